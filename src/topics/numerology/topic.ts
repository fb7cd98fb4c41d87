import { type CastTopic, defineTopic } from "../kit/topic.ts";
import { castNumerology } from "./engine.ts";
import { toNumerologyFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { listMissing } from "./missing.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandNumerology } from "./understand.ts";
import { words } from "./words.ts";

const topic = defineTopic({
  id: "numerology",
  words,
  engineVersion: 1,
  input,
  fields,
  isDraw: false,
  understand: understandNumerology,
  cast: castNumerology,
  facts: toNumerologyFacts,
  readers: { zh: readerZh, en: readerEn },
});

/** A date stands for a birth, and a name that pinyin does not settle is asked for in letters: no single field says so. */
export const numerology: CastTopic = { ...topic, missing: (known) => listMissing(known, topic.missing(known)) };
