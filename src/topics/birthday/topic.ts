import { defineTopic } from "../kit/topic.ts";
import { castBirthday } from "./engine.ts";
import { toBirthdayFacts } from "./facts.ts";
import { birthdayFields, birthdayInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandBirthday } from "./understand.ts";
import { words } from "./words.ts";

export const birthday = defineTopic({
  id: "birthday",
  words,
  engineVersion: 2,
  input: birthdayInput,
  fields: birthdayFields,
  isDraw: false,
  calendar: "months",
  understand: understandBirthday,
  cast: castBirthday,
  facts: toBirthdayFacts,
  readers: { zh: readingZh, en: readingEn },
});
