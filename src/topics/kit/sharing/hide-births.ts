import type { Locale } from "../../../shared/i18n/locale.ts";

/** What stands where a birth stood. */
export const birthLeftOut: Record<Locale, string> = { zh: "（生辰没放）", en: "(birth left out)" };

const numeral = "\\d{1,2}|[正一二三四五六七八九十廿卅冬腊两]{1,3}";
const yearWord = "(?:1[89]|20)\\d{2}|[一二][〇零○一二三四五六七八九]{3}|\\d{2}|[〇零○一二三四五六七八九]{2}";
const monthNames = "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const calendar = "(?:农历|阴历|阳历|公历|新历|旧历)?";
const hourWord = `(?:凌晨|早上|清晨|上午|中午|下午|傍晚|晚上|夜里|半夜)?\\s*(?:${numeral})\\s*[点時时](?:\\s*(?:${numeral}|半|[一三]刻)\\s*分?)?|[子丑寅卯辰巳午未申酉戌亥]时|\\b\\d{1,2}[:：]\\d{2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?|\\b\\d{1,2}\\s*[ap]\\.?m\\b\\.?`;

/** A date to its day, or at least to its month, with a year that may be a birth's. */
const dates = [
  `${calendar}(?:${yearWord})\\s*年\\s*(?:闰?(?:${numeral})\\s*月\\s*(?:初?(?:${numeral})\\s*[日号]?)?)`,
  "\\b(?:1[89]|20)\\d{2}\\s*[-/.．－]\\s*\\d{1,2}\\s*[-/.．－]\\s*\\d{1,2}\\b",
  "\\b\\d{1,2}\\s*[-/.]\\s*\\d{1,2}\\s*[-/.]\\s*(?:(?:1[89]|20)\\d{2}|\\d{2})\\b",
  "\\b(?:1[89]|20)\\d{2}[01]\\d[0-3]\\d\\b",
  `\\b(?:${monthNames})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+(?:1[89]|20)\\d{2}\\b`,
  `\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${monthNames})\\.?,?\\s+(?:1[89]|20)\\d{2}\\b`,
  `\\b(?:${monthNames})\\.?\\s+(?:1[89]|20)\\d{2}\\b`,
];
/** What is a birth by its own words. */
const told = [
  `(?:${yearWord})\\s*年(?:出)?生(?:人|的)?`,
  "(?<!\\d)\\d{2}后",
  "属\\s*[鼠牛虎兔龙蛇马羊猴鸡狗猪]",
  "(?:虚岁|周岁|今年)?\\s*(?:\\d{1,3}|[一二三四五六七八九十两百]{1,4})\\s*(?:周岁|虚岁|岁)",
  "\\b(?:born|birth(?:day|date)?|b\\.)\\b[^.,;!?。，；\\n]{0,60}",
  "(?:生日|出生|生于|生在|生辰|八字)[^。，；！？,;!?\\n]{0,40}",
  "\\b(?:I(?:['’]m| am)|(?:s?he|they)(?:['’]s| is| are)|aged?|turn(?:s|ed|ing)?)\\s+(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[- ][a-z]+)?)\\b(?:\\s*years?\\s*old)?",
  "\\b\\d{1,3}[- ]years?[- ]old\\b",
  "\\byear of the (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)\\b",
];
const births = new RegExp([...dates, ...told].join("|"), "giu");
const clocks = new RegExp(hourWord, "giu");
const figures = /\p{Nd}/u;

/** So much of a text is looked at; a question is never longer. */
const readMost = 8000;
const mark = "\uE000";
const runs = new RegExp(`${mark}(?:[\\s,，、.．;；:：/()（）-]*${mark})*`, "gu");

export interface BirthHiding {
  locale: Locale;
  /** As the forms gave them. */
  places: readonly string[];
  /** The talk is about a birth: clauses with figures go too. */
  isAll: boolean;
  /** Our own reader's words, of no chart: a classic's “born of nothing” is nobody's birth, a figure may be what it was told. */
  isOurs?: boolean;
}

/** Words without what tells a birth: dates, hours, ages, animals, where one was born, and the places given. Linear in the text. */
export const hideBirths = (text: string, { locale, places, isAll, isOurs = false }: BirthHiding): string => {
  const short = text.slice(0, readMost).replaceAll(mark, "");
  let hidden = short.replace(births, (told) => (isOurs && !figures.test(told) ? told : mark));
  if (isAll || hidden !== short) hidden = hidden.replace(clocks, mark);
  for (const place of places) if (place.length > 1) hidden = hidden.replaceAll(place, mark);
  if (isAll) hidden = hidden.replace(/[^，,。.；;！!？?\n]+/gu, (clause) => (figures.test(clause) ? mark : clause));
  return hidden.replace(runs, birthLeftOut[locale]);
};
