import type { DrawingProps } from "./drawing.ts";

const R = 17;
const PITCH_Y = 8.5;

const arc = (x: number, y: number, r: number) => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`;

/** Rows of waves from the head of the card to its middle; the lower half is the same turned. The middle row is whole discs, its own half turn. */
function waves() {
  const scales: { x: number; y: number }[] = [];
  const rowCount = 19;
  for (let row = 0; row <= rowCount; row += 1) {
    const y = 170 - (rowCount - row) * PITCH_Y;
    const odd = (rowCount - row) % 2 === 1;
    for (let x = 100 - 3 * 2 * R + (odd ? R : 0); x <= 100 + 3 * 2 * R; x += 2 * R) scales.push({ x, y });
  }
  return scales;
}

const umbelHeads = [
  [-23, -24],
  [-16.5, -35],
  [-8.5, -44],
  [0, -50],
  [8.5, -44],
  [16.5, -35],
  [23, -24],
] as const;
const umbelStems = umbelHeads.map(([x, y]) => `M100 158C${100 + x * 0.3} 150 ${100 + x * 0.8} ${166 + y * 0.5} ${100 + x} ${172 + y}`).join("");

/** The umbel of the upper half: its stalk begins in the middle of the card. */
function Umbel() {
  return (
    <>
      <path
        className="u1"
        d={`M100 170V158${umbelStems}M100 168C110 168 118 163 121 156M100 168C90 168 82 163 79 156M112 165.6L116 169M118 161L123 163M88 165.6L84 169M82 161L77 163`}
      />
      {umbelHeads.map(([x, y]) => (
        <circle key={x} className="dt" cx={100 + x} cy={170 + y} r="3" />
      ))}
    </>
  );
}

/** The back: seigaiha waves, a lozenge, the yarrow umbel twice; the same after half a turn, so that no back tells a reversal. The whole `svg`. */
export function CardBack({ uid }: DrawingProps) {
  const scales = waves();
  const half = scales.filter(({ y }) => y < 170);
  const middle = scales.filter(({ y }) => y === 170);
  const upper = (
    <g clipPath={`url(#${uid}-half)`}>
      {half.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path className="sc" d={`${arc(x, y, R)}A${R} ${R} 0 0 1 ${x - R} ${y}Z`} />
          <path className="l3b" d={arc(x, y, 11.6) + arc(x, y, 6.1)} />
        </g>
      ))}
    </g>
  );
  return (
    <svg className="tarot back" viewBox="0 0 200 340" aria-hidden="true">
      <clipPath id={`${uid}-half`}>
        <path d="M15 15H185V170H15Z" />
      </clipPath>
      <clipPath id={`${uid}-field`}>
        <path d="M15 15H185V325H15Z" />
      </clipPath>
      <rect className="cf" x="1" y="1" width="198" height="338" rx="9" />
      <rect className="b0" x="9.5" y="9.5" width="181" height="321" rx="3" />
      {upper}
      <g transform="rotate(180 100 170)">{upper}</g>
      <g clipPath={`url(#${uid}-field)`}>
        {middle.map(({ x, y }) => (
          <g key={x}>
            <circle className="sc" cx={x} cy={y} r={R} />
            <circle className="l3b" cx={x} cy={y} r="11.6" />
            <circle className="l3b" cx={x} cy={y} r="6.1" />
          </g>
        ))}
      </g>
      <rect className="l1" x="15" y="15" width="170" height="310" />
      <path className="med" d="M100 84L154 170L100 256L46 170Z" />
      <path className="l1" d="M100 92.5L149 170L100 247.5L51 170Z" />
      <path className="l2" d="M100 98L146 170L100 242L54 170Z" />
      <Umbel />
      <g transform="rotate(180 100 170)">
        <Umbel />
      </g>
    </svg>
  );
}
