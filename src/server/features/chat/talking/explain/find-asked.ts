import type { FactChip } from "../../../../../shared/contract/stream.ts";
import type { Slots } from "../../../../../topics/kit/hearing/heard.ts";
import { findPart, type Part, toPlace } from "../../../../../topics/kit/hearing/part.ts";
import type { Paragraph } from "../../../../../topics/kit/reading.ts";
import { fold } from "../../../../../topics/kit/terms/fold.ts";
import { findTerm, type Term } from "../../../../../topics/kit/terms/term.ts";
import { listTerms } from "../../../../../topics/registry.ts";
import type { Standing } from "../standing.ts";
import { findNamed } from "./names.ts";
import { isByPlace, listThings } from "./things.ts";

/** What an explanation is wanted of. */
export type Asked =
  | { kind: "fact"; name: string; chips: readonly FactChip[] }
  | { kind: "point"; at: number; paragraph: Paragraph }
  /** There are not so many. */
  | { kind: "beyond"; of: "point" | "thing"; count: number }
  /** A line that does not move: it says nothing. */
  | { kind: "still"; at: number; moving: readonly FactChip[] }
  | { kind: "term"; term: Term }
  | { kind: "why" }
  | { kind: "unknown"; word: string | null };

const why =
  /为什么|为何|凭什么|怎么(?:看|得|算|判断|推)出(?:来)?|依据|根据(?:什么|哪)|理由|怎么(?:会)?这么说|哪里看|何以见得|\bwhy\b|\bhow (?:do|did|can|could) you (?:know|tell|say|get|see|work)|\bwhat makes you\b|\bbased on what\b|\bhow come\b|\bwhere do(?:es)? (?:you|that|it) (?:get|come)\b/i;

const quoted = /[“"「『‘']([^“”"「」『』]{1,40})[”"」』’']/;
/** What stands where a term is asked for. */
const wordAsked = [
  /(?:什么是|什么叫|何谓|啥是|啥叫|解释一?下|讲一?讲|说一?说)\s*([^\s，。？?！!吗呢的]{1,12})/,
  /^(?:那|这个|这|请问)?\s*((?!是|到底|又是)[^\s，。？?！!]{1,12}?)(?:这个词|这张|这个)?(?:是|到底是|又是)?(?:什么|啥)(?:意思|东西)?/,
  /\bwhat(?:['’]s| is| are| does| do)(?: (?:an?|the))? (.{2,40}?)(?: mean| means| stand for)?\s*(?:\?|$)/i,
  /\b(?:explain|define|meaning of|what about)(?: (?:an?|the))? (.{2,40}?)\s*(?:\?|\.|$)/i,
];
/** From this length on, words that stand in the reading are quoted from it. */
const wordsOfReading = 7;
const noWord = /^(?:这|那|是|这是|那是|为|第二天|它|这句|那句|这话|什么|你|that|this|it|you mean(?: by that)?|you|mean|all that|they)$/i;

/** The words without those that only ask. */
const asking =
  /(?:到底|究竟)?(?:是|指)?(?:的)?(?:什么|啥)?意思|什么是|什么叫|何谓|解释(?:一下)?|怎么讲|怎么理解|是什么|是啥|\b(?:what(?:['’]s| is| are| does| do)?|means?|meaning(?: of)?|explain|define|stands? for|tell me|about|the word|term)\b/gi;

const findWord = (text: string, slots: Slots): string | null => {
  const word = slots.term ?? quoted.exec(text)?.[1] ?? wordAsked.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
  const trimmed = word?.trim() ?? "";
  return trimmed === "" || noWord.test(trimmed) ? null : trimmed;
};

const byNumber = (part: Part, { id, chips, reading }: Pick<Standing, "id" | "chips" | "reading">): Asked => {
  const things = part.of === "point" ? [] : listThings(id, chips, part.noun);
  const counts = part.of === "thing" ? things.length > 0 : things.length > 1;
  if (counts && isByPlace(things)) {
    const at = part.at === "middle" ? 3 : part.at < 0 ? 7 + part.at : part.at;
    const chip = things.find((one) => one.id === `line.${at}`);
    if (chip) return { kind: "fact", name: chip.label, chips: [chip] };
    return at > 6 ? { kind: "beyond", of: "thing", count: 6 } : { kind: "still", at, moving: things };
  }
  // A third point where two were told is the third card, where there are three.
  const among = part.of === "point" ? listThings(id, chips, "") : [];
  if (toPlace(part.at, reading.paragraphs.length) === undefined && toPlace(part.at, among.length) !== undefined)
    return byNumber({ ...part, of: "thing", noun: "" }, { id, chips, reading });
  const list = counts ? things : reading.paragraphs;
  const place = toPlace(part.at, list.length);
  if (place === undefined) return { kind: "beyond", of: counts ? "thing" : "point", count: list.length };
  if (!counts) return { kind: "point", at: place + 1, paragraph: reading.paragraphs[place]! };
  const chip = things[place]!;
  return { kind: "fact", name: chip.value, chips: [chip] };
};

/** The paragraph whose shoulder note or words are quoted. */
const findQuoted = (text: string, word: string | null, { reading: { paragraphs } }: Standing): Asked | null => {
  const place = paragraphs.findIndex(
    (one) => (one.label !== "" && (word === one.label || text.includes(`“${one.label}”`))) || (word !== null && word.length > 2 && one.text.includes(word)),
  );
  return place < 0 ? null : { kind: "point", at: place + 1, paragraph: paragraphs[place]! };
};

/** A name that holds the number's own words goes before it: 第三宫, the third house. */
const holdsPart = (named: string, part: Part, text: string): boolean => named.toLowerCase().includes(text.slice(part.from, part.to).toLowerCase());

const plainSlot = (part: number | null): Part | null => (part === null || part === 0 ? null : { at: part, of: null, noun: "", from: 0, to: 0 });

/** What these words want explained, in this cast. */
export const findAsked = async (text: string, slots: Slots, standing: Standing): Promise<Asked> => {
  const subject = text.replace(asking, " ");
  const part = findPart(text) ?? plainSlot(slots.part);
  const word = findWord(text, slots);
  const named = (slots.term && findNamed(standing.chips, slots.term)) || findNamed(standing.chips, word ?? subject) || findNamed(standing.chips, subject);
  if (part && !(named && part.to > 0 && holdsPart(named.name, part, text))) return byNumber(part, standing);
  if (word !== null && word.length > wordsOfReading && !(named && fold(named.name) === fold(word))) {
    const told = findQuoted(text, word, standing);
    if (told) return told;
  }
  const own = (word && findTerm(standing.terms, word)) || findTerm(standing.terms, subject);
  // “Why this card?” asks for the reason; “what is the Tower?” for the card.
  if (why.test(text) && !slots.term && !named) return { kind: "why" };
  const longest = (term: Term) => Math.max(...[...term.names.zh, ...term.names.en].map((name) => (fold(subject).includes(fold(name)) ? name.length : 0)));
  if (own && named && longest(own) > named.name.length) return { kind: "term", term: own };
  if (named) return { kind: "fact", name: named.name, chips: named.chips };
  if (own) return { kind: "term", term: own };
  const everyTerm = await listTerms();
  const elsewhere = (word && findTerm(everyTerm, word)) || findTerm(everyTerm, subject);
  if (elsewhere) return { kind: "term", term: elsewhere };
  return findQuoted(text, word, standing) ?? (word === null ? { kind: "why" } : { kind: "unknown", word });
};
