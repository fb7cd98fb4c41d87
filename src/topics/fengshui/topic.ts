import { defineTopic } from "../kit/topic.ts";
import { castFengshui } from "./engine.ts";
import { toFengshuiFacts } from "./facts.ts";
import { fengshuiFields, fengshuiInput, keeps } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandFengshui } from "./understand.ts";
import { words } from "./words.ts";

export const fengshui = defineTopic({
  id: "fengshui",
  words,
  engineVersion: 1,
  input: fengshuiInput,
  fields: fengshuiFields,
  keeps,
  isDraw: false,
  calendar: "years",
  understand: understandFengshui,
  cast: castFengshui,
  facts: toFengshuiFacts,
  readers: { zh: readingZh, en: readingEn },
});
