import { type CastTopic, defineTopic } from "../kit/topic.ts";
import { castBusiness } from "./engine.ts";
import { toBusinessFacts } from "./facts.ts";
import { businessFields, businessInput } from "./input.ts";
import { listMissing } from "./missing.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandBusiness } from "./understand.ts";
import { words } from "./words.ts";

const topic = defineTopic({
  id: "business",
  engineVersion: 2,
  isDraw: false,
  calendar: "months",
  input: businessInput,
  fields: businessFields,
  words,
  understand: understandBusiness,
  cast: castBusiness,
  facts: toBusinessFacts,
  readers: { zh: readingZh, en: readingEn },
});

export const business: CastTopic = { ...topic, missing: (known) => listMissing(known, topic.missing(known)) };
