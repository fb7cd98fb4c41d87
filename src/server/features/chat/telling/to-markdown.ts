import type { FactChip, FactsData } from "../../../../shared/contract/stream.ts";
import type { Reading } from "../../../../topics/kit/reading.ts";

/** A reading as the Markdown that is stored and streamed, and where each paragraph starts in it. */
export const toMarkdown = (reading: Reading, facts: readonly FactChip[]): { text: string; data: FactsData } => {
  let text = reading.headline === "" ? "" : `## ${reading.headline}`;
  const paragraphs = reading.paragraphs.map((paragraph) => {
    if (text !== "") text += "\n\n";
    const at = text.length;
    text += paragraph.text;
    return { at, label: paragraph.label, part: paragraph.part, facts: paragraph.facts };
  });
  return { text, data: { facts: [...facts], paragraphs } };
};
