import type { Body } from "./names.ts";

/** Mean speeds along the ecliptic as seen from the Earth, degrees a day. */
const meanSpeeds: Partial<Record<Body, number>> = {
  mercury: 0.9856,
  venus: 0.9856,
  mars: 0.524,
  jupiter: 0.0831,
  saturn: 0.0335,
  uranus: 0.0117,
  neptune: 0.006,
  pluto: 0.004,
  chiron: 0.0196,
};

/** Slower than a twentieth of its mean speed; Sun, Moon, nodes and Lilith never count as standing still. */
export const isStationary = (body: Body, speed: number): boolean => {
  const mean = meanSpeeds[body];
  return mean !== undefined && Math.abs(speed) < mean / 20;
};
