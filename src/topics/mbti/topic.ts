import { defineTopic } from "../kit/topic.ts";
import { castMbti } from "./engine.ts";
import { toMbtiFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandMbti } from "./understand.ts";
import { words } from "./words.ts";

export const mbti = defineTopic({
  id: "mbti",
  engineVersion: 1,
  isDraw: false,
  input,
  fields,
  words,
  understand: understandMbti,
  cast: castMbti,
  facts: toMbtiFacts,
  readers: { zh: readerZh, en: readerEn },
});
