import { toCapital } from "../../../shared/capital.ts";
import type { QuestionKind } from "../../kit/hearing/question.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import { toOrdinal } from "../../kit/wording/ordinal.ts";
import type { Aspect } from "../aspect.ts";
import { toReturnedShare } from "../facts.ts";
import { elementNames, throwNames, toGanzhiName } from "./en-words.ts";
import type { View } from "./view.ts";

export const aspectNames: Record<Aspect, string> = {
  love: "love",
  work: "work and money",
  health: "health",
  travel: "travel and moving",
  lost: "things lost",
  lawsuit: "disputes",
};

/** A name inside a sentence: the City God. */
export const toInner = (name: string): string => name.replace(/^The /, "the ");

export const toCount = (count: number): string => counts[count] ?? String(count);

const counts = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The quarter of each element, as the boards of the sixty lots print it. */
const sides: Record<Element, string> = {
  wood: "the east: begin there",
  fire: "the south: begin there",
  earth: "any of the four: begin with the nearest",
  metal: "the west: begin there",
  water: "the north: begin there",
};

export const toTiming = ({ cast, timing }: View): string => {
  if (timing?.by === "month") {
    const month = toOrdinal(timing.month);
    return `The sheet puts it in the palace of ${toGanzhiName(cast.ganzhi ?? "")}. Twelve palaces stand for twelve months, and this one is the ${month} lunar month: if the matter stirs, it’s mostly around then. If that month goes by in silence, don’t sit waiting for it to come by itself.`;
  }
  if (timing?.by === "season") {
    const [name, season] = elementNames[timing.element]!;
    return `The lot is numbered ${toGanzhiName(cast.ganzhi ?? "")}, whose sounding element is ${name}, strong ${name === "Earth" ? "at" : "in"} ${season}: that’s when you’re likeliest to see a sign. The rest of the year is for laying the ground. The boards print a quarter too, and for ${name} it’s ${sides[timing.element]} if there’s someone or something to be found.`;
  }
  return "This set prints no dates. How fast the matter goes is in the tone of the verse, and I won’t hang a month on it that isn’t there.";
};

const toPercent = (returned: number): number => Math.max(1, Math.round(100 * toReturnedShare(returned)));

export const toBlocks = ({ confirmed, returned, temple, deity }: View): string => {
  const falls = confirmed.throws.map((fall) => throwNames[fall]).join(", ");
  const where = temple ? `By the lots of ${temple}, ${toInner(deity.name.en)} was asked with the blocks` : `${deity.name.en} was asked with the blocks`;
  const way = confirmed.throws.includes("laughing")
    ? `they fell ${falls}: one laugh, which settles nothing and is thrown again, and then the three yeses were full, as happens three times in thirty-two`
    : "they fell yes three times running, one flat and one round each time, which happens once in eight";
  const tail =
    returned.length === 0
      ? "Counting both ways of passing, a first stick is confirmed about 22 times in a hundred."
      : `${toCapital(toCount(returned.length))} ${returned.length === 1 ? "stick" : "sticks"} had gone back before it; this is the one that was granted. So many or more go back in about ${toPercent(returned.length)} castings of a hundred.`;
  return `${where}; ${way}. ${tail}`;
};

export const toVerse = ({ cast }: View): string => {
  const lines = cast.verse ?? [];
  return lines.map((line, at) => `> ${line}${at === lines.length - 1 ? "。" : at % 2 === 0 ? "，" : "；"}`).join("\n");
};

const ways: Record<Exclude<QuestionKind, "choice">, [string, string, string]> = {
  yesNo: [
    "You asked whether, and the lot says yes with one condition, which stands in the picture; when you have it, move, and if you haven’t, go and get it.",
    "You asked whether, and the lot neither nods nor shakes its head: it levels the beam and waits for you to lay something solid on one side.",
    "You asked whether, and the no is meant for the present way of doing it; change the way and you’re asking about another thing, with another answer.",
  ],
  how: [
    "You asked how: go with the grain of it. See who moves in the picture and which way, and put your weight there.",
    "You asked how, and you get no method but a measure of heat: settle the half-settled thing in the picture first, and the method follows.",
    "You asked how, and you’re told first what not to do: whatever the one who toils for nothing in that picture has in hand, put down.",
  ],
  why: [
    "You asked why, and the root’s in the picture: the good of it was sown long since, and has only come due.",
    "You asked why: two things in that picture pull against each other, and so the matter stands in the middle.",
    "You asked why: see where the strength goes in that picture. It’s spent in the wrong place, so pulling only tightens it.",
  ],
  when: [
    "You asked when, and the tone is easy; you most likely won’t wait to the last day, so free a hand to catch it.",
    "You asked when, and it isn’t settled; how soon depends on how ready you are at your end.",
    "You asked when, and the tone is tight; the first date will likely fall through, so keep a second.",
  ],
  who: [
    "You asked who. A lot gives no names, only manners: know them by the one in the picture who’s of use.",
    "You asked who. A lot gives no names, and in this picture there’s somebody on either side; see whose hands hold something real.",
    "You asked who. A lot gives no names, but it shows who it isn’t: learn the manner in that picture that costs people dear, and go round it.",
  ],
  open: [
    "The whole lot has an easy tone, and you may hear all that follows in it; only don’t take easy to mean there’s nothing to do.",
    "The whole lot is neither easy nor tight, and each matter has its own word below; mark the one you have in hand.",
    "The whole lot has a tight tone, and what follows is mostly warning; keep the line that’s most like you.",
  ],
};

/** What the lot’s tone comes to for this kind of question. */
export const toWay = ({ question, ways: two, lot }: View): string => {
  const tone = 1 - Math.sign(lot.lean);
  if (!two) return ways[question.kind === "choice" ? "open" : question.kind][tone]!;
  const rule = `A lot has one voice, and between two ways it speaks of ${two.isMove ? "the one that moves" : "the one named first"}, here “${two.spoken}”.`;
  return `${rule} ${[
    `It speaks well of it, so that way will bear you; of “${two.other}” it hasn’t said a word, bad or good.`,
    "The voice is level, so use another measure for the two: money, time, who comes along.",
    `It speaks against it; “${two.other}” is merely not forbidden, and whether it’s good you’ll have to see.`,
  ][tone]!}`;
};

/** The returned sticks that no other paragraph tells of, two at most; null where there are none. */
export const findRest = ({ returned, lot }: View): string | null => {
  const others = returned
    .filter((one, at) => one.lot.number !== lot.number && returned.findIndex(({ lot: { number } }) => number === one.lot.number) === at)
    .slice(1);
  if (others.length === 0) return null;
  const told = others.slice(0, 2).map((one) => `Lot ${one.lot.number}, “${one.lot.title.en}”, would have said, “${one.text.essence}”`);
  const beyond = others.length - told.length;
  return `More went back after it. ${told.join(" ")}${beyond > 0 ? ` There ${beyond === 1 ? "was one more" : `were ${toCount(beyond)} more`}, whose words I leave out.` : ""} None of them got its three yeses, so overhear them and don’t count on them.`;
};
