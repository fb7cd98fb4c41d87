import { defineTopic } from "../kit/topic.ts";
import { castBirthday } from "./engine.ts";
import { toBirthdayFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandBirthday } from "./understand.ts";
import { words } from "./words.ts";

export const birthday = defineTopic({
  id: "birthday",
  words,
  engineVersion: 2,
  input,
  fields,
  isDraw: false,
  understand: understandBirthday,
  cast: castBirthday,
  facts: toBirthdayFacts,
  readers: { zh: readerZh, en: readerEn },
});
