import type { Said } from "../said.ts";
import { type FengshuiView, findPalaceOf } from "../view.ts";
import { toStarName } from "./names.ts";
import { dir } from "./say.ts";

/** Of the body a house says only where not to sleep: this year's 二黑, 病符. */
export const sickbed = (view: FengshuiView): Said["ways"] => {
  const { focus, ranked, isMarked } = view.places.bedroom;
  const illness = dir(findPalaceOf(view.annual, 2));
  const move = `sleep in ${dir(ranked[0]!.palace)}`;
  if (isMarked && (focus.annual === 2 || focus.annual === 5)) {
    const rest = focus.annual === 2 ? `2 Black, the Illness Star, lodges in ${illness}` : `2 Black, the Illness Star, is in ${illness}, so sleep in neither`;
    return [
      [`your bedroom has ${toStarName(focus.annual)} in ${view.year}; ${move}`, rest],
      [move, rest],
    ];
  }
  return isMarked
    ? [
        [`the Illness Star, 2 Black, isn’t in your bedroom in ${view.year}`, `it’s in ${illness}`],
        ["the Illness Star isn’t there", `it’s in ${illness}`],
      ]
    : [[`no bed in ${illness}: the Illness Star is there in ${view.year}`, `that is 2 Black; ${move}`], [`no bed in ${illness}`]];
};

export const doctor = "See a doctor about the body first; a room can only help with sleep and air.";
/** 二黑, the star of the year that takes the centre, and how it got where it is. */
export const toIllnessRule = (view: FengshuiView): string =>
  ` An earth star, 2 Black stands for the body’s ills, hence its name: in ${view.year} ${toStarName(view.annual.C)} takes the centre and the stars fly on from it, 2 to ${dir(findPalaceOf(view.annual, 2))} and 5 Yellow to ${dir(findPalaceOf(view.annual, 5))}; a bed keeps out of both.`;
