import type { Spirit } from "../../../kit/hexagrams/relatives.ts";

/** The temper that a spirit lends to whoever stands on its line. */
export const spiritMeanings: Record<Spirit, string> = {
  青龙: "They’re pleasant, fond of a kind word, and won’t nod until the thing looks handsome. Bring the warm part first and the terms in the second half.",
  朱雀: "They’re quick of tongue; the words get there before the feeling, and the hard ones may be forgotten by supper. Ask for what matters in writing.",
  勾陈: "They’re slow and go by the old rules; what they’ve promised they keep, and what they haven’t can’t be hurried. Raise one thing at a time.",
  螣蛇: "They turn things over at night and say by day that it’s nothing. Don’t guess along; the more exact your question, the calmer they get.",
  白虎: "They’re hard and fast, flare up and bear no grudge. Keep out of the first heat, then be short and straight.",
  玄武: "They keep three cards back, and there’s something you haven’t been told. Don’t press; lay your own card down first.",
};
