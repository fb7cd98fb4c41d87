import { type CastTopic, defineTopic } from "../kit/topic.ts";
import { castNumerology } from "./engine.ts";
import { toNumerologyFacts } from "./facts.ts";
import { numerologyFields, numerologyInput } from "./input.ts";
import { listMissing } from "./missing.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandNumerology } from "./understand.ts";
import { words } from "./words.ts";

const topic = defineTopic({
  id: "numerology",
  words,
  engineVersion: 1,
  input: numerologyInput,
  fields: numerologyFields,
  isDraw: false,
  calendar: "months",
  understand: understandNumerology,
  cast: castNumerology,
  facts: toNumerologyFacts,
  readers: { zh: readingZh, en: readingEn },
});

/** A date stands for a birth, and a name that pinyin does not settle is asked for in letters: no single field says so. */
export const numerology: CastTopic = { ...topic, missing: (known) => listMissing(known, topic.missing(known)) };
