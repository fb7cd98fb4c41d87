import type { SetTexts } from "../lot.ts";
import { leiyushiEn001 } from "./en-001-025.ts";
import { leiyushiEn026 } from "./en-026-050.ts";
import { leiyushiEn051 } from "./en-051-075.ts";
import { leiyushiEn076 } from "./en-076-100.ts";

export const leiyushiEn: SetTexts = { ...leiyushiEn001, ...leiyushiEn026, ...leiyushiEn051, ...leiyushiEn076 };
