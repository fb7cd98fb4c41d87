import type { Bone } from "./cast-types.ts";

/** A bone against the others of its kind. */
export const levels = ["light", "middle", "heavy"] as const;
export type Level = (typeof levels)[number];

/** Our own thirds, in 钱: up to the first number a bone is light, from the second heavy. Of 12 months 4, 4 and 4; of 12 hours too; of 30 days 11, 7, 12; of 60 years 22, 18, 20. */
const thirds: Readonly<Record<Bone, readonly [number, number]>> = { year: [7, 12], month: [7, 15], day: [8, 15], hour: [7, 10] };

export const toLevel = (bone: Bone, weight: number): Level => {
  const [light, heavy] = thirds[bone];
  return weight <= light ? "light" : weight >= heavy ? "heavy" : "middle";
};
