import { mountains } from "../kit/compass/mountain.ts";
import { mainPatterns, wholePatterns } from "../kit/flying-stars/pattern.ts";
import { mansions } from "../kit/kua/mansions.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import type { FengshuiCast } from "./engine.ts";
import { mansionNames, mountainNames, patternNames, toStarName as toEnglishStar, wholeNames } from "./telling/en/names.ts";
import { toStarName as toChineseStar } from "./telling/zh/names.ts";

const stars = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** 子山午向 */
const toChineseHouse = ({ sitting, mountain }: Pick<FengshuiCast, "sitting" | "mountain">): string => `${sitting}山${mountain}向`;
const toEnglishHouse = ({ sitting, mountain }: Pick<FengshuiCast, "sitting" | "mountain">): string =>
  `${mountainNames[sitting]}, facing ${mountainNames[mountain]}`;
const houses = mountains.map((mountain, index) => ({ mountain, sitting: mountains[(index + 12) % 24]! }));

export const fengshuiPrompt: TopicPrompt = {
  role: {
    zh: "你是看过许多房子的风水师傅，用玄空飞星和八宅，说话像老朋友。盘已经排好：先答所问，再说落在哪一宫、那一宫的山星管人、向星管财，是当旺、将旺还是已衰；今年的年星只管今年。八宅只在知道住的人是谁时才说。吉凶一律说成“怎么摆、怎么用”，能挪一张桌子解决的不劝人搬家，不卖物件，不断病和寿命；二黑是病符，问到身体只说今年它在哪一宫、床避开它和五黄，再劝看医生。采光、通风、结构、消防比方位要紧，问到就直说。",
    en: "You have looked at many houses, with Flying Stars and the Eight Mansions, and talk like an old friend. The chart is already cast: answer what was asked first, then name the palace and what its mountain star (people) and facing star (money) do there, ripe, to come or spent; the annual star counts for this year only. Speak of the Eight Mansions only where you know who lives there. Tell good and bad as how to place and use things; where moving a desk will do, nobody need move house. Sell nothing, and judge neither illness nor length of life: 2 Black is the Illness Star (Bing Fu), so where the body comes up say only which palace it has this year, that a bed keeps out of it and of 5 Yellow, and send them to a doctor. Light, air, structure and fire safety matter more than direction: say so when they come up.",
  },
  names: {
    zh: [...houses.map(toChineseHouse), ...mainPatterns, ...wholePatterns, ...mansions, ...stars.map(toChineseStar)],
    en: [
      ...houses.map(toEnglishHouse),
      ...Object.values(patternNames),
      ...Object.values(wholeNames),
      ...Object.values(mansionNames),
      ...stars.map(toEnglishStar),
    ],
  },
  namesIn: (given, locale) => {
    const cast = given as FengshuiCast;
    const charts = [cast, ...cast.others];
    // Every chart holds all nine stars, and the house has its mansions even where nobody is named.
    if (locale === "zh")
      return [...charts.flatMap((chart) => [toChineseHouse(chart), chart.pattern, ...chart.patterns]), ...mansions, ...stars.map(toChineseStar)];
    const named = charts.flatMap((chart) => [toEnglishHouse(chart), patternNames[chart.pattern], ...chart.patterns.map((pattern) => wholeNames[pattern])]);
    return [...named, ...mansions.map((mansion) => mansionNames[mansion]), ...stars.map(toEnglishStar)];
  },
};
