import type { Locale } from "../../../../shared/i18n/locale.ts";
import { useChat, useWords } from "../chat-context.ts";
import { findLunarLine } from "./lunar-date.ts";
import { toMoon } from "./moon.ts";

const toDate = (date: Date, locale: Locale): string =>
  locale === "zh"
    ? `${date.getFullYear()} 年 ${date.getMonth() + 1} 月 ${date.getDate()} 日`
    : new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(date).replace(/^(\w+) /, "$1, ");

/** The day, as an almanac heads its page. @param time ISO 8601 */
export const AlmanacLine = ({ time }: { time: string }) => {
  const { locale } = useChat();
  const words = useWords();
  const date = new Date(time);
  const lunar = findLunarLine(date.getFullYear(), date.getMonth() + 1, date.getDate());
  return (
    <p className="almanac">
      <time dateTime={time}>{words.almanac(toDate(date, locale), { lunar, moon: toMoon(date) })}</time>
    </p>
  );
};
