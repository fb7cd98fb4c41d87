import type { Claim } from "../../../../shared/contract/journal.ts";
import type { FactsData } from "../../../../shared/contract/stream.ts";

/** A verse claims nothing, a close asks for something, a caution is not the cast’s. */
const claiming: readonly string[] = ["lead", "body", "dissent"];
const claimsMost = 8;
const lengthMost = 600;
const factsMost = 6;

const heading = /^\s*#{1,2} +([^\n]*)/;

const toPlain = (markdown: string): string => {
  const text = markdown
    .replace(/^>.*$/gm, "")
    .replace(/^#+ +/gm, "")
    .replace(/\*\*|__|`/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
  const points = [...text];
  return points.length <= lengthMost ? text : `${points.slice(0, lengthMost - 1).join("")}…`;
};

/** What an answer claims, its headline first: what can be held against what happened. */
export const listClaims = (text: string, data: FactsData | undefined, hasHeadline = true): Claim[] => {
  const facts = new Map((data?.facts ?? []).map((fact) => [fact.id, fact]));
  const toFacts = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const fact = facts.get(id);
      return fact ? [{ key: fact.key, label: fact.label, value: fact.value }] : [];
    });
  const starts = (data?.paragraphs ?? []).filter(({ at }) => at < text.length);
  const headline = (hasHeadline && heading.exec(text)?.[1]) || "";
  const paragraphs =
    starts.length > 0
      ? starts.map(({ at, ...paragraph }, index) => ({ ...paragraph, text: text.slice(at, starts[index + 1]?.at ?? text.length) }))
      : text
          .replace(heading, "")
          .split(/\n{2,}/)
          .map((paragraph) => ({ text: paragraph, label: "", part: "body", facts: [] as string[] }));
  return [{ label: "", text: toPlain(headline), facts: [] as Claim["facts"] }]
    .concat(
      paragraphs
        .filter(({ part }) => claiming.includes(part))
        .map(({ label, text: words, facts: ids }) => ({ label, text: toPlain(words), facts: toFacts(ids).slice(0, factsMost) })),
    )
    .filter((claim) => claim.text !== "")
    .slice(0, claimsMost);
};
