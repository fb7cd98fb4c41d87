import type { ReactNode } from "react";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { Mark } from "./figure.ts";

/** What a drawing shows: x, y, width and height of its field. */
export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A term beside its place in a drawing. */
export interface Label {
  mark: Mark;
  x: number;
  y: number;
  side: "start" | "middle" | "end";
  /** Says the sign too, where the drawing does not. */
  hasSign?: boolean;
}

interface PlotProps extends Tapping {
  field: Field;
  label: string;
  labels: readonly Label[];
  children: ReactNode;
}

const toPercent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** A drawing with its terms around it as text of the page, each open to a tap: they keep their size however small it is drawn. */
export const Plot = ({ field: { x, y, width, height }, label, labels, children, ...tapping }: PlotProps) => (
  <div className="pe-plot" style={{ aspectRatio: `${width} / ${height}` }}>
    <svg className="pe-figure" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
    {labels.map(({ mark: { fact, sign, name, percent, rank, color }, hasSign, side, ...at }) => (
      <Tap
        key={fact}
        fact={fact}
        className={`pe-label pe-${side}${rank === "first" ? " pe-top" : ""}`}
        style={{ left: toPercent((at.x - x) / width), top: toPercent((at.y - y) / height) }}
        label={`${sign} ${name} ${Math.round(percent)}`}
        {...tapping}
      >
        <span>
          {hasSign ? <b className={color ? `pe-${color}` : undefined}>{sign}</b> : null} {name}
        </span>
        <em>{Math.round(percent)}</em>
      </Tap>
    ))}
  </div>
);
