import type { FactsData } from "../../../../shared/contract/stream.ts";

export interface CutPassage {
  label: string;
  part: string;
  text: string;
  /** Ids of the facts it rests on. */
  facts: readonly string[];
}

const heading = /^\s*#{1,2} +([^\n]*)/;

/** A reading's headline and its paragraphs as the facts cut them; without facts the words are one passage. */
export const toPassages = (text: string, facts: FactsData | undefined): { headline: string | null; passages: CutPassage[] } => {
  const paragraphs = (facts?.paragraphs ?? []).filter(({ at }) => at < text.length);
  const firstAt = paragraphs[0]?.at ?? 0;
  const headline = heading.exec(text)?.[1]?.trim() || null;
  if (paragraphs.length === 0) return { headline, passages: [{ label: "", part: "body", text: text.replace(heading, "").trim(), facts: [] }] };
  const before = text.slice(0, firstAt).replace(heading, "").trim();
  return {
    headline,
    passages: [
      ...(before === "" ? [] : [{ label: "", part: "body", text: before, facts: [] }]),
      ...paragraphs.map(({ at, label, part, facts: ids }, index) => ({
        label,
        part,
        facts: ids,
        text: text.slice(at, paragraphs[index + 1]?.at ?? text.length).trim(),
      })),
    ],
  };
};
