import type { ReactNode } from "react";

interface FrameProps {
  /** "0" … "XXI", "A", "II" …; an empty string leaves the plate away. */
  numeral: string;
  children: ReactNode;
}

/** The face of a card: outer paper, double rule, the drawing clipped to the window, numeral plate at the head. The whole `svg`. */
export function Frame({ numeral, children }: FrameProps) {
  const half = [15, 15, 15, 19, 22][numeral.length] ?? 26;
  const left = 100 - half;
  const right = 100 + half;
  return (
    <svg className="tarot" viewBox="0 0 200 340" aria-hidden="true">
      <rect className="cf" x="1" y="1" width="198" height="338" rx="9" />
      {/* a nested svg clips without an id */}
      <svg x="13" y="13" width="174" height="314" viewBox="13 13 174 314" overflow="hidden" aria-hidden="true">
        {children}
      </svg>
      <rect className="l1" x="9.5" y="9.5" width="181" height="321" rx="3" />
      <rect className="l2" x="13" y="13" width="174" height="314" rx="1.5" />
      {numeral === "" ? null : (
        <>
          <path className="l1 bg" d={`M${left} 13V27Q${left} 33 ${left + 6} 33H${right - 6}Q${right} 33 ${right} 27V13Z`} />
          <text className="num" x="100" y="27.5" textAnchor="middle">
            {numeral}
          </text>
        </>
      )}
    </svg>
  );
}
