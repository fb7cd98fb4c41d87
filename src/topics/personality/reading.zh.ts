import { toReader } from "./to-reader.ts";

export const readerZh = toReader("zh");
