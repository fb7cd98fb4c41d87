import { type HeardTime, isAfterFigures, type Span, toSpan, toTime } from "./heard.ts";
import { toNumber } from "./zh-number.ts";

const periods = "凌晨|清晨|清早|大清早|早晨|早上|一早|早|上午|中午|正午|晌午|下午|午后|傍晚|黄昏|晚上|夜里|夜晚|夜间|深夜|半夜|午夜|大半夜|晚间|晚|夜";
const hourWords = "2[0-4]|[01]?\\d|二十[一二三四]?|十[一二三四五六七八九]?|[零〇一二两三四五六七八九]";
const minuteWords = "半|[一二三]刻|整|钟|(?:零|〇|过)?(?:[0-5]?\\d|[二三四五]?十[一二三四五六七八九]?|[一二三四五六七八九])分?";
const clock = new RegExp(
  `(?<period>${periods})?\\s{0,24}(?:(?:的|约|大概|大约|差不多)\\s{0,24})?(?<hour>${hourWords})\\s{0,24}点(?:钟)?\\s{0,24}(?<minute>${minuteWords})?(?:\\s{0,24}(?<second>[0-5]?\\d)秒)?`,
  "g",
);
const colon = new RegExp(
  `(?<period>${periods})?\\s{0,24}(?<![\\d+-]|\\d:)(?<hour>[01]?\\d|2[0-3])\\s{0,24}(?::|时)\\s{0,24}(?<minute>[0-5]?\\d)分?(?::(?<second>[0-5]\\d)|(?<secondWords>[0-5]?\\d)秒)?(?![\\d:])`,
);
const hourOnly = new RegExp(`(?<period>${periods})?\\s{0,24}(?<![\\d:])(?<hour>[01]?\\d|2[0-3])时(?!候|间|代|区|期)`);
const before = new RegExp(
  `(?<period>${periods})?\\s{0,24}差\\s{0,24}(?<minute>\\d{1,2}分|[一二三四五]?十?[一二三四五六七八九]?分|一刻)钟?\\s{0,24}(?:到)?(?<hour>${hourWords})点`,
);
const branches = "子丑寅卯辰巳午未申酉戌亥";
const branchHour = new RegExp(`(?<half>早|晚|夜|正)?(?<branch>[${branches}])(?:时|时辰)(?!候|间)(?:[初正]?[一二三]刻)?`);
const unknown =
  /(?:(?:出生)?(?:时辰|时间|几点|钟点|具体(?:时辰|时间|几点))\s*(?:我|都|也|是|真的|已经|还)?(?:不详|不知道|未知|不清楚|不明|不记得|记不得|记不清(?:楚)?|忘(?:记)?了|没有|不确定|不知))|(?:不知道|不清楚|不记得|记不清(?:楚)?|忘(?:记)?了|不确定|没记|说不清|不晓得)(?:自己|我|他|她|具体|确切|准确|是|的|出生)*(?:时辰|时间|几点|哪个时辰|什么时辰|什么时候|钟点)/;

/** The hour by the 24-hour clock; two when the words leave it open. */
const toHours = (hour: number, period: string | undefined): number[] => {
  if (hour === 24) return [0, 24];
  if (hour > 12) return [hour];
  if (period === undefined) return hour === 0 ? [0] : [hour % 12, (hour % 12) + 12];
  if (/凌晨/.test(period)) return [hour % 12];
  if (/早|清|上午/.test(period)) return [hour];
  if (/中午|正午|晌午/.test(period)) return [hour >= 10 ? hour : hour + 12];
  if (/下午|午后|傍晚|黄昏/.test(period)) return [hour === 12 ? 12 : hour + 12];
  if (hour === 12 || hour === 0) return [0, 24];
  return [hour < 5 ? hour : hour + 12];
};

/** Midnight "of the night" ends the day as often as it begins it: its last minute stands for the end. */
const toClock = (hour: number, minute: number, second: number): string => (hour === 24 ? "23:59" : toTime(hour, minute, second));

const toHeard = (hours: number[], minute: number, second: number): HeardTime => {
  const times = hours.map((hour) => toClock(hour, minute, second));
  return times.length === 1 ? { time: times[0]! } : { timeOptions: times };
};

