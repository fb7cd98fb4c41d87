import { defineTopic } from "../kit/topic.ts";
import { castMarriage } from "./engine.ts";
import { toMarriageFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandMarriage } from "./understand.ts";
import { words } from "./words.ts";

export const marriage = defineTopic({
  id: "marriage",
  words,
  engineVersion: 1,
  input,
  fields,
  isDraw: false,
  understand: understandMarriage,
  cast: castMarriage,
  facts: toMarriageFacts,
  readers: { zh: readerZh, en: readerEn },
});
