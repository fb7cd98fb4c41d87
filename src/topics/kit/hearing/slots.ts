import type { CastTopicId } from "../../topic-ids.ts";
import type { Craft } from "../asked.ts";
import type { Act, HearRequest, Slots } from "./heard.ts";
import { findPart } from "./part.ts";
import { findTerm } from "./term-asked.ts";
import { findWhose } from "./whose.ts";

const number = "(?:\\d{1,2}|[一二两三四五六七八九十]|one|two|three|four|five|six|seven|eight|nine|ten)";
const wanted = new RegExp(
  `(?<!第)(${number})\\s{0,2}(?:张牌?|支签?|根签?|个(?:名字|日子|字)|(?:more )?(?:cards?|names?|days|dates|sticks?|coins|characters))`,
  "i",
);
const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const han = "一二三四五六七八九十";

const findCount = (text: string): number | null => {
  const word = wanted.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  if (/^\d/.test(word)) return Number(word);
  return word === "两" ? 2 : words.includes(word) ? words.indexOf(word) + 1 : han.indexOf(word) + 1;
};

/** Which one is meant, as a number. */
const findNumber = (text: string): number | null => {
  const at = findPart(text)?.at;
  return typeof at === "number" ? at : null;
};

const birthWords =
  /(?:(?:19|20)\d\d|\d{2})\s?[年./-]\s?\d{1,2}(?:\s?[月./-]\s?\d{1,2}\s?[日号]?)?(?:\s{0,2}[\u4e00-\u9fff]{0,2}[时辰])?|\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,?(?:\s\d{4})?|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d{1,2}(?:st|nd|rd|th)?,?(?:\s\d{4})?/i;

/** The craft a text names. */
export const findCraft = (text: string, crafts: readonly Craft<CastTopicId>[]): CastTopicId | null => crafts.find(({ sign }) => sign.test(text))?.topic ?? null;

/** What came with the words, as far as rules are sure. */
export const findSlots = ({ text, state }: HearRequest, act: Act, crafts: readonly Craft<CastTopicId>[]): Slots => {
  const birth = birthWords.exec(text)?.[0] ?? null;
  const isGiving = act === "give" || act === "correct" || (state === "asking" && birth !== null);
  return {
    part: act === "explain" || act === "complain" || act === "ask" || act === "restyle" ? findNumber(text) : null,
    term: act === "explain" ? findTerm(text) : null,
    craft: act === "craft" ? findCraft(text, crafts) : null,
    birth,
    whose: findWhose(text, isGiving),
    count: findCount(text),
  };
};
