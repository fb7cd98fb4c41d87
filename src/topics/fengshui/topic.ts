import { defineTopic } from "../kit/topic.ts";
import { castFengshui } from "./engine.ts";
import { toFengshuiFacts } from "./facts.ts";
import { fields, input, keeps } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandFengshui } from "./understand.ts";
import { words } from "./words.ts";

export const fengshui = defineTopic({
  id: "fengshui",
  words,
  engineVersion: 1,
  input,
  fields,
  keeps,
  isDraw: false,
  understand: understandFengshui,
  cast: castFengshui,
  facts: toFengshuiFacts,
  readers: { zh: readerZh, en: readerEn },
});
