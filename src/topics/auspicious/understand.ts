import type { Locale } from "../../shared/i18n/locale.ts";
import type { Purpose } from "../kit/almanac/data/purposes.ts";
import { tidy } from "../kit/birth/speech/tidy.ts";
import { understandBirths } from "../kit/birth/understand-births.ts";
import { type HeardRange, understandRange } from "../kit/days/understand-range.ts";
import { understandWeekdays } from "../kit/days/understand-weekdays.ts";
import { leafWords, purposeWords } from "./data/purpose-words.ts";
import type { AuspiciousInput } from "./input.ts";

/** Holds a choice to days of the week, even in a question: 只要周末呢？ A day only named there is asked about. */
const holdingWords =
  /(?:只|就|要|挑|选|得|必须|最好|限|改|换)[^，。,]{0,6}?(?:周末|双休|工作日|平日|(?:周|星期|礼拜)[一二三四五六日天])|周末(?:的|才|有空|办)|\b(?:on|only|just)\s+(?:a\s+|the\s+|at\s+)?(?:week-?ends?|week-?days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\ba weekend\b|\b(?:weekends?|weekdays?|days?) only\b|\bweekend\b(?=.*\bplease\b)/i;
/** Asks about a choice that stands: why not the 12th, and the 24th? */
const askingWords =
  /为什么|为何|怎么算|差在|冲|几点|时辰|方位|方向|怎么样|如何|好不好|呢|行吗|可以吗|\?|\b(?:why|how|what about|which hour|what time|wrong with|clash)\b/i;

const findPurpose = (text: string): Purpose | undefined => purposeWords.find(([, pattern]) => pattern.test(text))?.[0];

const isOneDay = ({ date, range }: Pick<HeardRange, "date" | "range">): boolean =>
  date !== undefined || range?.kind === "day" || (range?.kind === "lunarMonth" && range.day !== undefined) || (range?.kind === "days" && range.count === 1);

/** What stands of an earlier choice, where the words change only a part of it. */
const carry = ({ purpose, date, from, to, range, weekdays, isWeekendOnly }: Partial<AuspiciousInput>): Partial<AuspiciousInput> => ({
  ...(purpose === undefined ? {} : { purpose }),
  ...(date === undefined ? {} : { date }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...(range === undefined ? {} : { range }),
  ...(weekdays === undefined ? {} : { weekdays }),
  ...(isWeekendOnly === undefined ? {} : { isWeekendOnly }),
});

/** What of the input these words name: what for, when, who must be there. A question about a choice that stands changes nothing of it. */
export const understandAuspicious = (text: string, known: Partial<AuspiciousInput>, locale: Locale): Partial<AuspiciousInput> => {
  const tidied = tidy(text);
  const { rest, ...when } = understandRange(tidied);
  const named = findPurpose(rest);
  const purpose = named === known.purpose ? undefined : named;
  const births = understandBirths(rest, known.people, locale);
  const people = births?.some((birth) => birth.date !== undefined || birth.dateParts !== undefined || birth.dateOptions !== undefined) ? births : undefined;
  const isStanding = known.purpose !== undefined;
  const isAboutIt = isStanding && purpose === undefined && !people && (isOneDay(when) || when.range === undefined) && askingWords.test(tidied);
  const said = understandWeekdays(births ? rest : tidied);
  const weekdays = said?.join() === (known.weekdays ?? (known.isWeekendOnly ? [6, 7] : undefined))?.join() ? null : said;
  if (isAboutIt && !(weekdays && holdingWords.test(tidied))) return {};
  const heardWhen = when.range !== undefined || when.date !== undefined || when.from !== undefined;
  if (!heardWhen && purpose === undefined && !weekdays && !people && !leafWords.test(tidied)) return {};
  if (!heardWhen && purpose === undefined && !weekdays && people) return { people: people as AuspiciousInput["people"] };
  const leaf: Partial<AuspiciousInput> =
    named === undefined && known.purpose === undefined && (leafWords.test(tidied) || isOneDay(when)) ? { purpose: "any" } : {};
  const before = isStanding ? carry(known) : {};
  const kept = heardWhen ? withoutWhen(before) : before;
  return {
    ...kept,
    ...leaf,
    ...(named === undefined ? {} : { purpose: named }),
    ...when,
    ...(weekdays ? { weekdays, ...(known.isWeekendOnly ? { isWeekendOnly: false } : {}) } : {}),
    ...(people ? { people: people as AuspiciousInput["people"] } : {}),
  };
};

const withoutWhen = ({ date: _date, from: _from, to: _to, range: _range, ...rest }: Partial<AuspiciousInput>): Partial<AuspiciousInput> => rest;
