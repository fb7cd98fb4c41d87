import { isAmongKin } from "../../kit/hearing/among-kin.ts";
import { type Beyond, findBeyond } from "../../kit/hearing/beyond.ts";
import type { Polarity } from "../../kit/hearing/polarity.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import { toLean, toLeanOf } from "../../kit/hexagrams/lean.ts";
import type { Relative } from "../../kit/hexagrams/relatives.ts";
import type { RulingText } from "../../kit/hexagrams/ruling.ts";
import type { ReadingRequest } from "../../kit/reading.ts";
import type { ZhouYiCast } from "../engine.ts";
import type { ZhouYiFacts } from "../fact-types.ts";
import type { ZhouYiFact } from "../facts.ts";
import { type Favour, toFavour } from "./choice.ts";
import { type Dissent, isAgainst, listDissents } from "./dissent.ts";
import { asksOfLateness, isOfDealing, isOfLoss, isOfPair, isOutward } from "./hears.ts";
import { isHoldingBack } from "./holding.ts";
import { findMatter, type Sign, toRelativeOf } from "./matter.ts";

/** What a reading will say, before any word of it. */
export interface Outline {
  cast: ZhouYiCast;
  question: Question;
  /** The words to look for people in: the question, then for a further one also the first; empty where somebody is mourned. */
  about: string;
  variant: number;
  lean: number;
  /** The question's field of life; `inner` where it names none. */
  theme: Theme;
  isThemeNamed: boolean;
  polarity: Polarity;
  /** Yes to the question would be unwelcome: being dismissed, failing, parting. */
  isDreaded: boolean;
  /** Family or friends are meant, and no couple. */
  isAmongKin: boolean;
  /** It asks whether it is too late. */
  isLate: boolean;
  /** What no cast may say yes or no to. */
  beyond: Beyond | null;
  /** The counsel is to hold back or turn back: a favourable text then favours that, and not the deed asked about. */
  isHolding: boolean;
  favour: Favour | null;
  dissent: Dissent;
  /** Which ruling text speaks where `dissent` is `second`. */
  dissentingText: number;
  /** −2 … 2, of the judgment of the hexagram drawn. */
  judgmentLean: number;
  /** 用神: the relative that stands for the matter; null in love, where the answering line does. */
  sign: (ZhouYiFact & { key: "relative" }) | null;
  /** Which matter of its own the sign stands for; null where it goes by the field of life. */
  matter: Sign | null;
  /** Whose act and watch close the reading. */
  closer: Hexagram;
}

type KeyedFact<Key extends keyof ZhouYiFacts> = Extract<ZhouYiFact, { key: Key }>;

/** @throws RangeError for a fact that this cast does not hold */
export const getFact = <Key extends keyof ZhouYiFacts>(facts: readonly ZhouYiFact[], key: Key): KeyedFact<Key> => {
  const found = facts.find((fact): fact is KeyedFact<Key> => fact.key === key);
  if (!found) throw new RangeError(`no fact ${key}`);
  return found;
};

/** The field of life a question is told in; a pair of people is love even where no word says so. */
export const findTheme = (question: Question): Theme | null => {
  if (isOfLoss(question)) return "inner";
  return isOfDealing(question) ? "love" : (question.theme ?? (isOfPair(question) ? "love" : null));
};

/** The hexagram whose text of a ruling place is read. */
export const toHexagramOf = (cast: ZhouYiCast, { of }: RulingText): Hexagram => (of === "primary" ? cast.primary : (cast.changed ?? cast.primary));

const findSign = (facts: readonly ZhouYiFact[], relative: Relative | null): Outline["sign"] =>
  facts.find((fact): fact is ZhouYiFact & { key: "relative" } => fact.key === "relative" && fact.values.relative === relative) ?? null;

/** @param told for a further question, the one the cast was made for */
export const toOutline = ({ cast, facts, question, variant }: ReadingRequest<ZhouYiCast, ZhouYiFacts>, told?: Question): Outline => {
  const lean = toLean(cast);
  const named = findTheme(question);
  const theme = named ?? (isOutward(question) ? "work" : "inner");
  const isHolding = isHoldingBack(cast);
  const matter = isOfLoss(question) ? null : findMatter(question);
  const sign = findSign(facts, toRelativeOf(matter, named));
  const isMourning = isOfLoss(told ?? question);
  const dissents = listDissents(cast, lean, facts, sign);
  const closers = [cast.primary, cast.changed ?? cast.reversed, cast.nuclear];
  return {
    cast,
    question,
    about: isMourning ? "" : told ? `${question.text}\n${told.text}` : question.text,
    variant,
    lean,
    theme,
    isThemeNamed: named !== null,
    polarity: question.polarity,
    isDreaded: question.isDreaded,
    isLate: asksOfLateness(question),
    isAmongKin: !isMourning && isAmongKin(question.who === null && told ? told : question),
    beyond: question.kind === "yesNo" ? (findBeyond(question) ?? (told && findBeyond(told) === "body" ? "body" : null)) : null,
    isHolding,
    favour: toFavour(cast, question, isHolding ? -Math.abs(lean) : lean),
    dissent: dissents[variant % dissents.length]!,
    dissentingText: cast.ruling.findIndex((text, index) => index > 0 && isAgainst(lean, toLeanOf(cast, text))),
    judgmentLean: toLeanOf(cast, { of: "primary", place: "judgment" }),
    sign,
    matter,
    closer: closers[variant % closers.length]!,
  };
};
