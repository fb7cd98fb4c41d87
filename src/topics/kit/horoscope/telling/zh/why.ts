import type { WhyView } from "../why-view.ts";
import { signNames, themeNames } from "./names.ts";
import { toReasonText } from "./reason-text.ts";

const toAmount = (value: number): string => String(Math.round(Math.abs(value) * 10) / 10);

/** 天秤座感情排第2，81分。抬它的是金星在第七宫（伴侣），加8；往下拽的是…… */
export const sayWhy = ({ ranked, cast, theme, lift, drag }: WhyView): string => {
  const first = `${signNames[ranked.sign]}${themeNames[theme]}排第${ranked.rank}，${ranked.score}分。`;
  const up = lift ? `抬它的是${toReasonText(lift, cast)}，加${toAmount(lift.value)}` : "没有一颗星抬它";
  const down = drag ? `拖它的是${toReasonText(drag, cast)}，减${toAmount(drag.value)}` : "没有一颗星拖它";
  return `${first}${ranked.rank <= 6 ? `${up}；${down}` : `${down}；${up}`}。`;
};
