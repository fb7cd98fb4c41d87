import { toCapital, toInline } from "../../../shared/capital.ts";
import { fittingHeadline } from "../../kit/telling/headline.ts";
import { setNames } from "../data/deities.ts";
import { aspectNames, toBlocks, toCount, toInner, toTiming, toVerse } from "./en-passages.ts";
import { throwNames, toGradeName } from "./en-words.ts";
import type { FollowUp } from "./follow-up.ts";
import { toOpening } from "./opening.ts";
import type { Language, Said } from "./reader.ts";
import type { View } from "./view.ts";
import { withWord } from "./words-of-lot.ts";

const leans: Record<number, string> = {
  2: "Yes, with hardly a proviso",
  1: "It leans to yes",
  0: "It’s level",
  [-1]: "It leans to not yet",
  [-2]: "It leans to no",
};
/** Where a yes would be the bad news. */
const dreaded: Record<number, string> = {
  2: "It doesn’t look so, with hardly a proviso",
  1: "It leans to no",
  0: "It’s level",
  [-1]: "There’s some risk of it, and time to turn it",
  [-2]: "Be on your guard",
};
const sayLean = ({ lot, question }: View): string => (question.isDreaded ? dreaded : leans)[lot.lean]!;
const returnedMost = 3;

const toReturned = ({ returned, lot: granted }: View): { headline: string; body: Said[] } => {
  if (returned.length === 0)
    return {
      headline: "None went back this time.",
      body: [{ label: "Returned", text: "The very first stick got its three yeses, so there’s no other to tell of." }],
    };
  const told = returned.slice(0, returnedMost).map(({ lot, text, blocks }) => {
    const fall = throwNames[blocks.throws.at(-1) ?? "negative"];
    if (lot.number === granted.number) return `Lot ${lot.number} is the very one that was granted in the end; the first time it got a ${fall}.`;
    return `Lot ${lot.number}, “${lot.title.en}”, went back on a ${fall}; its word was: ${text.essence}`;
  });
  const rest = returned.length > returnedMost ? ` After those ${toCount(returned.length - returnedMost)} more went back, unheard.` : "";
  return {
    headline: `${returned.length === 1 ? "One stick" : `${toCapital(toCount(returned.length))} sticks`} went back, and none of that counts.`,
    body: [
      { label: "Returned", text: told.join(" ") + rest },
      {
        label: "How to hear it",
        text: "Treat it as talk from the next table: where it has the same tone as your lot, believe yours a little more; where it hasn’t, keep only the fault it names.",
      },
    ],
  };
};

const sayAgain = (turn: number): { headline: string; body: Said[] } => ({
  headline: "Not on the same matter, not today.",
  body: [
    {
      label: "The rule",
      text:
        turn % 2 === 0
          ? "One matter, one lot; once the blocks have said yes three times it stands. Drawing until you like the answer is only your own voice with more noise. When things have really changed, or for another matter, shake away."
          : "Temples keep the same rule: the answer was granted, and to shake again is not to have listened. Let some weeks pass and the ground shift, then ask about this once more.",
    },
  ],
});

/** A sentence as headline, or as much of it as fits, and what of it the body has still to say; else one of the wordings, and the whole for the body. */
const openWith = (sentence: string, without: [string, ...string[]]): { headline: string; body: string } => {
  const opening = toOpening("en", sentence);
  if (!opening) return { headline: fittingHeadline("en", without), body: `${sentence} ` };
  return { headline: opening.headline, body: opening.rest === "" ? "" : `${opening.rest} ` };
};

/** What the verse comes down to; where a yes would be the bad news, the lean alone. */
const sayPoint = (view: View): string => {
  const { lot, text, question } = view;
  const lean = toInline(sayLean(view));
  const without: [string, ...string[]] = [`“${lot.title.en}”, in a word: ${lean}.`, `The verse, in a word: ${lean}.`, `${sayLean(view)}.`];
  if (question.isDreaded) return fittingHeadline("en", without);
  return withWord("en", text, [(word) => `“${lot.title.en}” comes down to this: ${toInline(word)}`], ...without);
};

const sayVerse = (view: View): { headline: string; body: Said[] } => ({
  headline: sayPoint(view),
  body: [
    { label: "Picture", text: view.text.image },
    ...(view.cast.verse
      ? [{ label: "Verse", text: toVerse(view) }]
      : [{ label: "Verse", text: "Not every word of this verse could be verified, so none of it is quoted; the picture carries its sense." }]),
    { label: "For you", text: view.aspect ? view.text[view.aspect] : view.text.doing },
  ],
});

