import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { Branch } from "../../../kit/hexagrams/branches.ts";
import { boneVerses } from "../../data/bone-verses.ts";
import { partNames, partNatures, seasonNames } from "../../data/en/places.ts";
import { totalTexts } from "../../data/en/totals.ts";
import type { HuangdiFacts } from "../../fact-types.ts";
import {
  boneNames,
  branchSounds,
  reasonTexts,
  ruleNames,
  toDayText,
  toMonthText,
  toPercentText,
  toSeasonSpan,
  toShareText,
  toSound,
  toWeightText,
} from "./names.ts";

const toHours = (hours: string): string => [...hours].map((hour) => branchSounds[hour as Branch]).join(" and ");

const toGiven = ({ bone, given, leap }: HuangdiFacts["bone"]): string =>
  ({
    year: () => `${toSound(given)} year`,
    month: () => toMonthText(Number(given), leap).replace("the ", ""),
    day: () => toDayText(Number(given)).replace("the ", "day "),
    hour: () => `${branchSounds[given as Branch]} hour`,
  })[bone]();

const boneUses = {
  year: "where you come from: forebears and home",
  month: "who is beside you: peers and the trade",
  day: "yourself, and whoever shares your life",
  hour: "what comes after: later years, juniors, what stays",
};
const levelWords = { light: "light", middle: "middling", heavy: "heavy" };
const kinds = { year: "sixty years", month: "twelve months", day: "thirty days", hour: "twelve hours" };

export const factWords: FactWording<HuangdiFacts> = {
  place: ({ season, hourBranch, part, hours }) => ({
    label: "Place on the Yellow Emperor",
    value: `${seasonNames[season]}, ${branchSounds[hourBranch]} hour: ${partNames[part]}`,
    note: `The season verse lays a season’s twelve double hours on seven places of the Yellow Emperor’s body. In ${seasonNames[season]} ${toHours(hours)} fall${hours.length === 1 ? "s" : ""} on the ${partNames[part]}; yours is ${branchSounds[hourBranch]}. It’s the place that ${partNatures[part]}. The eight lines of the old verse aren’t quoted, since we couldn’t confirm a sure text of them.`,
  }),
  season: ({ season, rule, month, leap }) => ({
    label: "Season of birth",
    value: `${seasonNames[season]}, ${toSeasonSpan(rule, season)}`,
    note:
      rule === "lunar"
        ? `Counted by the Chinese months: 1 to 3 are spring, 4 to 6 summer, 7 to 9 autumn, the rest winter; a leap month goes with its number. You were born in ${toMonthText(month, leap)}, so ${seasonNames[season]}.`
        : `Counted by the solar terms, each season opening at its own Start. The moment of your birth fell in ${toSeasonSpan(rule, season)}, so ${seasonNames[season]}.`,
  }),
  hour: ({ branch, clock, clockTime, isLateZi, dayStartsAt }) => ({
    label: "Double hour",
    value: branchSounds[branch],
    note: `A double hour is two hours, and Zi begins at 11 pm. By ${clock === "trueSolar" ? "true solar time at your birthplace" : "the clock on the wall"} it was ${clockTime.slice(0, 16).replace("T", " ")}, so ${branchSounds[branch]}.${
      isLateZi ? (dayStartsAt === "23:00" ? " After 11 pm the day counts as the next." : " After 11 pm the day stays the same here.") : ""
    }`,
  }),
  body: ({ part, season, hours, isOwn }) => ({
    label: `The Yellow Emperor’s ${partNames[part]}`,
    value: isOwn ? "you’re here" : toHours(hours),
    note: `The ${partNames[part]} is the place that ${partNatures[part]}. In ${seasonNames[season]} births of ${toHours(hours)} come here, ${isOwn ? "yours among them" : "and yours doesn’t"}.`,
  }),
  bone: (bone) => ({
    label: toCapital(boneNames[bone.bone]),
    value: `${toGiven(bone)}, ${toWeightText(bone.weight)}`,
    note: `The table of bone weight gives ${toWeightText(bone.weight)} for the ${toGiven(bone)}${bone.leap ? ", a leap month going with its number" : ""}. Of ${kinds[bone.bone]}, ${bone.heavier} weigh more, so it counts as ${levelWords[bone.level]}. We read it for ${boneUses[bone.bone]}. Ten mace make one tael.`,
  }),
  total: ({ year, month, day, hour, total, same, lighter, all }) => ({
    label: "Bone weight",
    value: `${toWeightText(total)}, like ${totalTexts[total]![0]}`,
    note: `Year ${toWeightText(year)}, month ${toWeightText(month)}, day ${toWeightText(day)} and hour ${toWeightText(hour)} added up. Of all 259,200 combinations of 60 years, 12 months, 30 days and 12 hours, ${same} weigh the same (${toShareText(same, all)}) and ${toPercentText(lighter, all)} weigh less. Light and heavy each have their use.`,
  }),
  verse: ({ total }) => ({
    label: "Old verse",
    value: toWeightText(total),
    note: `${boneVerses[total]!.join("，").replace(/^(.+?，.+?)，/, "$1。")}。 These are the four lines of the old Chinese song for ${toWeightText(total)}, found by the sum. It overstates both rank and want, so read it for its tone.`,
  }),
  phase: ({ bone, weight, from, to, startYear, endYear, isNow, year }) => ({
    label: to === null ? `Age ${from} and after` : `Ages ${from} to ${to}`,
    value: `${boneNames[bone]}, ${toWeightText(weight)}${isNow ? ", now" : ""}`,
    note: `Life is given to the four bones fifteen years at a time, by nominal age, the last without an end; the habit is borrowed from the four pillars. Born in a ${toSound(year)} year, you have this one ${endYear === null ? `from ${startYear} on` : `from ${startYear} to ${endYear}`}.`,
  }),
  otherSeason: ({ rule, season, part, hourBranch }) => ({
    label: `By ${ruleNames[rule]}`,
    value: `${seasonNames[season]}, ${branchSounds[hourBranch]} hour: ${partNames[part]}`,
    note: `Seasons can be divided by lunar month or by solar term. By ${ruleNames[rule]} your birth counts as ${seasonNames[season]}, and its ${branchSounds[hourBranch]} hour falls on the ${partNames[part]}. That’s usually why another table differs.`,
  }),
  variant: ({ reason, hourBranch, part, total }) => ({
    label: "Another reckoning",
    value: `${branchSounds[hourBranch]} hour, ${partNames[part]}, ${toWeightText(total)}`,
    note: `${toCapital(reasonTexts[reason])} it would be the ${branchSounds[hourBranch]} hour, on the ${partNames[part]}, with bones of ${toWeightText(total)}.`,
  }),
};