const toMinute = (words: string | undefined): number => {
  if (!words || /整|钟/.test(words)) return 0;
  if (words === "半") return 30;
  if (words.endsWith("刻")) return toNumber(words.slice(0, -1)) * 15;
  return toNumber(words.replace(/[零〇过分]/g, "") || "0");
};

const isFigureOfSpeech = (match: RegExpExecArray, text: string): boolean => {
  const { period, hour, minute } = match.groups ?? {};
  if (period !== undefined || minute !== undefined || hour !== "一")
    return /[一第两]/.test(hour ?? "") && period === undefined && /[第这那几]$/.test(text.slice(0, match.index));
  return (
    /[有好快早晚慢多少大小差这那第高低]$/.test(text.slice(0, match.index)) || !/^(?:左右|多|生|出生|$|[\s,。;])/.test(text.slice(match.index + match[0].length))
  );
};

const findClock = (text: string): Span<HeardTime> | undefined => {
  for (const match of text.matchAll(clock)) {
    const { period, hour = "", minute, second } = match.groups ?? {};
    const found = match as RegExpExecArray;
    if (isFigureOfSpeech(found, text)) continue;
    return toSpan(found, toHeard(toHours(toNumber(hour), period), toMinute(minute), Number(second ?? 0)));
  }
  return undefined;
};

const findColon = (text: string, figuresEnd: number | undefined): Span<HeardTime> | undefined => {
  const match = colon.exec(text) ?? hourOnly.exec(text);
  if (!match) return undefined;
  const { period, hour = "", minute, second, secondWords } = match.groups ?? {};
  const isFullDay = period === undefined && (/^\d{2}$/.test(hour) || match[0].includes("时") || isAfterFigures(text, figuresEnd, match.index));
  if (/\b[ap]\.?m\b/i.test(text)) return undefined;
  const hours = isFullDay ? [Number(hour)] : toHours(Number(hour), period);
  return toSpan(match, toHeard(hours, Number(minute ?? 0), Number(second ?? secondWords ?? 0)));
};

const findBefore = (text: string): Span<HeardTime> | undefined => {
  const match = before.exec(text);
  if (!match) return undefined;
  const { period, hour = "", minute = "" } = match.groups ?? {};
  const hours = toHours(toNumber(hour), period).map((one) => (one + 23) % 24);
  return toSpan(match, toHeard(hours, 60 - (minute === "一刻" ? 15 : toNumber(minute.replace("分", ""))), 0));
};

/** 子时 spans two days: early or late is asked. Of the others the middle is taken: 丑时 is 01:00–03:00, hence 02:00. */
const findBranchHour = (text: string): Span<HeardTime> | undefined => {
  const match = branchHour.exec(text);
  if (!match) return undefined;
  const { half, branch = "" } = match.groups ?? {};
  const timePrecision = "doubleHour";
  if (branch !== "子") return toSpan(match, { time: toTime(branches.indexOf(branch) * 2, 0), timePrecision });
  if (half === "早") return toSpan(match, { time: "00:30", timePrecision });
  if (half === "晚" || half === "夜") return toSpan(match, { time: "23:30", timePrecision });
  return toSpan(match, { timeOptions: ["00:30", "23:30"], timePrecision });
};

/** 零点 and 午夜 by themselves, and the half of the day said alone. */
const findWord = (text: string): Span<HeardTime> | undefined => {
  const noon = /(?:正午|中午)(?!前|后|吃)/.exec(text);
  if (noon) return toSpan(noon, noon[0] === "正午" ? { time: "12:00" } : { half: "afternoon" });
  const midnight = /午夜|子夜/.exec(text);
  if (midnight) return toSpan(midnight, toHeard([0, 24], 0, 0));
  const half = /下午|午后|傍晚|黄昏|晚上|夜里|晚间|凌晨|清晨|早上|早晨|上午/.exec(text);
  return half ? toSpan(half, { half: /午后|下|傍|昏|晚|夜/.test(half[0]) ? "afternoon" : "morning" }) : undefined;
};

/** The time of day a text names in Chinese; see the cases. The text is as `tidy` gives it, its date taken out; `figuresEnd` is where a date in figures ended. */
export const findZhTime = (text: string, figuresEnd?: number): Span<HeardTime> | undefined => {
  const not = unknown.exec(text);
  if (not) return toSpan(not, { time: null });
  return findBefore(text) ?? findBranchHour(text) ?? findClock(text) ?? findColon(text, figuresEnd) ?? findWord(text);
};
