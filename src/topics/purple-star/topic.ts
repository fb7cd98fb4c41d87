import { defineTopic } from "../kit/topic.ts";
import { castPurpleStar } from "./engine.ts";
import { toPurpleStarFacts } from "./facts.ts";
import { purpleStarFields, purpleStarInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandPurpleStar } from "./understand.ts";
import { words } from "./words.ts";

export const purpleStar = defineTopic({
  id: "purpleStar",
  words,
  engineVersion: 1,
  input: purpleStarInput,
  fields: purpleStarFields,
  isDraw: false,
  calendar: "years",
  understand: understandPurpleStar,
  cast: castPurpleStar,
  facts: toPurpleStarFacts,
  readers: { zh: readingZh, en: readingEn },
});
