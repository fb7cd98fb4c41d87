import type { Planet } from "../../../sky/bodies.ts";
import type { EssentialDignity } from "../../../sky/rulers.ts";
import type { Period, Theme } from "../../themes.ts";
import type { Peak, Phrases, Turn } from "../writer.ts";
import { aspectPhrases, toEventName } from "./event-names.ts";
import { bodyNames, signNames, themeNames } from "./names.ts";
import { toHouse, toHouseTopic } from "./reason-text.ts";

const whens: Record<Period, string> = { day: "今天", week: "这周", month: "这个月", year: "今年" };
const openings: Record<Period, string> = { day: "今天的月亮", week: "这一周", month: "这一月", year: "这一年" };
const stays: Record<EssentialDignity, (sign: string) => string> = {
  domicile: (sign) => `回到自己的${sign}`,
  exaltation: (sign) => `在看重它的${sign}（擢升）`,
  detriment: (sign) => `在不合它的${sign}（失势）`,
  fall: (sign) => `在使不上力的${sign}（落陷）`,
};
/** What the ruler of a theme's first house answers for. */
const rulerNames: Partial<Record<number, (body: string) => string>> = {
  1: (body) => `你的主星${body}`,
  2: (body) => `替你管钱的${body}`,
  7: (body) => `管伴侣的${body}`,
  10: (body) => `事业宫的主星${body}`,
};
const toRuler = (house: number, body: Planet): string => rulerNames[house]!(bodyNames[body]);
const weekdays = ["周日", "周一", "周二", "周三", "周四", "周五", "周六"];

/** 周三（18日） · 18日 · 8月 */
const toDate = (date: string, period: Period): string => {
  const [, month, day] = date.split("-").map(Number);
  if (period === "year") return `${month}月`;
  return period === "week" ? `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]}（${day}日）` : `${day}日`;
};

/** 18日 · 6月30日 */
const toStretch = (date: string, period: Period): string => {
  const [, month, day] = date.split("-").map(Number);
  return period === "year" ? `${month}月${day}日` : `${day}日`;
};

const toEventDate = (at: number, period: Period): string => {
  const date = new Date(at * 1000);
  if (period === "day") return "今天";
  return period === "year" ? `${date.getUTCMonth() + 1}月${date.getUTCDate()}日` : `${date.getUTCDate()}日`;
};

const toPeak = ({ date, overall, house }: Peak, period: Period): string =>
  `${toDate(date, period)}，${overall}分，${period === "year" ? "太阳" : "月亮"}那${period === "year" ? "时" : "天"}走在${toHouse(house)}（${toHouseTopic(house)}）`;

const quiets: Record<Theme, string> = {
  love: "感情这一头没有哪颗星使力，照着平常的样子过就好",
  career: "工作上天色平，没有推的也没有拦的，做完手边的再说",
  wealth: "钱的事没有星来搅，原来的数照旧",
  health: "身子这一头天上安静，照自己的钟走",
};

const turns: Record<Turn, string> = { but: "不过", still: "好在", also: "同时，" };

export const phrases: Phrases = {
  label: (theme, period) => {
    if (theme === "opening") return openings[period];
    if (theme === "course") return "起伏";
    if (theme === "sky") return "天象";
    return theme === "closing" ? "做一件，留意一件" : themeNames[theme];
  },
  headline: (text, period) => `${whens[period]}${text}。`,
  touch: ({ body, other, aspect, house }, { houses, period }, again, meaning) => {
    const [from, to] = [houses[body].house, houses[other!].house];
    const place = period === "day" && from !== to ? `${toHouse(to)}的` : "";
    const met = aspectPhrases[aspect!](`${place}${bodyNames[other!]}`);
    if (again) return `它又与${met}，${meaning}`;
    return `${toRuler(house!, body)}${period === "day" ? `在${toHouse(from)}` : ""}与${met}，${meaning}`;
  },
  dignity: ({ body, house, dignity }, { houses, period }, again, meaning) =>
    `${again ? "它" : toRuler(house!, body)}${stays[dignity!](period === "day" ? signNames[houses[body].sign] : "星座")}，${meaning}`,
  retrograde: ({ body, house }, again, meaning) => `${again ? "它" : toRuler(house!, body)}逆行着，${meaning}`,
  moonTouch: (text, { touch }) => text.replace("{place}", toHouse(touch!.house)),
  event: (event, text, period) => `${toEventDate(event.at, period)}${toEventName(event)}，落在你的${toHouse(event.house)}：${text}`,
  course: (best, careful, period) => [`最顺的是${toPeak(best, period)}`, `最该慢的是${toPeak(careful, period)}`],
  quiet: (theme) => quiets[theme],
  closing: (doing, watch, period) => `${whens[period]}做一件：${doing}。留意：${watch}。`,
  during: ({ from, to, opens, closes, steady }, sentence, period) => {
    if (!steady) return `有几段日子，${sentence}`;
    if (opens && closes) return sentence;
    if (opens) return `到${toStretch(to, period)}为止，${sentence}`;
    return closes
      ? `${toStretch(from, period)}起，${sentence}`
      : `${from === to ? toStretch(from, period) : `${toStretch(from, period)}到${toStretch(to, period)}`}，${sentence}`;
  },
  turn: (sentence, how) => `${turns[how]}${sentence}`,
  join: (sentences) => sentences.map((sentence) => `${sentence}。`).join(""),
};
