import type { SetTexts } from "../lot.ts";
import { wongtaisinEn001 } from "./en-001-025.ts";
import { wongtaisinEn026 } from "./en-026-050.ts";
import { wongtaisinEn051 } from "./en-051-075.ts";
import { wongtaisinEn076 } from "./en-076-100.ts";

export const wongtaisinEn: SetTexts = { ...wongtaisinEn001, ...wongtaisinEn026, ...wongtaisinEn051, ...wongtaisinEn076 };
