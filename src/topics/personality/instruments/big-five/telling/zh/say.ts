import type { Sayings } from "../../../../../kit/telling/rule.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { vary } from "../../../../profile/vary.ts";
import { type Facet, toFactor } from "../../items.ts";
import { facetNames, factorNames } from "../../names.ts";
import type { BigFiveKey, BigFiveView } from "../big-five-rules.ts";
import { facetHighsZh, facetLowsZh, highLowsZh, pairsZh } from "./facets.ts";

const percentsOf = ({ cast }: BigFiveView, facet: Facet) => ({
  name: facetNames.zh[facet],
  own: toShown(cast.facets[facet]),
  whole: toShown(cast.scales[toFactor(facet)].percent),
  factor: factorNames.zh[toFactor(facet)],
});

export const sayZh: Sayings<BigFiveView, Exclude<BigFiveKey, "fourth">> = {
  facetLow: (_, of) => facetLowsZh[of as Facet],
  facetHigh: (_, of) => facetHighsZh[of as Facet],
  facetUnder(view, of) {
    const { name, own, whole, factor } = percentsOf(view, of as Facet);
    return vary(view, "facetUnder", [
      `${factor}有${whole}分，可拆开看，${name}只有${own}，高是别的几格撑起来的，要补就从${name}补。`,
      `同样叫${factor}，你这份里缺一角：${name}${own}，整体${whole}，碰到这一角的事，别拿总分替自己打包票。`,
    ]);
  },
  facetOver(view, of) {
    const { name, own, whole, factor } = percentsOf(view, of as Facet);
    return vary(view, "facetOver", [
      `${factor}虽然垫底，只有${whole}，里头的${name}倒有${own}，说你不${factor}，不全对。`,
      `别一笔勾掉${factor}：整体${whole}，${name}却到${own}，低分里也有一盏亮的。`,
    ]);
  },
  pair: (view, of) => vary(view, "pair", pairsZh[of]!),
  highLow: (_, of) => highLowsZh[of]!,
};
