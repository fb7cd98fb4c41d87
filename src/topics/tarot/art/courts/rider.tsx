import type { ReactNode } from "react";
import { Fine, Shape, Tone } from "../parts/mark.tsx";
import type { Place } from "../parts/place.ts";

/** The cloth under a saddle; its place is the horse's. */
export function SaddleCloth(at: Place): ReactNode {
  return (
    <>
      <Shape d="M-38 -33L-42 18C-36 24 -32 20 -28 20C-22 26 -16 22 -12 22C-6 27 0 23 4 22C10 25 16 22 20 17L18 -31C8 -28 -20 -30 -38 -33Z" at={at} />
      <Fine d="M-41 10C-20 18 4 18 20 9M-41.5 14C-20 22 4 22 20 13" at={at} />
      <Tone d="M-34 -24L-36 4M-29 -25L-31 6M-24 -25L-25 8M14 -24V6" at={at} />
    </>
  );
}

/** A rider's body in the saddle, facing right, without head and arms: tunic and leg; its place is the horse's. Shoulders at y − 76. */
export function RiderBody({ armour, ...at }: Place & { armour?: boolean }): ReactNode {
  return (
    <>
      <Shape d="M-14 -36C-4 -26 0 -12 -2 4L-7 22L-6 29H12L14 25L5 22L11 4C15 -12 14 -28 8 -38Z" at={at} />
      <Fine d={armour ? "M-2 2C2 6 8 6 11.5 2M-3 6C2 10 7 10 10.5 7M-7 22H5" : "M-6 18H6M-7 22H5"} at={at} />
      <Shape d="M-10 -78C-18 -74 -18 -62 -16 -50L-20 -24C-8 -18 8 -20 16 -26L11 -50C14 -62 12 -74 5 -78Z" at={at} />
      <Fine d="M-16 -50C-8 -46 4 -46 11 -50M-16 -46C-8 -42 4 -42 11.5 -46M-10 -42L-13 -24M0 -42L-1 -21M8 -43L10 -25" at={at} />
      <Tone d="M-15 -68L-8 -74M-16 -62L-6 -71M-16 -56L-8 -63" at={at} />
    </>
  );
}
