import { toFullName } from "../kit/hexagrams/king-wen.ts";
import { countChinese } from "./telling/fill.ts";
import { toReader } from "./telling/reader.ts";
import * as chinese from "./telling/zh/index.ts";

export const readerZh = toReader({
  ...chinese,
  words: chinese.factWords,
  together: "合看",
  enough: { whole: 800, basic: 110 },
  count: countChinese,
  summarise: ({ primary, changed }) => (changed ? `${primary.name}之${changed.name}` : toFullName(primary)),
});
