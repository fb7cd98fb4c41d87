import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { LeapMonthRule, VariantReason } from "../../cast-types.ts";
import { brightnesses } from "../../data/brightness.ts";
import { starNamesEn, toGodNameEn } from "../../data/names.en.ts";
import { type PalaceName, palaceNames } from "../../data/palaces.ts";
import type { StarName } from "../../data/stars.ts";
import type { PurpleStarFacts } from "../../fact-types.ts";
import { toPlaceOf } from "../../plate/dial.ts";
import { cycleTitles, toGodMeaning } from "./gods.ts";
import {
  branchSounds,
  brightnessNames,
  classNames,
  palaceMeanings,
  palaceNamesEn,
  stemSounds,
  toSound,
  transformationMeanings,
  transformationNames,
} from "./names.ts";
import { patternWords } from "./patterns.ts";
import { toPlacing } from "./placing.ts";
import { starMeanings } from "./stars.ts";

const ranks = [...brightnesses] as string[];
const tones: Record<PurpleStarFacts["transformation"]["of"], string> = { birth: "birth", decade: "decade", annual: "year" };
const owners: Record<PurpleStarFacts["transformation"]["of"], string> = { birth: "The birth year’s", decade: "The decade palace’s", annual: "This year’s" };
const reasons: Record<VariantReason, string> = {
  otherClock: "By the other clock (the wall’s or the Sun’s)",
  doubtedClock: "If the record went by another summer time or zone,",
  otherDayStart: "With the day begun at the other hour (23:00 or midnight)",
  hourBefore: "A few minutes earlier",
  hourAfter: "A few minutes later",
  leapAsThis: "With the leap month counted whole as the month before",
  leapAsNext: "With the leap month counted whole as the month after",
};
const leapRules: Record<LeapMonthRule, string> = {
  split: "is split after its fifteenth",
  this: "goes whole with the month before",
  next: "goes whole with the month after",
};
/** 小限 at one: 申子辰 years at 戌, 巳酉丑 at 未, 寅午戌 at 辰, 亥卯未 at 丑. */
const minorStarts = ["Xu", "Wei", "Chen", "Chou"];

const toStars = (names: string): string =>
  names
    .split(" ")
    .map((name) => starNamesEn[name as StarName])
    .join(" and ");
const toPalaces = (names: string): string =>
  names
    .split(" ")
    .map((name) => palaceNamesEn[name as PalaceName])
    .join(" and ");
const toLunarDay = (month: number, leap: boolean, day: number): string => `${leap ? "leap " : ""}month ${month}, day ${day}`;

