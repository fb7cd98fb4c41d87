import { defineTopic } from "../kit/topic.ts";
import { castFortune } from "./engine.ts";
import { toFortuneFacts } from "./facts.ts";
import { fortuneFields, fortuneInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandFortune } from "./understand.ts";
import { words } from "./words.ts";

export const fortune = defineTopic({
  id: "fortune",
  engineVersion: 1,
  isDraw: true,
  input: fortuneInput,
  fields: fortuneFields,
  words,
  understand: understandFortune,
  cast: castFortune,
  facts: toFortuneFacts,
  readers: { zh: readingZh, en: readingEn },
});
