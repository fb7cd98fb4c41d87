import type { ReactNode } from "react";
import { Fine, GoldLine, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { oval, type Place } from "../parts/place.ts";

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step + 1e-6) + 1) }, (_, i) => from + i * step);
const n = (value: number): number => Math.round(value * 10) / 10;

/** Level engraving, for skies. */
export const hatch = (y0: number, y1: number, x0 = 14, x1 = 186, step = 6.2): string =>
  range(y0, y1, step)
    .map((y) => `M${x0} ${n(y)}H${x1}`)
    .join("");

/** Slanting engraving inside a box, for the shaded side of a form. */
export const slant = (x0: number, x1: number, y0: number, y1: number, step = 4, lean = -8): string =>
  range(x0, x1, step)
    .map((x) => `M${n(x)} ${y0}L${n(x + lean)} ${y1}`)
    .join("");

/** Rays between two radii, each second one shorter. */
export const rays = (cx: number, cy: number, from: number, to: number, count: number, short = 0.5, start = 0, sweep = 360): string =>
  range(0, count - 1, 1)
    .map((i) => {
      const a = ((start + (i * sweep) / count - 90) * Math.PI) / 180;
      const end = i % 2 ? from + (to - from) * short : to;
      return `M${n(cx + Math.cos(a) * from)} ${n(cy + Math.sin(a) * from)}L${n(cx + Math.cos(a) * end)} ${n(cy + Math.sin(a) * end)}`;
    })
    .join("");

/** One line of water. */
export const wave = (y: number, x0 = 16, x1 = 184, half = 14, amp = 4): string => {
  const count = Math.round((x1 - x0) / half);
  const step = n((x1 - x0) / count);
  return `M${x0} ${y}${range(0, count - 1, 1)
    .map((i) => `q${n(step / 2)} ${i % 2 ? amp : -amp} ${step} 0`)
    .join("")}`;
};

/** Water from one height to another, lines by turns dark and fine. */
export function Sea({ y0, y1, x0 = 16, x1 = 184, step = 10 }: { y0: number; y1: number; x0?: number; x1?: number; step?: number }): ReactNode {
  return range(y0, y1, step).map((y, i) => (i % 2 ? <Tone key={y} d={wave(y, x0, x1)} /> : <Fine key={y} d={wave(y, x0, x1)} />));
}

export const grass = (x: number, y: number, s = 1): string =>
  `M${x} ${y}V${n(y - 8 * s)}M${n(x - 3 * s)} ${y}L${n(x - 6 * s)} ${n(y - 6 * s)}M${n(x + 3 * s)} ${y}L${n(x + 6 * s)} ${n(y - 6 * s)}`;

/** Rain or snow: short strokes that lean left. */
export const rain = (spots: [number, number][], len = 13): string => spots.map(([x, y]) => `M${x} ${y}l${n(-len * 0.36)} ${len}`).join("");

/** Courses of stone. */
export const bricks = (x0: number, y0: number, x1: number, y1: number, w = 16, h = 9): string =>
  range(y0, y1, h)
    .map((y, row) => {
      const joints =
        row * h + y0 + h > y1 + 0.1
          ? ""
          : range(x0 + (row % 2 ? w : w / 2), x1 - 2, w)
              .map((x) => `M${n(x)} ${n(y)}V${n(Math.min(y + h, y1))}`)
              .join("");
      return `M${x0} ${n(y)}H${x1}${joints}`;
    })
    .join("");

/** A sun of circle and rays, in gold. */
export function Sun({ x, y, r = 13 }: { x: number; y: number; r?: number }): ReactNode {
  return (
    <>
      <GoldLine d={oval(x, y, r)} />
      <GoldLine d={rays(x, y, r + 4, r + 12, 24)} />
    </>
  );
}

/** A crescent, horns to the right. */
export function Moon(at: Place): ReactNode {
  return <Shape d="M5 -12A13 13 0 1 0 5 12A10 12 0 0 1 5 -12Z" at={at} />;
}

