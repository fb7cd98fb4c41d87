import { countEnglish } from "../kit/telling/sentences.ts";
import { english } from "./telling/en/english.ts";
import { toName } from "./telling/en/verse.ts";
import { toReader } from "./telling/reader.ts";

export const readingEn = toReader({
  ...english,
  together: "Together",
  enough: { whole: 560, basic: 118 },
  count: countEnglish,
  summarise: ({ primary, changed }) => (changed ? `${toName(primary)}, becoming ${toName(changed)}` : toName(primary)),
});
