import { type CastTopic, defineTopic } from "../kit/topic.ts";
import { castPalmistry } from "./engine.ts";
import { toPalmistryFacts } from "./facts.ts";
import { palmistryFields, palmistryInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandPalmistry } from "./understand.ts";
import { words } from "./words.ts";

const spoken = defineTopic({
  id: "palmistry",
  words,
  engineVersion: 2,
  input: palmistryInput,
  fields: palmistryFields,
  isDraw: false,
  understand: understandPalmistry,
  cast: castPalmistry,
  facts: toPalmistryFacts,
  readers: { zh: readingZh, en: readingEn },
});

/** Where a palm is marked everything is measured, and nothing is left to ask. */
export const palmistry: CastTopic = { ...spoken, missing: (known) => (known.marks ? [] : spoken.missing(known)) };
