import { toElement } from "../../kit/hexagrams/branches.ts";
import { type Element, toRelation } from "../../kit/hexagrams/elements.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { toRelatedElement } from "../../kit/pillars/useful-elements.ts";
import type { Sayings } from "../../kit/telling/rule.ts";
import { toParts } from "../engine.ts";
import type { JointYear } from "../joint-years.ts";
import type { Who } from "../person.ts";
import type { ContactPair } from "../score/contacts.ts";
import { fill } from "./fill.ts";
import { findContactOf } from "./find-contact.ts";
import type { DrawKey, GrateKey, YearKey } from "./reader.ts";
import type { CloseKey } from "./rules-close.ts";
import { findStarYear } from "./rules-year.ts";
import type { Called, Tongue } from "./tongue.ts";
import type { MarriageView } from "./view.ts";

export type Values = Readonly<Record<string, string | number>>;

const otherOf = { a: "b", b: "a" } as const;
/** `{A}` he, `{Ao}` him, `{As}` his day, `{An}` his. */
const forms: Readonly<Record<string, keyof Called>> = { "": "subject", o: "object", s: "possessive", n: "own" };

/**
 * A clause with the two persons and its own values put in, to stand within a sentence; `who` is X, the other Y. Each is called by name once, and he or
 * she after that: there is one of each.
 */
export const toSayClause =
  ({ lexicon }: Tongue) =>
  (view: MarriageView, text: string, values: Values = {}, who: Who = "a"): string => {
    const told = new Set<Who>();
    const named = text.replace(/\{([ABXY])([son]?)\}/g, (_, letter: string, form: string) => {
      const person = letter === "A" ? "a" : letter === "B" ? "b" : letter === "X" ? who : otherOf[who];
      const called = told.has(person) ? lexicon.pronouns[person] : lexicon.call(view.cast, person);
      told.add(person);
      return called[forms[form]!];
    });
    return fill(named, values);
  };

/** Whole sentences, as `toSayClause` makes clauses. */
export const toSay =
  (tongue: Tongue) =>
  (view: MarriageView, text: string, values: Values = {}, who: Who = "a"): string =>
    tongue.lexicon.finish(toSayClause(tongue)(view, text, values, who));

/** Below this joint score the best of the years is not called a good one. */
const easedBelow = 0.75;
/** Percent of a day master's own element in its chart. */
const ownShare = ({ cast }: MarriageView, who: Who): number => cast[who].elements[toStemElement(cast[who].dayMaster)];

/** What a year's text may name. */
export const toYearValues = ({ texts, lexicon }: Tongue, { year, pillar, a, b }: JointYear): Values => ({
  y: year,
  g: lexicon.ganzhi(pillar),
  c: lexicon.branch(pillar[1]!),
  k: texts.yearGods[a.tenGod],
  l: texts.yearGods[b.tenGod],
  kg: lexicon.god(a.tenGod),
  lg: lexicon.god(b.tenGod),
});

/** What clauses about a part may name. */
export const toPartValues = ({ lexicon }: Tongue, { cast }: MarriageView): Values => {
  const { animals, pillars, nayin, kua, synastry } = cast;
  return {
    ab: lexicon.locale === "zh" ? lexicon.animal(animals.a) + lexicon.animal(animals.b) : `${lexicon.animal(animals.a)} and ${lexicon.animal(animals.b)}`,
    xy: lexicon.locale === "zh" ? pillars.stems.a + pillars.stems.b : `${lexicon.stem(pillars.stems.a)} and ${lexicon.stem(pillars.stems.b)}`,
    st: lexicon.locale === "zh" ? pillars.branches.a + pillars.branches.b : `${lexicon.branch(pillars.branches.a)} and ${lexicon.branch(pillars.branches.b)}`,
    mn: lexicon.locale === "zh" ? `${nayin.a}、${nayin.b}` : `${lexicon.nayin(nayin.a)} and ${lexicon.nayin(nayin.b)}`,
    kl: lexicon.locale === "zh" ? lexicon.trigram(kua.a) + lexicon.trigram(kua.b) : `${lexicon.trigram(kua.a)} and ${lexicon.trigram(kua.b)}`,
    m: lexicon.mansion(kua.mansion),
    c: synastry.contacts.length,
  };
};

