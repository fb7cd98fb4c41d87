import type { SetTexts } from "../lot.ts";
import { wongtaisinZh001 } from "./zh-001-025.ts";
import { wongtaisinZh026 } from "./zh-026-050.ts";
import { wongtaisinZh051 } from "./zh-051-075.ts";
import { wongtaisinZh076 } from "./zh-076-100.ts";

export const wongtaisinZh: SetTexts = { ...wongtaisinZh001, ...wongtaisinZh026, ...wongtaisinZh051, ...wongtaisinZh076 };
