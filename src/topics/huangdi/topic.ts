import { defineTopic } from "../kit/topic.ts";
import { castHuangdi } from "./engine.ts";
import { toHuangdiFacts } from "./facts.ts";
import { huangdiFields, huangdiInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandHuangdi } from "./understand.ts";
import { words } from "./words.ts";

export const huangdi = defineTopic({
  id: "huangdi",
  words,
  engineVersion: 1,
  input: huangdiInput,
  fields: huangdiFields,
  isDraw: false,
  calendar: "years",
  understand: understandHuangdi,
  cast: castHuangdi,
  facts: toHuangdiFacts,
  readers: { zh: readingZh, en: readingEn },
});
