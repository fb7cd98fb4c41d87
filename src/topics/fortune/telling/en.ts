import { toCapital, toInline } from "../../../shared/capital.ts";
import type { Aspect } from "../aspect.ts";
import { setNames } from "../data/deities.ts";
import { getLot } from "../offered.ts";
import { answerEn } from "./en-answer.ts";
import { toHeadline, toWhole } from "./en-headline.ts";
import { aspectNames, findRest, toBlocks, toInner, toTiming, toVerse, toWay } from "./en-passages.ts";
import { toNotice, toShares } from "./en-shares.ts";
import { toMethod, toSource, toStep } from "./en-steps.ts";
import { throwNames, toGradeName, wordsEn } from "./en-words.ts";
import type { Language } from "./reader.ts";
import type { View } from "./view.ts";

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;

const nameLot = ({ cast, lot }: View): string => `lot ${cast.number}, “${lot.title.en}”${lot.grade === null ? "" : `, graded ${toGradeName(lot.grade)}`}`;

const leanWords: Record<number, string> = {
  2: "For your matter that means go ahead with open hands; the good of it is on the road already.",
  1: "For your matter that means do it without overdoing it: the road is open, and you still have to look where you tread.",
  0: "For your matter that means it could fall either way, so one more question asked is worth more than a quick decision.",
  [-1]: "For your matter that means hold back a little: the thing isn’t dead, the present way of doing it is.",
  [-2]: "For your matter that means draw in: pushing will cost you strength, and stopping saves it.",
};

const isAtOdds = ({ lot }: View): boolean =>
  lot.grade !== null && ((lot.grade.startsWith("上") && lot.lean < 0) || (lot.grade.startsWith("下") && lot.lean > 0));

const toGrade = (view: View): string => {
  const { lot, of, alike, variant } = view;
  if (lot.grade === null) return `This set prints no ranks; how good a lot is stands in its verse alone. ${leanWords[lot.lean]}`;
  const share = `${alike} of the ${of} lots are graded ${toGradeName(lot.grade)} (${lot.grade})`;
  const rarity =
    alike / of <= 0.12
      ? "few enough to take it a degree more to heart"
      : alike / of <= 0.3
        ? "not many"
        : "the commonest rank, so the weight lies in the verse";
  const odds = isAtOdds(view) ? "The verse doesn’t sound like that, and printed copies disagree on the rank of this one; I follow the verse. " : "";
  return pick([`${share}, ${rarity}. ${odds}${leanWords[lot.lean]}`, `How much it weighs: ${share}, ${rarity}. ${odds}${leanWords[lot.lean]}`], variant);
};

const toDissent = ({ returned, lot }: View): string => {
  const first = returned.find((one) => one.lot.number !== lot.number);
  if (!first && returned.length > 0)
    return "The stick that rose first was this same one, and the blocks wouldn’t have it; it went back, rose again, and then they would. A thing said twice was most likely not heard the first time.";
  if (!first)
    return lot.lean > 0
      ? "It was granted at the first stick, so smoothly that you mightn’t care to ask twice. The lot agrees; the sums, the people and the dates haven’t been checked by anybody, and the blocks can’t do that."
      : lot.lean < 0
        ? "So prompt an answer makes it easy to hear “not this way” as “never”. The lot judges the road you’re on; another road is outside what it was asked."
        : "The lot takes no side, yet the blocks confirmed it at once: the word is good, but half the answer has been left with you.";
  const fall = throwNames[first.blocks.throws.at(-1) ?? "negative"];
  const gap = Math.sign(first.lot.lean) - Math.sign(lot.lean);
  const weigh =
    gap === 0
      ? "It has the same tone as the one you got; it went back because it missed your matter, not to change the answer."
      : gap > 0
        ? "That’s pleasanter than the one you got, and the blocks wouldn’t have it. Notice which of the two you were hoping for."
        : "That’s harder than the one you got, and the blocks kept it from you; the fault it names is worth remembering all the same.";
  return `A stick that was sent back has something to say too. Before this one came lot ${first.lot.number}, “${first.lot.title.en}”, returned on a ${fall}. Its word was, “${first.text.essence}” ${weigh}`;
};

