import { directions as allDirections, type Direction, getHome } from "../../kit/compass/palace.ts";
import { type Kua, type KuaGroup, toKua, toKuaGroup, toKuaTrigram } from "../../kit/kua/kua.ts";
import { isGood, type Mansion, toMansions } from "../../kit/kua/mansions.ts";

export interface KuaBond {
  a: Kua;
  b: Kua;
  groups: { a: KuaGroup; b: KuaGroup };
  /** What the one trigram is to the other; the same from either side. */
  mansion: Mansion;
  /** Directions good for both, for a bed or a door; none where the groups differ. */
  directions: Direction[];
  percent: number;
}

const percents: Record<Mansion, number> = { 延年: 100, 生气: 95, 天医: 85, 伏位: 70, 祸害: 45, 六煞: 35, 五鬼: 25, 绝命: 15 };

/**
 * 命卦合婚: the kua of the two births and the relation their trigrams make. 延年 100, 生气 95, 天医 85, 伏位 70; across the groups 祸害 45, 六煞 35,
 * 五鬼 25, 绝命 15. 1990 man 坎 1, 1992 woman 4 + 1992 ≡ 7, 兑: 坎 and 兑 make 祸害, 45.
 */
export const toKuaBond = (instantA: number, instantB: number): KuaBond => {
  const a = toKua(instantA, "male");
  const b = toKua(instantB, "female");
  const plans = { a: toMansions(toKuaTrigram(a)), b: toMansions(toKuaTrigram(b)) };
  const mansion = plans.a[getHome(b) as Direction];
  const directions = allDirections.filter((direction) => isGood(plans.a[direction]) && isGood(plans.b[direction]));
  return { a, b, groups: { a: toKuaGroup(a), b: toKuaGroup(b) }, mansion, directions, percent: percents[mansion] };
};
