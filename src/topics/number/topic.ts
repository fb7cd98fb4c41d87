import { defineTopic } from "../kit/topic.ts";
import { castNumber } from "./engine.ts";
import { listNumberFacts } from "./facts.ts";
import { numberFields, numberInput } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandNumber } from "./understand.ts";
import { words } from "./words.ts";

export const number = defineTopic({
  id: "number",
  engineVersion: 1,
  isDraw: true,
  input: numberInput,
  fields: numberFields,
  words,
  understand: understandNumber,
  cast: castNumber,
  facts: listNumberFacts,
  readers: { zh: readerZh, en: readerEn },
});
