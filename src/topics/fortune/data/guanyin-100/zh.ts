import type { SetTexts } from "../lot.ts";
import { guanyinZh001 } from "./zh-001-025.ts";
import { guanyinZh026 } from "./zh-026-050.ts";
import { guanyinZh051 } from "./zh-051-075.ts";
import { guanyinZh076 } from "./zh-076-100.ts";

export const guanyinZh: SetTexts = { ...guanyinZh001, ...guanyinZh026, ...guanyinZh051, ...guanyinZh076 };