const sayVerdict = (view: View, turn: number): { headline: string; body: Said[] } => {
  const bodies = [
    `The word stands; here it is from another side. ${view.text.watching} And before you settle it: ${toInline(view.text.doing)}`,
    "Asking twice won’t make the lot change its mind. Use it as a mirror: did that answer ease you or nettle you? Whichever it was is plainer than any stick.",
  ];
  return { headline: `${sayLean(view)}.`, body: [{ label: "The verdict", text: bodies[turn % bodies.length]! }] };
};

/** The answer to a further question; what was told as headline is not told over. */
export const answerEn: Language["answer"] = (view: View, followUp: FollowUp, turn: number) => {
  const { text, cast, lot, of, alike, deity } = view;
  const { about } = followUp;
  if (about === "aspect") {
    const { aspect, isTold } = followUp;
    if (isTold)
      return {
        headline: fittingHeadline("en", [
          `On ${aspectNames[aspect]} the word above stands; here’s something to use.`,
          `On ${aspectNames[aspect]} the word above stands.`,
        ]),
        body: [{ label: "The matter", text: `To take in hand: ${toInline(text.doing)} To keep in sight: ${toInline(text.watching)}` }],
      };
    const [first, ...others] = text[aspect].split(/(?<=[.?])\s+(?=[A-Z“])/);
    const rest = others.join(" ");
    const from =
      rest === "" ? `It comes from the picture of “${lot.title.en}”. ${text.image}` : `${rest} That’s “${lot.title.en}” turned to ${aspectNames[aspect]}.`;
    const name = aspectNames[aspect];
    const { headline, body } = openWith(first!, [`On ${name}, hear “${lot.title.en}”.`, `On ${name} it has a word of its own.`]);
    return { headline, body: [{ label: "The matter", text: `${body}${from}` }] };
  }
  if (about === "again") return sayAgain(turn);
  if (about === "returned") return toReturned(view);
  if (about === "verse") return sayVerse(view);
  if (about === "when") {
    const { timing } = view;
    const headline =
      timing === null ? "This set gives no dates." : timing.by === "month" ? "Look to the month of its palace." : "Look to the season of its sign.";
    return { headline, body: [{ label: "When", text: toTiming(view) }] };
  }
  if (about === "blocks") return { headline: "Three yeses confirmed it.", body: [{ label: "Blocks", text: toBlocks(view) }] };
  if (about === "grade")
    return {
      headline: lot.grade === null ? "This set has no grades." : `Graded ${toGradeName(lot.grade)}, as ${alike} of the ${of} are.`,
      body: [
        {
          label: "Grade",
          text: `A grade is the weather of the whole lot; for one matter the verse and the question count for more. Weighed so, ${leans[lot.lean]!.toLowerCase()}. ${text.watching}`,
        },
      ],
    };
  if (about === "deity")
    return {
      headline: `It’s from ${setNames[cast.set].en}.`,
      body: [
        {
          label: "The set",
          text: `There are ${of} lots in it, and ${toInner(deity.name.en)} is asked with them${view.temple ? ` at ${view.temple}` : ""}. Another temple may keep another set: the same number there carries another verse, so don’t read one by the other.`,
        },
      ],
    };
  if (about === "person")
    return {
      headline: "A lot sees the matter, not another person’s heart.",
      body: [
        { label: "That person", text: `What it can tell is the pull between you. ${text.love} For what they think, one plain question beats ten more sticks.` },
      ],
    };
  if (about === "watching") {
    const { headline, body } = openWith(text.watching, [`“${lot.title.en}” gives one thing to watch.`, "There’s one thing to watch."]);
    return { headline, body: [{ label: "Why that", text: `${body}Here’s where it comes from. ${text.image}` }] };
  }
  if (about === "doing") {
    const { headline, body } = openWith(text.doing, [`“${lot.title.en}” gives one thing to do first.`, "There’s one thing to do first."]);
    const after = `Finish that step before you look at the next. ${view.aspect ? text[view.aspect] : text.work}`;
    return { headline, body: [{ label: "Order", text: `${body}${after}` }] };
  }
  return sayVerdict(view, turn);
};
