import type { FactsData } from "../../../../shared/contract/stream.ts";
import { toBlocks } from "../../../../ui/markdown/to-blocks.ts";

export type PassageKind = FactsData["paragraphs"][number]["part"];

/** One paragraph of a reading, with what hangs in its margin. */
export interface Passage {
  /** Where it starts in the answer's Markdown. */
  at: number;
  text: string;
  label: string;
  kind: PassageKind;
  factIds: readonly string[];
  /** Sentences that name what the cast does not hold. */
  doubts: readonly string[];
}

export interface Telling {
  /** Markdown of the `## ` line, or null. */
  headline: string | null;
  passages: Passage[];
}

const nothing: readonly string[] = [];
const heading = /^#{1,2}(?: |$)/;

const plain = (text: string, at: number): Passage => ({ at, text, label: "", kind: "body", factIds: nothing, doubts: nothing });

/** Without offsets, as while a model writes: a paragraph a piece. */
const toPlainPassages = (text: string): Telling => {
  const blocks = toBlocks(text);
  const headline = heading.test(blocks[0] ?? "") ? blocks[0]! : null;
  // A headline with its paragraph straight under it, with no empty line between.
  const [first, ...under] = headline?.split("\n") ?? [];
  const rest = under.join("\n").trim();
  let from = first?.length ?? 0;
  const passages = [...(rest ? [rest] : []), ...blocks.slice(headline === null ? 0 : 1)].map((block) => {
    const at = Math.max(from, text.indexOf(block, from));
    from = at + block.length;
    return plain(block, at);
  });
  return { headline: first ?? null, passages };
};

/**
 * Cuts a reading's Markdown where its paragraphs start, however much of it has come.
 * @param facts offsets in UTF-16 units of the whole text; absent until the server has them
 */
export const toPassages = (text: string, facts: FactsData | undefined): Telling => {
  const paragraphs = (facts?.paragraphs ?? []).filter(({ at }) => at < text.length);
  if (!facts || facts.paragraphs.length === 0) return toPlainPassages(text);
  const firstAt = paragraphs[0]?.at ?? text.length;
  const headline = text.slice(0, firstAt).trim();
  const passages = paragraphs.map(({ at, label, part, facts: factIds, doubts }, index): Passage => {
    const end = paragraphs[index + 1]?.at ?? text.length;
    return { at, text: text.slice(at, end).trimEnd(), label, kind: part, factIds, doubts: doubts ?? nothing };
  });
  return { headline: headline === "" ? null : headline, passages };
};

/** The headline as Markdown that is a heading however little of its mark has come. */
export const toHeading = (headline: string): string => `## ${headline.replace(/^#+\s*/, "")}`;
