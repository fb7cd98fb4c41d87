import type { Said } from "../said.ts";
import { type FengshuiView, findPalaceOf } from "../view.ts";
import { toStarName } from "./names.ts";
import { dir } from "./say.ts";

/** Of the body a house says only where not to sleep: this year's 二黑, 病符. */
export const sickbed = (view: FengshuiView): Said["ways"] => {
  const { focus, ranked, isMarked } = view.places.bedroom;
  const illness = dir(findPalaceOf(view.annual, 2));
  const better = dir(ranked[0]!.palace);
  if (isMarked && focus.annual === 2)
    return [
      [`你的卧室正在${view.year}年二黑（病符）的${illness}，先换到${better}睡`],
      [`先换到${better}睡`, `你的卧室正在${view.year}年二黑（病符）的${illness}`],
    ];
  if (isMarked && focus.annual === 5)
    return [
      [`你的卧室正在${view.year}年五黄的${dir(focus.palace)}，先换到${better}睡`, `病符（二黑）在${illness}，两边都别睡`],
      [`先换到${better}睡`, `你的卧室正在${view.year}年五黄的${dir(focus.palace)}`],
    ];
  const where = `${view.year}年二黑（病符）在${illness}`;
  return isMarked
    ? [[`${where}，你的卧室不在那里`], [`病符在${illness}，你的卧室不在那里`]]
    : [[`${where}，床别放那边，选${dir(focus.palace)}`], [`床别放${illness}，选${dir(focus.palace)}`]];
};

export const doctor = "身上不舒服先看医生，屋子管得到的只有睡觉和通风。";
/** 二黑, the star of the year that takes the centre, and how it got where it is. */
export const toIllnessRule = (view: FengshuiView): string =>
  `二黑属土主病，所以叫病符：${view.year}年${toStarName(view.annual.C)}入中顺飞，二黑到${dir(findPalaceOf(view.annual, 2))}，五黄到${dir(findPalaceOf(view.annual, 5))}，床避开这两处。`;
