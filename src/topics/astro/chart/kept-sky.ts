import { type Sky, toSky } from "../../kit/sky/ephemeris.ts";

const most = 32;
const kept = new Map<number, Sky>();

/** `toSky`, the last few instants remembered: everybody's transits of one moment are one sky. */
export const toKeptSky = (instant: number): Sky => {
  const known = kept.get(instant);
  if (known) return known;
  if (kept.size >= most) kept.delete(kept.keys().next().value!);
  const sky = toSky(instant);
  kept.set(instant, sky);
  return sky;
};
