import { defineTopic } from "../kit/topic.ts";
import { castTarot } from "./engine.ts";
import { toTarotFacts } from "./facts.ts";
import { findMeantCard } from "./find-meant.ts";
import { tarotFields, tarotInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understandTarot } from "./understand.ts";
import { listUnused } from "./unused.ts";
import { words } from "./words.ts";

export const tarot = defineTopic({
  id: "tarot",
  engineVersion: 1,
  isDraw: true,
  bringsDraw: ({ cards }) => cards !== undefined,
  input: tarotInput,
  fields: tarotFields,
  words,
  understand: understandTarot,
  unused: listUnused,
  cast: castTarot,
  facts: toTarotFacts,
  findMeant: findMeantCard,
  readers: { zh: readingZh, en: readingEn },
});
