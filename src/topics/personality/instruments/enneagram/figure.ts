import { defineFigure } from "../../personality-test.ts";
import { toShown } from "../../profile/profile-view.ts";
import { type EnneaType, types } from "./items.ts";
import { centerNames, toTypeLabel, toWingLabel, typeNames } from "./names.ts";
import type { Center, EnneagramCast } from "./score.ts";

/** Clockwise from the top: 9, 1 … 8; the triangle 9-3-6 and the hexad 1-4-2-8-5-7 of the drawn figure. */
const around: readonly EnneaType[] = ["9", "1", "2", "3", "4", "5", "6", "7", "8"];
const lines = ["93", "36", "69", "14", "42", "28", "85", "57", "71"].map((pair) => [Number(pair[0]) % 9, Number(pair[1]) % 9] as const);

export const enneagramFigure = defineFigure<EnneagramCast>({
  toFigure({ type, order, wing, scales, brackets, centers }, locale) {
    const first = order[0]!;
    const ranked = (Object.keys(centers) as Center[]).toSorted((one, other) => centers[other] - centers[one]);
    const strongest = ranked[0]!;
    return {
      kind: "wheel",
      label: `${type}: ${types.map((one) => `${one} ${toShown(scales[one].percent)}`).join(", ")}`,
      note:
        locale === "zh"
          ? "墨线是九项得分，细线是误差余量；自编题目，与任何机构无关"
          : "Ink: your nine scores; fine lines: margins of error. Our own items, not affiliated",
      marks: around.map((one) => ({
        fact: `scale.${one}`,
        sign: one,
        name: typeNames[locale][one],
        percent: scales[one].percent,
        ...brackets[one],
        rank: one === first ? "first" : one === wing ? "also" : null,
      })),
      further: {
        title: locale === "zh" ? "三个中心" : "Three centres",
        value: `${centerNames[locale][strongest]} ${toShown(centers[strongest])}`,
        groups: ranked.map((center) => ({
          name: "",
          terms: [{ fact: `center.${center}`, name: centerNames[locale][center], value: String(toShown(centers[center])) }],
        })),
      },
      lines,
      arc: wing === null ? null : [around.indexOf(first), around.indexOf(wing)],
    };
  },
  toCaption({ order, wing, scales, ties, margins }, locale) {
    const [first, second] = order as [EnneaType, EnneaType];
    const [top, next] = [toShown(scales[first].percent), toShown(scales[second].percent)];
    if (locale === "zh") {
      const tie = ties.length > 0 ? "没拉开" : `差${toShown(margins.first ?? 0)}`;
      return { title: `九型：${toWingLabel(first, wing, locale)}`, note: `最高${top}，次高${toTypeLabel(second, locale)}${next} · ${tie}` };
    }
    const tie = ties.length > 0 ? "too close to call" : `gap ${toShown(margins.first ?? 0)}`;
    return { title: `Nine types: ${toWingLabel(first, wing, locale)}`, note: `${top}, next ${toTypeLabel(second, locale)} at ${next} · ${tie}` };
  },
});
