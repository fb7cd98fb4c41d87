import { toReader } from "./telling/reader.ts";
import { chinese } from "./telling/zh.ts";

export const readingZh = toReader(chinese);
