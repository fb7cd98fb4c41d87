import { isFittingHeadline } from "../../kit/telling/headline.ts";
import type { View } from "./view.ts";
import { tellsEssence, toHead, withWord } from "./words-of-lot.ts";
import { elementNames, monthNames } from "./zh-words.ts";

/** Where a yes would be the bad news, by the lean of the lot. */
const dreadedWords: Record<number, string> = { 1: "看着不会", 0: "还没有定", [-1]: "要防着，还拦得住" };

const sayWhen = ({ timing, text }: View): string => {
  const claim =
    timing === null ? "这套签不给日子" : `${timing.by === "month" ? `农历${monthNames[timing.month - 1]}` : elementNames[timing.element]![1]}前后见动静`;
  return withWord("zh", text, [(word) => `${claim}：${word}`], `${claim}。`);
};

const sayWays = ({ question, lot, text }: View, { spoken, other }: NonNullable<View["ways"]>): string => {
  const [first, second] = question.options ?? [];
  const toPlace = (way: string): string => `偏${way === first ? "先" : "后"}说的那一条。`;
  if (lot.lean > 0) return withWord("zh", text, [(word) => `偏“${spoken}”：${word}`], `偏“${spoken}”。`, toPlace(spoken));
  if (lot.lean < 0) return withWord("zh", text, [(word) => `偏“${other}”；要走“${spoken}”，签上说的是：${word}`], `偏“${other}”。`, toPlace(other));
  const both = `“${first}”和“${second}”差不多重`;
  const claim = isFittingHeadline("zh", `${both}。`) ? both : "两条路差不多重";
  return withWord("zh", text, [(word) => `${claim}：${word}`], `${claim}。`);
};

export const toHeadline = (view: View): string => {
  const { question, ways, lot, text } = view;
  if (question.kind === "when") return sayWhen(view);
  if (question.kind === "yesNo" && question.isDreaded) return `${dreadedWords[Math.sign(lot.lean)]!}，这支是“${lot.title.zh}”。`;
  return ways ? sayWays(view, ways) : toHead(text);
};

const wholeFrames = ["整句是这么说的：", "它的话说全了：", "一字不落地讲："];

/** The lot's word in full, where the headline says less than that; else nothing. */
export const toWhole = (view: View): string => {
  const { text, question, variant, cast } = view;
  if (tellsEssence(toHeadline(view), text)) return "";
  const frame = question.isDreaded ? "就你盼的那一头，它说的是：" : wholeFrames[(cast.number + variant) % wholeFrames.length]!;
  return `${frame}${text.essence}`;
};
