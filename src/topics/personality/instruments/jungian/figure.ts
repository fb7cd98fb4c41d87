import { defineFigure } from "../../personality-test.ts";
import { toShown } from "../../profile/profile-view.ts";
import type { JungFunction } from "./items.ts";
import { functionShorts } from "./names.ts";
import type { JungianCast } from "./score.ts";

/** Clockwise from the top; each opposite its other pole. */
const around: readonly JungFunction[] = ["Ne", "Te", "Se", "Fe", "Si", "Fi", "Ni", "Ti"];

export const jungianFigure = defineFigure<JungianCast>({
  toFigure({ type, stack, scales, brackets }, locale) {
    const [first, auxiliary] = stack;
    return {
      kind: "radar",
      label: `${type}: ${around.map((one) => `${one} ${toShown(scales[one].percent)}`).join(", ")}`,
      note:
        locale === "zh"
          ? "对面两项互为两极；细线是误差余量；自编题目，与任何机构无关"
          : "Opposite axes are each other’s poles; fine lines are margins of error. Our own items, not affiliated",
      marks: around.map((one) => ({
        fact: `scale.${one}`,
        sign: one,
        name: functionShorts[locale][one],
        percent: scales[one].percent,
        ...brackets[one],
        rank: one === first ? "first" : one === auxiliary ? "also" : null,
      })),
    };
  },
  toCaption({ stack, order, scales, ties }, locale) {
    const [first, second] = order as [JungFunction, JungFunction];
    const top = `${first} ${toShown(scales[first].percent)}`;
    const next = `${second} ${toShown(scales[second].percent)}`;
    if (locale === "zh") return { title: `八功能：${stack.join("–")}`, note: `${top} · ${next}${ties.length > 0 ? " · 没拉开" : ""}` };
    return { title: `Eight functions: ${stack.join("–")}`, note: `${top} · ${next}${ties.length > 0 ? " · too close to call" : ""}` };
  },
});
