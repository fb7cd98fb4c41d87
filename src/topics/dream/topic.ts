import { defineTopic } from "../kit/topic.ts";
import { castDream } from "./engine.ts";
import { toDreamFacts } from "./facts.ts";
import { dreamFields, dreamInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandDream } from "./understand.ts";
import { words } from "./words.ts";

export const dream = defineTopic({
  id: "dream",
  engineVersion: 2,
  isDraw: false,
  input: dreamInput,
  fields: dreamFields,
  words,
  understand: understandDream,
  cast: castDream,
  facts: toDreamFacts,
  recall: { field: "earlier", from: ({ symbols }, date) => ({ date, symbols: symbols.map(({ id }) => id) }) },
  readers: { zh: readingZh, en: readingEn },
});
