import { type Palace, palaces, toLuoShu } from "../compass/palace.ts";

export type StarPlan = Record<Palace, number>;

/** Any whole number as a star 1 … 9. */
export const toStar = (value: number): number => ((((value - 1) % 9) + 9) % 9) + 1;

/** 飞星: from the centre along the Luo Shu's numbers (中 乾 兑 艮 离 坎 坤 震 巽), counting up when yang (顺) and down when yin (逆). */
export const toFlight = (centre: number, isForward: boolean): StarPlan =>
  Object.fromEntries(palaces.map((palace) => [palace, toStar(centre + (isForward ? 1 : -1) * (toLuoShu(palace) - 5))])) as StarPlan;
