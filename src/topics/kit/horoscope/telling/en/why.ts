import { toNth } from "../../../wording/ordinal.ts";
import type { WhyView } from "../why-view.ts";
import { signNames, themeNames } from "./names.ts";
import { toReasonText } from "./reason-text.ts";

const toAmount = (value: number): string => String(Math.round(Math.abs(value) * 10) / 10);
const toPhrase = (text: string): string => text.replace(/^The /, "the ");

/** Libra is 2nd for love with 81. What lifts it: Venus in your 7th house (partners), +8; … */
export const sayWhy = ({ ranked, cast, theme, lift, drag }: WhyView): string => {
  const first = `${signNames[ranked.sign]} is ${toNth(ranked.rank)} ${theme === "overall" ? "overall" : `for ${themeNames[theme].toLowerCase()}`} with ${ranked.score}.`;
  const up = lift ? `Lifting it: ${toPhrase(toReasonText(lift, cast))}, +${toAmount(lift.value)}.` : "Nothing in the sky lifts it.";
  const down = drag ? `Holding it back: ${toPhrase(toReasonText(drag, cast))}, −${toAmount(drag.value)}.` : "Nothing holds it back.";
  return ranked.rank <= 6 ? `${first} ${up} ${down}` : `${first} ${down} ${up}`;
};
