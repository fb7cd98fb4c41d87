import { Fine, Shape, Small, Tone } from "./mark.tsx";

const n = (v: number) => Math.round(v * 10) / 10;

/** One feather from a root to a round tip. */
function feather(x0: number, y0: number, x1: number, y1: number, w: number): string {
  const len = Math.hypot(x1 - x0, y1 - y0);
  const ux = (x1 - x0) / len;
  const uy = (y1 - y0) / len;
  const at = (along: number, across: number) => `${n(x0 + ux * len * along - uy * across)} ${n(y0 + uy * len * along + ux * across)}`;
  return `M${at(0, 0)}C${at(0.3, w)} ${at(0.75, w)} ${at(0.92, w * 0.7)}Q${at(1.06, 0)} ${at(0.92, -w * 0.7)}C${at(0.75, -w)} ${at(0.3, -w)} ${at(0, 0)}Z`;
}

/* Roots along the bone, tips along the trailing edge, from the body outward. */
const primaries = [
  [-4, 0, -12, 25],
  [-8, -4, -22, 24],
  [-13, -9, -32, 20],
  [-18, -14, -42, 13],
  [-23, -18, -50, 4],
  [-28, -21, -57, -7],
  [-33, -23, -62, -19],
  [-37, -24, -65, -31],
] as const;
const coverts = [
  [-2, -4, -12, 10],
  [-6, -8, -20, 6],
  [-11, -13, -27, 0],
  [-16, -17, -34, -7],
  [-21, -20, -40, -14],
  [-26, -23, -45, -22],
] as const;

/** A spread wing to the left, root at the origin, about 66 wide; mirror it for the right. */
export function Wing() {
  return (
    <>
      {primaries.map(([x0, y0, x1, y1]) => (
        <g key={x1}>
          <Shape d={feather(x0, y0, x1, y1, 5)} />
          <Tone d={`M${n(x0 + (x1 - x0) * 0.5)} ${n(y0 + (y1 - y0) * 0.5)}L${n(x0 + (x1 - x0) * 0.94)} ${n(y0 + (y1 - y0) * 0.94)}`} />
        </g>
      ))}
      {coverts.map(([x0, y0, x1, y1]) => (
        <Small key={x1} d={feather(x0, y0, x1, y1, 4.4)} />
      ))}
      <Shape d="M4 -6C-6 -20 -22 -34 -42 -35C-47 -35 -48 -30 -44 -28C-30 -26 -18 -16 -8 -3L2 8Z" />
      <Tone d="M-38 -32C-24 -29 -12 -18 -3 -5" />
    </>
  );
}

/** A bat's wing to the left, root at the origin, about 64 wide. */
export function BatWing() {
  return (
    <>
      <Shape d="M0 0C-8 -18 -18 -28 -30 -34L-32 -42L-37 -35C-50 -32 -60 -22 -64 -6C-58 -10 -52 -10 -48 -4C-44 -8 -37 -7 -34 1C-30 -4 -23 -3 -20 6C-14 2 -6 4 0 12Z" />
      <Fine d="M-33 -34C-44 -26 -47 -14 -48 -4M-33 -34C-36 -22 -35 -10 -34 1M-33 -34C-26 -22 -21 -8 -20 6" />
      <Tone d="M-40 -30C-52 -24 -57 -16 -59 -9M-30 -30C-28 -18 -28 -8 -28 -2M-26 -26C-18 -16 -14 -6 -12 2" />
    </>
  );
}
