import type { Locale } from "../../shared/i18n/locale.ts";
import type { Birth } from "../kit/birth/birth.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import { findChineseName } from "../kit/strokes/surnames.ts";
import type { NumerologyInput } from "./input.ts";
import { findSpelling } from "./spelling.ts";

const saysSystem: readonly (readonly [RegExp, NumerologyInput["system"]])[] = [
  [/(?:用|按|改用|换成?)(?:的)?迦勒底|\b(?:use|by|with|in) (?:the )?chaldean\b/i, "chaldean"],
  [/(?:用|按|改用|换成?)(?:的)?毕达哥拉斯|\b(?:use|by|with|in) (?:the )?pythagorean\b/i, "pythagorean"],
];

const namedZh =
  /(?:名字(?:叫|是|：|:)|姓名(?:是|：|:)?|我叫|他叫|她叫|孩子叫)\s*[“"「]?([\p{Script=Han}]{2,4}?)[”"」]?(?=$|[\s，,。；;、？?！!]|\d|生|出生|的)/u;
const leadZh = /^\s*([\p{Script=Han}]{2,4})(?=[，,；;、\s]*(?:$|[男女]|生于|出生|阳历|阴历|农历|公历|\d))/u;
const word = String.raw`\p{Lu}[\p{L}\p{Mn}.'’-]*`;
const namedEn = new RegExp(
  String.raw`(?:\b[Nn]ame(?: is|’s|'s)?:?|\bI(?:’|')m|\bI am|\b[Cc]alled|\bborn as|名字(?:是|叫|：|:)?|姓名(?:是|：|:)?|我叫|叫)\s*((?:${word}\s+){0,5}${word})`,
  "u",
);
const leadEn = new RegExp(String.raw`^\s*((?:${word}\s+){1,5}${word})(?=\s*(?:$|[,，;；(（]|born\b|\d))`, "u");
/** Capitals that open a sentence or a month, and no name. */
const noName =
  /^(?:what|which|when|where|who|why|how|is|are|am|was|will|would|can|could|should|do|does|did|my|the|i|in|on|at|by|born|use|tell|please|life|soul|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|chaldean|pythagorean|chinese|lunar)\b/i;
const onlyLetters = /^[\p{Script=Latin}\p{Mn}\s.'’-]{2,80}$/u;

/** "Anna Schmidt", "江沐阳": a name said as one; alone, or before a birth, only where it looks like nothing else. */
const findName = (text: string, known: Partial<NumerologyInput>): string | undefined => {
  const zh = namedZh.exec(text)?.[1] ?? leadZh.exec(text)?.[1];
  if (zh && findChineseName(zh)) return zh;
  const en = namedEn.exec(text)?.[1] ?? leadEn.exec(text)?.[1];
  if (en && !noName.test(en)) return en.trim();
  // The spelling of a name was asked for, and this is it.
  const isAsked = known.name !== undefined && known.name !== "" && findSpelling(known.name) === null;
  return isAsked && onlyLetters.test(text.trim()) ? text.trim() : undefined;
};

/** What these words give of the input: a birth as far as it is said, a name, and a letter table where one is named. */
export const understandNumerology = (text: string, known: Partial<NumerologyInput>, locale: Locale): Partial<NumerologyInput> => {
  const birth = understandBirth(text, known.birth, locale);
  const name = findName(text, known);
  const system = saysSystem.find(([says]) => says.test(text))?.[1];
  return { ...(birth ? { birth: birth as Birth } : {}), ...(name && name !== known.name ? { name } : {}), ...(system ? { system } : {}) };
};
