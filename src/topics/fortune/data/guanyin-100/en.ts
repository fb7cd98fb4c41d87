import type { SetTexts } from "../lot.ts";
import { guanyinEn001 } from "./en-001-025.ts";
import { guanyinEn026 } from "./en-026-050.ts";
import { guanyinEn051 } from "./en-051-075.ts";
import { guanyinEn076 } from "./en-076-100.ts";

export const guanyinEn: SetTexts = { ...guanyinEn001, ...guanyinEn026, ...guanyinEn051, ...guanyinEn076 };
