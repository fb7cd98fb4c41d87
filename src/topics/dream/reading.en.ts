import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { DreamCast } from "./cast-types.ts";
import type { DreamFacts } from "./fact-types.ts";
import { symbolsEn } from "./lexicon/words.en.ts";
import { factWordsEn } from "./telling/en/fact-words.ts";
import { toAnswerEn, toFollowUpsEn, toHeadlineEn, toLeadEn } from "./telling/en/headline.ts";
import { moodNamesEn } from "./telling/en/names.ts";
import { sayEn } from "./telling/en/say.ts";
import { findPart, listParts, type Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { type DreamView, toDreamView } from "./telling/view.ts";

export const readingEn = toChartReader<DreamCast, DreamFacts, DreamView, RuleKey, Part>({
  locale: "en",
  words: factWordsEn,
  rules,
  say: sayEn,
  labels: {
    image: "The heaviest",
    second: "Beside it",
    corner: "In the corner",
    together: "Together",
    mood: "The mood",
    act: "What you did",
    people: "Who was there",
    again: "Come back",
    days: "By day",
    beneath: "Underneath",
    ending: "The ending",
    night: "That night",
    classical: "An old line",
    lead: "How it reads",
    dissent: "Another reading",
    close: "Use it",
  },
  toView: (cast, _facts, question) => toDreamView(cast, question),
  listParts,
  findPart,
  toHeadline: toHeadlineEn,
  toLead: toLeadEn,
  toAnswer: toAnswerEn,
  toFollowUps: toFollowUpsEn,
  summarise: ({ symbols, moods }) => {
    const names = symbols.slice(0, 3).map(({ id }) => symbolsEn[id].name);
    return [...names, ...(moods[0] ? [moodNamesEn[moods[0].mood]] : [])].join(", ") || "a dream";
  },
});
