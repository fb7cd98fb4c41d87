import { toCapital } from "../../../../shared/capital.ts";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Polarity } from "../../hearing/polarity.ts";
import type { QuestionKind } from "../../hearing/question.ts";
import { type AskedForm, chanceOfAccord } from "../chances.ts";
import { type Accord, type Aspect, aspects, compare } from "../compare.ts";
import type { Calendar, Lean, Leaning, Span } from "../leaning.ts";
import { wordsEn } from "./words.en.ts";
import { type ComparisonWords, type PairKind, sayLean, type Tenths, type Unweighed } from "./words.ts";
import { wordsZh } from "./words.zh.ts";

export interface ComparedSide {
  topic: string;
  isDraw: boolean;
  leaning: Leaning;
  /** Of the facts it rests on. */
  chips: readonly FactChip[];
}

/** What a comparison needs of the question. */
export interface ComparedQuestion {
  kind: QuestionKind;
  polarity: Polarity;
  isDreaded: boolean;
  options: readonly [string, string] | null;
  form: AskedForm;
}

export interface ComparisonRequest {
  sides: readonly [ComparedSide, ComparedSide];
  question: ComparedQuestion;
  /** No cast answers this: nothing is weighed. */
  unweighed: Unweighed | null;
  locale: Locale;
}

export interface ComparisonRow {
  aspect: Aspect;
  accord: Accord;
  /** What each says, in the order of the sides. */
  said: [SaidAspect, SaidAspect];
  /** By chance, out of ten; null where one of them says nothing, and there is nothing to compare. */
  tenths: Tenths | null;
}
export interface SaidAspect {
  text: string;
  facts: FactChip[];
}

export interface ToldComparison {
  /** null: nothing is weighed. */
  accord: Accord | null;
  headline: string;
  text: string;
  rows: ComparisonRow[];
}

const words: Record<Locale, ComparisonWords> = { zh: wordsZh, en: wordsEn };
const longestWay: Record<Locale, number> = { zh: 8, en: 18 };

/** Ten parts that add up to ten, the largest remainders first. */
export const toTenths = (agree: number, part: number): Tenths => {
  const shares = { agree: agree * 10, part: part * 10, apart: Math.max(0, 1 - agree - part) * 10 };
  const tenths: Tenths = { agree: Math.floor(shares.agree), part: Math.floor(shares.part), apart: Math.floor(shares.apart) };
  const left = 10 - tenths.agree - tenths.part - tenths.apart;
  const byRest = (Object.keys(shares) as (keyof Tenths)[]).sort((one, other) => (shares[other] % 1) - (shares[one] % 1));
  for (const key of byRest.slice(0, left)) tenths[key] += 1;
  return tenths;
};

/** What is asked is compared first: yes or no, a time, else where to look. */
const mainOf = ({ kind }: ComparedQuestion): Aspect =>
  kind === "when" ? "when" : kind === "yesNo" || kind === "open" || kind === "choice" ? "lean" : "through";

const pickChips = ({ chips }: ComparedSide, ids: readonly string[]): FactChip[] =>
  [...new Set(ids)].flatMap((id) => chips.find((chip) => chip.id === id) ?? []);

const toTeller = ({ question, locale }: ComparisonRequest) => {
  const say = words[locale];
  const saySpan = (span: Span): string => {
    if (span.from === span.to) return say.sayMonth(span.from);
    const year = Number(span.from.slice(0, 4));
    return span.from === `${year}-02` && span.to === `${year + 1}-01` ? say.sayYear(year) : say.saySpan(span);
  };
  const sayChoice = ({ way, step }: Lean, [first, second]: readonly [string, string]): string => {
    if (way === 0) return say.levelChoice;
    const isLong = first.length > longestWay[locale] || second.length > longestWay[locale];
    return say.sayWay(isLong ? say.nths[way > 0 ? 0 : 1] : way > 0 ? first : second, step === "clear");
  };
  const sayLeaning = (lean: Lean | null): string => {
    if (lean === null) return say.unasked;
    if (question.kind === "choice" && question.options) return sayChoice(lean, question.options);
    if (question.kind === "open") return sayLean(say, "open", lean);
    if (question.form === "leaving") return sayLean(say, "leaving", lean);
    return sayLean(say, question.isDreaded && question.polarity !== "is" ? "feared" : question.polarity, lean);
  };
  const sayTimes = (when: Calendar | null): string => (when ? say.list([...new Set(when.open.map(saySpan))]) : say.noTime);
  return { say, sayLeaning, sayTimes };
};

type Teller = ReturnType<typeof toTeller>;

