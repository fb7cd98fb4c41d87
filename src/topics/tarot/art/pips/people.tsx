import type { ReactNode } from "react";
import { Fine, Line, Shape, Small, Tone } from "../parts/mark.tsx";
import { oval, type Place } from "../parts/place.ts";

/* The small people of the pips: heads of 24 × 30 round their own origin, mostly used at .5; hands; the hand out of a cloud. */

export type Hair = "short" | "long" | "cap" | "hood" | "bald" | "beard";

/** Front face, eyes closed. */
export function Head({ hair = "short", ...at }: Place & { hair?: Hair }): ReactNode {
  const big = (at.s ?? 1) >= 0.6;
  return (
    <>
      {hair === "long" && <Shape d="M0 -19C-13 -19 -17 -8 -16 4L-19 30Q-10 33 -5 28H5Q10 33 19 30L16 4C17 -8 13 -19 0 -19Z" at={at} />}
      {hair === "hood" && <Shape d="M0 -23C-16 -22 -19 -6 -17 8L-22 24H22L17 8C19 -6 16 -22 0 -23Z" at={at} />}
      <Shape d={oval(0, 0, 11.5, 14.5)} at={at} />
      <Fine d={`M-7.4 -1Q-4.8 2 -2.2 -1M2.2 -1Q4.8 2 7.4 -1M0 1.5V6${big ? "M-2.6 9.6H2.6" : ""}`} at={at} />
      {hair === "beard" && <Shape d="M-11.4 2C-12 14 -7 24 0 30C7 24 12 14 11.4 2C9 7 5 8 0 7.5C-5 8 -9 7 -11.4 2Z" at={at} />}
      {(hair === "short" || hair === "beard") && <Shape d="M-12.5 1C-16 -14 -8 -19 0 -19S16 -14 12.5 1C11 -5 9 -8 5 -9C0 -7 -8 -8 -12.5 1Z" at={at} />}
      {hair === "long" && <Shape d="M-13 4C-17 -12 -9 -19 0 -19S17 -12 13 4C12 -4 8 -9 0 -12C-8 -9 -12 -4 -13 4Z" at={at} />}
      {hair === "cap" && <Shape d="M-14 -4C-15 -20 15 -20 14 -4C6 -8 -6 -8 -14 -4Z" at={at} />}
    </>
  );
}

/** Side face looking right, with a neck. */
export function Side({ hair = "short", ...at }: Place & { hair?: Hair }): ReactNode {
  return (
    <>
      <Shape
        d="M3 -14.5C9 -13 11.5 -7 10.8 -1.5L14.2 5L10.6 6.6L10.2 12C9.4 15 5.6 15.6 2.4 14.6V22H-8V6C-13.5 0 -12 -13 -3 -15C-1 -15.4 1 -15.2 3 -14.5Z"
        at={at}
      />
      <Fine d="M4.6 -.4Q7 1.6 9.2 0M10.4 9.4H7.4" at={at} />
      {hair === "short" && <Shape d="M10 -9C8 -19 -8 -21 -13 -12C-17 -5 -14 4 -8 10C-6 6 -3 2 -2 -3C2 -5 7 -5 10 -9Z" at={at} />}
      {hair === "long" && <Shape d="M10 -9C8 -19 -8 -21 -13 -12C-18 -4 -17 14 -21 30C-15 34 -8 30 -5 26C-4 14 0 6 -1 -3C3 -5 7 -5 10 -9Z" at={at} />}
      {hair === "cap" && <Shape d="M13 -6C11 -20 -9 -23 -14 -11C-16 -5 -15 -1 -13 3C-4 -4 4 -6 13 -6Z" at={at} />}
      {hair === "hood" && <Shape d="M9 -12C4 -22 -10 -22 -16 -10C-20 2 -17 14 -20 26H3C0 20 -3 14 -2 6C-3 -2 3 -8 9 -12Z" at={at} />}
      {hair === "beard" && <Shape d="M10.4 9C10 16 7 24 2 30C-3 24 -6 14 -5 4C-3 7 2 6 5 8C7 9 9 9 10.4 9Z" at={at} />}
      {hair === "beard" && <Shape d="M10 -9C8 -19 -8 -21 -13 -12C-17 -5 -14 4 -8 10C-6 6 -3 2 -2 -3C2 -5 7 -5 10 -9Z" at={at} />}
    </>
  );
}

