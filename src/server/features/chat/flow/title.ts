import { titleMaxLength } from "../../../../shared/constants.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import { isBlank } from "../../../kernel/is-blank.ts";

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
  const words = cutText(text, room);
  return `${/\s/.test(words) ? words.replace(/\s+\S*$/, "") : words}…`;
};

/** A chat's title from its first question: the sentence that asks, without its mark. */
export const toTitle = (question: string): string => {
  const sentences = question.match(sentence) ?? [];
  const asking = sentences.filter((one) => /[?？]\s*$/.test(one)).at(-1) ?? sentences[0] ?? "";
  const title = cut(asking.replace(edges, ""));
  return isBlank(title) ? "" : cutText(title, titleMaxLength);
};
