import { toCapital } from "../../../../../shared/capital.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { isAsking } from "../../../../../topics/kit/birth/speech/gate.ts";
import { understandBirths } from "../../../../../topics/kit/birth/understand-births.ts";
import { nameDate, nameWeekdays, nameWindow } from "../../../../../topics/kit/days/name-days.ts";
import { type HeardRange, understandRange } from "../../../../../topics/kit/days/understand-range.ts";
import { understandWeekdays } from "../../../../../topics/kit/days/understand-weekdays.ts";
import type { Heard } from "../../../../../topics/kit/hearing/heard.ts";
import type { CastTopic, Unused } from "../../../../../topics/kit/topic.ts";
import { manifest } from "../../../../../topics/manifest.ts";

type Words = Record<Locale, string>;

const labels = { window: { zh: "时间", en: "When" }, weekdays: { zh: "星期", en: "Days" }, birth: { zh: "生日", en: "Birth" } } satisfies Record<string, Words>;

/** Words for days that are mostly another word: "he may come", "fall in love". */
const homographs = /(?<!\b(?:in|this|next|last|of|by|until|before|after|early|mid|late|the) )\b(?:may|march|mar|fall|spring|second)\b/g;
/** The day one asks on is what any cast is about. */
const isPresent = ({ range }: Pick<HeardRange, "range">): boolean =>
  range !== undefined && (["thisYear", "thisMonth", "thisWeek"].includes(range.kind) || (range.kind === "days" && range.count === 1 && !range.from));
const isYear = ({ range }: Pick<HeardRange, "range">): boolean => range !== undefined && ["thisYear", "nextYear", "year"].includes(range.kind);

const dayOfIt = /^(?:[一二三四五六日天](?![一-龥]*月)|的?(?:周末|工作日|(?:周|星期|礼拜)[一二三四五六日天]))/;

/** The words that `understandRange` took out of a text, and the day of the week that goes on from them: 下周五. */
const toSaid = (text: string, rest: string): { said: string; hasDay: boolean } => {
  let start = 0;
  while (start < text.length && text[start] === rest[start]) start += 1;
  const end = text.length - (rest.length - start - 1);
  const day = dayOfIt.exec(text.slice(end))?.[0] ?? "";
  const said = text.slice(start, end + day.length).replace(/^(?:in|on|at|the)\s+/i, "");
  return { said: said.trim(), hasDay: day !== "" };
};

/** The clauses that ask: what is told of March is no wish for March. */
export const listAsking = (text: string, { act }: Pick<Heard, "act">): string[] => {
  const clauses = text.split(/[，,。；;!！\n]|(?<=[?？])/).filter((clause) => clause.trim() !== "");
  return clauses.filter((clause) => isAsking(clause) || /[?？]/.test(clause) || (clauses.length === 1 && (act === "ask" || act === "draw" || act === "craft")));
};

const toWhy = (craft: string, words: Words, locale: Locale): string => words[locale].replace("{craft}", craft);

const listDays = (topic: CastTopic, craft: string, text: string, heard: Heard, locale: Locale): Unused[] => {
  const { calendar } = topic;
  if (calendar === "days") return [];
  const why = {
    none: { zh: "{craft}看的是这件事本身，不分日子", en: "{craft} looks at the matter itself, not at given days" },
    years: { zh: "{craft}看得到年，看不到月和日", en: "{craft} tells years apart, not months or days" },
    months: { zh: "{craft}看得到月，看不到星期几", en: "{craft} tells months apart, not days of the week" },
  }[calendar ?? "none"];
  const found: Unused[] = [];
  const add = (name: "window" | "weekdays", value: string): void => {
    found.push({ name, label: labels[name][locale], value, why: toWhy(craft, why, locale) });
  };
  const { window } = heard.frame;
  for (const said of listAsking(text, heard)) {
    const clause = said.replace(homographs, (word) => " ".repeat(word.length));
    const weekdays = understandWeekdays(clause);
    const when = understandRange(clause);
    const isHeard = window === null && (when.range !== undefined || when.date !== undefined || when.from !== undefined);
    const isUsed = calendar === "months" || isPresent(when) || (calendar === "years" && isYear(when));
    const { said: days, hasDay } = toSaid(clause, when.rest);
    if (isHeard && !isUsed) add("window", days);
    if (weekdays && !(isHeard && !isUsed && hasDay)) add("weekdays", nameWeekdays(weekdays, locale));
  }
  const isWindowUsed = calendar === "months" || (calendar === "years" && window?.from.slice(5) === "01-01" && window.to.slice(5) === "12-31");
  if (window && !isWindowUsed) add("window", nameWindow(window, locale));
  return found.filter((one, place) => found.findIndex(({ name, value }) => name === one.name && value === one.value) === place);
};

