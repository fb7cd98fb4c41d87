import { isOfNow, isOfSelf } from "../../../kit/hearing/about.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { asksOfMoney, findPart } from "../find-part.ts";
import { listPartAxes, toVerdictKey } from "../part-axes.ts";
import type { Part } from "../parts.ts";
import type { AxisView, TypeView } from "../view.ts";
import { letterGlosses, letterNames } from "./names.ts";
import { spendings, verdicts } from "./verdicts.ts";

const both = ({ letter, other }: AxisView): string => `${letter} and ${other}`;
const listTies = (view: TypeView): AxisView[] => view.ranked.filter(({ isTie }) => isTie);
/** “an INFJ”, “an ESTP”: every type begins with a letter said as a vowel. */
const asType = (view: TypeView): string => `an ${view.type}`;

/** The half of a question that no questionnaire can answer. */
const limits: Partial<Record<Question["kind"], string>> = {
  yesNo: "Yes or no, no questionnaire can settle; ",
  choice: "Which of the two, no questionnaire can settle; ",
  when: "When, no questionnaire can tell; ",
  who: "Which person, no questionnaire can tell; ",
};

const sayLimit = (question: Question): string => (question.kind === "who" && isOfSelf(question) ? "" : (limits[question.kind] ?? ""));

const sayType = (view: TypeView): string => {
  const ties = listTies(view);
  if (ties.length === 0) {
    const [clearest, loosest] = [view.ranked[0]!, view.ranked.at(-1)!];
    return `You come out ${view.type}: clearest on ${clearest.letter}, loosest on ${loosest.letter}, and past the margin of error on all four.`;
  }
  if (ties.length === 4) return `Write it down as ${view.type} for now, but no axis cleared its margin of error, so don’t hold to any of the four letters.`;
  const firm = view.ranked.filter(({ isTie }) => !isTie).map(({ letter }) => letter);
  return `You’re near ${view.type}: ${listAnd(firm)} stand${firm.length === 1 ? "s" : ""} firm, while ${ties.map((tie) => `${tie.letter} can’t be told from ${tie.other}`).join(", and ")}.`;
};

const saySure = (view: TypeView): string => {
  const ties = listTies(view);
  if (ties.length === 0) return `All four letters are past the margin of error, so ${view.type} will do for now; the loosest is ${view.ranked.at(-1)!.letter}.`;
  if (ties.length === 4) return "Not very: none of the four axes cleared its margin of error.";
  const count = ["no", "one", "two", "three"][4 - ties.length]!;
  return `Trust ${count} letter${ties.length === 3 ? "" : "s"} of the four: ${listAnd(ties.map((tie) => both(tie)))} aren’t parted yet.`;
};

export const toHeadline = (view: TypeView, question: Question): string => {
  const part = findPart(question);
  if (part === null) {
    const limit = sayLimit(question) || (isOfNow(question) ? "A questionnaire measures temper, not how things stand; " : "");
    const type = limit ? `${limit}but ${sayType(view).replace(/^(?:You|Write)/, (word) => word.toLowerCase())}` : sayType(view);
    return `${type.replace(/\.$/, "")}; as things stand, ${verdicts[toVerdictKey(view, "mind")]}.`;
  }
  if (part === "certainty") return saySure(view);
  const tie = listPartAxes(view, part)
    .map((axis) => view.axes[axis])
    .find(({ isTie }) => isTie);
  const but = tie ? `; ${both(tie)} aren’t parted yet, so hold that loosely` : "";
  if (asksOfMoney(question))
    return `The questions ask nothing about money and show only how you’d spend it; as ${asType(view)}, ${spendings[toVerdictKey(view, "work") as keyof typeof spendings]}${but}.`;
  const limit = sayLimit(question);
  return `${limit}${limit ? "as" : "As"} ${asType(view)}, ${verdicts[toVerdictKey(view, part)]}${but}.`;
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

export const toAnswer = (view: TypeView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const isNamed = findPart(asked) !== null;
  const limit = sayLimit(asked);
  const toOwn = (): string => (part === "certainty" ? saySure(view) : `${limit}${limit ? "as" : "As"} ${asType(view)}, ${verdicts[toVerdictKey(view, part)]}.`);
  const headline = isNamed ? toHeadline(view, asked) : toOwn();
  const isEven = turn % 2 === 0;
  return { headline, text: isEven ? sayPart(view, part) : sayClearest(view), facts: factsOf(...(isEven ? listPartAxes(view, part) : [view.ranked[0]!.axis])) };
};