/** A bank of cloud about 60 wide; its place is the lower left corner. */
export function Cloud(at: Place): ReactNode {
  return (
    <>
      <Shape d="M4 0C-4 -1 -5 -11 3 -13C2 -22 14 -26 19 -20C24 -29 39 -27 40 -17C49 -19 55 -11 50 -5C58 -4 60 0 56 0Z" at={at} />
      <Fine d="M12 -8C12 -14 20 -15 21 -10C21 -7 17 -6 16 -8M33 -9C33 -15 42 -15 42 -10C42 -7 38 -7 38 -9" at={at} />
      <Tone d="M8 -4H30M36 -4H48" at={at} />
    </>
  );
}

/** A peak with its shaded side; its place is the middle of the foot, 60 wide and 60 high. */
export function Peak(at: Place): ReactNode {
  return (
    <>
      <Shape d="M-34 0L-14 -34L-8 -30L2 -60L14 -36L19 -40L36 0Z" at={at} />
      <Fine d="M2 -60L-1 -46L5 -38L-1 -26M14 -36L12 -26L17 -18" at={at} />
      <Tone d="M6 -48L14 -22M9 -42L20 -6M20 -36L31 -6M17 -30L25 -6" at={at} />
    </>
  );
}

/** A far castle, 40 wide, standing on its place. */
export function Castle(at: Place): ReactNode {
  return (
    <>
      <Small d="M-20 0V-20H-17V-23H-14V-20H-11V-23H-8V-20H8V-23H11V-20H14V-23H17V-20H20V0Z" at={at} />
      <Small d="M-8 0V-34H-9V-40H-5V-37H-2V-40H2V-37H5V-40H9V-34H8V0Z" at={at} />
      <Small d="M-21 0V-28L-16 -37L-11 -28V0ZM11 0V-28L16 -37L21 -28V0Z" at={at} />
      <Fine d="M-3 0V-7C-3 -11 3 -11 3 -7V0M-16 -22V-18M16 -22V-18M0 -28V-23" at={at} />
    </>
  );
}

/** A small house, 30 wide, standing on its place. */
export function House(at: Place): ReactNode {
  return (
    <>
      <Small d="M-13 0V-16H13V0Z" at={at} />
      <Small d="M-17 -15L-9 -28H9L17 -15Z" at={at} />
      <Fine d="M-3 0V-8H3V0M-9 -11H-6V-7H-9ZM6 -11H9V-7H6Z" at={at} />
      <Tone d="M-10 -18H10M-8 -22H8" at={at} />
    </>
  );
}

/** A round tree, 44 wide and 70 high, standing on its place. */
export function Tree(at: Place): ReactNode {
  return (
    <>
      <Shape d="M-4 0C-2 -12 -3 -24 -4 -34H4C3 -24 3 -12 5 0Z" at={at} />
      <Shape
        d="M-8 -28C-20 -26 -25 -38 -18 -44C-24 -54 -12 -64 -4 -60C0 -70 16 -68 16 -58C26 -56 27 -44 20 -40C24 -30 12 -24 4 -29C0 -26 -5 -26 -8 -28Z"
        at={at}
      />
      <Fine d="M-12 -40C-8 -36 -4 -38 -3 -42M4 -48C8 -45 12 -47 12 -51M6 -36C9 -34 13 -35 14 -38" at={at} />
      <Tone d="M10 -62C18 -58 18 -52 20 -48M14 -30C18 -32 20 -34 19 -38" at={at} />
    </>
  );
}

/** A bird on the wing, 14 wide. */
export const bird = (x: number, y: number, s = 1): string =>
  `M${x - 8 * s} ${y - 3 * s}Q${x - 3 * s} ${y - 5 * s} ${x} ${y}Q${x + 3 * s} ${y - 5 * s} ${x + 8 * s} ${y - 3 * s}`;

/** A five-petalled flower of radius 6; no stem. */
export function Flower({ red, ...at }: Place & { red?: boolean }): ReactNode {
  const petals = range(0, 4, 1)
    .map((i) => {
      const a = ((i * 72 - 90) * Math.PI) / 180;
      return oval(n(Math.cos(a) * 4), n(Math.sin(a) * 4), 3);
    })
    .join("");
  return (
    <>
      {red ? <Red d={petals} at={at} /> : <Small d={petals} at={at} />}
      <Small d={oval(0, 0, 1.8)} at={at} />
    </>
  );
}
