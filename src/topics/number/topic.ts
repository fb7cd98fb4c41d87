import { defineTopic } from "../kit/topic.ts";
import { castNumber } from "./engine.ts";
import { toNumberFacts } from "./facts.ts";
import { numberFields, numberInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandNumber } from "./understand.ts";
import { words } from "./words.ts";

export const number = defineTopic({
  id: "number",
  engineVersion: 1,
  isDraw: true,
  bringsDraw: ({ digits }) => digits !== null,
  input: numberInput,
  fields: numberFields,
  words,
  understand: understandNumber,
  cast: castNumber,
  facts: toNumberFacts,
  readers: { zh: readingZh, en: readingEn },
});
