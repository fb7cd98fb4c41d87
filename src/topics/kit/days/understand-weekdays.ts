/** Monday is 1. */
type Weekday = number;

const weekend: readonly Weekday[] = [6, 7];
const working: readonly Weekday[] = [1, 2, 3, 4, 5];
const all: readonly Weekday[] = [...working, ...weekend];

const zhDays = "一二三四五六日天";
const toZhDay = (letter: string): Weekday => Math.min(zhDays.indexOf(letter) + 1, 7);
const englishDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const toEnglishDay = (word: string): Weekday => englishDays.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** From one day on to another, round the end of the week: 周六到周一 is 6, 7, 1. */
const span = (first: Weekday, last: Weekday): Weekday[] => Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, on) => ((first - 1 + on) % 7) + 1);

const week = "(?:周|星期|礼拜)";
const zhDay = `[${zhDays}]`;
const enDay = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";

/** The first that matches at a place is taken; a count of weeks (“三周”) names no day. */
const readings: readonly [RegExp, (match: RegExpMatchArray) => readonly Weekday[]][] = [
  [new RegExp(`${week}(${zhDay})(?:到|至|-|~)${week}?(${zhDay})`, "g"), ([, first, last]) => span(toZhDay(first!), toZhDay(last!))],
  [/周末|双休日?/g, () => weekend],
  [/工作日|上班日|(?<![一二两三四五六七八九十几\d])周内|平日/g, () => working],
  [
    new RegExp(`(?<![一二两三四五六七八九\\d])${week}(${zhDay}(?:[、和或/]?(?:${week})?${zhDay})*)(?![年月])`, "g"),
    ([, days]) => [...days!.matchAll(new RegExp(zhDay, "g"))].map(([day]) => toZhDay(day)),
  ],
  [new RegExp(`\\b(${enDay})\\s*(?:to|-|through|until)\\s*(${enDay})\\b`, "gi"), ([, first, last]) => span(toEnglishDay(first!), toEnglishDay(last!))],
  [/\bweek-?ends?\b/gi, () => weekend],
  [/\b(?:week-?days?|work(?:ing)? ?days?|business days?)\b/gi, () => working],
  [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi, ([day]) => [toEnglishDay(day)]],
];

/** “This weekend” is a stretch of days, not a kind of day. */
const oneWeekend = /(?:下|下个|这|这个|本|上|上个)周末|\b(?:this|next|last) weekend\b/gi;

const deniedBefore =
  /(?:不要|不想|不选|不能|不在|别|避开|避免|除了|除|非)(?:选|在|挑|放)?$|\b(?:not|never|no|avoid|avoiding|except|excluding|but|other than|can['’]?t do|don['’]?t want)\s+(?:for\s+|on\s+|at\s+)?(?:an?\s+|the\s+|any\s+)?$/i;
const deniedAfter =
  /^(?:都|是|我|我们|就|要|得|也|全|通常)*(?:不行|不可以|不要|不方便|不能|没空|没时间|上班|加班|有事|除外|以外|之外)|^\s*(?:are|is|won['’]?t|don['’]?t|doesn['’]?t|aren['’]?t|isn['’]?t)\s+(?:out\b|no good|not|work|do\b|possible|suit|an option|good)/i;
/** How far from a day the words stand that rule it out, in letters. */
const nearby = 32;
/** “Are possible” grants; only “aren't possible” denies. */
const granted = /^\s*(?:are|is)\s+(?:work|do\b|possible|suit|an option|good)/i;

/** The days of the week that a wish is held to, in order; null where it names none. “下个月，周末不行” is Monday to Friday. */
export const understandWeekdays = (text: string): Weekday[] | null => {
  let rest = text.replace(oneWeekend, (said) => "　".repeat(said.length));
  const wanted = new Set<Weekday>();
  const denied = new Set<Weekday>();
  for (const [pattern, read] of readings) {
    for (const match of rest.matchAll(pattern)) {
      const [before, after] = [rest.slice(0, match.index).slice(-nearby), rest.slice(match.index + match[0].length).slice(0, nearby)];
      const isDenied = deniedBefore.test(before) || (deniedAfter.test(after) && !granted.test(after));
      for (const day of read(match)) (isDenied ? denied : wanted).add(day);
    }
    rest = rest.replace(pattern, (said) => "　".repeat(said.length));
  }
  const held = all.filter((day) => (wanted.size === 0 || wanted.has(day)) && !denied.has(day));
  return held.length === 0 || held.length === all.length ? null : held;
};