export const factWords: FactWording<PurpleStarFacts> = {
  pattern: ({ name, percent }) => {
    const { name: value, rule, meaning } = patternWords[name];
    return { label: "pattern", value, note: `${toCapital(rule)}. ${toCapital(meaning)}. About ${percent} plates in a hundred have it.` };
  },
  palace: ({ name, stem, branch, majors, isBorrowed, isBody, soulBranch, month, hourBranch }) => ({
    label: palaceNamesEn[name],
    value: `${toSound(stem + branch)}, ${isBorrowed ? "no major star" : toStars(majors)}`,
    note: `${toCapital(palaceMeanings[name])}. ${
      name === "命宫"
        ? `From Yin, the first month, on to month ${month}, then back to the hour ${branchSounds[hourBranch]}: ${branchSounds[branch]}.`
        : `With Self in ${branchSounds[soulBranch]}, it is the ${toOrdinal(palaceNames.indexOf(name) + 1)} palace against the branches: ${branchSounds[branch]}.`
    } Its stem ${stemSounds[stem]} follows from the year’s.${isBorrowed ? ` Without a major star of its own it borrows those opposite: ${toStars(majors)}.` : ""}${isBody ? " The Body palace falls here too, and counts more in later life." : ""}`,
  }),
  square: ({ name, partners, opposite, stars }) => ({
    label: "looks to",
    value: `${toPalaces(partners)}; opposite ${palaceNamesEn[opposite]}`,
    note: `${palaceNamesEn[name]} is read with its two partners, four palaces away on either side, and with the one opposite. Major stars there: ${
      stars === ""
        ? "none"
        : stars
            .split(" ")
            .map((one) => starNamesEn[one as StarName])
            .join(", ")
    }.`,
  }),
  star: (star) => {
    const { name, palace, brightness, transformation } = star;
    return {
      label: starNamesEn[name],
      value: [palaceNamesEn[palace], brightness ? brightnessNames[brightness] : null, transformation ? transformationNames[transformation] : null]
        .filter(Boolean)
        .join(", "),
      note: `${name}: ${starMeanings[name]}. ${toCapital(toPlacing(star))}.${
        brightness ? ` Brightness “${brightnessNames[brightness]}”, step ${ranks.indexOf(brightness) + 1} of 7 from the brightest.` : ""
      }${transformation ? ` It carries ${transformationNames[transformation]}: ${transformationMeanings[transformation]}.` : ""}`,
    };
  },
  transformation: ({ of, kind, star, palace, stem, school }) => ({
    label: `${transformationNames[kind]}, ${tones[of]}`,
    value: `${starNamesEn[star]} in ${palaceNamesEn[palace]}`,
    note: `${transformationNames[kind]} (化${kind}) is ${transformationMeanings[kind]}. ${owners[of]} stem is ${stemSounds[stem]}, which gives it to ${starNamesEn[star]}, and that stands in ${palaceNamesEn[palace]}.${school === "zhongzhou" ? " By the Zhongzhou school." : ""}`,
  }),
  god: ({ cycle, name, palace, branch, startBranch, isForward }) => ({
    label: toGodNameEn(cycle, name),
    value: palaceNamesEn[palace],
    note: `${name}, one of the ${cycleTitles[cycle]}: ${toGodMeaning(cycle, name)}. ${
      { lifeStage: "The class", doctor: "Stipend", general: "The year’s branch", year: "The year’s branch" }[cycle]
    } begins the round at ${branchSounds[startBranch]}; counted ${isForward ? "on" : "back"} it reaches ${branchSounds[branch]}.`,
  }),
  decade: ({ palace, stem, branch, from, to, isNow, fiveElementsClass, isForward, year, sex }) => ({
    label: isNow ? "decade now" : "decade",
    value: `${from}–${to}, ${palaceNamesEn[palace]}`,
    note: `Ten years a palace, ages counted the Chinese way, one at birth. ${classNames[fiveElementsClass]} begins in Self with that number; a ${sex === "male" ? "man" : "woman"} of a ${toSound(year)} year goes ${isForward ? "on with" : "back against"} the branches and comes to ${toSound(stem + branch)} at ${from}.`,
  }),
  childhood: ({ palace, age, fiveElementsClass }) => ({
    label: "childhood",
    value: `age ${age}, ${palaceNamesEn[palace]}`,
    note: `The first decade of ${classNames[fiveElementsClass]} has not begun; until then each year has a palace: Self, Wealth, Health, Spouse, Joy.`,
  }),
  annual: ({ year, stem, branch, age, palace }) => ({
    label: "this year",
    value: `${year}, ${palaceNamesEn[palace]}`,
    note: `${year} is a ${toSound(stem + branch)} year; its own Self stands at ${branchSounds[branch]}, your ${palaceNamesEn[palace]} palace. You are ${age} by Chinese count; the year turns at the lunar new year.`,
  }),
  minorLimit: ({ age, palace, branch, yearBranch, sex }) => ({
    label: "yearly limit",
    value: `age ${age}, ${palaceNamesEn[palace]}`,
    note: `A palace a year. Born in a ${branchSounds[yearBranch]} year, it starts at ${minorStarts[toPlaceOf(yearBranch) % 4]} and goes ${sex === "male" ? "on for a man" : "back for a woman"}: at ${age} it stands in ${branchSounds[branch]}.`,
  }),
  starKind: ({ kind, count }) => ({
    label: { major: "major stars", minor: "minor stars", adjective: "other stars" }[kind],
    value: String(count),
    note: {
      major:
        "Six of the Purple Star’s train and eight of Treasury’s: they set a palace’s key. The Purple Star is placed first and the rest follow; an empty palace borrows from its opposite.",
      minor: "Six that help, six that grind, with Stipend and Sky Horse: they lend to the major stars or try them. Set by year, month and hour.",
      adjective: "Light stars that add a stroke. Set by year, month, day and hour; schools count them differently, and these are the usual ones.",
    }[kind],
  }),
  class: ({ name, soulStem, soulBranch, nayin }) => ({
    label: "class",
    value: classNames[name],
    note: `Self is ${toSound(soulStem + soulBranch)}, whose nayin element (${nayin}) makes it ${classNames[name]}. The number places the Purple Star and begins the decades.`,
  }),
  soulStar: ({ star, soulBranch, palace }) => ({
    label: "soul star",
    value: starNamesEn[star],
    note: `By the branch of Self: ${branchSounds[soulBranch]} gives ${starNamesEn[star]}, here in ${palaceNamesEn[palace]}. It stands for what one is born with.`,
  }),
  bodyStar: ({ star, yearBranch, palace }) => ({
    label: "body star",
    value: starNamesEn[star],
    note: `By the branch of the birth year: ${branchSounds[yearBranch]} gives ${starNamesEn[star]}, here in ${palaceNamesEn[palace]}. It stands for what one works at.`,
  }),
  bodyPalace: ({ palace, branch, month, hourBranch }) => ({
    label: "body palace",
    value: `${branchSounds[branch]}, ${palaceNamesEn[palace]}`,
    note: `From Yin on to month ${month}, then on again to the hour ${branchSounds[hourBranch]}: ${branchSounds[branch]}, which is ${palaceNamesEn[palace]}. Where later life puts its weight.`,
  }),
  lunar: ({ ganzhi, year, month, leap, day, countedMonth, rule, isLateZi, dayStartsAt, hourBranch, clock, clockTime }) => ({
    label: "lunar date",
    value: `${year}, ${toLunarDay(month, leap, day)}, hour ${branchSounds[hourBranch]}`,
    note: `The plate is set by the Chinese calendar, in the ${toSound(ganzhi)} year. ${clock === "trueSolar" ? "True solar time" : "The clock"} was ${clockTime.slice(0, 16).replace("T", " ")}.${
      isLateZi
        ? dayStartsAt === "23:00"
          ? " After 23:00 the next day counts, with its month and year."
          : " After 23:00 the day stays, and the hour is Zi."
        : ""
    }${leap ? ` The leap month ${leapRules[rule]}, so month ${countedMonth} counts.` : ""}`,
  }),
  pillars: ({ year, month, day, hour, lunarYear }) => ({
    label: "four pillars",
    value: [year, month, day, hour].map(toSound).join(", "),
    note: `Pillars go by the solar terms: the year turns in early February, months at their terms. The plate goes by the lunar calendar, so the two can differ. ${
      year === lunarYear ? `Here both years are ${toSound(year)}.` : `Here the pillar’s year is ${toSound(year)}, the plate’s ${toSound(lunarYear)}.`
    }`,
  }),
  plate: ({ fiveElementsClass, soulBranch, bodyBranch, month, day, hourBranch }) => ({
    label: "plate",
    value: `${classNames[fiveElementsClass]}, Self in ${branchSounds[soulBranch]}`,
    note: `Lunar month ${month}, day ${day}, hour ${branchSounds[hourBranch]}: month and hour set Self in ${branchSounds[soulBranch]} and Body in ${branchSounds[bodyBranch]}, Self sets ${classNames[fiveElementsClass]}, class and day set the Purple Star, and the rest follow.`,
  }),
  variant: ({ reason, hourBranch, soulPalace, fiveElementsClass, soulStars, month, day, leap }) => ({
    label: "another way",
    value: `Self in ${branchSounds[soulPalace]}, ${soulStars === "" ? "no major star" : toStars(soulStars)}`,
    note: `${reasons[reason]} it would be ${toLunarDay(month, leap, day)}, hour ${branchSounds[hourBranch]}, ${classNames[fiveElementsClass]}. Where another app shows another plate, this is most likely why.`,
  }),
};
