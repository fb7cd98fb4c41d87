import { isYang, type Mountain, toDragon, toOpposite } from "../compass/mountain.ts";
import { type Direction, getHome, type Palace, palaces, toDirectionOfMountain, toMountainOf } from "../compass/palace.ts";
import { type StarPlan, toFlight } from "./flight.ts";

export interface FlyingStarChart {
  period: number;
  sitting: Mountain;
  facing: Mountain;
  sittingPalace: Direction;
  facingPalace: Direction;
  /** 运盘. */
  base: StarPlan;
  /** 山盘 and 向盘, and whether each flew forward. */
  mountain: StarPlan;
  facingStars: StarPlan;
  isMountainForward: boolean;
  isFacingForward: boolean;
}

/**
 * Which way a star at the centre flies: by the mountain of the same dragon in the palace the star is at home in; 5 has none and goes by `own`.
 * Period 8, 丑 sitting: 2 at the centre, 丑 is 地元, the 地元 of 坤 is 未, yin: it flies back.
 */
const isForward = (star: number, own: Mountain): boolean => isYang(star === 5 ? own : toMountainOf(getHome(star) as Direction, toDragon(own)));

/**
 * 下卦 chart of a house (《沈氏玄空学》). The base star of the sitting palace goes to the centre and flies as the mountain star, that of the facing palace as the facing star.
 * @param period 1 … 9
 * @throws RangeError for another period
 */
export const toChart = (period: number, facing: Mountain): FlyingStarChart => {
  if (!Number.isInteger(period) || period < 1 || period > 9) throw new RangeError(`no period ${period}`);
  const sitting = toOpposite(facing);
  const [sittingPalace, facingPalace] = [toDirectionOfMountain(sitting), toDirectionOfMountain(facing)];
  const base = toFlight(period, true);
  const [mountainStar, facingStar] = [base[sittingPalace], base[facingPalace]];
  const isMountainForward = isForward(mountainStar, sitting);
  const isFacingForward = isForward(facingStar, facing);
  return {
    period,
    sitting,
    facing,
    sittingPalace,
    facingPalace,
    base,
    mountain: toFlight(mountainStar, isMountainForward),
    facingStars: toFlight(facingStar, isFacingForward),
    isMountainForward,
    isFacingForward,
  };
};

/** The three stars of each palace as [mountain, facing, base]. */
export const toTriples = ({ mountain, facingStars, base }: FlyingStarChart): Record<Palace, [number, number, number]> =>
  Object.fromEntries(palaces.map((palace) => [palace, [mountain[palace], facingStars[palace], base[palace]]])) as Record<Palace, [number, number, number]>;
