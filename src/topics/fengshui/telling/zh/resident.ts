import type { Direction } from "../../../kit/compass/palace.ts";
import { toKuaTrigram } from "../../../kit/kua/kua.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";
import { houseNatures, relations } from "../../data/zh/house.ts";
import { toBedHead } from "../bed.ts";
import type { ResidentSayings } from "../rules.ts";
import { type FengshuiView, getDirectionOf } from "../view.ts";
import { groupNames, toDirectionList, toStarName } from "./names.ts";
import { dir, toShortStars, toState } from "./say.ts";

const where = (view: FengshuiView, mansion: Mansion) => {
  const direction = getDirectionOf(view, mansion);
  const spot = view.spots[direction];
  return {
    direction: dir(direction),
    stars: `${toShortStars(spot)}（${view.year}年加${toStarName(spot.annual)}）`,
    people: toState(spot.mountain, view.cast.period),
    money: toState(spot.facing, view.cast.period),
  };
};

const goodOf = ({ mansions }: FengshuiView): string =>
  toDirectionList(
    (["生气", "延年", "天医", "伏位"] as const)
      .map((mansion) => (Object.keys(mansions) as Direction[]).find((direction) => mansions[direction] === mansion)!)
      .join(" "),
  );

export const residentSayings: ResidentSayings = {
  "resident.relation": ({ cast }, of) =>
    `你是${toKuaTrigram(cast.kua!)}命（命卦${cast.kua}），房子背靠的${dir(cast.sittingPalace)}是你的${of}，${relations[of as Mansion]}。`,
  "resident.breath": (view) => {
    const { direction, stars, money } = where(view, "生气");
    return `生气是八宅里最有劲的一方，你的在${direction}，那里${stars}，向星${money}：${money === "当旺" || money === "将旺" ? "人和星一齐使劲，办公、接单都搬过去" : "劲是你自己的，星不添柴，短时间用，别久坐"}。`;
  },
  "resident.doctor": (view) => {
    const { direction, stars, people } = where(view, "天医");
    return `天医养人，你的在${direction}，${stars}，山星${people}，${toBedHead(view) !== "天医" ? `只是${view.year}年那边住着${toStarName(view.annual[getDirectionOf(view, "天医")])}，床等立春过了再挪` : people === "当旺" || people === "将旺" ? "床能放就放这边" : "床头朝它就够，人不必睡在那里"}。`;
  },
  "resident.years": (view) => {
    const { direction, stars, people } = where(view, "延年");
    return `延年管处得久，你的落在${direction}，${stars}，山星${people}：${people === "当旺" || people === "将旺" ? "两个人商量事，坐这边成得快" : "话能说开，只是要多坐一会儿"}。`;
  },
  "resident.cut": (view) => {
    const { direction, stars, money } = where(view, "绝命");
    return `绝命是八方里最不出力的，你的在${direction}，${stars}${money === "当旺" ? "，偏偏财星当旺，放灯放水、不放椅子" : "，拿来做库房、卫生间正合适"}。`;
  },
  "resident.home": (view) => `伏位是你的本位，在${where(view, "伏位").direction}，${where(view, "伏位").stars}，心烦时去那边坐十分钟，不带手机。`,
  "resident.ghosts": (view) => `五鬼一方爱着急，你的在${where(view, "五鬼").direction}，${where(view, "五鬼").stars}，催款、吵价的电话别在那里打。`,
  "resident.group": (view) => {
    const { cast } = view;
    return `${cast.kua}是${groupNames[cast.kuaGroup!]}命，房子是${cast.house.trigram}宅，${groupNames[cast.house.group]}一组；你的四吉方是${goodOf(view)}，${cast.kuaGroup === cast.house.group ? "和宅的吉方重着，开门、睡觉用的是同一套" : "跟宅的吉方错开，门随房子，床和桌随你"}。`;
  },
  "resident.none": (view) =>
    `还不知道住的人是谁，先按${view.cast.house.trigram}宅看：${houseNatures[view.cast.house.trigram]}，宅的四吉方是${goodOf(view)}；给我生日和男女，床和桌子还能再对准些。`,
  "resident.houseBest": (view) => `宅的生气在${where(view, "生气").direction}，${where(view, "生气").stars}，当家的人把桌子摆那边，家里跟着勤快。`,
  "resident.houseWorst": (view) => `宅的绝命在${where(view, "绝命").direction}，${where(view, "绝命").stars}，让给杂物，别让人久坐。`,
  "resident.dissent": ({ cast }) =>
    `${groupNames[cast.kuaGroup!]}命住${groupNames[cast.house.group]}宅，八宅说配；飞星排出${cast.pattern}，前后颠倒。我看飞星重：配是人住得惯，颠倒要靠摆设去改。`,
  "resident.doing": (view) => `今晚把枕头换到朝${where(view, toBedHead(view)).direction}的一头（你的${toBedHead(view)}），睡三夜再定。`,
};