/** The back of a head. */
export function Nape({ hair = "short", ...at }: Place & { hair?: "short" | "long" | "hood" }): ReactNode {
  if (hair === "hood") return <Shape d="M0 -20C-14 -19 -16 -4 -13 8L-18 22H18L13 8C16 -4 14 -19 0 -20Z" at={at} />;
  if (hair === "long") {
    return (
      <>
        <Shape d="M0 -17C-14 -17 -15 -2 -13 8L-15 28Q0 33 15 28L13 8C15 -2 14 -17 0 -17Z" at={at} />
        <Fine d="M-6 -8C-7 4 -8 14 -8 24M6 -8C7 4 8 14 8 24M0 -10V26" at={at} />
      </>
    );
  }
  return (
    <>
      <Shape d="M-5 8V20H5V8Z" at={at} />
      <Shape d="M0 -17C-15 -17 -15 0 -11 8C-8 14 8 14 11 8C15 0 15 -17 0 -17Z" at={at} />
      <Fine d="M-6 -8C-8 0 -6 6 -4 9M6 -8C8 0 6 6 4 9M0 -10V9" at={at} />
    </>
  );
}

/** A hand: a circle of 5. */
export function Hand(at: Place): ReactNode {
  return <Small d={oval(0, 0, 4.6)} at={at} />;
}

/** A bank of cloud at the right edge of the window with an arm out of it; its place is the hand. */
function CloudArm({ at, children }: { at: Place; children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <Shape d="M42 -15C46 -8 46 8 42 15L54 19C58 8 58 -9 54 -19Z" at={at} />
      <Fine d="M47 -16C51 -8 51 8 47 17" at={at} />
      <Shape d="M100 -42C90 -48 76 -42 77 -31C66 -34 58 -24 62 -15C52 -12 50 0 58 4C50 9 53 22 63 23C62 34 75 40 83 34C88 41 96 42 100 40Z" at={at} />
      <Fine d="M88 -28C80 -30 76 -22 82 -19C86 -18 88 -22 85 -24M72 -4C66 -7 62 0 67 3C70 4 73 1 71 -1M82 20C76 16 70 22 74 26C77 28 80 25 78 23" at={at} />
      <Tone d="M76 -10H92M80 6H94M90 -14H98M84 12H98" at={at} />
    </>
  );
}

/** The hand of the aces, closed round an upright stalk or grip. */
export function CloudFist(at: Place): ReactNode {
  return (
    <CloudArm at={at}>
      <Shape
        d="M46 -10C34 -12 22 -13 14 -13C4 -15 -8 -14 -10 -10C-13 -8 -12 -4 -10 -3C-14 -2 -14 3 -10 4C-13 6 -12 10 -9 11C-11 14 -9 18 -5 18C4 19 12 15 18 12C26 10 36 10 46 11Z"
        at={at}
      />
      <Fine d="M-10 -3H5M-10 4H5M-9 11H4" at={at} />
      <Shape d="M20 -12C12 -18 0 -21 -6 -18C-9 -16 -8 -12 -3 -11.5C3 -11 8 -9 11 -5" at={at} />
    </CloudArm>
  );
}

/** The hand of the aces, open under what it carries. */
export function CloudPalm(at: Place): ReactNode {
  return (
    <CloudArm at={at}>
      <Shape d="M46 -12C36 -13 24 -12 16 -8C6 -4 -14 -4 -32 -7C-42 -8 -43 0 -34 2C-26 5 -18 6 -12 7C-16 9 -14 14 -8 14C8 17 28 16 46 11Z" at={at} />
      <Fine d="M-12 7C-4 8 4 8 12 7M-8 14C-2 14 4 13 9 12" at={at} />
      <Shape d="M22 -11C16 -16 10 -22 3 -24C-3 -25 -5 -20 -1 -18C4 -15 6 -11 9 -6" at={at} />
    </CloudArm>
  );
}

