import { defineTopic } from "../kit/topic.ts";
import { castAstro } from "./engine.ts";
import { toAstroFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandAstro } from "./understand.ts";
import { words } from "./words.ts";

export const astro = defineTopic({
  id: "astro",
  words,
  engineVersion: 2,
  input,
  fields,
  isDraw: false,
  understand: understandAstro,
  cast: castAstro,
  facts: toAstroFacts,
  readers: { zh: readerZh, en: readerEn },
});
