import { defineTopic } from "../kit/topic.ts";
import { castZhouYi } from "./engine.ts";
import { toZhouYiFacts } from "./facts.ts";
import { zhouYiFields, zhouYiInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandZhouYi } from "./understand.ts";
import { words } from "./words.ts";

export const zhouYi = defineTopic({
  id: "zhouYi",
  words,
  engineVersion: 1,
  input: zhouYiInput,
  fields: zhouYiFields,
  isDraw: true,
  bringsDraw: ({ method, numbers }) => method === "manual" || (method === "numbers" && numbers !== undefined),
  understand: understandZhouYi,
  cast: castZhouYi,
  facts: toZhouYiFacts,
  readers: { zh: readingZh, en: readingEn },
});
