import { defineTopic } from "../kit/topic.ts";
import { castTaoTeChing } from "./engine.ts";
import { toTaoTeChingFacts } from "./facts.ts";
import { taoTeChingFields, taoTeChingInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandTaoTeChing } from "./understand.ts";
import { words } from "./words.ts";

export const taoTeChing = defineTopic({
  id: "TaoTeChing",
  engineVersion: 1,
  isDraw: true,
  bringsDraw: ({ chapter }) => chapter !== undefined,
  input: taoTeChingInput,
  fields: taoTeChingFields,
  words,
  understand: understandTaoTeChing,
  cast: castTaoTeChing,
  facts: toTaoTeChingFacts,
  readers: { zh: readingZh, en: readingEn },
});
