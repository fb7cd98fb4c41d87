import { asks, moving } from "../../data/en/stars.ts";
import { toYearPlaces } from "../../year-places.ts";
import type { YearSayings } from "../rules.ts";
import { type FengshuiView, findPalaceOf } from "../view.ts";
import { monthNames, mountainNames, toStarName } from "./names.ts";
import { bare, dir, nameOf, toShortStars, toVisit } from "./say.ts";

const spotOf = (view: FengshuiView, star: number) => view.spots[findPalaceOf(view.annual, star)];

export const yearSayings: YearSayings = {
  "year.five": (view) => {
    const spot = spotOf(view, 5);
    return `5 Yellow, the star that wants quiet, is in ${dir(spot.palace)} for ${view.year}, on ${toShortStars(spot)}: ${toVisit(spot.facing, 5)}; ${view.hasResident && spot.mansion ? `it’s your ${nameOf(spot.mansion)} too, so ` : ""}live there as usual, but start no building in ${view.year}.`;
  },
  "year.ripe": (view) => {
    const spot = spotOf(view, view.presentPeriod);
    return `The period’s ripe star, ${toStarName(view.presentPeriod)}, flies to ${dir(spot.palace)} in ${view.year} and meets facing star ${spot.facing}: ${toVisit(spot.facing, view.presentPeriod)}.`;
  },
  "year.taiSui": ({ year }) => {
    const { taiSui, taiSuiPalace } = toYearPlaces(year);
    return `Tai Sui, the seat of the year itself, is ${mountainNames[taiSui]} for ${year}, fifteen degrees of ${dir(taiSuiPalace)}; leave the wall there uncut.`;
  },
  "year.sanSha": ({ year }) => {
    const { branch, sanSha } = toYearPlaces(year);
    return `San Sha goes by the year’s branch; for ${mountainNames[branch]} it’s ${bare(sanSha)}, so face that way on the sofa but don’t sit with your back to it, and pull down no wall.`;
  },
  "year.white": (view) =>
    `8 White, for savings, is in ${dir(spotOf(view, 8).palace)} in ${view.year}, over ${toShortStars(spotOf(view, 8))}: ${toVisit(spotOf(view, 8).facing, 8)}.`,
  "year.pen": (view) =>
    `For pen and book follow 4 Green, in ${dir(spotOf(view, 4).palace)} for ${view.year}; on facing star ${spotOf(view, 4).facing} it means ${toVisit(spotOf(view, 4).facing, 4)}.`,
  "year.black": (view) =>
    `2 Black, called the Illness Star, stops in ${dir(spotOf(view, 2).palace)} in ${view.year} (${toShortStars(spotOf(view, 2))}); keep beds out and open that window a quarter of an hour a day.`,
  "year.month": ({ cast }) => {
    const palace = findPalaceOf(cast.monthStars, 5);
    return `This is the ${monthNames[cast.month]} month, ${toStarName(cast.monthStar)} at the centre, and the month’s own 5 is in ${dir(palace)}; mend things there once it’s over.`;
  },
  "year.front": ({ cast, spots, annual, year }) =>
    `Before the front, in ${dir(cast.facingPalace)}, ${year} puts ${toStarName(annual[cast.facingPalace])} on facing star ${spots[cast.facingPalace].facing}; ${asks[annual[cast.facingPalace] - 1]}.`,
  "year.dissent": (view) => {
    const spot = spotOf(view, 5);
    return `The snag is that 5 Yellow lands on the period’s own star in ${dir(spot.palace)}. The chart wants that side busy and the year wants it still; this once the year wins, so use lamp and door as ever and put repairs off to February ${view.year + 1}.`;
  },
  "year.doing": (view) => `This week put bank papers and contracts in ${dir(spotOf(view, 8).palace)} beside ${moving[spotOf(view, 8).facing - 1]}.`,
  "year.watching": (view) =>
    `Watch pipes and wiring in ${dir(spotOf(view, 5).palace)}: in ${view.year} call someone the day they fail, and keep larger works for February ${view.year + 1}.`,
};
