import type { SmallStar } from "../../telling/view.ts";

/** 杂曜 beside the major of a palace, in half a sentence after the name. */
export const smallTexts: Readonly<Record<SmallStar, string>> = {
  台辅: "someone stands up for you when it counts",
  封诰: "a title comes to settle it",
  三台: "it goes a step at a time",
  八座: "the show is a size larger than the thing",
  恩光: "you’re singled out once",
  天贵: "credit is your capital",
  天姚: "there’s a dash of flirtation and curiosity",
  天刑: "self-discipline is the entrance fee",
  天巫: "you take over what others leave",
  天月: "it goes better after enough sleep",
  阴煞: "suspicion isn’t evidence",
  解神: "the knot loosens in its time",
  红鸾: "good tidings knock at this door",
  天喜: "cheerful news comes from here",
  咸池: "favour and temptation arrive together",
  龙池: "there’s one craft you can always show",
  凤阁: "it has to look well before you’ll do it",
  华盖: "a private corner is needed",
  孤辰: "some steps are walked alone",
  寡宿: "after the noise you want quiet",
  天哭: "an old grief turns over now and then",
  破碎: "small breakages must be allowed for",
  天才: "you pick it up faster than most",
  天寿: "stamina carries it",
};
