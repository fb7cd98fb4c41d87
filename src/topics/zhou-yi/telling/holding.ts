import { getChineseTelling } from "../../kit/hexagrams/tellings.ts";
import type { ZhouYiCast } from "../engine.ts";

/** Read from the Chinese counsel, which the English one matches in sense. */
const holding = /掉头|掉转|折回|退开|后退|收手|收工|收住|停|不追|不动|蹲下|早些回家|歇/;

/** True where the first ruling text counsels to hold or turn back. */
export const isHoldingBack = (cast: ZhouYiCast): boolean => {
  const [first] = cast.ruling;
  if (!first) return false;
  const telling = getChineseTelling((first.of === "primary" ? cast.primary : (cast.changed ?? cast.primary)).number);
  const counsel = typeof first.place === "number" ? telling.lines[first.place - 1]?.counsel : first.place === "all" ? telling.all?.counsel : telling.counsel;
  return holding.test(counsel ?? telling.counsel);
};
