import { toReader } from "./to-reader.ts";

export const readerEn = toReader("en");
