import { toFullName } from "../kit/hexagrams/king-wen.ts";
import { countChinese } from "../kit/telling/sentences.ts";
import { toReader } from "./telling/reader.ts";
import { chinese } from "./telling/zh/chinese.ts";

export const readingZh = toReader({
  ...chinese,
  together: "合看",
  enough: { whole: 800, basic: 110 },
  count: countChinese,
  summarise: ({ primary, changed }) => (changed ? `${primary.name}之${changed.name}` : toFullName(primary)),
});
