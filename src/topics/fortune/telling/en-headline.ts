import { toInline } from "../../../shared/capital.ts";
import { fittingHeadline, isFittingHeadline } from "../../kit/telling/headline.ts";
import { toOrdinal } from "../../kit/wording/ordinal.ts";
import { elementNames } from "./en-words.ts";
import type { View } from "./view.ts";
import { tellsEssence, toHead, withWord } from "./words-of-lot.ts";

/** Where a yes would be the bad news, by the lean of the lot. */
const sayDreaded = ({ lot }: View): string => {
  const by = `says “${lot.title.en}”`;
  if (lot.lean > 0) return fittingHeadline("en", [`It doesn’t look so, ${by}.`, "It doesn’t look so."]);
  if (lot.lean === 0) return fittingHeadline("en", [`It isn’t settled, ${by}.`, "It isn’t settled."]);
  return fittingHeadline("en", [`Be on your guard, ${by}; it can still be turned.`, `Be on your guard, ${by}.`, "Be on your guard; it can still be turned."]);
};

const sayWhen = ({ timing, text }: View): string => {
  if (timing?.by === "season") {
    const claim = `Around ${elementNames[timing.element]![1]}`;
    return withWord("en", text, [(word) => `${claim}; ${toInline(word)}`], `${claim}.`);
  }
  const [claim, brief] = timing
    ? [`Around the ${toOrdinal(timing.month)} lunar month`, `Around the ${toOrdinal(timing.month)} moon`]
    : ["This set gives no date, only a tone", "No date given"];
  return withWord("en", text, [(word) => `${claim}; ${toInline(word)}`, (word) => `${brief}; ${toInline(word)}`], `${claim}.`);
};

const sayWays = ({ question, lot, text }: View, { spoken, other }: NonNullable<View["ways"]>): string => {
  const [first, second] = question.options ?? [];
  const toPlace = (way: string): string => `Towards the ${way === first ? "first" : "second"} of the two.`;
  if (lot.lean > 0) return withWord("en", text, [(word) => `Towards “${spoken}”; ${toInline(word)}`], `Towards “${spoken}”.`, toPlace(spoken));
  if (lot.lean < 0)
    return withWord("en", text, [(word) => `Towards “${other}”; of “${spoken}” the lot says, “${word}”`], `Towards “${other}”.`, toPlace(other));
  const both = `“${first}” and “${second}” weigh much the same`;
  const claim = isFittingHeadline("en", `${both}.`) ? both : "The two weigh much the same";
  return withWord("en", text, [(word) => `${claim}; ${toInline(word)}`], `${claim}.`);
};

export const toHeadline = (view: View): string => {
  const { question, ways, text } = view;
  if (question.kind === "when") return sayWhen(view);
  if (question.kind === "yesNo" && question.isDreaded) return sayDreaded(view);
  return ways ? sayWays(view, ways) : toHead(text);
};

const wholeFrames = ["In full it says,", "Its whole word is,", "Word for word it says,"];

/** The lot's word in full, where the headline says less than that; else nothing. */
export const toWhole = (view: View): string => {
  const { text, question, variant, cast } = view;
  if (tellsEssence(toHeadline(view), text)) return "";
  const frame = question.isDreaded ? "Of the good you hope for its word is," : wholeFrames[(cast.number + variant) % wholeFrames.length];
  return ` ${frame} “${text.essence}”`;
};
