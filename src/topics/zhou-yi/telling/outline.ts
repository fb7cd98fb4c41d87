import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import { toLean, toLeanOf } from "../../kit/hexagrams/lean.ts";
import type { Relative } from "../../kit/hexagrams/relatives.ts";
import type { RulingText } from "../../kit/hexagrams/ruling.ts";
import { type Polarity, toPolarity } from "../../kit/question/polarity.ts";
import type { Question, Theme } from "../../kit/question/question.ts";
import type { ReadingRequest } from "../../kit/reading.ts";
import type { ZhouYiCast } from "../engine.ts";
import type { ZhouYiFacts } from "../fact-types.ts";
import type { ZhouYiFact } from "../facts.ts";
import { type Beyond, findBeyond } from "./beyond.ts";
import { type Favour, toFavour } from "./choice.ts";
import { type Dissent, isAgainst, listDissents } from "./dissent.ts";
import { isHoldingBack } from "./holding.ts";
import { findMatter, type Matter, toRelativeOf } from "./matter.ts";

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
  matter: Matter | null;
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

const dreaded =
  /被(?:裁|辞|开除|骗|甩|抓|拒|淘汰|替|分手)|裁员|失败|失业|下岗|分手|离婚|变心|出轨|外面有|有别人|骗我|瞒(?:着)?我|恨我|怪我|嫉妒|讨厌我|想让我走|赶我|离开我|不要我|落榜|挂科|赔|亏|输|出事|倒闭|吵|后悔|不对(?=[吗？?]|$)|我的错|错了|\b(?:be (?:fired|sacked|laid off|dumped|rejected|left|caught)|fail|lose|break up|divorce|cheat(?:ing)?|seeing someone|affair|lying to me|hates? me|blames? me|env(?:y|ies)|jealous|wants? me (?:gone|out)|leav(?:e|ing) me|go wrong|regret|(?:end in )?a quarrel|fall (?:apart|through)|reject|dangerous|wrong to|my fault|(?:a|my) mistake)\b/i;

const late = /太晚|太迟|晚不晚|迟不迟|是不是晚|还晚吗|晚了吗|\btoo (?:late|old)\b/i;

/** Matters that lie outside oneself, where no field of life is named. */
const outward =
  /官司|签证|搬|比赛|旅行|出国|移民|计划|驾照|申请|\b(?:case|court|visa|move|moving|trip|race|match|plans?|licen[cs]e|application|permit|project)\b/i;

const pair = /我[和跟与](?:他|她|TA)|我们(?:俩|两个|之间)|\b(?:for|between|about) us\b|\b(?:him|her) and me\b/i;

/** How to get on with somebody is about the two, whatever else the story names. */
const dealing = /怎么(?:才能)?(?:跟|和)(?:他|她|TA)(?:们)?(?:相处|住|过)|\b(?:live|get on|get along|cope) with (?:him|her|them)\b/i;

/** Someone has died: what is asked is about the one who stays. */
const bereaved =
  /去世|过世|离世|病逝|不在了|(?:妈妈?|爸爸?|母亲|父亲|爷爷|奶奶|外公|外婆|老伴)(?:刚|已经)?走了|\b(?:lost (?:my|our) (?:\w+ ){0,2}?(?:mother|mum|mom|father|dad|husband|wife|son|daughter|child|brother|sister|friend|baby|dog|cat)|died|passed away|is dead|death of)\b/i;

/** The field of life a question is told in; a pair of people is love even where no word says so. */
export const findTheme = ({ theme, text }: Question): Theme | null => {
  if (bereaved.test(text)) return "inner";
  return dealing.test(text) ? "love" : (theme ?? (pair.test(text) ? "love" : null));
};

/** The hexagram whose text of a ruling place is read. */
export const toHexagramOf = (cast: ZhouYiCast, { of }: RulingText): Hexagram => (of === "primary" ? cast.primary : (cast.changed ?? cast.primary));

const findSign = (facts: readonly ZhouYiFact[], relative: Relative | null): Outline["sign"] =>
  facts.find((fact): fact is ZhouYiFact & { key: "relative" } => fact.key === "relative" && fact.values.relative === relative) ?? null;

/** @param told for a further question, the one the cast was made for */
export const toOutline = ({ cast, facts, question, variant }: ReadingRequest<ZhouYiCast, ZhouYiFacts>, told?: Question): Outline => {
  const lean = toLean(cast);
  const named = findTheme(question);
  const theme = named ?? (outward.test(question.text) ? "work" : "inner");
  const isHolding = isHoldingBack(cast);
  const polarity = toPolarity(question.text, question.locale);
  const matter = bereaved.test(question.text) ? null : findMatter(question.text);
  const sign = findSign(facts, toRelativeOf(matter, named));
  const dissents = listDissents(cast, lean, facts, sign);
  const closers = [cast.primary, cast.changed ?? cast.reversed, cast.nuclear];
  return {
    cast,
    question,
    about: bereaved.test(told?.text ?? question.text) ? "" : told ? `${question.text}\n${told.text}` : question.text,
    variant,
    lean,
    theme,
    isThemeNamed: named !== null,
    polarity,
    isDreaded: polarity !== "should" && polarity !== "can" && dreaded.test(question.text),
    isLate: late.test(question.text),
    beyond: question.kind === "yesNo" ? (findBeyond(question.text) ?? (told && findBeyond(told.text) === "body" ? "body" : null)) : null,
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
