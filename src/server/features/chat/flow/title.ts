import { titleMaxLength } from "../../../../shared/constants.ts";

const sentence = /[^。．.!！?？\n]+[。．.!！?？]*/g;
const edges = /^[\s，,、:：;；“”"'‘’]+|[\s，,、:：;；。．.!！?？“”"‘’]+$/g;

/** How long a title may get before it is cut: a line of the list. */
const roomy = { han: 16, latin: 40 };

const cut = (text: string): string => {
  const room = /\p{Script=Han}/u.test(text) ? roomy.han : roomy.latin;
  if (text.length <= room) return text;
  const clause = text
    .split(/[，,；;：:]/)
    .at(-1)!
    .replace(edges, "");
  if (clause.length >= 4 && clause.length <= room) return clause;
  const words = text.slice(0, room);
  return `${/\s/.test(words) ? words.replace(/\s+\S*$/, "") : words}…`;
};

/** A chat's title from its first question: the sentence that asks, without its mark. */
export const toTitle = (question: string): string => {
  const sentences = question.match(sentence) ?? [];
  const asking = sentences.filter((one) => /[?？]\s*$/.test(one)).at(-1) ?? sentences[0] ?? "";
  return cut(asking.replace(edges, "")).slice(0, titleMaxLength);
};
