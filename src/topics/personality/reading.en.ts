import { toReader } from "./to-reader.ts";

export const readingEn = toReader("en");