/** The words of every rule but the closing ones, from the tables of one language. */
export const toSayings = (tongue: Tongue): Sayings<MarriageView, DrawKey | GrateKey | YearKey> => {
  const { texts, lexicon } = tongue;
  const say = toSay(tongue);
  const contact =
    (...pairs: ContactPair[]) =>
    (view: MarriageView, of: string): string => {
      const { contact: found } = findContactOf(view, ...pairs)!;
      const lead = of.startsWith("saturn") ? "saturn" : of.startsWith("venus") ? "venus" : "sun";
      const values = { o: found.orb.toFixed(1), t: lexicon.aspect(found.type) };
      return say(view, (of.startsWith("saturn") ? texts.saturns : texts.contacts)[of]!, values, found.a === lead ? "a" : "b");
    };
  const stemValues = (view: MarriageView) => {
    const { a, b, from } = view.cast.pillars.stems;
    const [p, q] = [ownShare(view, "a"), ownShare(view, "b")];
    return from === "b" ? { x: lexicon.stem(b), y: lexicon.stem(a), p: q, q: p } : { x: lexicon.stem(a), y: lexicon.stem(b), p, q };
  };
  const own = (view: MarriageView) => {
    const { a, b } = view.cast.pillars.stems;
    return { x: lexicon.stem(a), y: lexicon.stem(b), p: ownShare(view, "a"), q: ownShare(view, "b") };
  };
  const seats = ({ cast }: MarriageView) => {
    const { a, b } = cast.pillars.branches;
    const [e, f] = [toElement(a), toElement(b)];
    const shares = { e: lexicon.element(e), f: lexicon.element(f), p: cast.a.elements[e], q: cast.b.elements[f] };
    return { a: lexicon.branch(a), b: lexicon.branch(b), ...shares };
  };
  const sign = (table: "venus" | "moons" | "mars", who: Who) => (view: MarriageView, of: string) => say(view, texts[table][of]!, {}, who);
  const met = (who: Who) => (view: MarriageView, of: string) => {
    const other = otherOf[who];
    const share = { e: lexicon.element(toStemElement(view.cast[other].dayMaster)), p: ownShare(view, other) };
    return say(view, texts.met[of]!, { g: lexicon.god(view.seatGod[who]), ...share }, who);
  };
  const want = (who: Who) => (view: MarriageView, of: string) => say(view, texts.wants[of]!, { s: lexicon.branch(view.cast[who].pillars.day[1]!) }, who);
  const seen = (table: "sees" | "purses", who: Who) => (view: MarriageView, of: string) => {
    const [one, other] = [view.cast[who].dayMaster, view.cast[otherOf[who]].dayMaster];
    const shares = { e: lexicon.element(toStemElement(other)), p: ownShare(view, otherOf[who]), q: ownShare(view, who) };
    return say(view, texts[table][of]!, { s: lexicon.stem(one), r: lexicon.stem(other), ...shares }, who);
  };
  const clash = (who: Who) => (view: MarriageView, of: string) => {
    const other = view.cast[otherOf[who]].pillars[of as "year" | "month" | "hour"]!;
    return say(view, texts.clashes[of]!, { a: lexicon.branch(view.cast[who].pillars.day[1]!), b: lexicon.branch(other[1]!) }, who);
  };
  const giving = (who: Who) => (view: MarriageView, of: string) => {
    const { average } = who === "a" ? view.cast.elements.toA : view.cast.elements.toB;
    return say(view, texts.givings[of]!, { v: Math.round(average) }, who);
  };
  const wealth = (who: Who) => (view: MarriageView, of: string) => {
    const element = toRelatedElement(toStemElement(view.cast[who].dayMaster), "iHold");
    const percent = view.cast[who].elements[element];
    return say(view, texts.wealths[percent === 0 ? "none" : of.split(".")[0]!]!, { e: lexicon.element(element), v: percent }, who);
  };
  const home = (who: Who) => (view: MarriageView, of: string) => {
    const values = { a: lexicon.branch(view.cast[who].pillars.year[1]!), b: lexicon.branch(view.cast[otherOf[who]].pillars.day[1]!) };
    return say(view, texts.homes[of]!, values, who);
  };
  const elders = (who: Who) => (view: MarriageView, of: string) => say(view, texts.elders[of]!, { s: lexicon.stem(view.cast[who].pillars.year[0]!) }, who);
  const earns = (who: Who) => (view: MarriageView, of: string) => say(view, texts.earns[of]!, { s: lexicon.stem(view.cast[who].pillars.month[0]!) }, who);
  const alike = (table: "months" | "hours", pillar: "month" | "hour") => (view: MarriageView, of: string) => {
    const { a, b } = view.cast;
    return say(view, texts[table][of]!, { a: lexicon.branch(a.pillars[pillar]![1]!), b: lexicon.branch(b.pillars[pillar]![1]!) });
  };
  const focusSeat = (who: Who) => (view: MarriageView, of: string) =>
    say(view, texts.focusSeats[of]!, { ...toYearValues(tongue, view.focus), s: lexicon.branch(view.cast[who].pillars.day[1]!) }, who);
  return {
    animals: (view, of) => {
      const { a, b } = view.cast.animals;
      return say(view, texts.animals[of]!, { p: lexicon.animal(a), q: lexicon.animal(b), a: lexicon.branch(a), b: lexicon.branch(b) });
    },
    stems: (view, of) => {
      const { from, tie } = view.cast.pillars.stems;
      const isByPlace = tie === "combine" || tie === "clash" || tie === "same";
      return say(view, texts.stems[of]!, isByPlace ? own(view) : stemValues(view), isByPlace ? "a" : (from ?? "a"));
    },
    sunMoon: contact("sunMoon"),
    venusMars: contact("venusMars"),
    moonMoon: contact("moonMoon"),
    sunSun: contact("sunSun"),
    venusA: sign("venus", "a"),
    venusB: sign("venus", "b"),
    nayin: (view, of) => {
      const { nayin } = view.cast;
      return say(view, texts.nayins[of]!, { m: lexicon.nayin(nayin.a), n: lexicon.nayin(nayin.b) }, nayin.from ?? "a");
    },
    names: (view) => {
      const { a, b } = view.cast.nameGrids!;
      const relation = toRelation(a.element, b.element);
      const kind = relation === "same" ? "same" : relation === "iFeed" || relation === "feedsMe" ? "feeds" : "holds";
      const tie = toSayClause(tongue)(view, texts.namesTie[kind]!, {}, relation === "feedsMe" || relation === "holdsMe" ? "b" : "a");
      const values = { n: a.name, o: b.name, p: a.person, q: b.person, e: lexicon.element(a.element), f: lexicon.element(b.element), tie };
      return say(view, texts.namesLine, values);
    },
    seatTie: (view, of) => say(view, texts.seatTies[of]!, seats(view)),
    seatElements: (view, of) => {
      const [one, other] = of.split(".") as [Element, Element];
      return say(view, texts.seatElements[toRelation(one, other)]!, seats(view));
    },
    metA: met("a"),
    metB: met("b"),
    wantA: want("a"),
    wantB: want("b"),
    seesA: seen("sees", "a"),
    seesB: seen("sees", "b"),
    moonA: sign("moons", "a"),
    moonB: sign("moons", "b"),
    kua: (view, of) => {
      const { a, b, directions } = view.cast.kua;
      return say(view, texts.kuas[of]!, { m: lexicon.trigram(a), n: lexicon.trigram(b), d: lexicon.directions(directions.slice(0, 2)) });
    },
    saturn: contact("saturnSun", "saturnMoon", "saturnVenus"),
    stemQuarrel: (view, of) => say(view, texts.stemQuarrels[of]!, { ...own(view), p: view.cast.a.strength.score, q: view.cast.b.strength.score }),
    sides: (view, of) => say(view, texts.sides[of]!, { p: view.cast.a.strength.score, q: view.cast.b.strength.score }),
    marsA: sign("mars", "a"),
    marsB: sign("mars", "b"),
    clashA: clash("a"),
    clashB: clash("b"),
    givingA: giving("a"),
    givingB: giving("b"),
    purseA: seen("purses", "a"),
    purseB: seen("purses", "b"),
    wealthA: wealth("a"),
    wealthB: wealth("b"),
    heaviest: (view, of) => {
      const { a, b } = view.heaviest;
      const values = { e: lexicon.element(a), f: lexicon.element(b), p: view.cast.a.elements[a], q: view.cast.b.elements[b] };
      return say(view, texts.heaviest[of]!, values);
    },
    homeA: home("a"),
    homeB: home("b"),
    eldersA: elders("a"),
    eldersB: elders("b"),
    earnsA: earns("a"),
    earnsB: earns("b"),
    groups: (view, of) => say(view, texts.groups[of]!, { m: lexicon.trigram(view.cast.kua.a), n: lexicon.trigram(view.cast.kua.b) }),
    months: alike("months", "month"),
    hours: alike("hours", "hour"),
    focusYear: (view, of) => say(view, texts.focusYears[of]!, toYearValues(tongue, view.focus)),
    focusSeatA: focusSeat("a"),
    focusSeatB: focusSeat("b"),
    goodYear: (view) => {
      const { goodYear } = view;
      const [h, i] = [texts.goodYears[familyOfGod[goodYear.a.tenGod]]!, texts.goodYears[familyOfGod[goodYear.b.tenGod]]!];
      const line = goodYear.score < easedBelow ? "eased" : h === i ? "same" : "both";
      return say(view, texts.goodYearLines[line]!, { ...toYearValues(tongue, goodYear), h, i });
    },
    hardYear: (view, of) => say(view, texts.hardYears[of] ?? texts.hardYears.other!, toYearValues(tongue, view.hardYear)),
    starYear: (view, of) => {
      const { year, who } = findStarYear(view)!;
      return say(view, texts.starYears[of.split(".").at(-1)!]!, toYearValues(tongue, year), who === "b" ? "b" : "a");
    },
  };
};

