import { english } from "./telling/en.ts";
import { toReader } from "./telling/reader.ts";

export const readingEn = toReader(english);
