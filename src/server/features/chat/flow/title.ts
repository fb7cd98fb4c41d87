import { toCapital } from "../../../../shared/capital.ts";
import { titleMaxLength } from "../../../../shared/constants.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import { isBlank } from "../../../kernel/is-blank.ts";

const sentence = /[^。．.!！?？\n]+[。．.!！?？]*/g;
const edges = /^[\s，,、:：;；“”"'‘’]+|(?<![\s，,、:：;；。．.!！?？“”"‘’])[\s，,、:：;；。．.!！?？“”"‘’]+$/g;

/** How long a title may get before it is cut: a line of the list. */
const roomy = { han: 16, latin: 40 };

/** Words by which a clause asks; an English one begins with them. */
const asks =
  /该不该|要不要|会不会|能不能|可不可以|是不是|有没有|好不好|合不合|值不值|适不适合|适合|是否|怎么|怎样|如何|什么|为何|哪|几[时点月年]|多少|谁|[吗么呢]$|^(?:(?:and|but|so|or|then) )?(?:should|shall|will|would|can|could|may|might|do|does|did|(?:is|are|am|was|were|has|have)\s+(?:it|he|she|they|we|you|i|my|our|the|this|that|there|an?)|what|when|where|which|who|whose|why|how)\b/i;

const cutWords = (text: string, room: number): string => {
  if (text.length <= room) return text;
  const words = cutText(text, room);
  return `${/\s/.test(words) ? words.replace(/(?<!\s)\s+\S*$/, "") : words}…`;
};

const cut = (text: string): string => {
  const room = /\p{Script=Han}/u.test(text) ? roomy.han : roomy.latin;
  if (text.length <= room) return text;
  // “1990-05-01 13:45 上海 男 我的事业怎么样”: a colon within a time parts nothing, a space in Chinese does.
  const clauses = text.split(/\p{Script=Han}/u.test(text) ? /[，,；;\s]|[：:](?!\d)/u : /[，,；;：]|:(?!\d)/u).map((clause) => clause.replace(edges, ""));
  // “Should I go, given that he stays behind?” asks in its first clause; where none asks by its words, the last is what the rest led up to.
  const clause = clauses.find((one) => asks.test(one)) ?? clauses.at(-1)!;
  if (clause.length >= 4 && clause.length <= room) return clause;
  if (asks.test(clause)) return cutWords(clause, room);
  return cutWords(text, room);
};

/** True for words that only give (a birth, a house, a list of figures) and ask nothing: what was found out names such a chat better. */
export const isOnlyGiven = (question: string): boolean =>
  !/[?？]/.test(question) && /\d/.test(question) && !question.split(/[，,；;：:。.!！\n]/).some((clause) => asks.test(clause.replace(edges, "")));

/** A chat's title from its first question: the sentence that asks, without its mark. */
export const toTitle = (question: string): string => {
  const sentences = question.match(sentence) ?? [];
  const asking = sentences.filter((one) => /[?？]\s*$/.test(one)).at(-1) ?? sentences[0] ?? "";
  const title = cut(asking.replace(edges, ""));
  if (isBlank(title)) return "";
  // A clause out of the middle begins as the sentence did.
  return cutText(/^\P{L}*\p{Lu}/u.test(asking) ? toCapital(title) : title, titleMaxLength);
};
