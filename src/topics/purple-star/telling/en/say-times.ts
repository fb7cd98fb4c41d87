import { toBranch } from "../../../kit/calendar/sexagenary.ts";
import type { Stem } from "../../../kit/hexagrams/branches.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import type { FiveElementsClass, VariantReason } from "../../cast-types.ts";
import { otherAnnuals } from "../../data/en/second-tellings.ts";
import { annualTexts, decadeStars, decadeTexts, minorLimitTexts, yearFortuneTexts, yearSnagTexts } from "../../data/en/times.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { movedFame } from "../rules-times.ts";
import { vary } from "../vary.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { toBirthDay } from "./birth-day.ts";
import { branchSounds, classNames, palaceMatters, palaceNamesEn, stemSounds, the, toSound } from "./names.ts";

const title = (of: string): string => palaceNamesEn[of as PalaceName];
const toStars = ({ palaces }: PlateView, name: PalaceName): string => {
  const { majors, isBorrowed } = palaces[name];
  return `${majors.map((one) => the(one.name)).join(" and ")}${isBorrowed ? " (borrowed from opposite)" : ""}`;
};
/** The civil years of nominal ages. */
export const toYears = ({ cast }: PlateView, from: number, to: number): string => `${cast.lunarDate.year + from - 1}–${cast.lunarDate.year + to - 1}`;

const reasons: Record<VariantReason, string> = {
  otherClock: "by the other clock (the wall’s or the Sun’s)",
  doubtedClock: "if the record went by another summer time or zone",
  otherDayStart: "with the day begun at the other hour (23:00 or midnight)",
  hourBefore: "a few minutes earlier",
  hourAfter: "a few minutes later",
  leapAsThis: "with the leap month counted whole as the month before",
  leapAsNext: "with the leap month counted whole as the month after",
};

const paces: Readonly<Record<FiveElementsClass, string>> = {
  水二局: "the earliest start, so temper sets early",
  木三局: "an early start, with the grain showing in boyhood or girlhood",
  金四局: "neither early nor late",
  土五局: "half a beat slow, with its strength in middle age",
  火六局: "the latest start, and childhood proves nothing",
};

