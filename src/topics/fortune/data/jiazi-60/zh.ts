import type { SetTexts } from "../lot.ts";
import { jiaziZh001 } from "./zh-001-025.ts";
import { jiaziZh026 } from "./zh-026-050.ts";
import { jiaziZh051 } from "./zh-051-060.ts";

export const jiaziZh: SetTexts = { ...jiaziZh001, ...jiaziZh026, ...jiaziZh051 };
