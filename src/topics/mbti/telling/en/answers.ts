import { isOfNow, isOfSelf } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { asksOfMoney, findPart } from "../find-part.ts";
import { listPartAxes, toVerdictKey } from "../part-axes.ts";
import type { Part } from "../parts.ts";
import type { AxisView, TypeView } from "../view.ts";
import { letterGlosses, letterNames } from "./names.ts";
import { spendings, verdicts } from "./verdicts.ts";

const head = headsOf("en");

const both = ({ letter, other }: AxisView): string => `${letter} and ${other}`;
const listTies = (view: TypeView): AxisView[] => view.ranked.filter(({ isTie }) => isTie);
/** “an INFJ”, “an ESTP”: every type begins with a letter said as a vowel. */
const asType = (view: TypeView): string => `an ${view.type}`;

/** The half of a question that no questionnaire can answer. */
const limits: Partial<Record<Question["kind"], string>> = { choice: "Your choice; ", when: "No date here; ", who: "No names here; " };
const sayLimit = (question: Question): string => {
  const beyond = findBeyond(question);
  if (beyond) return beyond === "body" ? "Ask a doctor; " : "Ask a lawyer; ";
  if (question.kind === "who" && isOfSelf(question)) return "";
  if (question.kind !== "yesNo") return limits[question.kind] ?? "";
  return question.polarity === "should" || question.polarity === "can" ? "Your call; " : "No test tells; ";
};

const sayMind = (view: TypeView): string => `As things stand, ${verdicts[toVerdictKey(view, "mind")]}.`;

const sayType = (view: TypeView): Head => {
  const ties = listTies(view);
  const mind = sayMind(view);
  if (ties.length === 0) {
    const [clearest, loosest] = [view.ranked[0]!, view.ranked.at(-1)!];
    return head([`You come out ${view.type}: clearest on ${clearest.letter}, loosest on ${loosest.letter}.`, `All four are past the margin of error. ${mind}`]);
  }
  if (ties.length === 4) return head([`${view.type} for now, but no axis cleared its margin of error.`, `Don’t hold to any of the four letters. ${mind}`]);
  const firm = view.ranked.filter(({ isTie }) => !isTie).map(({ letter }) => letter);
  const pairs = ties.map(({ letter, other }) => `${letter} from ${other}`);
  const told = `${ties[0]!.letter} can’t be told from ${ties[0]!.other}${pairs
    .slice(1, -1)
    .map((pair) => `, ${pair}`)
    .join("")}${pairs.length > 1 ? `, nor ${pairs.at(-1)!}` : ""}.`;
  const rest = `${listAnd(firm)} stand${firm.length === 1 ? "s" : ""} firm. ${mind}`;
  return head([`You’re near ${view.type}: ${told}`, rest], [`Near ${view.type}: ${told}`, rest]);
};

const saySure = (view: TypeView): Head => {
  const ties = listTies(view);
  if (ties.length === 0) return head([`All four letters clear the margin; ${view.type} will do for now.`, `The loosest is ${view.ranked.at(-1)!.letter}.`]);
  if (ties.length === 4) return head("Not very: none of the four axes cleared its margin of error.");
  const trust = `Trust ${["no", "one", "two", "three"][4 - ties.length]!} letter${ties.length === 3 ? "" : "s"} of the four`;
  const told = listAnd(ties.map(both));
  return head(`${trust}: ${told} aren’t parted yet.`, [`${trust}; the others aren’t parted yet.`, `They are ${told}.`]);
};

/** A part’s answer; what isn’t parted yet, and the half no questionnaire answers, open the first paragraph. */
const sayOwn = (view: TypeView, question: Question, part: Part, isHedged: boolean): Head => {
  if (part === "certainty") return saySure(view);
  const tie = isHedged
    ? listPartAxes(view, part)
        .map((axis) => view.axes[axis])
        .find(({ isTie }) => isTie)
    : undefined;
  const but = tie ? `${both(tie)} aren’t parted yet, so hold that loosely.` : "";
  const listed = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(" ");
  if (asksOfMoney(question))
    return head([
      `As ${asType(view)}, ${spendings[toVerdictKey(view, "work") as keyof typeof spendings]}.`,
      listed("The questions ask nothing about money and show only how you’d spend it.", but),
    ]);
  const limit = sayLimit(question);
  const verdict = verdicts[toVerdictKey(view, part)];
  return limit
    ? head([`${limit}${verdict}.`, listed(`No questionnaire can settle that; this is how ${asType(view)} goes about it.`, but)])
    : head([`As ${asType(view)}, ${verdict}.`, but]);
};

