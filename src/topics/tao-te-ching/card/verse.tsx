import type { CSSProperties } from "react";
import type { ClauseRange } from "../data/text.ts";

interface VerseProps {
  clauses: readonly string[];
  marked: ClauseRange | null;
}

const shortestColumn = 8;
const longestColumn = 18;
const columnsWanted = 7;

/** The chapter on its slip, top to bottom and right to left; the passage a term points to stands in the seal's red. */
export function Slip({ clauses, marked }: VerseProps) {
  const length = clauses.join("").length;
  const rows = Math.min(longestColumn, Math.max(shortestColumn, Math.ceil(length / columnsWanted)));
  return (
    <p className={length > longestColumn * columnsWanted ? "tt-slip tt-slip-long" : "tt-slip"} lang="zh" style={{ "--tt-rows": rows } as CSSProperties}>
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
