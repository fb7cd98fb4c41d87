import { defineTopic } from "../kit/topic.ts";
import { castPersonality } from "./engine.ts";
import { toPersonalityFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandPersonality } from "./understand.ts";
import { words } from "./words.ts";

export const personality = defineTopic({
  id: "personality",
  words,
  engineVersion: 1,
  input,
  fields,
  isDraw: false,
  understand: understandPersonality,
  cast: castPersonality,
  facts: toPersonalityFacts,
  readers: { zh: readerZh, en: readerEn },
});
