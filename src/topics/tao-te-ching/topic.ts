import { defineTopic } from "../kit/topic.ts";
import { castTaoTeChing } from "./engine.ts";
import { listTaoTeChingFacts } from "./facts.ts";
import { taoTeChingFields, taoTeChingInput } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandTaoTeChing } from "./understand.ts";
import { words } from "./words.ts";

export const taoTeChing = defineTopic({
  id: "TaoTeChing",
  engineVersion: 1,
  isDraw: true,
  input: taoTeChingInput,
  fields: taoTeChingFields,
  words,
  understand: understandTaoTeChing,
  cast: castTaoTeChing,
  facts: listTaoTeChingFacts,
  readers: { zh: readerZh, en: readerEn },
});
