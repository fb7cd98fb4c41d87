import { useEffect, useState } from "react";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { useChat, useWords } from "../chat-context.ts";
import { toMoon } from "./moon.ts";
import { whenQuiet } from "./when-quiet.ts";

const toDate = (date: Date, locale: Locale): string =>
  locale === "zh"
    ? `${date.getFullYear()} 年 ${date.getMonth() + 1} 月 ${date.getDate()} 日`
    : new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(date).replace(/^(\w+) /, "$1, ");

/** The lunar date comes after the first paint: its tables are larger than the page. */
const useLunar = (date: Date, isWanted: boolean): string | null => {
  const [line, setLine] = useState<string | null>(null);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const cancel = whenQuiet(() =>
      import("./almanac.ts").then(
        ({ toLunarLine }) => isGone || setLine(toLunarLine(year, month, day)),
        () => {},
      ),
    );
    return () => {
      isGone = true;
      cancel();
    };
  }, [year, month, day, isWanted]);
  return line;
};

/** The day, as an almanac heads its page. @param time ISO 8601 */
export const AlmanacLine = ({ time }: { time: string }) => {
  const { locale } = useChat();
  const words = useWords();
  const date = new Date(time);
  const lunar = useLunar(date, locale === "zh");
  return (
    <p className="almanac">
      <time dateTime={time}>{words.almanac(toDate(date, locale), { lunar, moon: toMoon(date) })}</time>
    </p>
  );
};
