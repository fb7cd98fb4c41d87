import { toDayName, toMonthName } from "../../../kit/calendar/lunar-names.ts";
import type { PurpleStarFacts, StarRule } from "../../fact-types.ts";

type Star = PurpleStarFacts["star"];

const toDay = (day: string): string => toDayName(Number(day));

const placings: Record<StarRule, (star: Star) => string> = {
  class: ({ given, from, branch }) => `${toDay(given)}生，${from}：日数除以局数，商从寅宫数起，差数再进退，停在${branch}`,
  mirror: ({ given, branch }) => `与紫微隔着寅申线相照：紫微在${given}，它就在${branch}`,
  purpleChain: ({ given, from, branch }) => `从紫微所在的${from}逆数${given}宫，到${branch}`,
  treasuryChain: ({ given, from, branch }) => `从天府所在的${from}顺数${given}宫，到${branch}`,
  yearStem: ({ given, branch }) => `按生年天干安，${given}年在${branch}`,
  yearBranch: ({ given, branch }) => `按生年地支安，${given}年在${branch}`,
  month: ({ given, branch }) => `按农历月份安，${toMonthName({ month: Number(given), leap: false })}在${branch}`,
  hour: ({ given, branch }) => `按时辰安，${given}时在${branch}`,
  yearAndHour: ({ given, from, branch }) => `先按${from}年定子时的起点，再顺数到${given}时，在${branch}`,
  day: ({ name, given, from, branch }) =>
    `从${from}那一宫起初一，${name === "八座" ? "逆" : "顺"}数到${toDay(given)}${name === "恩光" || name === "天贵" ? "再退一宫" : ""}，在${branch}`,
  soulAndYear: ({ given, from, branch }) => `从命宫${from}起子年，顺数到${given}年，在${branch}`,
  bodyAndYear: ({ given, from, branch }) => `从身宫${from}起子年，顺数到${given}年，在${branch}`,
  tenDayVoid: ({ given, branch }) => `${given}所在的一旬空出两支，取跟年支同阴阳的${branch}`,
  friendsPalace: ({ branch }) => `固定守交友宫，这张盘在${branch}`,
  healthPalace: ({ branch }) => `固定守疾厄宫，这张盘在${branch}`,
};

/** How a star came to its branch, with this birth's own numbers: “从紫微所在的子逆数1宫，到亥”. */
export const toPlacing = (star: Star): string => placings[star.rule](star);
