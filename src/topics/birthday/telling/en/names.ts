import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import { animalNamesEn, branchNamesEn, stemNamesEn } from "../../../kit/pillars/data/names-en.ts";
import type { PillarName } from "../../../kit/pillars/four-pillars.ts";
import type { PunishmentManner, RelationKind } from "../../../kit/pillars/relations.ts";
import type { SeasonState, StrengthLevel } from "../../../kit/pillars/strength.ts";
import type { UsefulMethod } from "../../../kit/pillars/useful-elements.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { Favour } from "../../annual.ts";

export const elementNames: Record<Element, string> = { wood: "wood", fire: "fire", earth: "earth", metal: "metal", water: "water" };
export const pillarNamesEn: Record<PillarName | "luck" | "annual", string> = {
  year: "year",
  month: "month",
  day: "day",
  hour: "hour",
  luck: "luck",
  annual: "that year",
};
export const levelNames: Record<StrengthLevel, string> = {
  dominant: "all one way",
  strong: "strong",
  balanced: "balanced",
  weak: "weak",
  yielding: "gives way",
};
export const seasonNames: Record<SeasonState, string> = {
  prosperous: "in its own season",
  assisted: "fed by the season",
  resting: "spent on the season",
  trapped: "busy holding the season down",
  dead: "held down by the season",
};
export const favourNames: Record<Favour, string> = { useful: "welcome", adverse: "unwelcome", neutral: "neither here nor there" };

export const relationNames: Record<RelationKind, string> = {
  threeMeeting: "Season of three",
  threeHarmony: "Frame of three",
  stemCombine: "Stem pair",
  sixHarmony: "Six-harmony",
  halfHarmony: "Half frame",
  clash: "Clash",
  stemClash: "Stem clash",
  punishment: "Punishment",
  harm: "Harm",
  break: "Break",
  repeat: "Echo",
};

/** Inside a sentence, after the two that do it. */
export const relationVerbs: Record<RelationKind, string> = {
  threeMeeting: "make a season of three",
  threeHarmony: "make a frame of three",
  stemCombine: "pair",
  sixHarmony: "harmonise",
  halfHarmony: "make half a frame",
  clash: "clash",
  stemClash: "clash",
  punishment: "chafe",
  harm: "do each other harm",
  break: "break each other",
  repeat: "are the same pillar",
};

export const relationMeanings: Record<RelationKind, string> = {
  threeMeeting: "Three months of one season are all here, the heaviest gathering of one element",
  threeHarmony: "The birth, peak and store of one element meet and work as one",
  stemCombine: "Stems five apart pair off and hold on to each other",
  sixHarmony: "Two branches that belong together and draw close",
  halfHarmony: "A frame with one branch missing but its peak present: half the pull",
  clash: "Branches across the dial: movement, change, parting",
  stemClash: "Stems that stand openly against each other",
  punishment: "Branches that chafe; trouble tends to come from one’s own side",
  harm: "Each spoils the other’s match: a quiet trip-up",
  break: "What is done leaks at one corner",
  repeat: "The same pillar twice: an old matter comes round again",
};

export const mannerNames: Record<PunishmentManner, string> = {
  ungrateful: "Ungrateful punishment",
  overbearing: "Overbearing punishment",
  uncivil: "Uncivil punishment",
  self: "Self-punishment",
};

export const tenGodMeanings: Readonly<Record<string, string>> = {
  日主: "the day’s stem: you, whom all the others are compared with",
  比肩: "your own element and polarity: peers, and your own mind",
  劫财: "your own element, other polarity: rivals who may be partners",
  食神: "what you feed, same polarity: craft, appetite, things made slowly",
  伤官: "what you feed, other polarity: talent, a tongue, no love of rules",
  偏财: "what you hold, same polarity: money from outside, contacts, chances",
  正财: "what you hold, other polarity: monthly pay and the keeping of a house",
  七杀: "what holds you, same polarity: pressure, hard fights, a stern boss",
  正官: "what holds you, other polarity: office, rules, a good name",
  偏印: "what feeds you, same polarity: odd learning, hunches, solitude",
  正印: "what feeds you, other polarity: backing, schooling, those who look after you",
};

export const lifeStageMeanings: Readonly<Record<string, string>> = {
  长生: "newborn and held up by others",
  沐浴: "washed and dressed, handsome and easily distracted",
  冠带: "come of age and learning to carry things",
  临官: "at work and earning its keep",
  帝旺: "at the top of its strength",
  衰: "past the top, and knows when to stop",
  病: "short of force, so it borrows other hands",
  死: "gone quiet, no longer reaching out",
  墓: "put away in store and kept",
  绝: "the old ended, the new not begun",
  胎: "barely conceived",
  养: "being nursed, not yet out of doors",
};

export const relationToSelf: Record<Relation, string> = {
  same: "your own kind",
  iFeed: "what you feed (output)",
  iHold: "what you hold (wealth)",
  holdsMe: "what holds you (office)",
  feedsMe: "what feeds you (support)",
};

export const methodNames: Record<UsefulMethod, string> = {
  support: "Prop up the weak",
  restrain: "Draw off the strong",
  bridge: "Bridge the quarrel",
  fill: "Fill the gap",
  dominant: "Go with the whole",
  yielding: "Go with the strongest",
};

/** "庚午" → "Geng Wu" */
export const toGanzhiName = (ganzhi: string): string => `${stemNamesEn[ganzhi[0]!]} ${branchNamesEn[ganzhi[1]!]}`;

/** 午 → "Wu, the Horse" */
export const toBranchName = (branch: string): string => `${branchNamesEn[branch]}, the ${animalNamesEn[branch]}`;

/** A stem or a branch: 庚 → "Geng". */
export const toCharName = (char: string): string => stemNamesEn[char] ?? branchNamesEn[char] ?? char;

/** "wood fire" → "wood and fire" */
export const toElementNames = (text: string): string => {
  const names = text.split(" ");
  return names.length < 2 ? text : listAnd(names);
};

/** "year午 hour未" → "Wu of the year and Wei of the hour" */
export const toMemberNames = (text: string): string => {
  const names = text.split(" ").map((member) => `${toCharName(member.at(-1)!)} of the ${pillarNamesEn[member.slice(0, -1) as PillarName]}`);
  return listAnd(names);
};

/** 1 → "1 day", 3 → "3 days" */
export const toCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** "the whole frame of water (Shen, Zi and Chen)" */
export const toWhole = (three: readonly string[], isSeason: boolean, element: Element | null): string => {
  const names = three.map(toCharName);
  return `the whole ${isSeason ? "season" : "frame"}${element ? ` of ${elementNames[element]}` : ""} (${listAnd(names)})`;
};
