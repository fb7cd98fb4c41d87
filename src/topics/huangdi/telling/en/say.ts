import { toCapital } from "../../../../shared/capital.ts";
import type { Branch } from "../../../kit/hexagrams/branches.ts";
import type { Say, Sayings } from "../../../kit/telling/rule.ts";
import type { Level } from "../../bone-level.ts";
import type { Bone } from "../../cast-types.ts";
import type { BodyPart, Season } from "../../data/body-places.ts";
import { boneVerses } from "../../data/bone-verses.ts";
import { ageTexts, pastTexts, phaseTexts, turnTexts } from "../../data/en/ages.ts";
import { dayTexts, familySides, heaviestTexts, hourMoney, levelTexts, lightestTexts, loveSides, monthTexts, yearTexts } from "../../data/en/bones.ts";
import { familyDoings, pairTexts, placeAgainst, watchings } from "../../data/en/closing.ts";
import { hourTexts, partNames, partNatures, placeTexts, seasonNames } from "../../data/en/places.ts";
import { doings, partFields } from "../../data/en/themes.ts";
import { totalTexts } from "../../data/en/totals.ts";
import { boneOf, type Field } from "../parts.ts";
import type { RuleKey } from "../rules.ts";
import { type BoneView, type HuangdiView, toRank } from "../view.ts";
import { boneNames, branchSounds, partMatters, reasonTexts, ruleNames, toGivenText, toPercentText, toShareText, toSound, toWeightText } from "./names.ts";

const split = (of: string): string[] => of.split(".");
/** the day bone (0.8 taels) */
export const toBoneText = ({ bone, weight }: Pick<BoneView, "bone" | "weight">): string => `the ${boneNames[bone]} (${toWeightText(weight)})`;

const levelWords: Readonly<Record<Level, string>> = { light: "on the light side", middle: "in the middle", heavy: "on the heavy side" };
export const ranks = ["heaviest", "second", "third", "lightest"] as const;
const toPercent = (one: number, all: number): string => `${Math.round((one / all) * 100)}%`;

/** What the place says of a field, and what its bone adds. */
const fieldSay = (
  view: HuangdiView,
  of: string,
  field: Exclude<Field, "family">,
): { text: string; level: string; given: string; weight: string; rank: string } => {
  const [part, level] = split(of) as [BodyPart, Level];
  const own = view.bones[boneOf[field]];
  return {
    text: partFields[field][part],
    level: `${levelWords[level]}: ${levelTexts[field][level]}`,
    given: toGivenText(view.cast, own.bone),
    weight: toWeightText(own.weight),
    rank: ranks[toRank(view, own) - 1]!,
  };
};

/** 0.2 taels heavier */
const toDifference = (one: BoneView, other: BoneView): string => {
  const by = one.weight - other.weight;
  return by === 0 ? "of the same weight" : `${toWeightText(Math.abs(by))} ${by > 0 ? "heavier" : "lighter"}`;
};
const toMore = (one: BoneView, other: BoneView, more: string, less: string, same: string): string =>
  one.weight > other.weight ? more : one.weight < other.weight ? less : same;

/** 2006 to 2020, ages 16 to 30 */
export const toSpan = ({ from, to, startYear, endYear }: BoneView): string =>
  to === null ? `${startYear} onward, age ${from} and after` : `${startYear} to ${endYear}, ages ${from} to ${to}`;

const leaned: Readonly<Record<Bone, string>> = {
  year: "on what home taught you",
  month: "on the people beside you",
  day: "on yourself",
  hour: "on those who come after",
};
const turnAgainst = { up: "heavier", level: "much the same", down: "lighter" } as const;

const sayDoing: Say<HuangdiView> = (_, of) => {
  const [field, at] = split(of) as [Field, BodyPart & Bone];
  return `This week: ${field === "family" ? familyDoings[at] : doings[field][at]}.`;
};

