import { toCapital, toLower } from "../../../../shared/capital.ts";
import { toNayinElement } from "../../../kit/calendar/nayin.ts";
import { toBranch } from "../../../kit/calendar/sexagenary.ts";
import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import { lifeStageNamesEn, nayinNamesEn } from "../../../kit/pillars/data/names-en.ts";
import { spiritWords } from "../../../kit/pillars/data/spirit-words.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { bornIn, stemStrength } from "../../data/en/day-master.ts";
import { climates, elementLife, tooLittle, tooMuch } from "../../data/en/elements.ts";
import { absentTexts, echoTexts, frameTexts, heavyTexts, homeTies } from "../../data/en/families.ts";
import { nayinTexts, seatStages } from "../../data/en/nayin.ts";
import { starTexts } from "../../data/en/stars.ts";
import { yearGods } from "../../data/en/ten-gods.ts";
import { restPatterns } from "../../data/en/world.ts";
import { toExtremes } from "../answer.ts";
import { fill } from "../fill.ts";
import type { selfRules } from "../rules-self.ts";
import { findStar } from "../stars.ts";
import { findKind, findTie } from "../ties.ts";
import type { BirthdayView, Part } from "../view.ts";
import { elementNames, lifeStageMeanings, toCharName, toGanzhiName } from "./names.ts";

export const familyNames: Record<Relation, string> = {
  same: "your own kind",
  iFeed: "your output, what you feed",
  iHold: "your wealth, what you hold",
  holdsMe: "your office, what holds you",
  feedsMe: "your support, what feeds you",
};
const starPlaces = { year: "year (elders, early days)", month: "month (work)", day: "day (yourself and home)", hour: "hour (what comes after)" };
const nayinTurn: Record<Relation, string> = {
  same: "It’s the day master’s own element, so you’re of one piece.",
  iFeed: "The day master feeds it, so you gave your family more than you took.",
  iHold: "The day master holds it, so you turned that page long ago.",
  holdsMe: "It holds the day master, so you’re one way in company and another alone.",
  feedsMe: "It feeds the day master, so there’s something under you.",
};

/** 0 → "no water in the chart"; 2 → "only 2 percent water". */
export const toShare = (name: string, percent: number): string => (percent === 0 ? `no ${name} in the chart` : `only ${percent} percent ${name}`);

/** "Bing fire" */
export const toSelf = ({ stem, element }: BirthdayView): string => `${toCharName(stem)} ${elementNames[element]}`;

export const sayStar = (view: BirthdayView, part: Part): string => {
  const star = findStar(view, part)!;
  const { pillar } = view.cast.spirits[star.index]!;
  return `${spiritWords[star.name]!.nameEn} (${star.name}) on the ${starPlaces[pillar]}: ${starTexts[star.name]!}`;
};

export const saySelf: Sayings<BirthdayView, (typeof selfRules)[number]["key"]> = {
  extreme: (view, of) =>
    of === "dominant"
      ? `Nearly all of it helps ${toSelf(view)} and no stem holds it: a chart all one way (专旺), about one in a hundred and seventy. You go far with your own push and badly under a template; ask for a blank page.`
      : `${toSelf(view)} has neither root nor helper here: a chart that gives way (从), about one in eighty. Go with the strongest stream, a big field, a strong team; the years you set up on your own were the hardest.`,
  frame(view, of) {
    const { tie } = findKind(view, ["threeMeeting", "threeHarmony"])!;
    const names = [...new Set(tie.members.map(({ char }) => toCharName(char)))];
    const kind = tie.kind === "threeMeeting" ? "season" : "frame";
    return `${listAnd(names)} make a ${kind} of ${elementNames[tie.element!]}; such a set of three is rare. ${frameTexts[of]!}`;
  },
  heavy: (view, of) => {
    const family = of as Relation;
    return `${toCapital(elementNames[view.elementOf(family)])}, ${familyNames[family]}, comes to ${view.percent[family]} percent: ${toLower(heavyTexts[of]!)}`;
  },
  absent: (view, of) => {
    const family = of as Relation;
    return `There’s ${toShare(elementNames[view.elementOf(family)], view.percent[family])} (${familyNames[family]}): ${absentTexts[of]!}`;
  },
  bornIn: (view, of) => `${toSelf(view)} born in the month of ${toCharName(view.month)} is ${bornIn[of]!}`,
  stemStrength: (view, of) => {
    const { score } = view.cast.strength;
    if (of === "even")
      return `${toSelf(view)} scores ${score} for strength, between 37 and 45, which counts as balanced: you need neither prop nor curb, and the drawback is that both sides can talk you round, so draw your own line first.`;
    return `At ${score} points of strength (37 to 45 is the middle) ${toSelf(view)} is ${of.endsWith("strong") ? "strong" : "weak"}: ${stemStrength[of]!}`;
  },
  yearGod: (_, of) => yearGods[of]!,
  homeTie(view, of) {
    const found = findTie(view, "year", "month")!;
    return fill(homeTies[of]!, { a: toCharName(found.own.char), b: toCharName(found.other.char) });
  },
  echo(view, of) {
    const [first] = of.split(".") as ["year"];
    return fill(echoTexts[of]!, { g: toGanzhiName(view.cast.pillars[first]) });
  },
  yearVoid: ({ cast }) =>
    `${toCharName(toBranch(cast.pillars.year))} of the year falls in the day’s void (two of the twelve branches find no stem): home is as if behind glass. You believe the elders only after walking it yourself, a loss and a footing at once.`,
  starOfSelf: (view) => sayStar(view, "character"),
  nayin(view, of) {
    const turn = nayinTurn[view.familyOf(toNayinElement(view.cast.pillars.year))];
    return `The nayin of your year (a byname shared by two of the sixty pillars) is ${nayinNamesEn[of]}: ${nayinTexts[of]!}. ${turn}`;
  },
  climate: (view, of) =>
    `Born in the month of ${toCharName(view.month)} with ${toShare(of, view.cast.elements[of as Element])}, you need the temperature set right first (调候): ${climates[of as "fire"]}.`,
  tooMuch: (view, of) => `At ${view.cast.elements[of as Element]} percent, ${of} shows in your habits. ${tooMuch[of as Element]}`,
  tooLittle: (view, of) => {
    const { most } = toExtremes(view);
    const share = toShare(of, view.cast.elements[of as Element]).replace(" in the chart", "");
    return `With ${share} and ${view.cast.elements[most]} percent ${most}, ${tooLittle[of as Element].replace(/^What’s/, "what’s")}`;
  },
  restPattern: (_, of) => restPatterns[of]!,
  seatStage: ({ seat, cast }, of) =>
    `With ${cast.strength.score} points of strength the day master sits on ${toCharName(seat)} at ${lifeStageNamesEn[of]} (${lifeStageMeanings[of]}): ${seatStages[of]!}`,
  hours({ cast, stem }) {
    const [first, second] = cast.usefulElements;
    const life = elementLife[first!];
    const next = second ? `, and for ${second} eat ${elementLife[second].food}` : "";
    return `${toCharName(stem)} wants ${first} first: you’re at your best from ${life.hours}, in a seat to the ${life.side}, with ${life.thing} at hand${next}.`;
  },
  starOfHealth: (view) => sayStar(view, "health"),
};
