import type { ReactNode } from "react";
import { ring, wave } from "./lines.ts";
import { Fine, Red, Shape, Small, Tone } from "./mark.tsx";
import { oval, type Place } from "./place.ts";

/* Water, sky, hills, houses and trees of the minors. */

/** Water from one height to another, lines by turns dark and fine. */
export function Sea({ y0, y1, x0 = 16, x1 = 184, step = 10 }: { y0: number; y1: number; x0?: number; x1?: number; step?: number }): ReactNode {
  return Array.from({ length: Math.floor((y1 - y0) / step + 1e-6) + 1 }, (_, i) => {
    const y = y0 + i * step;
    return i % 2 ? <Tone key={y} d={wave(x0, x1, y)} /> : <Fine key={y} d={wave(x0, x1, y)} />;
  });
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

/** A five-petalled flower of radius 6; no stem. */
export function Flower({ red, ...at }: Place & { red?: boolean }): ReactNode {
  const petals = ring(0, 0, 4, 5)
    .map((p) => oval(p.x, p.y, 3))
    .join("");
  return (
    <>
      {red ? <Red d={petals} at={at} /> : <Small d={petals} at={at} />}
      <Small d={oval(0, 0, 1.8)} at={at} />
    </>
  );
}
