import { defineFigure } from "../../personality-test.ts";
import { toShown } from "../../profile/profile-view.ts";
import { type Element, elements } from "./items.ts";
import { elementNames, elementShorts } from "./names.ts";
import type { FiveElementsCast } from "./score.ts";

const signs: Record<Element, string> = elementNames.zh;
/** Clockwise from the top each feeds the next; the star within joins each to the one it checks. */
const checks = [
  [0, 2],
  [2, 4],
  [4, 1],
  [1, 3],
  [3, 0],
] as const;

export const fiveElementsFigure = defineFigure<FiveElementsCast>({
  toFigure({ order, scales, brackets, toSecond }, locale) {
    const [first, second] = order as [Element, Element];
    const isBeside = toSecond === "feeds" || toSecond === "fed";
    return {
      kind: "wheel",
      label: elements.map((one) => `${elementNames[locale][one]} ${toShown(scales[one].percent)}`).join(", "),
      note:
        locale === "zh"
          ? "顺着圈相生，星形相克；细线是误差余量。借五行的意象说性情，跟生辰八字无关"
          : "Around the rim each feeds the next, the star shows which checks which; fine lines: margins of error. A temper told in the elements’ images, not from a birth chart",
      marks: elements.map((one) => ({
        fact: `scale.${one}`,
        sign: signs[one],
        name: elementShorts[locale][one],
        percent: scales[one].percent,
        ...brackets[one],
        rank: one === first ? "first" : one === second ? "also" : null,
        color: one,
      })),
      lines: checks,
      arc: isBeside ? [elements.indexOf(first), elements.indexOf(second)] : null,
    };
  },
  toCaption({ order, scales, ties }, locale) {
    const [first, second] = order as [Element, Element];
    const last = order.at(-1)!;
    const [top, next, low] = [first, second, last].map((one) => `${elementNames[locale][one]}${locale === "zh" ? "" : " "}${toShown(scales[one].percent)}`);
    if (locale === "zh") return { title: `五行性格：${elementNames.zh[first]}旺`, note: `${top} · ${next} · 最低${low}${ties.length > 0 ? " · 没拉开" : ""}` };
    return {
      title: `Five-element temper: ${elementNames.en[first]}`,
      note: `${top} · ${next} · lowest ${low}${ties.length > 0 ? " · too close to call" : ""}`,
    };
  },
});
