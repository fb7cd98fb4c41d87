import { chapters01to20 } from "./en/chapters-01-20.ts";
import { chapters21to40 } from "./en/chapters-21-40.ts";
import { chapters41to60 } from "./en/chapters-41-60.ts";
import { chapters61to81 } from "./en/chapters-61-81.ts";
import type { EnglishChapter } from "./text.ts";

/** By chapter, 1 … 81. */
export const textsEn: Record<number, EnglishChapter> = { ...chapters01to20, ...chapters21to40, ...chapters41to60, ...chapters61to81 };