export const toHeadline = (view: TypeView, question: Question): Head => {
  const part = findPart(question);
  if (part !== null) return sayOwn(view, question, part, true);
  const limit = sayLimit(question);
  const mind = verdicts[toVerdictKey(view, "mind")];
  const { headline, rest } = sayType(view);
  if (limit) return head([`${limit}${mind}.`, `No questionnaire can settle that. ${headline}`]);
  if (isOfNow(question)) return head([`As ${asType(view)}, ${mind}.`, `A questionnaire measures temper, not how things stand. ${headline}`]);
  return { headline, ...(rest && { rest }) };
};

const measured = ({ letter, percent, low, high }: AxisView): string => `${letterNames[letter]} at ${percent} (from ${low} to ${high})`;

const sayClearest = (view: TypeView): string => {
  const clearest = view.ranked[0]!;
  if (clearest.isTie) return `The front runner of the four is ${measured(clearest)}, and even that lies across 50, the middle.`;
  const ways = [
    `What stands firmest is ${measured(clearest)}: ${letterGlosses[clearest.letter]}.`,
    `Begin with ${measured(clearest)}, the furthest of the four from the middle: ${letterGlosses[clearest.letter]}, and that you may rely on.`,
    `${measured(clearest)} leads: ${letterGlosses[clearest.letter]}, and much of what follows comes from it.`,
  ];
  return ways[Math.floor(view.turn("clearest") * ways.length)]!;
};

const sayLoosest = (view: TypeView, told: readonly string[] = []): string => {
  const loosest = view.ranked.at(-1)!;
  const near = view.cast.neighbours.find(({ axis }) => axis === loosest.axis);
  // Its figures stand in the sentence before where the part is read from it.
  const name = told.includes(loosest.axis) ? letterNames[loosest.letter] : measured(loosest);
  if (!loosest.isTie)
    return `Loosest is ${name}, clear of the middle; if any letter changed it would be this one, and next door is ${near?.type ?? view.type}.`;
  if (loosest.settledBy === "lean")
    return `${name} lies across the middle and the letter follows the points for now, so read that axis both ways and look at ${near!.type} as well.`;
  if (loosest.percent < 50)
    return `${letterNames[loosest.letter]} has only ${loosest.percent}; the closing question gave you the letter, and ${near!.type} is just as near.`;
  return `${name} lies across the middle, the letter comes from the closing question, and ${near!.type} is yours to read too.`;
};

const sayWeight = (first: AxisView, second: AxisView): string => {
  if (first.isTie && second.isTie) return "and neither stands firm, so take it by halves";
  if (first.isTie !== second.isTie) return `of which ${letterNames[(first.isTie ? second : first).letter]} is the firm one`;
  return first.percent - second.percent >= 15 ? "and the first has the say" : "which weigh about the same";
};

/** What a part is read from. */
const sayPart = (view: TypeView, part: Part): string => {
  const [one, other] = listPartAxes(view, part).map((axis) => view.axes[axis]) as [AxisView, AxisView | undefined];
  if (!other) return `This one rests on ${measured(one)}.`;
  const [first, second] = other.percent > one.percent ? [other, one] : [one, other];
  return `This one rests on ${measured(first)} and ${measured(second)}, ${sayWeight(first, second)}.`;
};

const factsOf = (...axes: readonly string[]): string[] => ["type", ...new Set(axes.map((axis) => `axis.${axis}`))];

export const toLead = (view: TypeView, question: Question): Claim => {
  const part = findPart(question);
  const [clearest, loosest] = [view.ranked[0]!.axis, view.ranked.at(-1)!.axis];
  if (part === null || part === "certainty") return { text: `${sayClearest(view)} ${sayLoosest(view)}`, facts: factsOf(clearest, loosest) };
  return { text: `${sayPart(view, part)} ${sayLoosest(view, listPartAxes(view, part))}`, facts: factsOf(...listPartAxes(view, part), loosest) };
};

export const toAnswer = (view: TypeView, asked: Question, part: Part, turn: number): Claim & Head => {
  const isEven = turn % 2 === 0;
  return {
    ...(findPart(asked) !== null ? toHeadline(view, asked) : sayOwn(view, asked, part, false)),
    text: isEven ? sayPart(view, part) : sayClearest(view),
    facts: factsOf(...(isEven ? listPartAxes(view, part) : [view.ranked[0]!.axis])),
  };
};
