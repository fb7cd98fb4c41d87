import { withShortHeadlines } from "../kit/telling/short-headlines.ts";
import { toReader } from "./telling/reader.ts";
import { chinese } from "./telling/zh.ts";

export const readingZh = withShortHeadlines("zh", toReader(chinese));
