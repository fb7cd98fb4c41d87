import { isHarmed } from "../../kit/hearing/harmed.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { ChartTelling, Claim } from "../../kit/telling/chart-reader.ts";
import type { Head } from "../../kit/telling/head.ts";
import type { MarriageCast } from "../engine.ts";
import type { MarriageFacts } from "../fact-types.ts";
import { findPart, listParts } from "./parts.ts";
import { bondRules, dailyRules } from "./rules-bond.ts";
import { type CloseKey, closeRules } from "./rules-close.ts";
import { familyRules, moneyRules, quarrelRules } from "./rules-grate.ts";
import { yearRules } from "./rules-year.ts";
import { type MarriageView, type Part, toMarriageView } from "./view.ts";

export type DrawKey = (typeof bondRules)[number]["key"] | (typeof dailyRules)[number]["key"];
export type GrateKey = (typeof quarrelRules)[number]["key"] | (typeof moneyRules)[number]["key"] | (typeof familyRules)[number]["key"];
export type YearKey = (typeof yearRules)[number]["key"];
type MarriageKey = DrawKey | GrateKey | YearKey | CloseKey;

/** Every rule of the topic, without words. */
export const rules = [...bondRules, ...dailyRules, ...quarrelRules, ...moneyRules, ...familyRules, ...yearRules, ...closeRules].map((rule) => ({
  ...rule,
  holds: (view: MarriageView) => (isHarmed(view.question) ? null : rule.holds(view)),
}));

type Telling = ChartTelling<MarriageCast, MarriageFacts, MarriageView, MarriageKey, Part>;

/** The words of one language. */
interface Tongue extends Pick<Telling, "locale" | "words" | "say" | "labels" | "toFollowUps" | "summarise"> {
  toHeadline(view: MarriageView, question: Question, part: Part | null): Head;
  listEvidence(view: MarriageView, part: Part | null): Claim[];
}

/** The chart reader's telling from the words of one language. */
export const toReaderOf = ({ toHeadline, listEvidence, ...words }: Tongue): Telling => ({
  ...words,
  rules,
  toView: toMarriageView,
  listParts,
  findPart,
  toHeadline: (view, question) => toHeadline(view, question, findPart(question)),
  toLead(view, question) {
    const claims = listEvidence(view, findPart(question)).slice(0, 2);
    return { text: claims.map(({ text }) => text).join(words.locale === "zh" ? "" : " "), facts: claims.flatMap(({ facts }) => facts) };
  },
  toAnswer(view, asked, part, turn) {
    const own = toMarriageView(view.cast, [], asked);
    const evidence = listEvidence(own, part);
    return { ...evidence[(2 + turn) % evidence.length]!, ...toHeadline(own, asked, findPart(asked) ?? (asked.kind === "open" ? null : part)) };
  },
});
