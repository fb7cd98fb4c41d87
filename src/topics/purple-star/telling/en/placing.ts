import type { Branch, Stem } from "../../../kit/hexagrams/branches.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { FiveElementsClass } from "../../cast-types.ts";
import { starNamesEn } from "../../data/names.en.ts";
import type { StarName } from "../../data/stars.ts";
import type { PurpleStarFacts, StarRule } from "../../fact-types.ts";
import { branchSounds, classNames, stemSounds, toSound } from "./names.ts";

type Star = PurpleStarFacts["star"];

const toBranchSound = (branch: string): string => branchSounds[branch as Branch];
const cardinals = ["one palace", "two palaces", "three palaces", "four palaces", "five palaces", "six palaces"];
const toSteps = (steps: string): string => cardinals[Number(steps) - 1] ?? `${steps === "8" ? "eight" : "ten"} palaces`;

const placings: Record<StarRule, (star: Star) => string> = {
  class: ({ given, from, branch }) =>
    `born on the ${toOrdinal(Number(given))} of the lunar month, class ${classNames[from as FiveElementsClass]}: the day divided by the class, counted from Yin and shifted by what was lacking, stops at ${toBranchSound(branch)}`,
  mirror: ({ given, branch }) =>
    `it mirrors the Purple Star across the line from Yin to Shen: with that in ${toBranchSound(given)}, this stands in ${toBranchSound(branch)}`,
  purpleChain: ({ given, from, branch }) => `${toSteps(given)} back from the Purple Star in ${toBranchSound(from)}, which is ${toBranchSound(branch)}`,
  treasuryChain: ({ given, from, branch }) => `${toSteps(given)} on from Treasury in ${toBranchSound(from)}, which is ${toBranchSound(branch)}`,
  yearStem: ({ given, branch }) => `set by the stem of the birth year: a ${stemSounds[given as Stem]} year puts it in ${toBranchSound(branch)}`,
  yearBranch: ({ given, branch }) => `set by the branch of the birth year: a ${toBranchSound(given)} year puts it in ${toBranchSound(branch)}`,
  month: ({ given, branch }) => `set by the lunar month: the ${toOrdinal(Number(given))} puts it in ${toBranchSound(branch)}`,
  hour: ({ given, branch }) => `set by the hour: ${toBranchSound(given)} puts it in ${toBranchSound(branch)}`,
  yearAndHour: ({ given, from, branch }) =>
    `a ${toBranchSound(from)} year fixes where the hour Zi stands; counted on to ${toBranchSound(given)} it is in ${toBranchSound(branch)}`,
  day: ({ name, given, from, branch }) =>
    `the first of the month stands with ${starNamesEn[from as StarName]}; counted ${name === "八座" ? "back" : "on"} to the ${toOrdinal(Number(given))}${name === "恩光" || name === "天贵" ? ", less one palace," : ""} it is in ${toBranchSound(branch)}`,
  soulAndYear: ({ given, from, branch }) =>
    `counted from the Self palace in ${toBranchSound(from)}, Zi first, on to the year’s ${toBranchSound(given)}: ${toBranchSound(branch)}`,
  bodyAndYear: ({ given, from, branch }) =>
    `counted from the Body palace in ${toBranchSound(from)}, Zi first, on to the year’s ${toBranchSound(given)}: ${toBranchSound(branch)}`,
  tenDayVoid: ({ given, branch }) =>
    `the ten years that hold ${toSound(given)} leave two branches out; it takes the one of the year’s own polarity, ${toBranchSound(branch)}`,
  friendsPalace: ({ branch }) => `it always stands in Friends, here ${toBranchSound(branch)}`,
  healthPalace: ({ branch }) => `it always stands in Health, here ${toBranchSound(branch)}`,
};

/** How a star came to its branch, with this birth's own numbers. */
export const toPlacing = (star: Star): string => placings[star.rule](star);
