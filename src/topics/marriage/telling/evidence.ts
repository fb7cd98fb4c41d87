import { isHarmed } from "../../kit/hearing/harmed.ts";
import type { Claim } from "../../kit/telling/chart-reader.ts";
import { toParts } from "../engine.ts";
import { toPartValues, toSay, toYearValues, type Values } from "./say.ts";
import type { Tongue } from "./tongue.ts";
import type { MarriageView, Part } from "./view.ts";

const factsOf: Readonly<Record<string, (view: MarriageView) => string[]>> = {
  total: ({ cast: { total } }) => ["total", total.strongest, total.sorest],
  bond: () => ["pillar.a.day", "pillar.b.day", "dayStems", "animals", "synastry"],
  daily: () => ["seat.a", "seat.b", "dayBranches", "kua"],
  quarrel: () => ["dayStems", "strengths", "synastry"],
  money: () => ["elements", "giving.a", "giving.b"],
  family: () => ["animals", "nayin", "pillar.a.year", "pillar.b.year"],
  year: ({ focus, goodYear }) => [...new Set([`year.${focus.year}`, `year.${goodYear.year}`])],
  kua: () => ["kua"],
  unsafe: () => ["total"],
  unknown: ({ cast }) => [...(cast.a.hasTime ? [] : ["unknownTime.a"]), ...(cast.b.hasTime ? [] : ["unknownTime.b"]), "total"],
};

const toScore = (score: number): string => (score > 0 ? `+${score}` : `${score}`.replace("-", "−"));

const toValues = (tongue: Tongue, view: MarriageView): Values => {
  const { lexicon, texts } = tongue;
  const { cast, focus, goodYear } = view;
  const { a, b, animals, pillars, nayin, kua, synastry, elements, total } = cast;
  const own = toPartValues(tongue, view);
  const parts = toParts(cast);
  const called = { a: lexicon.call(cast, "a").object, b: lexicon.call(cast, "b").object };
  const unknown = [...(a.hasTime ? [] : [called.a]), ...(b.hasTime ? [] : [called.b])];
  const years = { focus: toYearValues(tongue, focus), good: toYearValues(tongue, goodYear) };
  return {
    ...own,
    z: total.score,
    w: total.margin,
    bl: texts.partLabels[total.strongest]!,
    wl: texts.partLabels[total.sorest]!,
    bs: parts[total.strongest].score,
    bo: parts[total.strongest].of,
    ws: parts[total.sorest].score,
    wo: parts[total.sorest].of,
    g: lexicon.ganzhi(a.pillars.day),
    h: lexicon.ganzhi(b.pillars.day),
    i: lexicon.ganzhi(a.pillars.year),
    j: lexicon.ganzhi(b.pillars.year),
    p: lexicon.branch(pillars.branches.a),
    q: lexicon.branch(pillars.branches.b),
    ss: pillars.stems.score,
    as: animals.score,
    ds: pillars.branches.score,
    es: elements.score,
    ns: nayin.score,
    us: kua.score,
    ks: synastry.score,
    la: a.strength.score,
    lb: b.strength.score,
    va: elements.toA.percent,
    vb: elements.toB.percent,
    y: focus.year,
    yg: years.focus.g!,
    ya: toScore(focus.a.score),
    yb: toScore(focus.b.score),
    ny: goodYear.year,
    ng: years.good.g!,
    na: toScore(goodYear.a.score),
    nb: toScore(goodYear.b.score),
    ka: lexicon.trigram(kua.a),
    kb: lexicon.trigram(kua.b),
    who: unknown.join(lexicon.locale === "zh" ? "和" : " and "),
  };
};

/** What a part rests on, the foremost first; the lead tells the first two, each follow-up goes one on. */
export const listEvidence =
  (tongue: Tongue) =>
  (view: MarriageView, part: Part | null): Claim[] => {
    const say = toSay(tongue);
    const values = toValues(tongue, view);
    const unknown = view.cast.a.hasTime && view.cast.b.hasTime ? [] : ["unknown"];
    const foremost = view.isMinor
      ? ["daily", ...unknown, "quarrel"]
      : [part ?? "bond", ...(unknown.length > 0 ? unknown : ["total"]), ...(part ? ["bond"] : ["daily"])];
    const rest = view.isMinor ? ["kua"] : ["year", "daily", "money", "kua", "quarrel", "family", "total"];
    const keys = isHarmed(view.question) ? ["unsafe"] : [...new Set([...foremost, ...rest])];
    return keys.map((key) => ({ text: say(view, tongue.texts.evidence[key]!, values), facts: factsOf[key]!(view) }));
  };
