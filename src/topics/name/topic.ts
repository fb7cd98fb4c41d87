import { type CastTopic, defineTopic } from "../kit/topic.ts";
import { castName } from "./engine.ts";
import { toNameFacts } from "./facts.ts";
import { nameFields, nameInput } from "./input.ts";
import { listMissing } from "./missing.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandName } from "./understand.ts";
import { listUnused } from "./unused.ts";
import { words } from "./words.ts";

const topic = defineTopic({
  id: "name",
  engineVersion: 2,
  isDraw: false,
  input: nameInput,
  fields: nameFields,
  words,
  understand: understandName,
  unused: listUnused,
  cast: castName,
  facts: toNameFacts,
  readers: { zh: readingZh, en: readingEn },
});

/** A name is whole in one field or in two, and a surname is enough where names are to be proposed: no single field says so. */
export const name: CastTopic = { ...topic, missing: (known) => listMissing(known, topic.missing(known)) };
