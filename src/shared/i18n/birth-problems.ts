import type { Locale } from "./locale.ts";

type Words = (rest: string) => Record<Locale, string>;

/** "1988-04-17T01:59:59" → "1988-04-17 01:59:59" */
const toClock = (text = ""): string => text.replace("T", " ");

/** What keeps a birth from being a moment, by the code of its field; a code may carry figures after a colon. */
const problems: Record<string, Words> = {
  required: () => ({ zh: "这一项还没填", en: "this is still to be filled in" }),
  sameSex: () => ({ zh: "合婚要一男一女两个生辰", en: "a match takes one man’s birth and one woman’s" }),
  noSuchDate: () => ({ zh: "历法里没有这一天", en: "no calendar has that day" }),
  noSuchLunarDate: () => ({ zh: "农历里没有这一天", en: "the Chinese calendar has no such day" }),
  leapMonthMissing: () => ({ zh: "那一年没有这个闰月", en: "that year had no such leap month" }),
  lunarMonthShort: () => ({ zh: "那个月是小月，只有二十九天", en: "that month had only twenty-nine days" }),
  noSuchTime: () => ({ zh: "时间要写成 13:45 这样", en: "a time looks like 13:45" }),
  noSuchZone: () => ({ zh: "没有这个时区", en: "there is no such time zone" }),
  outOfRange: () => ({ zh: "经纬度超出了范围", en: "that is off the map" }),
  yearOutOfRange: (rest) => {
    const [from, to] = rest.split("/");
    return { zh: `历表只有 ${from} 年到 ${to} 年`, en: `our tables run from ${from} to ${to}` };
  },
  clockGap: (rest) => {
    const [before, after] = rest.split("/").map(toClock);
    return {
      zh: `钟在那时拨快了，没有这个时刻：${before} 的下一秒就是 ${after}`,
      en: `clocks were put forward over that time: one second after ${before} they showed ${after}`,
    };
  },
  clockTwice: () => ({
    zh: "那天钟往回拨，这个时刻有两次：要较早的一次（夏令时），还是较晚的一次",
    en: "clocks were put back that day and showed this time twice: the earlier (summer time) or the later",
  }),
};

/** The words of a birth field's code, or null for a code of another kind. */
export const findBirthProblemText = (code: string, locale: Locale): string | null => {
  const [name = "", ...rest] = code.split(":");
  const words = Object.hasOwn(problems, name) ? problems[name] : undefined;
  return words ? words(rest.join(":"))[locale] : null;
};
