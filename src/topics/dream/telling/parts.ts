import type { Question } from "../../kit/hearing/question.ts";

export const parts = ["image", "second", "corner", "together", "mood", "act", "people", "again", "days", "beneath", "ending", "night", "classical"] as const;
export type Part = (typeof parts)[number];

/** The first that matches wins. */
const hints: readonly (readonly [Part, RegExp])[] = [
  ["classical", /周公|古书|古人|传统说法|老话|\b(?:classical|traditional|old book|old saying|duke of zhou)\b/i],
  ["again", /又梦|反复|老是梦|总是梦|一直梦|重复|第几次|\b(?:again|recurring|keep dreaming|keeps coming|come back|comes back|repeat\w*)\b/i],
  ["night", /月亮|月相|满月|哪天|日子|干支|\b(?:moon|phase|full moon|which day)\b/i],
  ["people", /那个人|谁|他是|她是|为什么(?:会)?(?:有|梦到)他|\b(?:who|that person|why (?:was|were) (?:he|she|they))\b/i],
  ["together", /放在一起|连在一起|凑在|同时出现|这几样|\b(?:together|connection|belong|side by side)\b/i],
  ["ending", /结尾|最后|醒来|收尾|结局|\b(?:ending|end|woke|waking|last part)\b/i],
  ["mood", /心情|感受|情绪|害怕|怕什么|难受|为什么(?:这么|那么)(?:怕|难过|开心)|\b(?:feel\w*|felt|mood|afraid|scared|emotions?)\b/i],
  ["act", /我(?:为什么|怎么)(?:要|会|没|不)|我做的|我的反应|\b(?:why did i|what i did|why didn['’]t i|my reaction|why couldn['’]t i)\b/i],
  ["days", /现实|白天|生活|哪件事|跟.{0,6}有关|怎么办|做什么|注意什么|\b(?:waking life|real life|by day|what should i|what can i do|to do with|about my)\b/i],
  ["image", /是什么意思|什么意思|代表什么|怎么解|怎么理解|换个(?:读法|看法)|\b(?:what does|what do|mean\w*|stand for|another way|read it)\b/i],
];

/** A dream told at length is no question about a part of it. */
const longestQuestion = 60;
const asks =
  /[?？]\s*$|什么意思|为什么|怎么(?:看|读|解|办|理解|来的)|[吗呢]$|是谁|哪[儿里个]|该做|^\s*(?:what|why|how|who|is|are|does|do|did|can|could|should|tell me)\b/i;

/** The part a question asks about, or null. */
export const findPart = ({ text }: Question): Part | null => {
  if (text === "" || text.length > longestQuestion || !asks.test(text) || /梦[见到]|\bdream(?:t|ed)\b/i.test(text)) return null;
  return hints.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

export const listParts = (_view: unknown, question: Question): Part[] => {
  const asked = findPart(question);
  return asked ? [asked, ...parts.filter((part) => part !== asked)] : [...parts];
};

/** Wants an image read the other way. */
export const asksOtherwise = ({ text }: Question): boolean => /换个|另一|别的|another|other way|else|differently/i.test(text);