export const sayTimes = {
  annual(view, of) {
    const { year, stem, branch, age } = view.year!;
    const name = of as PalaceName;
    const text = vary(view, `annualText.${year}`, [annualTexts[name], otherAnnuals[name]]);
    return vary(view, `annual.${year}`, [
      `The year ${year} (${toSound(stem + branch)}) is played in your ${title(of)} palace, with ${toStars(view, name)} there, at Chinese age ${age}: ${text}.`,
      `At Chinese age ${age} you come to ${year}, a ${branchSounds[branch]} year, whose stage is your ${title(of)} palace with ${toStars(view, name)}: ${text}.`,
      `Your ${title(of)} palace, in ${branchSounds[branch]} with ${toStars(view, name)}, is the stage of ${year}, when you’re ${age} by Chinese count: ${text}.`,
    ]);
  },
  decade(view, of) {
    const [name, major] = of.split(".") as [PalaceName, MajorStar];
    const { from, to, stem, branch } = view.year!.decade!;
    return vary(view, "decade", [
      `Your decade, ten years to a palace, runs in ${title(name)} from ${from} to ${to}, which is ${toYears(view, from, to)}: ${decadeTexts[name]}; with ${toStars(view, name)} there the key is ${decadeStars[major]}.`,
      `From ${from} to ${to} by Chinese age the decade, ten years to a palace, stands in ${toSound(stem + branch)}, your ${title(name)}: ${decadeTexts[name]}, in the key of ${toStars(view, name)}, which is ${decadeStars[major]}.`,
      `${toYears(view, from, to)} belong to ${title(name)}, for a decade keeps ten years to a palace; ${decadeTexts[name]}, and with ${toStars(view, name)} there the key is ${decadeStars[major]}.`,
    ]);
  },
  annualOnSnag(view, of) {
    const { year, age, transformations } = view.year!;
    const [now, born] = [the(transformations.忌), the(view.cast.transformations.忌)];
    return vary(view, `annualOnSnag.${year}`, [
      `At Chinese age ${age} you meet the Snag of ${year}, where things catch, on ${now}; in ${title(of)} it joins the one you were born with, on ${born}: ${yearSnagTexts[of as PalaceName]}.`,
      `${title(of)} has had a Snag, where things catch, since your birth, on ${born}, and ${year} ties a second there on ${now}, at Chinese age ${age}: ${yearSnagTexts[of as PalaceName]}.`,
    ]);
  },
  annualOnFortune(view, of) {
    const { year, age, transformations } = view.year!;
    const [now, born] = [the(transformations.禄), the(view.cast.transformations.禄)];
    return vary(view, `annualOnFortune.${year}`, [
      `At Chinese age ${age} you meet the Fortune of ${year}, what flows, on ${now}; in ${title(of)} it joins the one you were born with, on ${born}: ${yearFortuneTexts[of as PalaceName]}.`,
      `${title(of)} has had Fortune, what flows, since your birth, on ${born}, and ${year} pours in a second on ${now}, at Chinese age ${age}: ${yearFortuneTexts[of as PalaceName]}.`,
    ]);
  },
  yearInDecade(view, of) {
    const { year, age } = view.year!;
    return vary(view, `yearInDecade.${year}`, [
      `In ${year}, at Chinese age ${age}, the year and your decade stand in one palace, ${title(of)}: ten years’ examination is set in one, and once it’s done it’s passed.`,
      `Of the ten years that stand in ${title(of)}, ${year}, at Chinese age ${age}, is the one that has the same palace for its stage, so don’t put ${palaceMatters[of as PalaceName]} off.`,
    ]);
  },
  annualSnag(view, of) {
    const { year, age, stem, transformations } = view.year!;
    return vary(view, `annualSnag.${year}`, [
      `The stem ${stemSounds[stem]} of ${year}, your year ${age} by Chinese count, gives the Snag, where things catch, to ${the(transformations.忌)} in your ${title(of)}: ${yearSnagTexts[of as PalaceName]}.`,
      `In ${year}, at Chinese age ${age}, ${the(transformations.忌)} in ${branchSounds[view.palaces[of as PalaceName].branch]}, your ${title(of)}, takes the Snag, where things catch: ${yearSnagTexts[of as PalaceName]}.`,
    ]);
  },
  annualFortune(view, of) {
    const { year, age, stem, transformations } = view.year!;
    return vary(view, `annualFortune.${year}`, [
      `The stem ${stemSounds[stem]} of ${year}, your year ${age} by Chinese count, gives Fortune, what flows, to ${the(transformations.禄)} in your ${title(of)}: ${yearFortuneTexts[of as PalaceName]}.`,
      `In ${year}, at Chinese age ${age}, ${the(transformations.禄)} in ${branchSounds[view.palaces[of as PalaceName].branch]}, your ${title(of)}, takes Fortune, what flows: ${yearFortuneTexts[of as PalaceName]}.`,
    ]);
  },
  decadeSnag(view, of) {
    const { stem, from, to, transformations } = view.year!.decade!;
    return vary(view, "decadeSnag", [
      `The decade’s own stem, ${stemSounds[stem]}, sets a Snag on ${the(transformations.忌)} in ${title(of)}, and it grinds until you’re ${to}: ${yearSnagTexts[of as PalaceName]}.`,
      `All through ${toYears(view, from, to)} the decade’s stem, ${stemSounds[stem]}, ties a knot on ${the(transformations.忌)} in ${title(of)}: ${yearSnagTexts[of as PalaceName]}.`,
    ]);
  },
  decadeFortune(view, of) {
    const { stem, from, to, transformations } = view.year!.decade!;
    return vary(view, "decadeFortune", [
      `The decade’s own stem, ${stemSounds[stem]}, sets Fortune on ${the(transformations.禄)} in ${title(of)}, and it serves until you’re ${to}: ${yearFortuneTexts[of as PalaceName]}.`,
      `All through ${toYears(view, from, to)} the decade’s stem, ${stemSounds[stem]}, lets ${the(transformations.禄)} flow in ${title(of)}: ${yearFortuneTexts[of as PalaceName]}.`,
    ]);
  },
  minorLimit(view, of) {
    const { age, year, minorLimit } = view.cast.annual!;
    const text = minorLimitTexts[of as PalaceName];
    return vary(view, "minorLimit", [
      `The minor limit, a small luck that walks a palace a year, comes to ${title(of)} at age ${age}: ${text}.`,
      `In a ${view.cast.sex} plate of a ${branchSounds[toBranch(view.cast.year)]} year the minor limit, a small luck that walks a palace a year, is in ${branchSounds[minorLimit.branch]} in ${year}, your ${title(of)}: ${text}.`,
    ]);
  },
  class(view, of) {
    const { stem, branch, decadal } = view.palaces.命宫;
    const [from, to] = decadal;
    const pace = paces[of as FiveElementsClass];
    const name = classNames[of as FiveElementsClass];
    return vary(view, "class", [
      `By class you’re ${name}, and your first decade ran from ${from} to ${to} (${toYears(view, from, to)}): ${pace}.`,
      `Self in ${toSound(stem + branch)} makes your class ${name}, which opened the first ten years at ${from}, in ${view.cast.lunarDate.year + from - 1}: ${pace}.`,
    ]);
  },
  childhood(view, of) {
    const { age, year } = view.cast.annual!;
    return vary(view, "childhood", [
      `At ${age} the first decade hasn’t begun; childhood reads one palace a year, now ${title(of)}, and eating, sleeping and company matter more than lessons.`,
      `The first decade opens at ${view.palaces.命宫.decadal[0]}, and until then childhood reads one palace a year, for ${year} ${title(of)}: make set hours of meals and sleep and leave the rest.`,
    ]);
  },
  variant(view, of) {
    const [at, reason] = of.split(".") as ["0" | "1", VariantReason];
    const other = view.cast.variants[Number(at)]!;
    const stars = other.soulStars.length > 0 ? `with ${other.soulStars.map(the).join(" and ")}` : "without a major star";
    const plate = `${reasons[reason]} Self falls in ${branchSounds[other.soulPalace]}, ${stars}, in ${classNames[other.fiveElementsClass]}`;
    if (at === "1") return `A third plate is possible, because ${plate}.`;
    return vary(view, "variant", [
      `Another app may show another plate, because ${plate}; read both and see whose first two decades fit.`,
      `This plate, for ${toBirthDay(view)}, has a neighbour, for ${plate}; hold both against what happened before you were twenty and keep the one that fits.`,
    ]);
  },
  zhongzhou(view, of) {
    const [school, stem] = of.split(".") as ["standard" | "zhongzhou", Stem];
    const [common, zhongzhou] = movedFame[stem]!;
    const [here, there] = school === "standard" ? [common, zhongzhou] : [zhongzhou, common];
    const [rule, otherRule] =
      school === "standard" ? ["the common rule used here", "the Zhongzhou school"] : ["the Zhongzhou school you chose", "the common rule"];
    const [mine, theirs] = [title(view.palaceOf(here)), title(view.palaceOf(there))];
    const moved = mine === theirs ? `both stand in ${mine}, so the palace is the same` : `that’s ${mine} against ${theirs}`;
    return vary(view, "zhongzhou", [
      `Another app may put Fame, what earns a name, elsewhere, because for a ${stemSounds[stem]} year like ${toSound(view.cast.year)} ${rule} gives it to ${the(here)} and ${otherRule} to ${the(there)}; ${moved}.`,
      `In a ${toSound(view.cast.year)} year there are two ways to give Fame, what earns a name: ${rule} picks ${the(here)}, ${otherRule} picks ${the(there)}; ${moved}.`,
      `If another app has Fame, what earns a name, on ${the(there)}, it goes by ${otherRule}, which differs in ${stemSounds[stem]} years, and yours is ${toSound(view.cast.year)}; ${rule} has it on ${the(here)}, and ${moved}.`,
    ]);
  },
} satisfies Record<string, Say<PlateView>>;
