import { toLongitude } from "../../../kit/sky/signs.ts";
import { type Spot, toDistance, toSpot } from "./geometry.ts";
import { type Radii, rim } from "./radii.ts";
import type { WheelModel } from "./wheel-model.ts";

/** How far outside the rim the angles are written. */
export const angleLabelAt = rim + 23;

const toHouseMiddle = (cusps: readonly number[], index: number): number => {
  const from = cusps[index]!;
  return from + toLongitude(cusps[(index + 1) % 12]! - from) / 2;
};

/** The middle of each house on its ring, the first house first. */
export const listHouseSpots = ({ cusps, left }: WheelModel, { houses, core }: Radii): Spot[] =>
  cusps?.map((_, index) => toSpot(toHouseMiddle(cusps, index), (houses + core) / 2, left)) ?? [];

/**
 * The fact under a finger, or null: the nearest body, angle or house number within `reach`, else the nearest line within a third of it.
 * @param spot and `reach` in the units of the drawing
 */
export const findTapped = (model: WheelModel, radii: Radii, spot: Spot, reach: number): string | null => {
  const { left, marks, lines, angles } = model;
  const targets: { fact: string; at: Spot }[] = marks.map(({ ring, fact, shown }) => ({
    fact,
    at: toSpot(shown, ring === "outer" ? radii.outer!.glyph : radii.inner.glyph, left),
  }));
  if (angles)
    for (const angle of ["ascendant", "midheaven"] as const)
      targets.push({
        fact: `angle.${angle}`,
        at: toSpot(angles[angle], angleLabelAt, left),
      });
  for (const [index, at] of listHouseSpots(model, radii).entries()) targets.push({ fact: `house.${index + 1}`, at });
  const near = targets
    .map(({ fact, at }) => ({
      fact,
      far: Math.hypot(at.x - spot.x, at.y - spot.y),
    }))
    .filter(({ far }) => far <= reach);
  const drawn = lines
    .filter(({ isQuiet }) => !isQuiet)
    .map(({ fact, ends: [from, to] }) => ({
      fact,
      far: toDistance(spot, toSpot(from.longitude, radii.core, left), toSpot(to.longitude, radii.core, left)),
    }))
    .filter(({ far }) => far <= reach / 3);
  const inCore = Math.hypot(spot.x, spot.y) < radii.core - 4;
  const found = (inCore ? [drawn, near] : [near, drawn]).find((list) => list.length > 0) ?? [];
  return found.sort((one, other) => one.far - other.far)[0]?.fact ?? null;
};
