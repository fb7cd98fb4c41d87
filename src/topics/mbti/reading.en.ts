import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { MbtiCast } from "./cast-types.ts";
import type { MbtiFacts } from "./fact-types.ts";
import { toAnswer, toHeadline, toLead } from "./telling/en/answers.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { toFollowUps } from "./telling/en/follow-ups.ts";
import { tablesEn } from "./telling/en/tables.ts";
import { findPart, listParts } from "./telling/find-part.ts";
import type { Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { toSayings } from "./telling/say.ts";
import { type TypeView, toTypeView } from "./telling/view.ts";

export const readingEn = toChartReader<MbtiCast, MbtiFacts, TypeView, RuleKey, Part>({
  locale: "en",
  words: factWords,
  rules,
  say: toSayings(tablesEn),
  labels: {
    mind: "How you decide",
    work: "At work",
    study: "Learning",
    others: "With people",
    quarrel: "In a quarrel",
    tired: "When tired",
    growth: "Misread",
    certainty: "How sure",
    lead: "The measure",
    dissent: "The other side",
    close: "Put to use",
  },
  toView: (cast, facts) => toTypeView(cast, facts),
  listParts: (_, question) => listParts(question),
  findPart,
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise: ({ type, ties }) => (ties.length === 0 ? type : `${type}, ${ties.map((axis) => `${axis[0]} or ${axis[1]}`).join(" and ")} undecided`),
});
