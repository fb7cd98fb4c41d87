import type { SetTexts } from "../lot.ts";
import { jiaziEn001 } from "./en-001-025.ts";
import { jiaziEn026 } from "./en-026-050.ts";
import { jiaziEn051 } from "./en-051-060.ts";

export const jiaziEn: SetTexts = { ...jiaziEn001, ...jiaziEn026, ...jiaziEn051 };
