import type { FactChip } from "../../../../shared/contract/stream.ts";
import { toPlainText } from "../thread/to-plain-text.ts";
import type { KeepingMessages } from "./messages.zh.ts";

/** An answer with what it rests on, to be taken elsewhere. */
export interface Brief {
  craft: string;
  asked: string;
  /** When it was cast, ISO 8601; null for an answer that casts nothing. */
  moment: string | null;
  /** The seal of a draw, by which it can be checked; null where nothing was drawn. */
  commitment: string | null;
  /** The cast as the engine made it. */
  cast: unknown;
  facts: readonly FactChip[];
  /** Markdown. */
  text: string;
}

const toHead = ({ asked, moment, commitment }: Brief, words: KeepingMessages): [name: string, value: string][] => {
  const rows: [string, string | null][] = [
    [words.asked, asked.replace(/\s+/g, " ").trim() || null],
    [words.moment, moment],
    [words.seal, commitment],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
};

const sentence = ({ label, value, note }: FactChip, colon: string): string => `${label}${colon}${value}${note ? `  ${note}` : ""}`;

/** For a reader of Markdown, another model among them: the facts with their rules, then the words. */
export const toMarkdownBrief = (brief: Brief, words: KeepingMessages): string =>
  [
    `# ${words.title(brief.craft)}`,
    toHead(brief, words)
      .map(([name, value]) => `- ${name}${words.colon}${value}`)
      .join("\n"),
    ...(brief.facts.length > 0
      ? [`## ${words.facts(brief.facts.length)}`, words.rule, brief.facts.map((fact) => `- ${sentence(fact, words.colon)}`).join("\n")]
      : []),
    `## ${words.reading}`,
    // Its own headline stands under ours.
    brief.text.replace(/^## /gm, "### ").trim(),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");

export const toTextBrief = (brief: Brief, words: KeepingMessages): string =>
  [
    words.title(brief.craft),
    toHead(brief, words)
      .map(([name, value]) => `${name}${words.colon}${value}`)
      .join("\n"),
    ...(brief.facts.length > 0 ? [words.facts(brief.facts.length), words.rule, brief.facts.map((fact) => sentence(fact, words.colon)).join("\n")] : []),
    words.reading,
    toPlainText(brief.text),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");

/** With the cast whole, for a program. */
export const toJsonBrief = ({ facts, ...brief }: Brief, words: KeepingMessages): string =>
  `${JSON.stringify({ ...brief, rule: words.rule, facts: facts.map(({ key, label, value, note }) => ({ key, label, value, ...(note && { rule: note }) })) }, null, 2)}\n`;
