import type { Front } from "../../../../../topics/fengshui/card/words.ts";
import { type Mountain, mountains, toBearing, toMountain, toMountainDegrees, toOpposite } from "../../../../../topics/kit/compass/mountain.ts";
import { directions, toDirectionOfMountain } from "../../../../../topics/kit/compass/palace.ts";

/** Degrees of a bearing, a mountain or a direction; null for what is none. */
export const toDegrees = (facing: unknown): number | null => {
  if (typeof facing === "number") return facing >= 0 && facing <= 360 ? toBearing(facing) : null;
  if ((mountains as readonly unknown[]).includes(facing)) return toMountainDegrees(facing as Mountain);
  const turns = (directions as readonly unknown[]).indexOf(facing);
  return turns < 0 ? null : turns * 45;
};

export const toFront = (degrees: number): Front => {
  const mountain = toMountain(degrees);
  return { bearing: { degrees }, mountain, sitting: toOpposite(mountain), facingPalace: toDirectionOfMountain(mountain) };
};

interface Spot {
  x: number;
  y: number;
}

const toAngle = ({ x, y }: Spot): number => (Math.atan2(x, -y) * 180) / Math.PI;

/**
 * The bearing that is up once the dial was dragged: it turns with the finger, so what comes up lies the other way.
 * @param from and @param to where the finger went down and is, from the middle of the dial
 */
export const toTurned = (degrees: number, from: Spot, to: Spot): number => toBearing(Math.round(degrees - (toAngle(to) - toAngle(from))));

export interface CompassReading {
  alpha: number | null;
  absolute: boolean;
  /** Safari’s own: degrees from magnetic north, sunwise. */
  webkitCompassHeading?: number;
}

/** Where the top of the device points; null for a sensor that knows no north. */
export const toHeading = ({ alpha, absolute, webkitCompassHeading }: CompassReading): number | null => {
  if (webkitCompassHeading !== undefined) return toBearing(Math.round(webkitCompassHeading));
  return absolute && alpha !== null ? toBearing(Math.round(360 - alpha)) : null;
};
