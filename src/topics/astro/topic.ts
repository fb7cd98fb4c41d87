import { defineTopic } from "../kit/topic.ts";
import { castAstro } from "./engine.ts";
import { toAstroFacts } from "./facts.ts";
import { astroFields, astroInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandAstro } from "./understand.ts";
import { words } from "./words.ts";

export const astro = defineTopic({
  id: "astro",
  words,
  engineVersion: 2,
  input: astroInput,
  fields: astroFields,
  isDraw: false,
  calendar: "months",
  understand: understandAstro,
  cast: castAstro,
  facts: toAstroFacts,
  readers: { zh: readingZh, en: readingEn },
});
