import type { Say } from "../../../kit/telling/rule.ts";
import { toDegreeText } from "../degrees.ts";
import type { QuickBody, ReturnKind, TransitPoint } from "../told.ts";
import { vary } from "../vary.ts";
import { findOtherHit, listBodyHits, type SkyView } from "../view.ts";
import { type HitView, toHitCase } from "../year-view.ts";
import { yearDoings, yearWatchings } from "./closing.ts";
import { toJoined } from "./joined.ts";
import { aspectVerbs, bodyNames, houseMeanings, pointNames, toDay, toHouseName, toWhen, toWhens } from "./names.ts";
import { points } from "./points.ts";
import { meetings, returns, transits } from "./transits.ts";

/** “土星刑你的月亮”。 */
export const toHitName = ({ body, point, type }: Pick<HitView, "point" | "type"> & { body: HitView["body"] | QuickBody }): string =>
  `${bodyNames[body]}${aspectVerbs[type]}你的${pointNames[point]}`;
/** 同一旬的只说一次。 */
export const toDates = (dates: readonly string[]): string => toWhens(dates.filter((at, index) => index === 0 || toWhen(at) !== toWhen(dates[index - 1]!)));
const returnNames: Readonly<Record<ReturnKind, string>> = {
  saturnReturn: "土星回到你出生时的位置",
  saturnOpposition: "土星走到你出生时位置的对面",
  jupiterReturn: "木星回到你出生时的位置",
  uranusOpposition: "天王星走到你出生时位置的对面",
  uranusSquare: "天王星跟你出生时的位置成直角",
  chironReturn: "凯龙星回到你出生时的位置",
  nodeReturn: "北交点回到你出生时的位置",
};

const toHitText = ({ body, point, type, tone }: HitView): string =>
  type === "conjunction" && (body === "jupiter" || body === "saturn") ? meetings[body][point] : transits[body][point][tone];

export const sayYear = {
  hit(view, of) {
    const own = listBodyHits(view).find((hit) => toHitCase(hit) === of)!;
    const text = toHitText(own);
    const dates = toDates(own.dates);
    return vary(view, `hit.${of}`, [
      `${dates}，${toHitName(own)}${toJoined(text)}。`,
      `${toHitName(own)}，在${dates}，前后几个星期，${text}。`,
      `日历上圈出${dates}，${toHitName(own)}，${text}。`,
    ]);
  },
  eclipse(view, of) {
    const own = view.eclipses.find(({ body, point }) => `${body}.${point}` === of)!;
    const name = own.body === "sun" ? "日食" : "月食";
    return vary(view, "eclipse", [
      `${toWhen(own.at)}有一次${name}，离你的${pointNames[own.point]}不到三度，或者正在对面：不是凶兆，是个记号，${points.matters[own.point]}那阵藏不住。`,
      `${toWhen(own.at)}的${name}落在你的${pointNames[own.point]}这条线上，${points.matters[own.point]}那个月也许要再看一遍，别的不算数。`,
    ]);
  },
  return(view, of) {
    const own = view.returns.find(({ kind }) => kind === of)!;
    return `${toDates(own.dates)}，${returnNames[own.kind]}${toJoined(returns[own.kind])}。`;
  },
  today(view, of) {
    const own = view.now.find(({ body, point, tone }) => `${body}.${point}.${tone}` === of)!;
    return `${toDay(view.cast.transits.at)}，${toHitName(own)}，离正好差${toDegreeText(own.orb)}，说的是${points.matters[own.point]}：${points.today[own.body][own.tone]}。`;
  },
  solarReturn(view, of) {
    const house = Number(of);
    const when = toWhen(view.cast.solarReturn!.at);
    return vary(view, "solarReturn", [
      `附一笔日返盘（${when}太阳回到原位那刻的盘）：太阳在${toHouseName(house)}，这个生日年偏着${houseMeanings[house - 1]}。`,
      `${when}的日返盘里，太阳落在${toHouseName(house)}，生日到生日这一年，重音在${houseMeanings[house - 1]}。`,
    ]);
  },
  yearOtherSide(view) {
    const [first] = view.hits;
    const other = findOtherHit(view)!;
    const text = toHitText(other);
    return other.tone === "soft"
      ? `这一年不全是上坡：${toDates(other.dates)}，${toHitName(other)}，${text}。不过${toHitName(first!)}更重，先顾那头。`
      : `也不全是下坡：${toDates(other.dates)}，${toHitName(other)}，${text}。分量比头一样轻，排日子时绕一绕。`;
  },
  yearDoing: (view) => `这周做一件：${yearDoings[view.hits[0]!.point][view.hits[0]!.tone]}，因为${toHitName(view.hits[0]!)}。`,
  yearWatching: (view, of) => `留意：${yearWatchings[of as TransitPoint]}，${toWhen(view.hits[0]!.dates[0]!)}前后最要紧。`,
} satisfies Record<string, Say<SkyView>>;
