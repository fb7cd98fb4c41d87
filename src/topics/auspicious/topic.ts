import { defineTopic } from "../kit/topic.ts";
import { castAuspicious } from "./engine.ts";
import { toAuspiciousFacts } from "./facts.ts";
import { auspiciousFields, auspiciousInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandAuspicious } from "./understand.ts";
import { listUnused } from "./unused.ts";
import { words } from "./words.ts";

export const auspicious = defineTopic({
  id: "auspicious",
  words,
  engineVersion: 2,
  input: auspiciousInput,
  fields: auspiciousFields,
  isDraw: false,
  calendar: "days",
  understand: understandAuspicious,
  unused: listUnused,
  cast: castAuspicious,
  facts: toAuspiciousFacts,
  readers: { zh: readingZh, en: readingEn },
});
