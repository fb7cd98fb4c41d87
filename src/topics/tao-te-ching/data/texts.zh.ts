import type { ChapterText } from "./text.ts";
import { chapters01to20 } from "./zh/chapters-01-20.ts";
import { chapters21to40 } from "./zh/chapters-21-40.ts";
import { chapters41to60 } from "./zh/chapters-41-60.ts";
import { chapters61to81 } from "./zh/chapters-61-81.ts";

/** By chapter, 1 … 81. */
export const textsZh: Record<number, ChapterText> = { ...chapters01to20, ...chapters21to40, ...chapters41to60, ...chapters61to81 };
