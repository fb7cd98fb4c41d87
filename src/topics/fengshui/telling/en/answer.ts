import { isOfHealth } from "../../../kit/hearing/about.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { toAnswerFacts, toAskedSpot, toWhen } from "../answer.ts";
import { findPart, type Part } from "../parts.ts";
import { toFurtherHead, toHead } from "../said.ts";
import type { Spot } from "../suit.ts";
import type { FengshuiView } from "../view.ts";
import { byKind } from "./headline.ts";
import { doctor, toIllnessRule } from "./illness.ts";
import { mountainNames, patternNames, toStarName } from "./names.ts";
import { bare, Dir, dir, nameOf, toDate, toSign, toState, toVisit, whose } from "./say.ts";

const sourceOf = ({ cast, years }: FengshuiView): string =>
  `${cast.bearing.precision === "degrees" ? `At ${Math.round(cast.bearing.degrees * 10) / 10}° the front` : "The front"} faces ${mountainNames[cast.mountain]}; ${cast.periodDate ? `${toDate(cast.periodDate)} puts it in` : "it’s taken for"} period ${cast.period} (the twenty years from ${years.first})`;

/** What the answer stands on: the bearing and its period, and the palace in question. */
export const toLead = (view: FengshuiView, question: Question): Claim => {
  const part = findPart(question);
  const isWhole = part === null || part === "house";
  const spot: Spot = isWhole ? view.places.money.focus : toAskedSpot(view, part);
  const { cast } = view;
  return {
    text: `${sourceOf(view)}, and that makes “${patternNames[cast.pattern]}”. Each palace has a mountain star for people and a facing star for money: ${isWhole ? `the money corner, ${bare(spot.palace)},` : dir(spot.palace)} has ${toStarName(spot.mountain)} (${toState(spot.mountain, cast.period)}) and ${toStarName(spot.facing)} (${toState(spot.facing, cast.period)}), and ${view.year} adds ${toStarName(spot.annual)}${view.hasResident && spot.mansion ? ` on your ${nameOf(spot.mansion)}` : ""}${isWhole ? `; the best bedroom is ${bare(view.places.bedroom.focus.palace)}` : ""}.${view.isHealth ? ` ${doctor}${toIllnessRule(view)}` : ""}`,
    facts: [...new Set(["sitting", "period", "pattern", `palace.${spot.palace}`, "annual", ...(part ? toAnswerFacts(view, part) : [])])],
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: FengshuiView, spot: Spot) => string)[] = [
  (view, spot) =>
    `Look at ${dir(spot.palace)}: mountain star ${toStarName(spot.mountain)} is ${toState(spot.mountain, view.cast.period)}, facing star ${toStarName(spot.facing)} ${toState(spot.facing, view.cast.period)}.`,
  (view, spot) =>
    `By the year ${view.year}, ${toStarName(spot.annual)} is in ${dir(spot.palace)} on mountain star ${spot.mountain}: ${toVisit(spot.mountain, spot.annual)}.`,
  (view, spot) =>
    `${Dir(spot.palace)} rests on base star ${toStarName(spot.base)}: ${toSign(spot)}${spot.mansion ? `; by the mansions it’s ${whose(view)} ${nameOf(spot.mansion)}` : ""}.`,
];

/** A further follow-up says the same answer with one thing more. */
const furthers: readonly ((of: { view: FengshuiView; spot: Spot; part: Part; isWhen: boolean }) => string)[] = [
  ({ spot }) => `the base star is ${toStarName(spot.base)}`,
  ({ view, spot, part, isWhen }) => (isWhen ? `in ${view.year} ${toStarName(spot.annual)} is there` : `the next easy year is ${toWhen(view, part).year}`),
];

export const toAnswer = (view: FengshuiView, asked: Question, part: Part, turn: number): Claim & Head => {
  const spot = toAskedSpot(view, part);
  const side = turn % details.length;
  const said = byKind(view, asked, part);
  return {
    ...(side === 0 ? toHead("en", said) : toFurtherHead("en", said, furthers[side - 1]!({ view, spot, part, isWhen: asked.kind === "when" }))),
    text: `${isOfHealth(asked) ? `${doctor} ` : ""}${details[side]!(view, spot)}`,
    facts: toAnswerFacts(view, part),
  };
};

const pool: readonly (readonly [Part, (view: FengshuiView) => string])[] = [
  ["money", ({ places }) => `What should stand in the money corner, ${bare(places.money.focus.palace)}?`],
  ["bedroom", ({ places }) => `Would the bedroom in ${dir(places.bedroom.second.palace)} do?`],
  ["year", ({ cast }) => `Which side mustn’t be built on in ${cast.year + 1}?`],
  ["study", ({ places }) => `If the desk won’t fit ${bare(places.study.focus.palace)}, where else?`],
  ["kitchen", ({ places }) => `What if the stove is in ${dir(places.kitchen.worst.palace)}?`],
  ["people", () => "We quarrel at home: which palace is it?"],
  ["door", ({ cast }) => `When is a good time for a new door in ${dir(cast.facingPalace)}?`],
  ["resident", (view) => (view.hasResident ? `Does this house suit me, kua ${view.cast.kua}?` : "How do the eight mansions see me here?")],
  [
    "school",
    ({ cast }) =>
      cast.periodFrom === "built" ? "Which period is it if I count from moving in?" : `How do I measure whether it’s ${mountainNames[cast.mountain]}?`,
  ],
];

export const toFollowUps = (view: FengshuiView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const open = pool
    .filter(([one]) => one !== part)
    .map(([, say]) => say(view))
    .filter((text) => text !== asked.text);
  return [0, 1, 2].map((at) => open[(turn * 3 + at) % open.length]!);
};

export const summarise = ({ sitting, mountain, period, pattern }: FengshuiView["cast"]): string =>
  `${mountainNames[sitting]}, facing ${mountainNames[mountain]}, period ${period}: ${patternNames[pattern]}`;
