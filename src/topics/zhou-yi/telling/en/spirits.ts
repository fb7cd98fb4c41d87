import type { Spirit } from "../../../kit/hexagrams/relatives.ts";

/** The temper that a spirit lends to whoever stands on its line, and how to bring something to it. */
export const spirits: Record<Spirit, { temper: string; approach: string }> = {
  青龙: {
    temper: "It’s a pleasant temper, fond of a kind word, and it won’t nod until the thing looks handsome.",
    approach: "bring the warm part first, and the terms after it",
  },
  朱雀: {
    temper: "It’s a quick-tongued temper: the words get there before the feeling, and the hard ones may be forgotten by supper.",
    approach: "take the first answer lightly, and get the rest in writing",
  },
  勾陈: {
    temper: "It’s a slow temper that goes by the old rules: it keeps what it has promised, and what it hasn’t can’t be hurried.",
    approach: "raise one thing at a time, and leave a week for the answer",
  },
  螣蛇: {
    temper: "It’s a temper that turns things over at night and says by day that it’s nothing.",
    approach: "ask exact questions, and leave the guessing alone",
  },
  白虎: {
    temper: "It’s a hard, fast temper that flares up and bears no grudge.",
    approach: "keep out of the first heat, then be short and straight",
  },
  玄武: {
    temper: "It’s a temper that keeps three cards back, and there’s something you haven’t been told.",
    approach: "lay your own card down first, and don’t press",
  },
};