const cautions: Partial<Record<Aspect, string>> = {
  health: "A lot can speak of mood and pace and no more. If something’s wrong in your body, ring a doctor today.",
  lawsuit: "A lot reads the wind, not the statute. Take papers, deadlines and evidence to a lawyer before you move.",
};

const followUpsEn = (view: View, turn: number): string[] => {
  const pool = [
    view.cast.verse ? "What does the verse mean?" : "What’s the tale behind it?",
    ...view.beside.slice(-1).map((aspect) => `What does the same lot say of ${aspectNames[aspect]}?`),
    view.question.kind === "when" ? "What should I do first while I wait?" : "When will something stir?",
    view.returned.length > 0 ? "What did the returned sticks say?" : "How did the blocks fall?",
    "May I draw again on the same matter?",
    "What should I do first?",
  ];
  return [0, 1, 2].map((step) => pool[(turn * 3 + step) % pool.length]!);
};

export const english: Language = {
  locale: "en",
  words: wordsEn,
  headline: toHeadline,
  lead(view) {
    const { aspect, text, deity, cast, unheld } = view;
    const from = unheld
      ? "; three yeses confirmed it."
      : `, from ${setNames[cast.set].en}; it was asked of ${toInner(deity.name.en)} and confirmed with three yeses.`;
    if (aspect) return { label: "Your question", text: `${toNotice(view)}${text[aspect]} So says ${nameLot(view)}${from}${toWhole(view)}` };
    return {
      label: "The lot",
      text: `${toNotice(view)}This is ${nameLot(view)}${from}${toWhole(view)} You named no one matter, so take its general word first and then matter by matter.`,
    };
  },
  verse: (view) => (view.cast.verse ? { label: "Verse", text: toVerse(view) } : null),
  picture: ({ text, cast }) => ({
    label: "Picture",
    text: `${text.image}${cast.verse ? "" : " (I couldn’t verify every word of this verse, so I quote none of it and tell only what it shows.)"}`,
  }),
  glimpse: ({ text }) => ({ label: "Picture", text: text.image.split(/(?<=[.?])\s+(?=[A-Z“])/)[0]! }),
  grade: (view) => ({ label: "Weight", text: toGrade(view) }),
  shares: (view) => ({ label: "In the set", text: toShares(view) }),
  way: (view) => ({ label: "Your asking", text: toWay(view) }),
  step: (view) => ({ label: "This matter", text: toStep(view) }),
  method: (view) => ({ label: "How it’s read", text: toMethod(view) }),
  source: (view) => ({ label: "The set", text: toSource(view) }),
  rest(view) {
    const text = findRest(view);
    return text === null ? null : { label: "Returned", text };
  },
  timing: (view) => ({ label: "When", text: toTiming(view) }),
  blocks: (view) => ({ label: "Blocks", text: toBlocks(view) }),
  dissent: (view) => ({ label: "Other side", text: toDissent(view) }),
  close: ({ text }, isShort) => ({
    label: "This week",
    text: `${/this week/i.test(text.doing) ? text.doing : `This week: ${toInline(text.doing)}`}${isShort ? "" : ` ${text.watching}`}`,
  }),
  caution: ({ aspect }) => (aspect && cautions[aspect] ? { label: "A caution", text: cautions[aspect] } : null),
  beside: ({ text }, aspects) => ({
    label: "Beside it",
    text: aspects.map((aspect) => `**${toCapital(aspectNames[aspect])}**: ${toInline(text[aspect])}`).join(" "),
  }),
  answer: answerEn,
  followUps: followUpsEn,
  summarise: (cast) => `Lot ${cast.number}, ${getLot(cast.set, cast.number).title.en}`,
};
