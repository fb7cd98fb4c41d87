import { defineTopic } from "../kit/topic.ts";
import { castAuspicious } from "./engine.ts";
import { toAuspiciousFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandAuspicious } from "./understand.ts";
import { words } from "./words.ts";

export const auspicious = defineTopic({
  id: "auspicious",
  words,
  engineVersion: 2,
  input,
  fields,
  isDraw: false,
  understand: understandAuspicious,
  cast: castAuspicious,
  facts: toAuspiciousFacts,
  readers: { zh: readerZh, en: readerEn },
});
