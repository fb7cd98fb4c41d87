import type { TieKind } from "../../../kit/almanac/day-person.ts";
import type { Duty } from "../../../kit/almanac/duties.ts";
import type { PathSpirit } from "../../../kit/almanac/paths.ts";
import type { Warning } from "../../../kit/almanac/warnings.ts";
import type { Direction } from "../../../kit/compass/palace.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import { listAnd } from "../../../kit/wording/list.ts";

const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
export const months = "January February March April May June July August September October November December".split(" ");
export const toWeekday = (weekday: number): string => weekdays[weekday - 1]!;
/** 6, 7 → weekends; 1 … 5 → weekdays; 1, 3 → Mondays and Wednesdays */
export const toWeekdaysName = (days: readonly number[]): string => {
  if (days.join() === "6,7") return "weekends";
  if (days.join() === "1,2,3,4,5") return "weekdays";
  const names = days.map((day) => `${toWeekday(day)}s`);
  return listAnd(names);
};

/** 17 December */
export const toMonthDay = (date: string): string => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]!}`;
/** Thursday 17 December */
export const toDayName = ({ date, weekday }: { date: string; weekday: number }): string => `${toWeekday(weekday)} ${toMonthDay(date)}`;

export const directionNames: Record<Direction, string> = {
  N: "north",
  NE: "north-east",
  E: "east",
  SE: "south-east",
  S: "south",
  SW: "south-west",
  W: "west",
  NW: "north-west",
};
export const elementNames: Record<Element, string> = { wood: "wood", fire: "fire", earth: "earth", metal: "metal", water: "water" };
const animals: Record<string, string> = {
  子: "Rat",
  丑: "Ox",
  寅: "Tiger",
  卯: "Rabbit",
  辰: "Dragon",
  巳: "Snake",
  午: "Horse",
  未: "Goat",
  申: "Monkey",
  酉: "Rooster",
  戌: "Dog",
  亥: "Pig",
};
export const toAnimal = (branch: string): string => animals[branch] ?? branch;
/** “an Ox”, “a Rat” */
export const toAnAnimal = (branch: string): string => `${branch === "丑" ? "an" : "a"} ${toAnimal(branch)}`;

/** the 辰 hour (7–9 am) */
const toClock = (from: number): string => {
  const to = (from + 2) % 24;
  const half = (hour: number): string => (hour < 12 ? "am" : "pm");
  const twelve = (hour: number): number => hour % 12 || 12;
  return half(from) === half(to) ? `${twelve(from)}–${twelve(to)} ${half(to)}` : `${twelve(from)} ${half(from)}–${twelve(to)} ${half(to)}`;
};
export const toHourName = ({ branch, from }: { branch: string; from: number }): string => `${toClock(from)} (the ${branch} hour)`;

export const dutyNames: Record<Duty, string> = {
  建: "Establish",
  除: "Remove",
  满: "Full",
  平: "Level",
  定: "Settle",
  执: "Hold",
  破: "Break",
  危: "Peril",
  成: "Complete",
  收: "Gather",
  开: "Open",
  闭: "Close",
};
export const dutyMeanings: Record<Duty, string> = {
  建: "the first of the twelve, strong for showing up and meeting people, too early for digging",
  除: "the sweeping day, good for clearing, cutting, ending and mending",
  满: "the full day, fine for feasts, stock and takings, until something spills over",
  平: "the flat day, good for plaster and paving, dull for anything that must rise",
  定: "the settled day, steady for vows, seats and signatures, slow for whatever has to move",
  执: "the gripping day, good for catching, keeping and building, bad for letting go",
  破: "the day at odds with its month, fit for pulling down and for treatment and little else",
  危: "the day on a height, right for beds and quiet rites, wrong for ladders",
  成: "the day things take shape, the one shops and weddings ask for",
  收: "the gathering day, good for bringing in money and stock, poor for sending out",
  开: "the open door of the twelve, good for starts, journeys and study",
  闭: "the shut door, good for burying, blocking and closing, poor for beginnings",
};

export const pathNames: Record<PathSpirit, string> = {
  青龙: "Green Dragon",
  明堂: "Bright Hall",
  天刑: "Heaven’s Law",
  朱雀: "Vermilion Bird",
  金匮: "Golden Coffer",
  天德: "Heaven’s Virtue",
  白虎: "White Tiger",
  玉堂: "Jade Hall",
  天牢: "Heaven’s Gaol",
  玄武: "Dark Warrior",
  司命: "Keeper of Fate",
  勾陈: "Hooked Array",
};
export const pathMeanings: Record<PathSpirit, string> = {
  青龙: "first of the six yellow ones, under whom things get picked up and carried",
  明堂: "like walking into a lit front hall, good for being seen and speaking plainly",
  天刑: "who holds the rule book, so matters tend to stick on a clause",
  朱雀: "who rules talk, so somebody has to keep the table calm",
  金匮: "who minds the strongbox, kind to money and to family",
  天德: "the most forgiving of the twelve, under whom a small slip gets covered",
  白虎: "who is in a hurry, so blades, digging and deadlines want half a beat less speed",
  玉堂: "who keeps papers and quiet rooms, at ease with signatures",
  天牢: "under whom work goes on behind a closed door and papers crawl",
  玄武: "who likes the dark, so keep your own eye on money and documents",
  司命: "who tends the hearth by day, so have it done before sunset",
  勾陈: "who drags one matter in after another, so leave slack at the end",
};

export const warningNames: Record<Warning, string> = {
  monthBreak: "Month Breaker",
  yearBreak: "Year Breaker",
  fourParted: "Four Partings",
  fourEnded: "Four Endings",
  deathDay: "Death Day",
  yangGong: "Master Yang’s taboo",
  threeMaids: "Three Maids",
};
export const warningMeanings: Record<Warning, string> = {
  monthBreak: "the day’s branch stands across from the month’s, and what the month has gathered comes loose",
  yearBreak: "the day’s branch stands across from the year’s, so the day pushes against the whole year",
  fourParted: "the eve of a solstice or equinox, when two seasons are pulling apart",
  fourEnded: "the eve of a season’s first day, when the old one has run out",
  deathDay: "one branch a month that the handbooks keep weddings and openings away from; the name is worse than the use",
  yangGong: "one of thirteen days a year that custom avoids, though the imperial handbook never took them in",
  threeMaids: "six days of each lunar month that custom keeps free of weddings",
};

export const tieNames: Record<TieKind, string> = {
  fullClash: "full clash",
  yearClash: "clash with the year",
  dayClash: "clash with the day",
  punishment: "punishment",
  harm: "harm",
  sixHarmony: "six harmony",
  threeHarmony: "three harmony",
  noble: "noble helper",
  useful: "useful element",
};

export const mansionMeanings: Record<string, string> = {
  角: "first of the 28, glad to start things, raise timber and see people married",
  亢: "stiff-necked, quick to lock horns where there’s arguing to do",
  氐: "a root that hasn’t taken yet, so hold off on adding people or property",
  房: "a team of four horses, with legs enough for fetching brides and furniture",
  心: "a brooding star, under which a row leaves nobody a way down",
  尾: "the swing of a dragon’s tail, behind which houses and weddings keep up",
  箕: "a winnowing basket, with the wind behind openings, stock and harvest",
  斗: "a grain measure, ladle by ladle, useful for building, trade and weddings",
  牛: "an old ox, and no friend of deadlines",
  女: "fine needlework, and shy of crowds",
  虚: "an empty barn, so don’t promise big figures yet",
  危: "a man on a roof ridge, so have someone hold the ladder",
  室: "a house being built, right for raising, mending and moving in",
  壁: "a study wall, something to lean on when you write, sign or read",
  奎: "a long stride that oversteps, so look where the boundary runs",
  娄: "a star that gathers the scattered, good for company, marriage and stock",
  胃: "a granary, where what’s put in stays: stores, marriage, property",
  昴: "a rooster that crows early, the word out before the deed",
  毕: "a spread net that catches sowing, reaping, building and brides alike",
  觜: "a sharp beak, so pick out the small print first",
  参: "three stars abreast, helpful to partners and builders, cool towards betrothals",
  井: "a well that fills itself, a source for study, shops and fields",
  鬼: "a star of the altar, which keeps rites and burials and stays away from feasts",
  柳: "soft branches that won’t carry a load",
  星: "a lone horse, fast, and no use for moving a household",
  张: "a drawn bow, wide enough for feasts, openings and weddings",
  翼: "wings that beat high and find nowhere to land",
  轸: "the crossbar of a cart, which carries journeys, cars and errands",
};

/** “an Open”, “a Close” */
export const toADuty = (duty: Duty): string => `${/^[AEIOU]/.test(dutyNames[duty]) ? "an" : "a"} ${dutyNames[duty]}`;