export const say: Sayings<HuangdiView, RuleKey> = {
  "place.only": ({ cast }) =>
    `Of twelve hours in ${seasonNames[cast.season]} only ${branchSounds[cast.hourBranch]} falls on the ${partNames[cast.part]}, so one person in twelve stands there through the year; with a ${toSound(cast.year)} year and ${toWeightText(cast.boneWeight.total)} of bone there are fewer still.`,
  "place.season": ({ cast }, of) => {
    const [season, part] = [...of] as [Season, BodyPart];
    return `Born in the ${seasonNames[season]} of ${cast.lunarDate.year}, on ${toGivenText(cast, "day")} of ${toGivenText(cast, "month")} in the ${branchSounds[cast.hourBranch]} hour, you come on the ${partNames[part]}, the place that ${partNatures[part]}: ${placeTexts[season][part]}.`;
  },
  "place.hour": (view, of) =>
    `${hourTexts[of]!}; on ${toGivenText(view.cast, "day")} its bone weighs ${toWeightText(view.bones.hour.weight)}, the ${ranks[toRank(view, view.bones.hour) - 1]!} of your four.`,
  "place.heaviest": ({ cast, heaviest }) =>
    `The ${partNames[cast.part]} is where you stand and the bones are what you stand with: ${toBoneText(heaviest)} is ${toPercent(heaviest.weight, cast.boneWeight.total)} of all ${toWeightText(cast.boneWeight.total)}, so you mostly lean ${leaned[heaviest.bone]}.`,
  "bone.total": ({ cast, share }, of) => {
    const [thing, use] = totalTexts[Number(of)]!;
    return `On ${toGivenText(cast, "day")} in a ${toSound(cast.year)} year the four come to ${toWeightText(Number(of))}, like ${thing}: ${use}; ${toPercentText(share.lighter, share.all)} of births weigh less than yours, and ${toShareText(share.same, share.all)} weigh the same.`;
  },
  "bone.rare": ({ share, cast }, of) =>
    `Only ${share.same} of 259,200 births weigh ${toWeightText(cast.boneWeight.total)}, which is rare; ${of === "heavy" ? "rare means there’s no road to copy, so don’t count it as merit" : "rare means there’s no road to copy, so don’t count it as debt"}.`,
  "bone.level": ({ cast, heaviest, lightest }) =>
    `Your bones lie close together, from ${toWeightText(lightest.weight)} for ${toGivenText(cast, lightest.bone)} to ${toWeightText(heaviest.weight)} for ${toGivenText(cast, heaviest.bone)}: no one stretch carries your life, keeping on does.`,
  "bone.verse": ({ cast }, of) => {
    const [first, second, third, fourth] = boneVerses[Number(of)]!;
    return `The old song has four lines for ${toGivenText(cast, "day")} of ${toGivenText(cast, "month")}, ${toSound(cast.year)}, at ${toWeightText(Number(of))}; it promises in large letters, so take the direction and leave the size.\n\n> ${first}，${second}。${third}，${fourth}。\n\n`;
  },
  "bone.harsh": ({ cast }) =>
    `The old song speaks harshly of ${toWeightText(cast.boneWeight.total)}, as songs did to make people work; it’s no sentence on anyone born in a ${toSound(cast.year)} year, and if you’d like to read it, tap the verse on the card.`,
  "bone.lateAgrees": ({ cast, bones }) =>
    `The song says it comes late, and ${toBoneText(bones.hour)} of ${toGivenText(cast, "hour")} is heavy too, so both point to ${bones.hour.startYear} and after.`,
  "bone.heaviest": ({ cast, heaviest }, of) => `Heaviest is ${toBoneText(heaviest)} of ${toGivenText(cast, heaviest.bone)}: ${heaviestTexts[of as Bone]}.`,
  "bone.lightest": ({ cast, lightest }, of) => `Lightest is ${toBoneText(lightest)} of ${toGivenText(cast, lightest.bone)}: ${lightestTexts[of as Bone]}.`,
  "work.place": (view, of) => {
    const { text, level, given, weight } = fieldSay(view, of, "work");
    return `At work, ${text}; beside that ${given} weighs ${weight}, ${level}.`;
  },
  "work.month": ({ cast, bones }, of) =>
    `${monthTexts[Number(of) - 1]!}; beside the ${toSound(cast.year)} year it’s ${toDifference(bones.month, bones.year)}, so you lean ${toMore(bones.month, bones.year, "more on the trade than on home", "more on home than on the trade", "on both alike")}.`,
  "love.place": (view, of) => {
    const { text, level, given, weight, rank } = fieldSay(view, of, "love");
    return `${toCapital(text)}; feeling goes by the day, and ${given} weighs ${weight}, ${rank} of your four and, as days go, ${level}.`;
  },
  "love.side": ({ cast, bones }, of) =>
    `You are ${toGivenText(cast, "day")} at ${toWeightText(bones.day.weight)}, friends ${toGivenText(cast, "month")} at ${toWeightText(bones.month.weight)}, parents the ${toSound(cast.year)} year at ${toWeightText(bones.year.weight)}: ${loveSides[of as keyof typeof loveSides]}.`,
  "money.place": (view, of) => {
    const { text, level, given, weight, rank } = fieldSay(view, of, "money");
    return `${toCapital(text)}; what stays goes by the hour, and ${given} weighs ${weight}, ${rank} of the four and, as hours go, ${level}.`;
  },
  "money.hour": ({ cast, bones }, of) =>
    `Money of the ${branchSounds[of as Branch]} hour is ${hourMoney[of as Branch]}; beside ${toGivenText(cast, "day")} the hour is ${toDifference(bones.hour, bones.day)}, so ${toMore(bones.hour, bones.day, "more comes later than you hold now", "you hold more now than comes later", "later is much like now")}.`,
  "inner.day": ({ bones, cast }, of) =>
    `${dayTexts[Number(of) - 1]!}; it weighs ${toWeightText(bones.day.weight)}, and with ${toBoneText(bones.hour)} you hold ${toWeightText(cast.boneWeight.day + cast.boneWeight.hour)} of your ${toWeightText(cast.boneWeight.total)} yourself.`,
  "inner.place": (view, of) => {
    const { text, level } = fieldSay(view, of, "inner");
    return `${view.year ? `At a nominal ${view.year.age}, alone` : "Alone"} with yourself, ${text}; ${toGivenText(view.cast, "day")} is ${level}.`;
  },
  "family.year": ({ cast }, of) => `The ${toSound(cast.year)} year weighs ${toWeightText(Number(of))}, ${yearTexts[Number(of)]!}.`,
  "family.side": ({ cast, bones }, of) =>
    `Set the ${toSound(cast.year)} year beside ${toGivenText(cast, "day")}, ${toWeightText(bones.year.weight)} beside ${toWeightText(bones.day.weight)}: ${familySides[of as keyof typeof familySides]}. A ${toSound(cast.year)} bone is ${levelWords[bones.year.level]}, so ${levelTexts.family[bones.year.level]}.`,
  "ages.now": ({ year }, of) => {
    const [part, bone] = split(of) as [BodyPart, Bone];
    return `In ${year!.year}, at a nominal ${year!.age}, you’re on ${toBoneText(year!.phase)}, ${toSpan(year!.phase)}: ${ageTexts[part][bone]}.`;
  },
  phase: ({ year }, of) => {
    const [field, level] = split(of) as [Field, Level];
    return `The stretch ${toSpan(year!.phase)}, is ${levelWords[level]} (${toWeightText(year!.phase.weight)}), and for ${partMatters[field]} that means: ${phaseTexts[field][level]}.`;
  },
  "ages.turn": ({ year }, of) => {
    const turn = split(of)[1] as keyof typeof turnTexts;
    return `In ${year!.next!.startYear} you go over from ${toBoneText(year!.phase)} to ${toBoneText(year!.next!)}, ${turnAgainst[turn]}: ${turnTexts[turn]}.`;
  },
  "ages.best": ({ bones }, of) =>
    `Of the stretches still to come the weightiest is ${toBoneText(bones[of as Bone])}, ${toSpan(bones[of as Bone])}; put your long bets there.`,
  "ages.past": ({ bones }, of) =>
    `${bones.hour.startYear} took you from ${toBoneText(bones.day)} to ${toBoneText(bones.hour)}, ${turnAgainst[of as keyof typeof turnAgainst]}: ${pastTexts[of as keyof typeof pastTexts]}.`,
  "school.season": ({ cast }, of) =>
    of === "lunar"
      ? `Seasons are divided two ways: by lunar month, as here, you’re of ${seasonNames[cast.season]} and on the ${partNames[cast.part]}; by the solar terms that day was already ${seasonNames[cast.otherSeason!.season]}, which puts you on the ${partNames[cast.otherSeason!.part]}.`
      : `Seasons are divided two ways: by the solar terms, as here, you’re of ${seasonNames[cast.season]} and on the ${partNames[cast.part]}; by lunar month, as most old books have it, it’s ${seasonNames[cast.otherSeason!.season]} and the ${partNames[cast.otherSeason!.part]}.`,
  "school.variant": ({ cast: { variants, part, boneWeight } }, of) =>
    `${toCapital(reasonTexts[of as keyof typeof reasonTexts])} it would be the ${branchSounds[variants[0]!.hourBranch]} hour, ${variants[0]!.part === part ? `still the ${partNames[part]}` : `the ${partNames[variants[0]!.part]} rather than the ${partNames[part]}`}, and ${toWeightText(variants[0]!.total)} rather than ${toWeightText(boneWeight.total)}.`,
  "school.leap": ({ cast, bones }) =>
    `You were born in a leap month, and the bone table has no row for one: here it goes with month ${cast.lunarDate.month}, ${toWeightText(bones.month.weight)}; some give it to the next.`,
  doing: sayDoing,
  watching: ({ cast, heaviest, lightest }, of) => {
    const [field, bone] = split(of) as [Field, Bone];
    return `Watch for this: ${watchings[field][bone]}${heaviest.weight > lightest.weight ? `; ${toGivenText(cast, lightest.bone)} is your lightest at ${toWeightText(lightest.weight)}, and things leak there` : ""}.`;
  },
  "dissent.late": ({ cast, bones }) =>
    `One voice disagrees: the song of ${toWeightText(cast.boneWeight.total)} promises late years, yet ${toBoneText(bones.hour)} of ${toGivenText(cast, "hour")} is light, with little to hold them up. I’d trust the bone, since the song is everyone’s and the bone is yours: begin saving before ${bones.hour.startYear}.`,
  "dissent.early": ({ cast, bones }) =>
    `One voice disagrees: the song of ${toWeightText(cast.boneWeight.total)} promises luck early, yet ${toBoneText(bones.year)} of ${toGivenText(cast, "year")} is light, so the first fifteen years had little under them. I’d trust the bone: what’s good begins once you’ve left home.`,
  "dissent.season": ({ cast }, of) =>
    `One voice disagrees: divide the seasons by ${ruleNames[cast.seasonRule === "lunar" ? "terms" : "lunar"]} and you’re of ${seasonNames[cast.otherSeason!.season]}, on the ${partNames[of as BodyPart]}, the place that ${partNatures[of as BodyPart]}. Read both and keep the one that made you sit up; the ${toWeightText(cast.boneWeight.total)} stay either way.`,
  "dissent.place": ({ cast }, of) => {
    const [part, tier] = split(of) as [BodyPart, "light" | "heavy"];
    return `The scale disagrees with the place: at ${toWeightText(cast.boneWeight.total)} for ${toGivenText(cast, "day")} of ${toGivenText(cast, "month")}, ${toSound(cast.year)}, ${placeAgainst[part][tier]}.`;
  },
  "dissent.pair": ({ cast, heaviest, lightest }, of) => {
    const [one, other] = split(of) as [Bone, Bone];
    return `Two bones pull apart in a ${toSound(cast.year)} birth, ${toGivenText(cast, heaviest.bone)} at ${toWeightText(heaviest.weight)} and ${toGivenText(cast, lightest.bone)} at ${toWeightText(lightest.weight)}: ${pairTexts[one][other]!}.`;
  },
  "dissent.even": ({ bones }) =>
    `It can be read the other way: four bones of ${toWeightText(bones.day.weight)} each look steady, and none will step forward by itself, so the direction has to be yours.`,
};
