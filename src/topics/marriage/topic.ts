import { defineTopic } from "../kit/topic.ts";
import { castMarriage } from "./engine.ts";
import { toMarriageFacts } from "./facts.ts";
import { marriageFields, marriageInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandMarriage } from "./understand.ts";
import { words } from "./words.ts";

export const marriage = defineTopic({
  id: "marriage",
  words,
  engineVersion: 1,
  input: marriageInput,
  fields: marriageFields,
  isDraw: false,
  calendar: "years",
  understand: understandMarriage,
  cast: castMarriage,
  facts: toMarriageFacts,
  readers: { zh: readingZh, en: readingEn },
});
