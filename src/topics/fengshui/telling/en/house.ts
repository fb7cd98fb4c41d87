import type { Palace } from "../../../kit/compass/palace.ts";
import { toTimeliness } from "../../../kit/flying-stars/timeliness.ts";
import { houseNatures, patternUses, sides, wholeUses } from "../../data/en/house.ts";
import { asks } from "../../data/en/stars.ts";
import type { HouseSayings } from "../rules.ts";
import type { FengshuiView } from "../view.ts";
import { groupNames, mountainNames, patternNames, stateNames, toStarName, trigramNames, wholeNames } from "./names.ts";
import { bare, dir, toShortStars, toSign, toUseOf } from "./say.ts";

const placeOfStar = ({ cast }: FengshuiView, plate: 0 | 1, star: number): Palace =>
  (Object.keys(cast.flyingStars) as Palace[]).find((palace) => cast.flyingStars[palace][plate] === star)!;

const called = ({ cast }: FengshuiView): string => `“${patternNames[cast.pattern]}”`;

export const houseSayings: HouseSayings = {
  "house.whole": ({ cast }) =>
    `A rarer pattern holds for ${mountainNames[cast.mountain]} in period ${cast.period}, “${wholeNames[cast.patterns[0]!]}”: ${wholeUses[cast.patterns[0]!]}.`,
  "house.pattern": (view) =>
    `${mountainNames[view.cast.mountain]} in front (${bare(view.cast.facingPalace)}) and ${mountainNames[view.cast.sitting]} behind give, in period ${view.cast.period}, ${called(view)}: ${patternUses[view.cast.pattern]}.`,
  "house.ownTime": ({ cast, years }) =>
    `The house is in its own time: period ${cast.period} runs from ${years.first} to early ${years.last + 1}, so ${toStarName(cast.period)} stays ripe for ${years.last - cast.year + 1} more years.`,
  "house.pastTime": ({ cast, years, presentPeriod, year }) =>
    `Its own time, period ${cast.period}, ended with ${years.last}, and ${year} is year ${year - years.last} since; measured by today’s period ${presentPeriod}, ${toStarName(cast.period)} is ${stateNames[toTimeliness(cast.period, presentPeriod)]}, so add nothing to what rests on it.`,
  "house.sitting": ({ cast, spots }) =>
    `Behind, in ${dir(cast.sittingPalace)}, stand ${toShortStars(spots[cast.sittingPalace])}: ${toSign(spots[cast.sittingPalace])}.`,
  "house.centre": ({ spots }) => `At the heart of the house are ${toShortStars(spots.C)}: ${toSign(spots.C)}, so ${toUseOf(spots.C)}.`,
  "house.nature": ({ cast }) =>
    `Sitting in ${mountainNames[cast.sitting]} makes it a ${trigramNames[cast.house.trigram]} house of the ${groupNames[cast.house.group]} group, and ${houseNatures[cast.house.trigram]}.`,
  "house.side": ({ cast }) => `Its front looks ${bare(cast.facingPalace)}; ${sides[cast.facingPalace]}.`,
  "house.dissent": (view) => {
    const { cast, presentPeriod, year } = view;
    const [people, money] = [placeOfStar(view, 0, presentPeriod), placeOfStar(view, 1, presentPeriod)];
    return `Some readers drop the old chart’s star and look only at today’s ${toStarName(presentPeriod)}: money then moves to ${dir(money)} and people to ${dir(people)}, which is another house than ${called(view)} of period ${cast.period}; unless somebody has rebuilt it, I keep the old reckoning for ${year} too.`;
  },
  "house.dissentFit": (view) =>
    `The chart is ${called(view)}, but kua ${view.cast.kua} is of the ${groupNames[view.cast.kuaGroup!]} group in a house of the ${groupNames[view.cast.house.group]}. I give the chart more weight: a bed can be turned to suit you, and walls can’t.`,
  "house.doing": ({ cast }) =>
    cast.pattern === "上山下水"
      ? `This week stand a solid cupboard inside the front, in ${dir(cast.facingPalace)}, and move what’s in daily use to ${dir(cast.sittingPalace)}.`
      : cast.pattern === "旺山旺向"
        ? `This week clear the sill in ${dir(cast.facingPalace)} and push the cupboards in ${dir(cast.sittingPalace)} right to the wall.`
        : cast.pattern === "双星到向"
          ? `This week look out from ${dir(cast.facingPalace)}: if nothing stands far off to close the view, put a row of pots on the sill.`
          : `This week give the back wall in ${dir(cast.sittingPalace)} something that stirs, a glass of fresh water or a window you open, and leave ${dir(cast.facingPalace)} as it is.`,
  "house.watching": ({ cast }) => {
    const star = cast.annualStars[cast.facingPalace];
    return `Watch ${toStarName(star)} before the front in ${dir(cast.facingPalace)} until February ${cast.year + 1}: ${asks[star - 1]}.`;
  },
};
