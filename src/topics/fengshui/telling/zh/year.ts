import { asks, moving } from "../../data/zh/stars.ts";
import { toYearPlaces } from "../../year-places.ts";
import type { YearSayings } from "../rules.ts";
import { type FengshuiView, findPalaceOf } from "../view.ts";
import { monthNames, toNumeral, toStarName } from "./names.ts";
import { dir, toShortStars, toVisit } from "./say.ts";

const spotOf = (view: FengshuiView, star: number) => view.spots[findPalaceOf(view.annual, star)];

export const yearSayings: YearSayings = {
  "year.five": (view) => {
    const spot = spotOf(view, 5);
    return `${view.year}年五黄（最宜静的一颗）在${dir(spot.palace)}，压着${toShortStars(spot)}，${toVisit(spot.facing, 5)}；${view.hasResident && spot.mansion ? `论八宅是你的${spot.mansion}，` : ""}那边不动土、不打孔，住照住。`;
  },
  "year.ripe": (view) => {
    const spot = spotOf(view, view.presentPeriod);
    return `${toNumeral(view.presentPeriod)}运的旺星${toStarName(view.presentPeriod)}，${view.year}年飞到${dir(spot.palace)}，会上向星${toStarName(spot.facing)}：${toVisit(spot.facing, view.presentPeriod)}。`;
  },
  "year.taiSui": ({ year }) => {
    const { branch, taiSui, taiSuiPalace } = toYearPlaces(year);
    return `${year}是${branch}年，太岁（这一年的本位）坐在${dir(taiSuiPalace)}的${taiSui}山那十五度里，冲着它的墙别凿。`;
  },
  "year.sanSha": ({ year }) => {
    const { branch, sanSha } = toYearPlaces(year);
    return `三煞按年支走，${branch}年在${dir(sanSha)}，沙发可以朝着它坐，别背着它坐，也别在那里拆墙。`;
  },
  "year.white": (view) =>
    `八白管积蓄，${view.year}年在${dir(spotOf(view, 8).palace)}，那里原是${toShortStars(spotOf(view, 8))}，${toVisit(spotOf(view, 8).facing, 8)}。`,
  "year.pen": (view) =>
    `读书写字看四绿，${view.year}年到${dir(spotOf(view, 4).palace)}，会向星${toStarName(spotOf(view, 4).facing)}，${toVisit(spotOf(view, 4).facing, 4)}。`,
  "year.black": (view) => `二黑又叫病符，${view.year}年停在${dir(spotOf(view, 2).palace)}（${toShortStars(spotOf(view, 2))}），床不放那边，窗每天开一刻钟。`,
  "year.month": ({ cast }) => {
    const palace = findPalaceOf(cast.monthStars, 5);
    return `眼下是${monthNames[cast.month]}月，${toStarName(cast.monthStar)}入中，月五黄在${dir(palace)}，出了这个月再修那边。`;
  },
  "year.front": ({ cast, spots, annual, year }) =>
    `门前${dir(cast.facingPalace)}${year}年来的是${toStarName(annual[cast.facingPalace])}，会向星${toStarName(spots[cast.facingPalace].facing)}，进出的事${asks[annual[cast.facingPalace] - 1]}。`,
  "year.dissent": (view) => {
    const spot = spotOf(view, 5);
    return `麻烦在五黄偏落到旺星的${dir(spot.palace)}。盘上要它动，年上要它静，这一年听年的：灯照开，门照走，修缮停到${view.year + 1}年立春。`;
  },
  "year.doing": (view) => `这周把存折、合同收到${dir(spotOf(view, 8).palace)}，旁边放${moving[spotOf(view, 8).facing - 1]}。`,
  "year.watching": (view) => `留意${dir(spotOf(view, 5).palace)}的水电，${view.year}年坏了当天叫师傅，大改等到${view.year + 1}年2月。`,
};
