import { toOrdinal } from "../wording/ordinal.ts";

/** What of an answer or a cast is meant by its number. */
export interface Part {
  /** Counted from 1; −1 is the last, −2 the one before it. */
  at: number | "middle";
  /** What is counted: the points of what we said, or the things that lie there. null: “the third one”. */
  of: "point" | "thing" | null;
  /** The noun that was counted, as written; empty for “the third one”. */
  noun: string;
  /** Where the words that say so stand. */
  from: number;
  to: number;
}

const digitsZh = "一二三四五六七八九";
const pointsZh = "段落|部分|句话|点|段|条|句|节|项";
const thingsZh = "张牌|张|枚|爻|卦|支签|支|签|根|章|柱|宫|步|颗星|颗|名字|日子|牌|位|样|种|组|只|个名字|个日子|个数|个意象";
const countersZh = `${thingsZh}|${pointsZh}|个`;
/** Of these there is a first too, and none is a part of a reading: 第一次, 第二天, 第三者. */
const othersZh = "次|天|年|眼|时间|者|方|任|胎|个月|周|志愿|反应|名|回|遍|性|手|印象|步走|季度";

const ordinalZh = new RegExp(`(倒数)?第\\s?([${digitsZh}十两]{1,3}|\\d{1,2})(?!${othersZh})\\s?(${countersZh})?`);
const edgeZh = new RegExp(`(最后|最末|末尾|末了|最前|最开头|开头|中间|当中|正中)(?:面|边)?(?:的|那|这)?(?:一)?(${countersZh})`);
const headZh = new RegExp(`(?<!里)头一(${countersZh})`);

const ordinalsEn = Array.from({ length: 12 }, (_, at) => toOrdinal(at + 1));
const numbersEn = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const pointsEn = "points?|paragraphs?|paras?|parts?|bits?|sections?|items?|sentences?|reasons?|bullets?|lines? of text|things? you said";
const thingsEn =
  "cards?|lines?|hexagrams?|names?|dates?|days?|sticks?|coins?|numbers?|positions?|places?|pillars?|symbols?|suggestions?|options?|houses?|palaces?|stars?|chapters?|letters?|characters?";
const nounsEn = `${pointsEn}|${thingsEn}|ones?|things?`;
const ordinalEn = new RegExp(
  `(?<!\\b(?:our|my|his|her|their|your) )\\b(${ordinalsEn.join("|")}|\\d{1,2}(?:st|nd|rd|th)|last|final|middle)(?: (?:\\w+ )??(${nounsEn})\\b|(?= ?(?:$|[?.,!]|mean|means|say|says)))`,
  "i",
);
const countedEn = new RegExp(`\\b(${pointsEn}|${thingsEn})(?: (?:number|no\\.?))? ?#? ?(\\d{1,2}|${numbersEn.join("|")})\\b`, "i");
const bareEn = /(?:^|\s)(?:number|no\.|#) ?(\d{1,2})\b/i;

const isPoint = { zh: new RegExp(`^(?:${pointsZh})$`), en: new RegExp(`^(?:${pointsEn})$`, "i") };
const isBare = /^(?:个|样|种|ones?|things?)?$/i;

const toNumberZh = (digits: string): number => {
  if (/\d/.test(digits)) return Number(digits);
  const [tens = "", ones = ""] = digits.includes("十") ? digits.split("十") : ["0", digits];
  const toDigit = (one: string) => (one === "两" ? 2 : digitsZh.indexOf(one) + 1);
  return (digits.includes("十") ? (tens === "" ? 1 : toDigit(tens)) * 10 : 0) + (ones === "" ? 0 : toDigit(ones));
};

const toNumberEn = (word: string): Part["at"] => {
  const lower = word.toLowerCase();
  if (lower === "last" || lower === "final") return -1;
  if (lower === "middle") return "middle";
  if (/^\d/.test(lower)) return Number.parseInt(lower, 10);
  return ordinalsEn.includes(lower) ? ordinalsEn.indexOf(lower) + 1 : numbersEn.indexOf(lower) + 1;
};

const toPart = (match: RegExpExecArray, at: Part["at"], noun = ""): Part => ({
  at,
  of: isBare.test(noun) ? null : isPoint.zh.test(noun) || isPoint.en.test(noun) ? "point" : "thing",
  noun: isBare.test(noun) ? "" : noun,
  from: match.index,
  to: match.index + match[0].length,
});

const findPartZh = (text: string): Part | null => {
  const ordinal = ordinalZh.exec(text);
  if (ordinal) {
    const count = toNumberZh(ordinal[2]!);
    return toPart(ordinal, ordinal[1] ? -count : count, ordinal[3]);
  }
  const edge = edgeZh.exec(text);
  if (edge) return toPart(edge, /中/.test(edge[1]!) ? "middle" : /前|开头/.test(edge[1]!) ? 1 : -1, edge[2]);
  const head = headZh.exec(text);
  return head && toPart(head, 1, head[1]);
};

const findPartEn = (text: string): Part | null => {
  const counted = countedEn.exec(text);
  if (counted) return toPart(counted, toNumberEn(counted[2]!), counted[1]);
  const ordinal = ordinalEn.exec(text);
  if (ordinal) return toPart(ordinal, toNumberEn(ordinal[1]!), ordinal[2]);
  const bare = bareEn.exec(text);
  return bare && toPart(bare, Number(bare[1]));
};

/** The part a text names by its number: 第三张牌, the last paragraph, card 2. Linear in the text. */
export const findPart = (text: string): Part | null => {
  const found = findPartZh(text) ?? findPartEn(text);
  return found?.at === 0 ? null : found;
};

/** The place of a part among `count`, from 0; undefined where there are not so many. */
export const toPlace = (at: Part["at"], count: number): number | undefined => {
  const place = at === "middle" ? Math.floor((count - 1) / 2) : at < 0 ? count + at : at - 1;
  return place >= 0 && place < count ? place : undefined;
};
