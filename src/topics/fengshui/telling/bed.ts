import type { Direction } from "../../kit/compass/palace.ts";
import type { Mansion } from "../../kit/kua/mansions.ts";
import { illStars } from "./suit.ts";
import { type FengshuiView, getDirectionOf } from "./view.ts";

/** The four good mansions as a bed's head takes them, 天医 first. */
const headMansions: readonly Mansion[] = ["天医", "延年", "伏位", "生气"];

/** The mansion a bed's head points at: the first whose side has neither 二黑 nor 五黄 in the year told; they stand in two palaces, so one of four is free. */
export const toBedHead = (view: FengshuiView): Mansion =>
  headMansions.find((mansion) => !illStars.includes(view.annual[getDirectionOf(view, mansion)])) ?? "天医";

export const toBedHeadDirection = (view: FengshuiView): Direction => getDirectionOf(view, toBedHead(view));
