import { defineTopic } from "../kit/topic.ts";
import { castPurpleStar } from "./engine.ts";
import { toPurpleStarFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandPurpleStar } from "./understand.ts";
import { words } from "./words.ts";

export const purpleStar = defineTopic({
  id: "purpleStar",
  words,
  engineVersion: 1,
  input,
  fields,
  isDraw: false,
  understand: understandPurpleStar,
  cast: castPurpleStar,
  facts: toPurpleStarFacts,
  readers: { zh: readerZh, en: readerEn },
});
