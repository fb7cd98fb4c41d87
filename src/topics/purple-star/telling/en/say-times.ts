import type { Say } from "../../../kit/telling/rule.ts";
import type { VariantReason } from "../../cast-types.ts";
import { annualTexts, decadeStars, decadeTexts, minorLimitTexts, yearFortuneTexts, yearSnagTexts } from "../../data/en/times.ts";
import type { PalaceName } from "../../data/palaces.ts";
import type { StarName } from "../../data/stars.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { branchSounds, classNames, palaceNamesEn, stemSounds, the, toSound } from "./names.ts";

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

export const sayTimes = {
  annual: (view, of) => {
    const year = view.year!;
    return `The year ${year.year} (${toSound(year.stem + year.branch)}) is played in your ${title(of)} palace, with ${toStars(view, of as PalaceName)} there, at Chinese age ${year.age}: ${annualTexts[of as PalaceName]}.`;
  },
  decade: (view, of) => {
    const [name, major] = of.split(".") as [PalaceName, MajorStar];
    const { from, to } = view.year!.decade!;
    return `Your decade, ten years to a palace, runs in ${title(name)} from ${from} to ${to}, which is ${toYears(view, from, to)}: ${decadeTexts[name]}. With ${toStars(view, name)} there the key is ${decadeStars[major]}.`;
  },
  annualOnSnag: ({ year, cast }, of) =>
    `At Chinese age ${year!.age} you meet the Snag of ${year!.year}, where things catch, on ${the(year!.transformations.忌)}; in ${title(of)} it joins the one you were born with, on ${the(cast.transformations.忌)}: ${yearSnagTexts[of as PalaceName]}.`,
  annualOnFortune: ({ year, cast }, of) =>
    `At Chinese age ${year!.age} you meet the Fortune of ${year!.year}, what flows, on ${the(year!.transformations.禄)}; in ${title(of)} it joins the one you were born with, on ${the(cast.transformations.禄)}: ${yearFortuneTexts[of as PalaceName]}.`,
  yearInDecade: ({ year }, of) =>
    `In ${year!.year}, at Chinese age ${year!.age}, the year and your decade stand in one palace, ${title(of)}: ten years’ examination is set in one, and once it’s done it’s passed.`,
  annualSnag: ({ year }, of) =>
    `The stem ${stemSounds[year!.stem]} of ${year!.year}, your year ${year!.age} by Chinese count, gives the Snag, where things catch, to ${the(year!.transformations.忌)} in your ${title(of)}: ${yearSnagTexts[of as PalaceName]}.`,
  annualFortune: ({ year }, of) =>
    `The stem ${stemSounds[year!.stem]} of ${year!.year}, your year ${year!.age} by Chinese count, gives Fortune, what flows, to ${the(year!.transformations.禄)} in your ${title(of)}: ${yearFortuneTexts[of as PalaceName]}.`,
  decadeSnag: ({ year }, of) => {
    const { stem, to, transformations } = year!.decade!;
    return `The decade’s own stem, ${stemSounds[stem]}, sets a Snag on ${the(transformations.忌)} in ${title(of)}, and it grinds until you’re ${to}: ${yearSnagTexts[of as PalaceName]}.`;
  },
  decadeFortune: ({ year }, of) => {
    const { stem, to, transformations } = year!.decade!;
    return `The decade’s own stem, ${stemSounds[stem]}, sets Fortune on ${the(transformations.禄)} in ${title(of)}, and it serves until you’re ${to}: ${yearFortuneTexts[of as PalaceName]}.`;
  },
  minorLimit: ({ cast: { annual } }, of) =>
    `The minor limit, a small luck that walks a palace a year, comes to ${title(of)} at age ${annual!.age}: ${minorLimitTexts[of as PalaceName]}.`,
  class: (view, of) => {
    const [from, to] = view.palaces.命宫.decadal;
    const pace: Record<string, string> = {
      水二局: "the earliest start, so temper sets early",
      木三局: "an early start, with the grain showing in boyhood or girlhood",
      金四局: "neither early nor late",
      土五局: "half a beat slow, with its strength in middle age",
      火六局: "the latest start, and childhood proves nothing",
    };
    return `By class you’re ${classNames[view.cast.fiveElementsClass]}, and your first decade ran from ${from} to ${to} (${toYears(view, from, to)}): ${pace[of]}.`;
  },
  childhood: ({ cast: { annual } }, of) =>
    `At ${annual!.age} the first decade hasn’t begun; childhood reads one palace a year, now ${title(of)}, and eating, sleeping and company matter more than lessons.`,
  variant: ({ cast }, of) => {
    const [at, reason] = of.split(".") as ["0" | "1", VariantReason];
    const other = cast.variants[Number(at)]!;
    const stars = other.soulStars.length > 0 ? `with ${other.soulStars.map(the).join(" and ")}` : "without a major star";
    const opening = at === "0" ? "Another app may show another plate, because" : "A third plate is possible, because";
    return `${opening} ${reasons[reason]} Self falls in ${branchSounds[other.soulPalace]}, ${stars}, in ${classNames[other.fiveElementsClass]}.${at === "0" ? " Read both and see whose first two decades fit." : ""}`;
  },
  zhongzhou: ({ cast }, of) => {
    const [school, stem] = of.split(".") as ["standard" | "zhongzhou", "戊" | "庚" | "壬"];
    const [common, other] = { 戊: ["右弼", "太阳"], 庚: ["太阴", "天府"], 壬: ["左辅", "天府"] }[stem] as [StarName, StarName];
    return school === "standard"
      ? `Another app may put Fame, what earns a name, elsewhere, because for ${stemSounds[stem]} years the common rule used here gives it to ${the(cast.transformations.科)} and the Zhongzhou school to ${the(other)}.`
      : `Another app may put Fame, what earns a name, elsewhere, because for ${stemSounds[stem]} years the Zhongzhou school you chose gives it to ${the(cast.transformations.科)} and the common rule to ${the(common)}.`;
  },
} satisfies Record<string, Say<PlateView>>;
