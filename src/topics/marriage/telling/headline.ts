import { isOfAnothersHeart, isOfFit, isOfLeaving } from "../../kit/hearing/about.ts";
import { toAffirmed } from "../../kit/hearing/affirmed.ts";
import { listAskedYears } from "../../kit/hearing/asked-year.ts";
import { findBeyond } from "../../kit/hearing/beyond.ts";
import { isHarmed } from "../../kit/hearing/harmed.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { isSuspicion } from "../../kit/hearing/suspicion.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { fittingHead, type Head, type Wording } from "../../kit/telling/head.ts";
import { asksToWeigh, isOfStaying } from "./parts.ts";
import { toPartValues, toSay, toSayClause, toYearValues, type Values } from "./say.ts";
import type { Short, Tongue } from "./tongue.ts";
import type { MarriageView, Part } from "./view.ts";

/** What the pair says of one part. */
const findShort = ({ texts }: Tongue, { cast, sees }: MarriageView, part: Part | null): Short => {
  const { tie, from } = cast.pillars.stems;
  switch (part) {
    case "daily":
      return texts.shorts.seat[cast.pillars.branches.ties[0]!]!;
    case "quarrel":
      return texts.shorts.stem[tie === "feeds" || tie === "holds" ? `${tie}.${from}` : tie]!;
    case "money":
      return texts.shorts.purse[familyOfGod[sees.a]]!;
    case "family":
      return texts.shorts.animal[cast.animals.ties[0]!]!;
    default:
      return { is: texts.holds[cast.total.strongest]! };
  }
};

/** Of two years a question names, the better first; null where it does not name two of those told. */
const findTwoYears = ({ cast }: MarriageView, { text }: Question) => {
  const found = listAskedYears(text, cast.years[0]!.year).flatMap((asked) => cast.years.find(({ year }) => year === asked) ?? []);
  const [first, second] = found;
  if (!first || !second) return null;
  return second.score > first.score ? { better: second, other: first } : { better: first, other: second };
};

/** The wordings of a headline, with what the pair says of part `of` put in. */
const listWordings = (tongue: Tongue, view: MarriageView, key: string, of: Part | null, values: Values): Wording[] => {
  const { texts, lexicon } = tongue;
  const own = toPartValues(tongue, view);
  const { score: z, margin: w, strongest, sorest } = view.cast.total;
  const clause = (text = ""): string => toSayClause(tongue)(view, text, own);
  const gap = lexicon.locale === "zh" ? "" : " ";
  const { is, so, act } = findShort(tongue, view, of);
  const [told, done] = [clause(so), clause(act)];
  const said = {
    ...{ z, w, is: clause(is), so: told && told + gap, act: done && done + gap, do: done.replace(/[。.]$/, "") },
    ...{ best: clause(texts.strong[strongest]), hold: clause(texts.holds[strongest]), worst: clause(texts.sore[sorest]) },
    ...{ knot: clause(texts.knots[sorest]), toil: clause(texts.toils[sorest]) },
    ...values,
  };
  const put = (text: string): string => toSay(tongue)(view, text, said).trim();
  return texts.headlines[key]!.map((wording): Wording => (typeof wording === "string" ? put(wording) : [put(wording[0]), put(wording[1])]));
};

/** One sentence that answers the question, with its lean; never that two should not marry. */
export const toHeadline =
  (tongue: Tongue) =>
  (view: MarriageView, question: Question, part: Part | null): Head => {
    const { lexicon } = tongue;
    const { cast, tone, focus, goodYear } = view;
    /** Where their names are too long, he and she. */
    const unnamed = { ...view, cast: { ...cast, names: { male: null, female: null } } };
    const tell = (key: string, values: Values = {}, of = part): Head => {
      const [first, ...shorter] = [view, unnamed].flatMap((one) => listWordings(tongue, one, key, of, values));
      return fittingHead(lexicon.locale, first!, ...shorter);
    };
    const better = { n: goodYear.year, m: lexicon.ganzhi(goodYear.pillar) };
    if (isHarmed(question)) return tell("violence");
    if (isSuspicion(question)) return tell("suspicion");
    const beyond = findBeyond(question);
    if (beyond) return tell(beyond, {}, part ?? "daily");
    if (view.isMinor) return tell("minor", {}, part === "quarrel" ? part : "daily");
    if (isOfAnothersHeart(question)) return tell("heart");
    if (view.askedBeyond !== null) return tell("beyond", { ...toYearValues(tongue, goodYear), last: cast.years.at(-1)!.year, asked: view.askedBeyond });
    if (question.kind === "choice" || asksToWeigh(question)) {
      const two = findTwoYears(view, question);
      if (two) return tell("choiceYears", { ...toYearValues(tongue, two.better), n: two.other.year, m: lexicon.ganzhi(two.other.pillar) });
    }
    if (isOfLeaving(question)) return tell("leave");
    if (question.kind === "choice" && question.options) {
      const [one, other] = question.options;
      const [isFirst, isSecond] = [isOfStaying(one), isOfStaying(other)];
      if (isFirst === isSecond) return tell("choiceUnknown", { one, other });
      return tell("choice", { option: isFirst ? one : other });
    }
    if (question.kind === "when") return tell("when", toYearValues(tongue, goodYear));
    if (view.isYearAsked) {
      const grade = focus.score >= 0.75 ? "good" : focus.score <= -0.75 ? "hard" : "even";
      return tell(`year.${grade === "even" && focus === goodYear ? "good" : grade}`, { ...toYearValues(tongue, focus), ...better });
    }
    if (question.kind === "why") return tell("why", {}, part ?? "quarrel");
    if (question.kind === "how") {
      const of = part ?? "daily";
      return tell(findShort(tongue, view, of).act ? "how.act" : "how", {}, of);
    }
    if (question.kind === "who") return tell("who");
    if (part === "year") return tell("when", toYearValues(tongue, goodYear));
    if (question.kind === "yesNo") {
      if (toAffirmed(question, 1) < 0) return tell(`denied.${tone}`);
      if (part && part !== "bond") return tell(`part.${tone}`);
      const { polarity } = question;
      const fits = isOfFit(question);
      return tell(`${!fits && polarity === "should" ? "should" : polarity === "will" || polarity === "can" || polarity === "has" ? "will" : "is"}.${tone}`);
    }
    return part && part !== "bond" ? tell("part.open") : tell(`open.${tone}`);
  };
