import { numberWords, toEnNumber } from "./en-number.ts";
import { type HeardTime, isAfterFigures, type Span, toSpan, toTime } from "./heard.ts";

const half =
  "(?<half>a\\.?\\s?m\\b\\.?|p\\.?\\s?m\\b\\.?|(?:in the |at |early in the |late in the |late at )?(?:early |late )?(?:morning|afternoon|evening|night)\\b)";
const hour = `(?<hour>2[0-3]|1\\d|0?\\d|${numberWords})`;
const clock = new RegExp(
  `(?<![\\d:/.+-])(?<hour>2[0-3]|[01]?\\d)[:.h](?<minute>[0-5]\\d)(?::(?<second>[0-5]\\d))?(?![\\d/]|[.]\\d)(?:\\s{0,24}(?:,\\s{0,24})?(?:o'?clock\\s{0,24})?${half})?`,
  "i",
);
const parts = new RegExp(
  `\\b(?<minutes>half|(?:a )?quarter|${numberWords}|[0-5]?\\d)(?: minutes?)? (?<way>past|after|to|before|of|till) (?:${hour}|(?<named>noon|midday|midnight))(?:\\s{0,24}(?:o'?clock\\s{0,24})?(?:,\\s{0,24})?${half})?\\b`,
  "i",
);
const halfHour = new RegExp(`\\bhalf ${hour}(?:\\s{0,24}${half})?`, "i");
const whole = new RegExp(`(?<![\\d:/.-])\\b${hour}(?:[ -](?<minuteWords>${numberWords}))?\\s{0,24}(?:o'?clock\\s{0,24},?\\s{0,24}(?:${half})?|${half})`, "i");
const bare = new RegExp(`\\b(?:at|around|about|actually|it was|is)\\s{1,24}${hour}\\b(?![\\s]*(?:[:/.-]\\d|years?|months?|weeks?|days?|st|nd|rd|th))`, "i");
const unknown =
  /\b(?:(?:i |we |he |she )?(?:do(?:n't| not)|does(?:n't| not)|never) (?:know|remember|have|recall)|no idea(?: of| about| what)?|not sure (?:of|about|what)|unsure (?:of|about)|forgot(?:ten)?|can(?:'t|not) remember)\b[^.?!;]{0,24}?\b(?:time|hour|when exactly|what o'?clock)\b|\b(?:birth )?(?:time|hour)(?: of birth)?[\s:]*(?:is |was )?(?:unknown|not known|not sure|unsure|unclear|lost)\b|\bunknown (?:birth )?(?:time|hour)\b|\bno (?:birth )?time\b/i;

const toHours = (value: number, words: string | undefined): number[] => {
  if (value > 12 || (value === 0 && words === undefined)) return [value];
  if (words === undefined) return [value % 12, (value % 12) + 12];
  const said = words.toLowerCase().replace(/[.\s]/g, "");
  if (said === "am" || said.includes("morning")) return [value % 12];
  if (said.includes("night")) return value === 12 || value < 5 ? [value % 12] : [value + 12];
  return [(value % 12) + 12];
};

const toHeard = (hours: number[], minute: number, second = 0): HeardTime => {
  const times = hours.map((one) => toTime((one + 24) % 24, minute, second));
  return times.length === 1 ? { time: times[0]! } : { timeOptions: [...times].sort() };
};

const findClock = (text: string, figuresEnd: number | undefined): Span<HeardTime> | undefined => {
  const match = clock.exec(text);
  if (!match) return undefined;
  const { hour: at = "", minute, second, half: words } = match.groups ?? {};
  const isFullDay = words === undefined && (at.length === 2 || isAfterFigures(text, figuresEnd, match.index));
  return toSpan(match, toHeard(isFullDay ? [Number(at)] : toHours(Number(at), words), Number(minute), Number(second ?? 0)));
};

const findParts = (text: string): Span<HeardTime> | undefined => {
  const match = parts.exec(text);
  if (!match) return undefined;
  const { minutes = "", way = "", hour: at = "", named, half: words } = match.groups ?? {};
  const count = /half/i.test(minutes) ? 30 : /quarter/i.test(minutes) ? 15 : toEnNumber(minutes);
  const hours = named ? [/midnight/i.test(named) ? 0 : 12] : toHours(toEnNumber(at), words);
  if (/past|after/i.test(way)) return toSpan(match, toHeard(hours, count));
  const earlier = hours.map((one) => (one + 23) % 24);
  return toSpan(match, toHeard(earlier, 60 - count));
};

const findWhole = (text: string): Span<HeardTime> | undefined => {
  const halved = halfHour.exec(text);
  if (halved) return toSpan(halved, toHeard(toHours(toEnNumber(halved.groups?.hour ?? ""), halved.groups?.half), 30));
  const match = whole.exec(text);
  if (match) {
    const { hour: at = "", minuteWords, half: words } = match.groups ?? {};
    return toSpan(match, toHeard(toHours(toEnNumber(at), words), minuteWords ? toEnNumber(minuteWords) : 0));
  }
  const alone = bare.exec(text);
  return alone ? toSpan(alone, toHeard(toHours(toEnNumber(alone.groups?.hour ?? ""), undefined), 0)) : undefined;
};

/** Noon, and midnight, which begins the date it is said of. */
const findWord = (text: string): Span<HeardTime> | undefined => {
  const word = /\b(?:at |around )?(noon|midday|midnight)\b/i.exec(text);
  if (word) return toSpan(word, { time: /midnight/i.test(word[1]!) ? "00:00" : "12:00" });
  const part =
    /\b(?:in the |early |late )?(morning|afternoon|evening)\b|(?<=^\W{0,20}(?:it was |sorry,? |the |no,? |actually,? )?)(a\.?m|p\.?m)\b\.?(?=\W{0,20}$)/i.exec(
      text,
    );
  return part ? toSpan(part, { half: /^(?:morning|a\.?m)$/i.test(part[1] ?? part[2]!) ? "morning" : "afternoon" }) : undefined;
};

/** The time of day a text names in English; see the cases. The text is as `tidy` gives it, its date taken out; `figuresEnd` is where a date in figures ended. */
export const findEnTime = (text: string, figuresEnd?: number): Span<HeardTime> | undefined => {
  const not = unknown.exec(text);
  if (not) return toSpan(not, { time: null });
  return findClock(text, figuresEnd) ?? findParts(text) ?? findWhole(text) ?? findWord(text);
};
