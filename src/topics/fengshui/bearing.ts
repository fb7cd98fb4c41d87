import { type Mountain, mountains, toBearing, toMountain, toMountainDegrees, toNearestBorder, toOpposite, toTrueBearing } from "../kit/compass/mountain.ts";
import { type Direction, directions } from "../kit/compass/palace.ts";
import type { FengshuiInput } from "./input.ts";

/** A bearing this near to a border is taken as standing on it (空亡、兼线). */
const borderDegrees = 1.5;
/** "It faces south" may mean any bearing of that palace. */
const directionDegrees = 22.5;
const mountainSpan = 15;
const turnsToLook = [-2, -1, 1, 2];

export interface Bearing {
  /** From true north where a declination was applied, else as it was given. */
  degrees: number;
  precision: "degrees" | "mountain" | "direction";
  /** The needle's reading before it was corrected, else null. */
  magnetic: number | null;
  /** A needle's reading for which no declination was given. */
  isUncorrected: boolean;
  mountain: Mountain;
  sitting: Mountain;
  border: boolean;
  /** Degrees to the nearest border, and whose it is; null where only a mountain or a direction was given. */
  nearest: { neighbour: Mountain; distance: number; isPalaceBorder: boolean } | null;
  /** Other mountains the front may look to, the nearest first. */
  others: Mountain[];
}

const isMountain = (value: string): value is Mountain => (mountains as readonly string[]).includes(value);

/** Mountains whose border is within `reach` of a bearing, strictly, or within the margin of a border. */
const listOthers = (degrees: number, reach: number): Mountain[] => {
  const own = toMountainDegrees(toMountain(degrees));
  const off = toBearing(degrees - own + 180) - 180;
  return turnsToLook
    .map((turn) => ({ turn, distance: Math.abs(turn) * mountainSpan - mountainSpan / 2 - Math.sign(turn) * off }))
    .filter(({ distance }) => distance < reach || distance <= borderDegrees)
    .sort((one, other) => one.distance - other.distance)
    .map(({ turn }) => toMountain(own + turn * mountainSpan));
};

/** 立向: the mountain the front looks to, the one it sits on, and what else it may be. */
export const toFacing = ({ facing, isMagnetic, declination, accuracy }: Pick<FengshuiInput, "facing" | "isMagnetic" | "declination" | "accuracy">): Bearing => {
  if (typeof facing === "string" && isMountain(facing)) {
    const degrees = toMountainDegrees(facing);
    return {
      degrees,
      precision: "mountain",
      magnetic: null,
      isUncorrected: false,
      mountain: facing,
      sitting: toOpposite(facing),
      border: false,
      nearest: null,
      others: [],
    };
  }
  if (typeof facing === "string") {
    const degrees = directions.indexOf(facing as Direction) * 45;
    const mountain = toMountain(degrees);
    const others = listOthers(degrees, directionDegrees);
    return {
      degrees,
      precision: "direction",
      magnetic: null,
      isUncorrected: false,
      mountain,
      sitting: toOpposite(mountain),
      border: false,
      nearest: null,
      others,
    };
  }
  const isCorrected = isMagnetic && declination !== undefined;
  const degrees = isCorrected ? toTrueBearing(facing, declination) : toBearing(facing);
  const mountain = toMountain(degrees);
  const nearest = toNearestBorder(degrees);
  return {
    degrees,
    precision: "degrees",
    magnetic: isCorrected ? facing : null,
    isUncorrected: isMagnetic && !isCorrected,
    mountain,
    sitting: toOpposite(mountain),
    border: nearest.distance <= borderDegrees,
    nearest,
    others: listOthers(degrees, accuracy ?? 0),
  };
};
