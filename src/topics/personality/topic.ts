import { defineTopic } from "../kit/topic.ts";
import { castPersonality } from "./engine.ts";
import { toPersonalityFacts } from "./facts.ts";
import { personalityFields, personalityInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandPersonality } from "./understand.ts";
import { words } from "./words.ts";

export const personality = defineTopic({
  id: "personality",
  words,
  engineVersion: 1,
  input: personalityInput,
  fields: personalityFields,
  isDraw: false,
  understand: understandPersonality,
  cast: castPersonality,
  facts: toPersonalityFacts,
  readers: { zh: readingZh, en: readingEn },
});