/** How many births a craft reads. */
const countBirths = ({ fields }: CastTopic): number => fields.reduce((sum, { kind }) => sum + (kind === "birth" ? 1 : kind === "births" ? 6 : 0), 0);

const listBirths = (topic: CastTopic, craft: string, text: string, locale: Locale): Unused[] => {
  if (!/\d|[年月]/.test(text)) return [];
  const most = countBirths(topic);
  const births = (understandBirths(text, undefined, locale) ?? []).flatMap(({ date, calendar }) => (date === undefined ? [] : [{ date, calendar }]));
  const why: Words =
    most === 0 ? { zh: "{craft}不看生日", en: "{craft} isn’t cast from a birth" } : { zh: "{craft}一次只看一个人", en: "{craft} reads one person at a time" };
  return births.slice(most).map(({ date }) => ({ name: "birth", label: labels.birth[locale], value: nameDate(date, locale), why: toWhy(craft, why, locale) }));
};

/** What these words wish that the craft has no use for. @param isFresh of a cast; of a follow-up only its days are heard */
export const listUnused = (
  topic: CastTopic,
  { text, known, heard, isFresh }: { text: string; known: Record<string, unknown>; heard: Heard; isFresh: boolean },
  locale: Locale,
): Unused[] => {
  const craft = manifest[topic.id].names[locale].name;
  // A dream is told, with all its days and people.
  if (topic.id === "dream") return [];
  const days = listDays(topic, craft, text, heard, locale);
  return isFresh ? [...days, ...listBirths(topic, craft, text, locale), ...topic.unused(text, known, locale)] : days;
};

type Frames = readonly ((value: string, why: string) => string)[];
const frames: Record<Locale, Frames> = {
  zh: [(value, why) => `${value}我没用上：${why}。`, (value, why) => `你说的${value}这次用不上，因为${why}。`, (value, why) => `${value}没算进去：${why}。`],
  en: [
    (value, why) => `I couldn’t use ${value}: ${why}.`,
    (value, why) => `${toCapital(value)} didn’t come into it, as ${why}.`,
    (value, why) => `I’ve left out ${value}: ${why}.`,
  ],
};

const quote = (values: string[], locale: Locale): string =>
  locale === "zh" ? values.map((value) => `“${value}”`).join("和") : values.map((value) => `“${value}”`).join(" and ");

/** Says plainly what was left out and why, in words this chat has not heard yet. @param said our earlier answers */
export const toNote = (unused: readonly Unused[], said: readonly string[], locale: Locale): string | undefined => {
  const whys = [...new Set(unused.map(({ why }) => why))];
  const sentences: string[] = [];
  for (const [at, why] of whys.entries()) {
    const value = quote(
      unused.filter((one) => one.why === why).map((one) => one.value),
      locale,
    );
    const ways = frames[locale].map((say) => say(value, why));
    const turned = ways.map((_, place) => ways[(place + at) % ways.length]!);
    sentences.push(turned.find((way) => !said.some((text) => text.includes(way))) ?? turned.at(-1)!);
  }
  return sentences.length === 0 ? undefined : sentences.join(locale === "zh" ? "" : " ");
};
