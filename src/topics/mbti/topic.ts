import { defineTopic } from "../kit/topic.ts";
import { castMbti } from "./engine.ts";
import { toMbtiFacts } from "./facts.ts";
import { mbtiFields, mbtiInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandMbti } from "./understand.ts";
import { words } from "./words.ts";

export const mbti = defineTopic({
  id: "mbti",
  engineVersion: 1,
  isDraw: false,
  input: mbtiInput,
  fields: mbtiFields,
  words,
  understand: understandMbti,
  cast: castMbti,
  facts: toMbtiFacts,
  readers: { zh: readingZh, en: readingEn },
});
