import type { FactChip, FactsData } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { TopicPrompt } from "../../../../topics/kit/prompt.ts";
import { sentencesOf } from "./sentences.ts";

/** Names as they occur in a text, the longest first, so that a card's full name hides a shorter one inside it. */
const toFinder = (names: readonly string[], locale: Locale) => {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = locale === "en" ? `\\b(?:${escaped.join("|")})\\b` : `(?:${escaped.join("|")})`;
  const finder = new RegExp(pattern, locale === "en" ? "gi" : "g");
  return (text: string): string[] => (names.length === 0 ? [] : (text.match(finder) ?? []));
};

/** Where the paragraphs of a Markdown text start; the `## ` headline is none. */
const paragraphsOf = (text: string): { at: number; text: string }[] => {
  const found: { at: number; text: string }[] = [];
  for (const match of text.matchAll(/(?:^|\n\n)([^\n][\s\S]*?)(?=\n\n|$)/g)) {
    const body = match[1]!;
    const at = match.index + match[0].length - body.length;
    if (!body.startsWith("## ")) found.push({ at, text: body });
  }
  return found;
};

export interface CheckRequest {
  text: string;
  locale: Locale;
  chips: readonly FactChip[];
  prompt: TopicPrompt;
  cast: unknown;
}

/**
 * Finds, for a text that a model wrote, the facts each paragraph rests on, and marks each sentence that names a card, hexagram or
 * line which the cast does not hold.
 */
export const checkFacts = ({ text, locale, chips, prompt, cast }: CheckRequest): FactsData => {
  const held = new Set(prompt.namesIn(cast, locale).map((name) => name.toLowerCase()));
  const findNames = toFinder(prompt.names[locale], locale);
  const paragraphs = paragraphsOf(text).map((paragraph) => {
    const lower = paragraph.text.toLowerCase();
    const facts = chips.filter((chip) => chip.value.length > 1 && lower.includes(chip.value.toLowerCase())).map((chip) => chip.id);
    const doubts = sentencesOf(paragraph.text).filter((sentence) => findNames(sentence).some((name) => !held.has(name.toLowerCase())));
    return { at: paragraph.at, label: "", part: "body" as const, facts, ...(doubts.length > 0 ? { doubts } : {}) };
  });
  return { facts: [...chips], paragraphs };
};
