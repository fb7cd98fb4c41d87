import { toCapital } from "../../../../shared/capital.ts";
import type { Theme } from "../../../kit/hearing/question.ts";
import { toElement } from "../../../kit/hexagrams/branches.ts";
import type { Relation } from "../../../kit/hexagrams/elements.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import type { Relative } from "../../../kit/hexagrams/relatives.ts";
import type { Strength } from "../../../kit/hexagrams/strength.ts";
import { getTrigram, type TrigramName } from "../../../kit/hexagrams/trigrams.ts";
import type { Pattern, Turn } from "../../fact-types.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { isSeenByRelative, type Sign } from "../matter.ts";
import { getFact, type Outline } from "../outline.ts";
import { matterMeanings } from "./matters.ts";
import { relativeMeanings, relativeNames, toBranchName, toElementRelation, trigramWords } from "./names.ts";
import { findPerson, toPossessive } from "./person.ts";

const inside: Record<Relation, readonly [string, string]> = {
  feedsMe: ["what’s around you is feeding you, so put out a hand", "help comes from outside, and it comes to your side"],
  iFeed: ["strength keeps running out from your side, and you need to know where it stops", "you’re the one who keeps this fire going, so count the logs"],
  iHold: ["you can hold what’s around you, though each hold costs effort", "the outside gives way to you, a little and at a price"],
  holdsMe: ["the outside presses in, and going round it beats pushing", "what you face is the stronger of the two just now"],
  same: ["inside and outside have one temper, quick when it’s smooth and stiff when it isn’t", "you’re up against your own kind, for good and ill"],
};

/** heaven → "heaven (metal)"; fire and water are their own elements. */
const toTrigramName = (trigram: TrigramName): string => {
  const { element } = getTrigram(trigram);
  return trigramWords[trigram] === element ? element : `${trigramWords[trigram]} (${element})`;
};

/** The scene of the two trigrams, in one sentence. */
export const toTrigramScene = (facts: readonly ZhouYiFact[]): string => {
  const { upper, lower, relation } = getFact(facts, "trigrams").values;
  const { number } = getFact(facts, "hexagram.primary").values;
  const [below, above] = [toTrigramName(lower), toTrigramName(upper)];
  const scenes = [
    `The trigram below, ${below}, is your side; the one above, ${above}, is what you face.`,
    `${toCapital(below)} stands below, on your side, and ${above} above, in front of you.`,
    `Your side is the lower half, ${below}; what you face is the upper, ${above}.`,
  ];
  return `${scenes[number % scenes.length]!} ${toElementRelation(getTrigram(lower).element, getTrigram(upper).element)}: ${inside[relation][number % 2]!}.`;
};

export const patternWords: Record<Pattern, string> = {
  doubled: "The same trigram stands twice, so the same gate has to be passed twice.",
  clash: "All three pairs of lines clash across the middle, so things come fast and scatter fast.",
  harmony: "All three pairs of lines hold together across the middle, which binds well and lets go badly.",
  wandering: "It’s what the craft calls a wandering soul: the heart has probably left the place already.",
  returning: "It’s what the craft calls a returning soul: after a loop out, things come back to where they were.",
};

const bonds: Record<Theme, Record<Relation, string>> = {
  love: {
    feedsMe: "the other one is putting wood on your fire, if not in so many words",
    iFeed: "you’re the one who keeps adding, and more goes out than comes back",
    iHold: "the lead is in your hands, and each hard word makes the other smaller",
    holdsMe: "the other’s temper weighs on you, and you give way before you’ve spoken",
    same: "you’re two of a kind, easy together and hard to part in a quarrel",
  },
  work: {
    feedsMe: "somebody out there is willing to give you a leg up if you ask",
    iFeed: "you give that side more than it gives you",
    iHold: "you can manage the field, at the cost of your own strength",
    holdsMe: "their rules weigh on you, and meeting them head-on gains nothing",
    same: "you’re evenly matched, so whoever finishes first is ahead",
  },
  money: {
    feedsMe: "the source of this money runs your way, so don’t stand in it",
    iFeed: "more flows out than in, so find the hole first",
    iHold: "you have hold of the sum; having it, don’t reach for the next",
    holdsMe: "the other side has the stronger terms, so read once more before you sign",
    same: "they hold as much of this as you do, and it’ll likely be shared",
  },
  inner: {
    feedsMe: "something near you is feeding you, and you haven’t counted it in",
    iFeed: "you look after everything outside, and little is left when it’s your turn",
    iHold: "you have yourself in hand, a bit too tightly",
    holdsMe: "voices outside are louder than yours and lean on what you decide",
    same: "you and the thing you’re dealing with are of one temper, which is why it grates",
  },
};

const ordinals = ["first", "second", "third", "fourth", "fifth", "top"];
const toOrdinal = (place: number): string => `the ${ordinals[place - 1]} line`;

const toHollow = (shi: { isVoid: boolean }, ying: { isVoid: boolean }): string => {
  if (ying.isVoid) return " Theirs falls void, on one of the two branches these ten days leave out, so take a little off whatever comes from there this week.";
  return shi.isVoid ? " Yours falls void, on one of the two branches these ten days leave out: you haven’t quite settled in your own seat." : "";
};