const toRows = ({ sides, question }: ComparisonRequest, { say, sayLeaning, sayTimes }: Teller): ComparisonRow[] => {
  const [one, other] = sides;
  const accords = compare(one.leaning, other.leaning);
  const saidBy: Record<Aspect, (side: ComparedSide) => SaidAspect> = {
    lean: (side) => ({ text: sayLeaning(side.leaning.lean), facts: pickChips(side, side.leaning.lean?.facts ?? []) }),
    when: (side) => ({ text: sayTimes(side.leaning.when), facts: pickChips(side, side.leaning.when?.open.flatMap(({ facts }) => facts) ?? []) }),
    through: ({ leaning: { through }, ...side }) => ({
      text: through ? say.sides[through.side] : say.noSide,
      facts: through ? pickChips({ leaning: { lean: null, when: null, through }, ...side }, through.facts) : [],
    }),
  };
  const main = mainOf(question);
  // What only one of them speaks of is shown where it was asked for, and nowhere else.
  const shown = aspects.filter((aspect) => aspect === main || sides.every(({ leaning }) => leaning[aspect] !== null));
  return [main, ...shown.filter((aspect) => aspect !== main)].map((aspect) => {
    const { agree, part } = chanceOfAccord(one.topic, other.topic, question.form, aspect);
    const isSaid = sides.every(({ leaning }) => leaning[aspect] !== null);
    return { aspect, accord: accords[aspect], said: [saidBy[aspect](one), saidBy[aspect](other)], tenths: isSaid ? toTenths(agree, part) : null };
  });
};

const sayHeadline = ({ sides, question }: ComparisonRequest, { say }: Teller, { aspect, accord, said }: ComparisonRow): string => {
  const [one, other] = sides.map(({ topic }) => say.names[topic]!) as [string, string];
  const [own, theirs] = said.map(({ text }) => text) as [string, string];
  const { headline } = say;
  if (aspect === "when") return headline.when[accord];
  if (aspect === "through")
    return accord === "agree" ? headline.sideAgree(own) : accord === "part" ? headline.sideEach(one, own, other, theirs) : headline.sideApart;
  const leans = sides.map(({ leaning }) => leaning.lean);
  const [first, second] = leans.map((lean, at) => say.says(said[at]!.text, lean !== null && question.kind !== "choice")) as [string, string];
  if (leans.every((lean) => lean === null)) return headline.bothUnasked;
  if (leans.every((lean) => lean?.step === "even")) return headline.bothOpen;
  if (own === theirs) return headline.agree(first);
  return accord === "agree" ? headline.agreeUnlike(first, second) : headline.each(one, first, other, second);
};

const sayBasis = ({ sides }: ComparisonRequest, { say }: Teller, { said }: ComparisonRow): string => {
  const based = sides.flatMap(({ topic }, at) => {
    const [fact] = said[at]!.facts;
    return fact ? [{ name: say.names[topic]!, fact: say.sayFact(fact) }] : [];
  });
  const [one, other] = based;
  if (one && other) return say.basis(one.name, one.fact, other.name, other.fact);
  return one ? say.basisAlone(one.name, one.fact) : "";
};

const toPairKind = ([one, other]: ComparisonRequest["sides"]): PairKind => (one.isDraw !== other.isDraw ? "mixed" : one.isDraw ? "draws" : "births");
const rareMost = 1;
const commonLeast = 5;

const sayChance = (request: ComparisonRequest, { say }: Teller, { aspect, accord, tenths }: ComparisonRow): string[] => {
  if (tenths === null) return [];
  const share = tenths[accord];
  return [say.chance(toPairKind(request.sides), aspect, tenths), say.worth(aspect, accord, share <= rareMost, share >= commonLeast)];
};

const sayUse = ({ sides }: ComparisonRequest, { say }: Teller, { aspect, accord, tenths }: ComparisonRow): string => {
  if (aspect === "when" && accord === "apart") return tenths === null ? say.useOfNoCalendar : say.use.when.apart;
  if (aspect !== "lean" || accord !== "apart") return say.use[aspect][accord];
  const leans = sides.map(({ leaning }) => leaning.lean);
  if (leans.every((lean) => lean === null)) return say.use.through.apart;
  return leans.every((lean) => lean === null || lean.way === 0) ? say.useOfNeither : say.use.lean.apart;
};

/** Agreement and dissent of two casts on one question, named from their facts, and what chance makes of it. */
export const tellComparison = (request: ComparisonRequest): ToldComparison => {
  const teller = toTeller(request);
  if (request.unweighed) return { accord: null, ...teller.say.unweighed[request.unweighed], rows: [] };
  // Each paints somebody in its own way: there is no scale the two share.
  if (request.question.kind === "who") return { accord: "apart", ...teller.say.somebody, rows: [] };
  const rows = toRows(request, teller);
  const [main] = rows as [ComparisonRow, ...ComparisonRow[]];
  const sentences = [sayBasis(request, teller, main), ...sayChance(request, teller, main), sayUse(request, teller, main)];
  return {
    accord: main.accord,
    headline: toCapital(sayHeadline(request, teller, main)),
    text: sentences.filter(Boolean).join(request.locale === "zh" ? "" : " "),
    rows,
  };
};