/** A robed body from neck to hem: half widths at shoulder and hem, folds. */
export function Gown({
  x,
  top,
  bottom,
  w = 13,
  hem = 24,
  lean = 0,
}: {
  x: number;
  top: number;
  bottom: number;
  w?: number;
  hem?: number;
  lean?: number;
}): ReactNode {
  const h = bottom - top;
  const b = x + lean;
  const y = (share: number) => Math.round((top + h * share) * 10) / 10;
  return (
    <>
      <Shape
        d={`M${x - w * 0.4} ${top}C${x - w} ${top + 2} ${x - w} ${y(0.2)} ${x - w * 0.9} ${y(0.35)}C${x - w} ${y(0.6)} ${b - hem * 0.9} ${y(0.85)} ${b - hem} ${bottom}Q${b} ${bottom + hem * 0.16} ${b + hem} ${bottom}C${b + hem * 0.9} ${y(0.85)} ${x + w} ${y(0.6)} ${x + w * 0.9} ${y(0.35)}C${x + w} ${y(0.2)} ${x + w} ${top + 2} ${x + w * 0.4} ${top}Z`}
      />
      <Fine
        d={`M${x - w * 0.3} ${y(0.42)}C${x - w * 0.4} ${y(0.65)} ${b - hem * 0.4} ${y(0.85)} ${b - hem * 0.5} ${bottom}M${x + w * 0.2} ${y(0.46)}C${x + w * 0.2} ${y(0.7)} ${b + hem * 0.1} ${y(0.85)} ${b + hem * 0.14} ${bottom + 1}`}
      />
      <Tone
        d={[0.45, 0.52, 0.59, 0.66, 0.73, 0.8, 0.87, 0.94]
          .map((t) => `M${Math.round((x + w * 0.9 + (b + hem - x - w * 0.9) * (t - 0.35) * 1.2) * 10) / 10 - 1} ${y(t) - 3}l-${4 + t * 4} 5`)
          .join("")}
      />
    </>
  );
}

/** A bent arm or a raised one: a tube between two points with a bow, and a hand at its end. */
export function Arm({ from, to, w = 5, bow = 0 }: { from: [number, number]; to: [number, number]; w?: number; bow?: number }): ReactNode {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = (-(y1 - y0) / long) * w;
  const ny = ((x1 - x0) / long) * w;
  const mx = (x0 + x1) / 2 + (nx / w) * bow;
  const my = (y0 + y1) / 2 + (ny / w) * bow;
  const f = (v: number) => Math.round(v * 10) / 10;
  return (
    <>
      <Small d={oval(x1, y1, w * 0.8)} />
      <Shape
        d={`M${f(x0 + nx)} ${f(y0 + ny)}Q${f(mx + nx)} ${f(my + ny)} ${f(x1 + nx * 0.8)} ${f(y1 + ny * 0.8)}L${f(x1 - nx * 0.8)} ${f(y1 - ny * 0.8)}Q${f(mx - nx)} ${f(my - ny)} ${f(x0 - nx)} ${f(y0 - ny)}`}
      />
    </>
  );
}

/** Two legs in hose seen from the front or behind, feet on y. */
export function Legs({ x, top, y, gap = 6, w = 4.5 }: { x: number; top: number; y: number; gap?: number; w?: number }): ReactNode {
  return (
    <>
      {[-1, 1].map((k) => (
        <Shape
          key={k}
          d={`M${x + k * gap - w} ${top}L${x + k * gap - w * 0.7} ${y - 4}${k < 0 ? `L${x - gap - w - 3} ${y}` : `L${x + gap - w * 0.7} ${y}`}H${k < 0 ? x - gap + w * 0.7 : x + gap + w + 3}L${x + k * gap + w * 0.7} ${y - 4}L${x + k * gap + w} ${top}Z`}
        />
      ))}
      <Line d={`M${x - gap} ${top}H${x + gap}`} />
    </>
  );
}
