import { toReader } from "./to-reader.ts";

export const readingZh = toReader("zh");
