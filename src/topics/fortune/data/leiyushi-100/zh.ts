import type { SetTexts } from "../lot.ts";
import { leiyushiZh001 } from "./zh-001-025.ts";
import { leiyushiZh026 } from "./zh-026-050.ts";
import { leiyushiZh051 } from "./zh-051-075.ts";
import { leiyushiZh076 } from "./zh-076-100.ts";

export const leiyushiZh: SetTexts = { ...leiyushiZh001, ...leiyushiZh026, ...leiyushiZh051, ...leiyushiZh076 };
