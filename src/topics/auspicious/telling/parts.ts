import type { Question } from "../../kit/hearing/question.ts";
import type { AuspiciousView } from "./view.ts";

export const parts = ["day", "people", "hours", "second", "struck", "around"] as const;
export type Part = (typeof parts)[number];

/** The first that matches wins. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/几点|时辰|吉时|什么时间|上午|下午|\b(?:hours?|what time|o['’]clock|morning|afternoon|evening)\b/i, "hours"],
  [
    /备选|第二|其次|另外|别的日子|换一天|周末|周六|周日|星期[六天日]|\b(?:second|backup|another day|other days?|alternatives?|weekends?|saturday|sunday|instead)\b/i,
    "second",
  ],
  [/冲|属相|生肖|我们|他|她|孩子|老人|谁|\b(?:clash\w*|animals?|zodiac|us|him|her|them|kids?|parents|who)\b/i, "people"],
  [/划|避开|不能|不行|不好|别选|不选|哪些天|哪几天不|\b(?:struck|avoid|bad days?|why not|ruled out|worst|never)\b/i, "struck"],
  [/方位|朝|方向|财神|喜神|忌什么|留意|注意|那天|当天|彭祖|\b(?:direction|facing|watch|careful|on the day|taboo)\b/i, "around"],
  [/为什么|怎么选|怎么算|理由|\b(?:why|reason|how did|how is it)\b/i, "day"],
];

export const findPart = ({ text }: Question): Part | null => hints.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export const asksOfWeekend = ({ text }: Question): boolean => /周末|周六|周日|星期[六天日]|\b(?:weekends?|saturdays?|sundays?)\b/i.test(text);
export const asksOfClash = ({ text }: Question): boolean => /冲|clash/i.test(text);

/** The day first, but for a question about something else. */
export const listParts = (_view: AuspiciousView, question: Question): readonly Part[] => {
  const asked = findPart(question);
  return asked === null ? parts : [...new Set<Part>([asked, ...parts])];
};