/** Where the asker and the other side stand to each other; the terms are told once here. */
export const toBond = ({ theme, about, matter }: Outline, facts: readonly ZhouYiFact[]): string => {
  const shi = getFact(facts, "shi").values;
  const ying = getFact(facts, "ying").values;
  const { relation } = getFact(facts, "bond").values;
  const person = findPerson(about);
  const isKin = isSeenByRelative(matter);
  const other =
    person && theme !== "inner" && !isKin
      ? toPossessive(person)
      : theme === "love" && !isKin
        ? "the other person’s"
        : theme === "inner" || isKin
          ? "the line of what you face"
          : "the other side’s";
  const [own, theirs] = [`${toOrdinal(shi.place)}, ${toBranchName(shi.branch)}`, `${toOrdinal(ying.place)}, ${toBranchName(ying.branch)}`];
  const seats = [
    `Your own line (shì) is ${own}; ${other}, the one that answers it (yìng), is ${theirs}.`,
    `You stand on ${own}, the shì of this hexagram; facing it as its yìng is ${other}, ${theirs}.`,
    `The shì, your seat here, is ${own}; the yìng across from it, ${other}, is ${theirs}.`,
  ];
  const moving = shi.isMoving
    ? " Yours is itself moving: in your mind you’ve already got up."
    : ying.isMoving
      ? " Theirs is moving, so that side stirs first."
      : "";
  return `${seats[shi.place % seats.length]!} ${toElementRelation(toElement(shi.branch), toElement(ying.branch))}: ${bonds[theme][relation]}.${moving}${toHollow(shi, ying)}`;
};

const strengthWords: Record<Strength, string> = {
  strong: "month and day both back it, so it has strength",
  middling: "month and day pull different ways, so it’s neither strong nor weak",
  weak: "neither month nor day backs it, so it has little strength now",
};

const signMeanings: Record<Relative, Record<Strength | "absent", string>> = {
  官鬼: {
    strong: "those above mean what they say, and going with the rules is quicker than going round",
    middling: "those above are strict one day and easy the next, so don’t take today’s face for the verdict",
    weak: "whoever decides isn’t firm in the saddle, so make your own part solid before you press",
    absent: "whoever decides hasn’t come into it yet, and what you hear now doesn’t count",
  },
  妻财: {
    strong: "the thing is real, and the only risk is a quick hand",
    middling: "there’s income and there’s a leak, so set the two side by side first",
    weak: "the sum is soft for now, so reckon it small",
    absent: "the money hasn’t come into it yet, so don’t spend it in your head",
  },
  子孙: {
    strong: "there are more easy hours than you remember, so go and sit in one",
    middling: "rest comes and goes, and it needs a place in the calendar like anything else",
    weak: "you’ve owed yourself some ease for a good while",
    absent: "the cast leaves no bench to rest on, so you’ll have to clear one yourself",
  },
  父母: {
    strong: "the papers and the doors are there, and the proper procedure gets through",
    middling: "half the papers are ready, and the other half takes the longest",
    weak: "what’s on paper is still thin, so fill it out before you hand it in",
    absent: "the paper that matters hasn’t turned up, so wait for it before the next step",
  },
  兄弟: {
    strong: "there are many at the same table, and many to share with",
    middling: "your fellows half help and half look on",
    weak: "don’t count on your fellows for much",
    absent: "you’re alone in this one",
  },
};

/** The strength of the line that stands for the matter. */
export const toSign = (sign: NonNullable<Outline["sign"]>, matter: Sign | null): string => {
  const { relative, place, branch, strength, isVoid, isMoving } = sign.values;
  const own = matter ? matterMeanings[matter] : undefined;
  const meaning = (own ?? signMeanings[relative])[strength ?? "absent"];
  const seen = `the ${relativeNames[relative]} line, which stands for ${own?.about ?? relativeMeanings[relative]}`;
  if (place === null || branch === null || strength === null) return `The craft would look to ${seen}, and none of the six is that one: ${meaning}.`;
  const extra = isVoid
    ? " It falls void these days, too, and needs a while to become real."
    : isMoving
      ? " It’s moving, so the matter won’t lie still for long."
      : "";
  return `For the matter itself, look to ${seen}. Here that’s ${toOrdinal(place)}, ${toBranchName(branch)}; ${strengthWords[strength]}: ${meaning}.${extra}`;
};

const turnWords: Record<Turn, (branch: string, changed: string) => string> = {
  returnFeeds: (branch, changed) => `It turns from ${branch} into ${changed}, which feeds it back: move, and something holds you up.`,
  returnHolds: (branch, changed) => `It turns from ${branch} into ${changed}, which checks it: the first push comes back at you, so use a light hand.`,
  advance: (branch, changed) => `It turns from ${branch} into ${changed}, a step forward in the same element: the ground bears.`,
  retreat: (branch, changed) => `It turns from ${branch} into ${changed}, a step back in the same element: don’t take the first burst for the pace.`,
  plain: () => "",
};

/** Why a moving line weighs what it does: its place, and what it turns into. */
export const toLineCraft = (fact: ZhouYiFact & { key: "line" }): string => {
  const { place, isYang, isCorrect, isCentral, branch, changedBranch, turn } = fact.values;
  const turned = turnWords[turn](toBranchName(branch), toBranchName(changedBranch));
  if (turned) return turned;
  const name = toCapital(toEnglishPlace(place));
  const kind = isYang ? "firm" : "open";
  if (isCentral && isCorrect) return `${name} is central and ${kind} where it should be, as steady as a hexagram gets: take the words as they are.`;
  if (isCentral) return `${name} is central; ${kind === "firm" ? "a firm" : "an open"} line isn’t quite at home there, but it keeps from extremes.`;
  return isCorrect
    ? `${kind === "firm" ? "A firm" : "An open"} line is at home in that place, so the words have weight.`
    : `${kind === "firm" ? "A firm" : "An open"} line isn’t at home in that place, so it goes half a beat slower than you’d like.`;
};
