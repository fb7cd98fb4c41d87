import type { Question } from "../../kit/hearing/question.ts";

const omen =
  /预示|征兆|预兆|会不会(?:有|发生|应验|成真)|应验|成真|吉凶|是吉|是凶|不吉利|好兆头|坏兆头|发财|准将来|准不准|\b(?:omen|foretell\w*|predict\w*|come true|premonition|prophe\w+|bad sign|good sign|will it happen|warning me)\b/i;

/** Whether a question takes the dream for news of the future. */
export const isAboutOmen = ({ text }: Question): boolean => omen.test(text);
