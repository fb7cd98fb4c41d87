import { defineFigure } from "../../personality-test.ts";
import { toShown } from "../../profile/profile-view.ts";
import { groups } from "./items.ts";
import { groupNames } from "./names.ts";
import type { TemperamentCast } from "./score.ts";

export const temperamentFigure = defineFigure<TemperamentCast>({
  toFigure: ({ scales, brackets, order }, locale) => ({
    kind: "bars",
    isAxes: false,
    label: groups.map((group) => `${groupNames[locale][group]} ${toShown(scales[group].percent)}`).join(", "),
    note:
      locale === "zh"
        ? "四份合起来是一百；括号是误差余量；自编题目，与任何机构无关"
        : "The four share out a hundred; brackets are margins of error. Our own items, not affiliated",
    marks: order.map((group, index) => ({
      fact: `scale.${group}`,
      sign: group,
      name: groupNames[locale][group],
      percent: scales[group].percent,
      ...brackets[group],
      rank: index === 0 ? ("first" as const) : null,
    })),
  }),
  toCaption({ order, scales, ties }, locale) {
    const [first, second] = order as [(typeof groups)[number], (typeof groups)[number]];
    const note = `${first} ${toShown(scales[first].percent)} · ${second} ${toShown(scales[second].percent)}`;
    if (locale === "zh") return { title: `气质四型：${groupNames.zh[first]}`, note: `${note}${ties.length > 0 ? " · 没拉开" : ""}` };
    return { title: `Four temperaments: ${groupNames.en[first]}`, note: `${note}${ties.length > 0 ? " · too close to call" : ""}` };
  },
});