/** The closing rules: what pulls the other way, what to do, what to watch. */
export const toCloseSayings = (tongue: Tongue): Sayings<MarriageView, CloseKey> => {
  const { texts, lexicon } = tongue;
  const say = toSay(tongue);
  const clause = toSayClause(tongue);
  const doing = (part: string) => (view: MarriageView, of: string) => say(view, texts.doings[part]![of]!, toYearValues(tongue, view.goodYear));
  const numbers = ({ cast }: MarriageView): Values => ({
    p: cast.animals.score,
    q: cast.pillars.branches.score,
    s: cast.synastry.score,
    t: cast.pillars.stems.score + cast.pillars.branches.score,
    u: cast.elements.toA.percent,
    v: cast.elements.toB.percent,
    w: cast.total.margin,
    z: cast.total.score,
  });
  const simple = (key: string) => (view: MarriageView, of: string) =>
    say(view, texts.dissents[`${key}.${of}`] ?? texts.dissents[key]!, { ...toPartValues(tongue, view), ...numbers(view) }, of === "b" ? "b" : "a");
  return {
    bestWorst: (view, of) => {
      const [best, worst] = of.split(".") as [string, string];
      const values = toPartValues(tongue, view);
      return say(view, texts.dissents.bestWorst!, { best: clause(view, texts.strong[best]!, values), worst: clause(view, texts.sore[worst]!, values) });
    },
    outsideInside: simple("outsideInside"),
    skyAgainst: simple("skyAgainst"),
    oneSided: simple("oneSided"),
    mixedSeat: (view, of) => {
      const { a, b } = view.cast.pillars.branches;
      const values = { a: lexicon.branch(a), b: lexicon.branch(b), e: lexicon.element(toElement(a)), f: lexicon.element(toElement(b)) };
      return say(view, texts.dissents[`mixedSeat.${of}`]!, values);
    },
    warmAndStern: (view) => {
      const warm = findContactOf(view, "sunMoon", "venusMars", "moonMoon")!.contact;
      const stern = findContactOf(view, "saturnSun", "saturnMoon", "saturnVenus")!.contact;
      return say(view, texts.dissents.warmAndStern!, { o: warm.orb.toFixed(1), r: stern.orb.toFixed(1) }, stern.a === "saturn" ? "a" : "b");
    },
    wideMargin: (view, of) => say(view, texts.dissents.wideMargin!, { ...numbers(view), worst: clause(view, texts.sore[of]!, toPartValues(tongue, view)) }),
    splitYear: (view, of) => say(view, texts.dissents.splitYear!, toYearValues(tongue, view.focus), of as Who),
    twoHomes: (view, of) => say(view, texts.dissents.twoHomes!, {}, of as Who),
    doBond: doing("bond"),
    doDaily: doing("daily"),
    doQuarrel: doing("quarrel"),
    doMoney: doing("money"),
    doFamily: doing("family"),
    doYear: doing("year"),
    watch: (view, of) => {
      const { score, of: most } = toParts(view.cast)[view.cast.total.sorest];
      return say(view, texts.watches[of]!, { wl: texts.partLabels[of]!, ws: score, wo: most });
    },
    watchYear: (view) => say(view, texts.watchYear, toYearValues(tongue, view.hardYear)),
  };
};
