import type { ReactNode } from "react";

/** The children and their mirror image about x = 100. */
export function Mirror({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 200 0)">{children}</g>
    </>
  );
}

export type Scale = 0.4 | 0.5 | 0.6 | 0.7 | 0.8 | 0.9 | 1 | 1.2 | 1.4;

interface AtProps {
  x?: number;
  y?: number;
  /** Size; the stroke stays what it is (do not nest two scaled groups). */
  s?: Scale;
  /** Degrees, clockwise. */
  turn?: number;
  flip?: boolean;
  children: ReactNode;
}

/** Places a part drawn round the origin. */
export function At({ x = 0, y = 0, s = 1, turn = 0, flip = false, children }: AtProps) {
  const parts = [`translate(${x} ${y})`];
  if (turn !== 0) parts.push(`rotate(${turn})`);
  if (s !== 1 || flip) parts.push(`scale(${flip ? -s : s} ${s})`);
  return (
    <g transform={parts.join(" ")} className={s === 1 ? undefined : `k${Math.round(s * 10)}`}>
      {children}
    </g>
  );
}

interface ShadeProps {
  id: string;
  /** Closed path the hatching stays inside. */
  within: string;
  /** Further closed path it stays inside: the shadow side. */
  side?: string;
  lines: string;
}

/** Hatching clipped to a body and its shadow side. */
export function Shade({ id, within, side, lines }: ShadeProps) {
  return (
    <>
      <clipPath id={`${id}-w`}>
        <path d={within} />
      </clipPath>
      {side === undefined ? null : (
        <clipPath id={`${id}-s`}>
          <path d={side} />
        </clipPath>
      )}
      <g clipPath={`url(#${id}-w)`}>
        <path className="l3" clipPath={side === undefined ? undefined : `url(#${id}-s)`} d={lines} />
      </g>
    </>
  );
}
