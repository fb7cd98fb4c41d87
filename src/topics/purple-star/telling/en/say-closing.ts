import { toCapital, toLower } from "../../../../shared/capital.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { doings, edgeTexts, mannerDoings, wants, watchHard, watchManner, watchSnag, yearDoings, yearWatchings } from "../../data/en/closing.ts";
import { otherDoings, otherSnagWatch } from "../../data/en/second-tellings.ts";
import type { PalaceName } from "../../data/palaces.ts";
import type { MinorStar } from "../../data/stars.ts";
import { type Field, palacesOf } from "../parts.ts";
import { type Manner, manners, tensions, toManner } from "../rules-closing.ts";
import { vary } from "../vary.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { branchSounds, brightnessNames, palaceMatters, palaceNamesEn, the, toSound } from "./names.ts";

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
  fortuneWithSnag(view, of) {
    const { 禄, 忌 } = view.cast.transformations;
    const [fortune, snag] = [the(禄), the(忌)];
    return vary(view, `fortuneWithSnag.${of}`, [
      `The dissent sits in the same palace: ${title(of)} has Fortune (what flows) on ${fortune} and the Snag (where it catches) on ${snag}, so gift and trouble come from one hand; the Snag weighs more, so untie that first.`,
      `Two voices quarrel in ${title(of)}: Fortune (what flows) on ${fortune} says go, the Snag (where it catches) on ${snag} says wait; heed the second and untie ${palaceMatters[of as PalaceName]} first.`,
    ]);
  },
  fortuneAgainstSnag(view, of) {
    const { 禄, 忌 } = view.cast.transformations;
    const [fortune, snag] = [the(禄), the(忌)];
    const across = title(view.palaces[of as PalaceName].opposite);
    return vary(view, `fortuneAgainstSnag.${of}`, [
      `The dissent sits opposite: ${title(of)} has Fortune (what flows) on ${fortune}, but ${across} has the Snag (where it catches) on ${snag}, and what’s won leaks across; the Snag is quicker, so put three tenths by.`,
      `${across}, with the Snag (where it catches) on ${snag}, faces ${title(of)}, with Fortune (what flows) on ${fortune}: one hand takes in and the other pays out, so hold back three tenths as it comes.`,
    ]);
  },
  brightWithHard(view, of) {
    const [at, minor] = of.split(".") as [PalaceName, MinorStar];
    const [{ name, brightness }] = view.palaces[at].majors;
    const [bright, hard, step] = [the(name), the(minor), brightnessNames[brightness!]];
    const edge = toLower(edgeTexts[minor]!);
    return vary(view, `brightWithHard.${of}`, [
      `There’s a dissent: ${bright} in ${title(at)} is ${step}, but ${hard} stands beside it, and ${edge}; ${bright} rules the long run, ${hard} the moment.`,
      `Don’t look at the light alone: ${bright} is ${step} in ${title(at)}, and ${hard} won’t give way to it; ${edge}; heed ${hard} today and ${bright} in the end.`,
      `In ${branchSounds[view.palaces[at].branch]}, your ${title(at)}, a bright star and a hard one share a room, ${bright} (${step}) and ${hard}: ${edge}, though over the years ${bright} weighs more.`,
    ]);
  },
  torn(view, of) {
    const [part, left, right] = of.split(".") as [Field, Manner, Manner];
    const [one, other] = tensions[part];
    const [mine, theirs] = wants[part];
    const [first, second] = [the(view.palaces[one].majors[0].name), the(view.palaces[other].majors[0].name)];
    return vary(view, `torn.${part}`, [
      `Two sides pull here: ${title(one)}, with ${first}, ${mine[left]}, while ${title(other)}, with ${second}, ${theirs[right]}; ${weighing[part](first, second)}.`,
      `Two palaces disagree: in ${branchSounds[view.palaces[one].branch]} your ${title(one)} has ${first} and ${mine[left]}, in ${branchSounds[view.palaces[other].branch]} your ${title(other)} has ${second} and ${theirs[right]}; ${weighing[part](first, second)}.`,
      `${toCapital(first)} and ${second} don’t agree, since ${title(one)} ${mine[left]} and ${title(other)} ${theirs[right]}; ${weighing[part](first, second)}.`,
    ]);
  },
  snagStrikes(view, of) {
    const at = of as PalaceName;
    const struck = view.palaces[at].opposite;
    const star = the(view.cast.transformations.忌);
    return vary(view, `snagStrikes.${of}`, [
      `There’s a dissent: the Snag (where it catches) on ${star} in ${title(of)} strikes ${title(struck)} opposite: what’s tight in ${palaceMatters[at]} gets taken out on ${palaceMatters[struck]}; don’t treat them as two things.`,
      `${title(struck)} has no knot of its own; it’s struck from ${title(of)} opposite by the Snag (where it catches) on ${star}, so when ${palaceMatters[struck]} goes wrong, look for the cause in ${palaceMatters[at]}.`,
    ]);
  },
  yearPulls(view, of) {
    const { year, transformations } = view.year!;
    const [fortune, snag] = [the(transformations.禄), the(transformations.忌)];
    const [to, from] = of.split(".") as [PalaceName, PalaceName];
    if (to === from)
      return vary(view, `yearPulls.${year}`, [
        `The dissent: in ${year} Fortune and the Snag share ${title(to)}, and ${palaceMatters[to]} loosens and tightens at once, so do the tight half first.`,
        `What gives and what takes in ${year} is one palace, ${title(to)}, with Fortune on ${fortune} and the Snag on ${snag}; begin ${palaceMatters[to]} at the knot.`,
      ]);
    return vary(view, `yearPulls.${year}`, [
      `The dissent: ${year} flows in ${title(to)} (${fortune} has Fortune) and catches in ${title(from)} (${snag} has the Snag); what ${palaceMatters[to]} brings you’ll want to spend on ${palaceMatters[from]}, so spend half.`,
      `One hand of ${year} gives and the other takes: Fortune is on ${fortune} in ${title(to)}, the Snag on ${snag} in ${title(from)}; of what ${palaceMatters[to]} brings, let ${palaceMatters[from]} have half.`,
    ]);
  },
  doing(view, of) {
    const [part, major] = of.split(".") as [Field, MajorStar];
    const { name, stem, branch, isBorrowed } = view.palaces[palacesOf[part][0]!];
    const text =
      part === "people" || part === "health"
        ? mannerDoings[part][toManner(major)]
        : part === "character"
          ? vary(view, "doing", [doings.character[major], otherDoings[major]])
          : doings[part][major];
    const told = `${the(major)}${isBorrowed ? ", on loan" : ""}`;
    return vary(view, `doing.${part}`, [
      `This week: ${text}.`,
      `This week: ${text}; that’s said to ${title(name)} in ${toSound(stem + branch)} and ${told}.`,
      `This week: ${text}; ${the(major)} in ${title(name)} can use it.`,
    ]);
  },
  watching(view, of) {
    const [part, sign] = of.split(".") as [Field, MinorStar | Manner];
    const name = palacesOf[part][0]!;
    const isManner = manners.includes(sign as Manner);
    const text = isManner ? watchManner[part][sign as Manner] : watchHard[sign as MinorStar];
    const star = the(isManner ? view.palaces[name].majors[0].name : (sign as MinorStar));
    return vary(view, `watching.${part}`, [
      `Watch for this: ${text}.`,
      `Watch for this: ${text}; that’s when ${star} stirs in ${title(name)}.`,
      `Watch for this: ${text}; that’s ${star} in ${title(name)} speaking up.`,
    ]);
  },
  watchingSnag(view, of) {
    const text = vary(view, "snagText", [watchSnag[of as PalaceName], otherSnagWatch[of as PalaceName]]);
    const star = the(view.cast.transformations.忌);
    return vary(view, "watchingSnag", [
      `Watch for this: ${text}, which is the Snag on ${star} showing in ${title(of)}.`,
      `Watch for this: ${text}; the Snag on ${star} is tying its knot in ${title(of)}.`,
      `Watch for this: ${text}; the Snag that ${view.cast.lunarDate.year} put on ${star} in ${title(of)} mostly begins there.`,
    ]);
  },
  doingYear(view, of) {
    const { year, transformations } = view.year!;
    return vary(view, "doingYear", [
      `This week: ${yearDoings[of as PalaceName]}, since ${year}’s Fortune is in ${title(of)}.`,
      `This week: ${yearDoings[of as PalaceName]}; in ${year} ${the(transformations.禄)} has Fortune in ${title(of)}, so it goes easily.`,
    ]);
  },
  watchingYear(view, of) {
    const { year, transformations } = view.year!;
    return vary(view, "watchingYear", [
      `Watch for this: ${yearWatchings[of as PalaceName]}, for ${year}’s Snag is in ${title(of)}.`,
      `Watch for this: ${yearWatchings[of as PalaceName]}; in ${year} ${the(transformations.忌)} has the Snag in ${title(of)}.`,
    ]);
  },
} satisfies Record<string, Say<PlateView>>;
