import type { Say } from "../../../kit/telling/rule.ts";
import { doings, edgeTexts, mannerDoings, wants, watchHard, watchManner, watchSnag, yearDoings, yearWatchings } from "../../data/en/closing.ts";
import type { PalaceName } from "../../data/palaces.ts";
import type { MinorStar } from "../../data/stars.ts";
import type { Field } from "../parts.ts";
import { type Manner, manners, tensions, toManner } from "../rules-closing.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { brightnessNames, palaceMatters, palaceNamesEn, the } from "./names.ts";

const title = (of: string): string => palaceNamesEn[of as PalaceName];

/** Which of the two weighs more, and when. */
const weighing: Record<Field, (one: string, other: string) => string> = {
  character: (one, other) => `in company go by ${one}, alone by ${other}; for a decision the second weighs more`,
  love: (one, other) => `${one} begins it and ${other} lives with it, and in the long run the second weighs more`,
  work: (one, other) => `${one} takes the job and ${other} decides whether you stay, so that weighs more`,
  money: (one, other) => `${one} earns it and ${other} decides what’s left, so begin at that end`,
  people: (one, other) => `at a gate trust ${one}, on ordinary days ${other}`,
  health: (one, other) => `you humour ${one}; the one to heed is ${other}`,
};

export const sayClosing = {
  fortuneWithSnag: ({ cast }, of) =>
    `The dissent sits in the same palace: ${title(of)} has Fortune (what flows) on ${the(cast.transformations.禄)} and the Snag (where it catches) on ${the(cast.transformations.忌)}, so gift and trouble come from one hand. The Snag in ${title(of)} weighs more; untie that first.`,
  fortuneAgainstSnag: ({ cast, palaces }, of) =>
    `The dissent sits opposite: ${title(of)} has Fortune (what flows) on ${the(cast.transformations.禄)}, but ${title(palaces[of as PalaceName].opposite)} has the Snag (where it catches) on ${the(cast.transformations.忌)}, and what’s won leaks across. The Snag is quicker, so put three tenths by.`,
  brightWithHard: ({ palaces }, of) => {
    const [at, hard] = of.split(".") as [PalaceName, MinorStar];
    const [{ name, brightness }] = palaces[at].majors;
    return `There’s a dissent: ${the(name)} in ${title(at)} is ${brightnessNames[brightness!]}, but ${the(hard)} stands beside it. ${edgeTexts[hard]}; ${the(name)} rules the long run, ${the(hard)} the moment.`;
  },
  torn: ({ palaces }, of) => {
    const [part, left, right] = of.split(".") as [Field, Manner, Manner];
    const [one, other] = tensions[part];
    const [mine, theirs] = wants[part];
    const [first, second] = [the(palaces[one].majors[0].name), the(palaces[other].majors[0].name)];
    return `Two sides pull here: ${title(one)}, with ${first}, ${mine[left]}, while ${title(other)}, with ${second}, ${theirs[right]}; ${weighing[part](first, second)}.`;
  },
  snagStrikes: ({ cast, palaces }, of) => {
    const struck = palaces[of as PalaceName].opposite;
    return `There’s a dissent: the Snag (where it catches) on ${the(cast.transformations.忌)} in ${title(of)} strikes ${title(struck)} opposite: what’s tight in ${palaceMatters[of as PalaceName]} gets taken out on ${palaceMatters[struck]}; don’t treat them as two things.`;
  },
  yearPulls: ({ year }, of) => {
    const [to, from] = of.split(".") as [PalaceName, PalaceName];
    if (to === from)
      return `The dissent: in ${year!.year} Fortune and the Snag share ${title(to)}, and ${palaceMatters[to]} loosens and tightens at once. Do the tight half first.`;
    return `The dissent: ${year!.year} flows in ${title(to)} (${the(year!.transformations.禄)} has Fortune) and catches in ${title(from)} (${the(year!.transformations.忌)} has the Snag). What ${palaceMatters[to]} brings you’ll want to spend on ${palaceMatters[from]}; spend half.`;
  },
  doing: (_, of) => {
    const [part, major] = of.split(".") as [Field, MajorStar];
    return `This week: ${part === "people" || part === "health" ? mannerDoings[part][toManner(major)] : doings[part][major]}.`;
  },
  watching: (_, of) => {
    const [part, sign] = of.split(".") as [Field, MinorStar | Manner];
    return `Watch for this: ${manners.includes(sign as Manner) ? watchManner[part][sign as Manner] : watchHard[sign as MinorStar]}.`;
  },
  watchingSnag: ({ cast }, of) =>
    `Watch for this: ${watchSnag[of as PalaceName]}, which is the Snag on ${the(cast.transformations.忌)} showing in ${title(of)}.`,
  doingYear: ({ year }, of) => `This week: ${yearDoings[of as PalaceName]}, since ${year!.year}’s Fortune is in ${title(of)}.`,
  watchingYear: ({ year }, of) => `Watch for this: ${yearWatchings[of as PalaceName]}, for ${year!.year}’s Snag is in ${title(of)}.`,
} satisfies Record<string, Say<PlateView>>;
