import type { Question } from "../../kit/hearing/question.ts";
import type { ChartTelling, Claim } from "../../kit/telling/chart-reader.ts";
import type { Head } from "../../kit/telling/head.ts";
import type { BirthdayCast } from "../engine.ts";
import type { BirthdayFacts } from "../fact-types.ts";
import { listParts } from "./answer.ts";
import { findPart } from "./find-part.ts";
import { closeRules } from "./rules-close.ts";
import { dissentRules } from "./rules-dissent.ts";
import { selfRules } from "./rules-self.ts";
import { timeRules } from "./rules-time.ts";
import { worldRules } from "./rules-world.ts";
import { type BirthdayView, type Part, toBirthdayView } from "./view.ts";

type BirthdayKey =
  | (typeof selfRules)[number]["key"]
  | (typeof worldRules)[number]["key"]
  | (typeof timeRules)[number]["key"]
  | (typeof dissentRules)[number]["key"]
  | (typeof closeRules)[number]["key"];

/** Every rule of the topic, without words. */
export const rules = [...selfRules, ...worldRules, ...timeRules, ...dissentRules, ...closeRules];

type Telling = ChartTelling<BirthdayCast, BirthdayFacts, BirthdayView, BirthdayKey, Part>;

/** The words of one language. */
interface Tongue extends Pick<Telling, "locale" | "words" | "say" | "labels" | "toFollowUps" | "summarise"> {
  toHeadline(view: BirthdayView, question: Question, part: Part | null): Head;
  listEvidence(view: BirthdayView, part: Part | null): Claim[];
}

/** A follow-up that names its own year is told by that year. */
const atAsked = (view: BirthdayView, asked: Question): BirthdayView => toBirthdayView(view.cast, [], asked);

/** The chart reader's telling from the words of one language. */
export const toReaderOf = ({ toHeadline, listEvidence, ...words }: Tongue): Telling => ({
  ...words,
  rules,
  toView: toBirthdayView,
  listParts,
  findPart,
  toHeadline: (view, question) => toHeadline(view, question, findPart(question)),
  toLead(view, question) {
    const claims = listEvidence(view, findPart(question)).slice(0, 2);
    return { text: claims.map(({ text }) => text).join(words.locale === "zh" ? "" : " "), facts: claims.flatMap(({ facts }) => facts) };
  },
  toAnswer(view, asked, part, turn) {
    const own = atAsked(view, asked);
    const evidence = listEvidence(own, part);
    // "Go on" names nothing: the part is told by the year.
    const isMore = asked.kind === "open" && findPart(asked) === null;
    return { ...evidence[(2 + turn) % evidence.length]!, ...toHeadline(isMore ? { ...own, isYearAsked: true } : own, asked, part) };
  },
});
