import type { Mark } from "../../card/figure.ts";
import { defineFigure } from "../../personality-test.ts";
import { toShown } from "../../profile/profile-view.ts";
import { type Pole, poles } from "./items.ts";
import { fieldNames, poleNames } from "./names.ts";
import type { Field, SocialCast } from "./score.ts";

const signs: Record<"zh" | "en", Record<Pole, string>> = {
  zh: { tell: "说", ask: "问", show: "露", hold: "收" },
  en: { tell: "T", ask: "A", show: "S", hold: "H" },
};
/** From the upper left, clockwise. */
const corners: readonly Field[] = ["weighing", "steering", "kindling", "befriending"];

export const socialStylesFigure = defineFigure<SocialCast>({
  toFigure({ field, axes: { assert, respond }, scales, brackets, order }, locale) {
    const toMark = (one: Pole): Mark => ({
      fact: `scale.${one}`,
      sign: signs[locale][one],
      name: poleNames[locale][one],
      percent: scales[one].percent,
      ...brackets[one],
      rank: one === order[0] ? "first" : one === order[1] ? "also" : null,
    });
    return {
      kind: "field",
      label: `${fieldNames[locale][field]}: ${poleNames[locale].tell} ${toShown(assert.percent)}, ${poleNames[locale].show} ${toShown(respond.percent)}`,
      note:
        locale === "zh"
          ? "横：先问到直说；竖：收着到外露；十字是误差余量，压着中线就算两边都占。自编题目，与任何机构无关"
          : "Across: asking to telling. Down: holding back to showing. The cross is the margin of error; over a middle line it takes in both sides. Our own items, not affiliated",
      across: assert,
      down: respond,
      ends: { left: toMark("ask"), right: toMark("tell"), top: toMark("hold"), bottom: toMark("show") },
      corners: corners.map((one) => ({ name: fieldNames[locale][one], isOwn: one === field })),
      marks: poles.map(toMark),
    };
  },
  toCaption({ field, neighbor, axes: { assert, respond } }, locale) {
    const names = fieldNames[locale];
    const isNear = assert.isNear || respond.isNear;
    const [tell, show] = [toShown(assert.percent), toShown(respond.percent)];
    if (locale === "zh") return { title: `社交风格：${names[field]}`, note: `直说${tell} · 外露${show}${isNear ? ` · 靠近${names[neighbor]}` : ""}` };
    return { title: `Social styles: ${names[field]}`, note: `telling ${tell} · showing ${show}${isNear ? ` · near ${names[neighbor]}` : ""}` };
  },
});
