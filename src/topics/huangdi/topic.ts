import { defineTopic } from "../kit/topic.ts";
import { castHuangdi } from "./engine.ts";
import { toHuangdiFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandHuangdi } from "./understand.ts";
import { words } from "./words.ts";

export const huangdi = defineTopic({
  id: "huangdi",
  words,
  engineVersion: 1,
  input,
  fields,
  isDraw: false,
  understand: understandHuangdi,
  cast: castHuangdi,
  facts: toHuangdiFacts,
  readers: { zh: readerZh, en: readerEn },
});
