import type { CSSProperties } from "react";
import type { ClauseRange } from "../data/text.ts";

interface VerseProps {
  clauses: readonly string[];
  marked: ClauseRange | null;
}

const shortestColumn = 8;
const columnsWanted = 7;

/** From so many characters on, the lettering of a slip of one height is smaller. */
const sizes = [
  { from: 131, name: "tt-longest" },
  { from: 97, name: "tt-longer" },
  { from: 67, name: "tt-long" },
] as const;

/** The chapter on its slip, top to bottom and right to left; the passage a term points to stands in the seal's red. */
export function Slip({ clauses, marked }: VerseProps) {
  const length = clauses.join("").length;
  const rows = Math.max(shortestColumn, Math.ceil(length / columnsWanted));
  const size = sizes.find(({ from }) => length >= from);
  return (
    <p className={size ? `tt-slip ${size.name}` : "tt-slip"} lang="zh" style={{ "--tt-rows": rows } as CSSProperties}>
      <Clauses clauses={clauses} marked={marked} gap="" />
    </p>
  );
}

/** Clauses in order, each one a span so that a passage can be marked. */
export function Clauses({ clauses, marked, gap }: VerseProps & { gap: string }) {
  const placed = clauses.map((clause, at) => ({ clause, place: at + 1 }));
  return placed.map(({ clause, place }) => (
    <span key={place} className={marked !== null && marked[0] <= place && place <= marked[1] ? "tt-marked" : undefined}>
      {clause}
      {gap}
    </span>
  ));
}
