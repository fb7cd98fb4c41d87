import { defineTopic } from "../kit/topic.ts";
import { castZhouYi } from "./engine.ts";
import { toZhouYiFacts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understandZhouYi } from "./understand.ts";
import { words } from "./words.ts";

export const zhouYi = defineTopic({
  id: "zhouYi",
  words,
  engineVersion: 1,
  input,
  fields,
  isDraw: true,
  understand: understandZhouYi,
  cast: castZhouYi,
  facts: toZhouYiFacts,
  readers: { zh: readerZh, en: readerEn },
});
