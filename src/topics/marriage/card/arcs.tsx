import { pillarNames } from "../../kit/pillars/four-pillars.ts";
import { type CrossKind, type CrossTie, isDrawing } from "../cross-ties.ts";

/** Of a side at most so many are drawn; the row of ties names them all. */
const mostArcs = 5;
const height = 100;
const column = 100;
const isWhole: readonly CrossKind[] = ["stemCombine", "sixHarmony", "clash"];

/** Arcs from the left chart's columns to the right one's; a wider span rises higher. Solid: whole ties; dashed: half ones, 刑 and 害. */
export const Arcs = ({ ties, side }: { ties: readonly CrossTie[]; side: "above" | "below" }) => {
  const drawn = ties.filter((tie) => isDrawing(tie) === (side === "above")).slice(0, mostArcs);
  if (drawn.length === 0) return <div className="mr-gap" />;
  const foot = side === "above" ? height : 0;
  return (
    <svg className={`mr-arcs mr-${side}`} viewBox={`0 0 ${column * 8} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {drawn.map(({ kind, a, b }) => {
        const from = (pillarNames.indexOf(a.pillar) + 0.5) * column;
        const to = (pillarNames.indexOf(b.pillar) + 4.5) * column;
        const rise = height * (0.35 + ((to - from) / (column * 7)) * 0.9);
        const peak = side === "above" ? height - rise : rise;
        const path = `M${from} ${foot}C${from} ${peak} ${to} ${peak} ${to} ${foot}`;
        return <path key={`${kind}${a.pillar}${b.pillar}`} d={path} className={isWhole.includes(kind) ? undefined : "mr-dashed"} />;
      })}
    </svg>
  );
};
