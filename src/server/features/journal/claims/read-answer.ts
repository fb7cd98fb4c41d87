import type { Claim } from "../../../../shared/contract/journal.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { type Matter, type Risk, risks } from "../../../../topics/kit/hearing/heard.ts";
import { hearQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import type { ChatRecord } from "../../chat/index.ts";
import { isRedrawable } from "../blind/draw-other.ts";
import { listClaims } from "./list-claims.ts";
import { listDates } from "./list-dates.ts";

export interface AnswerRequest {
  record: Pick<ChatRecord, "asked" | "text" | "parts" | "cast" | "risk">;
  /** What the cast was made for. */
  question: string;
  /** The person’s own day. */
  today: string;
}

export interface ReadAnswer {
  /** The language it was told in. */
  locale: Locale;
  claims: Claim[];
  dates: string[];
  /** It was answered with care, or should have been: it is not kept. */
  isCare: boolean;
  /** No verdict is ours on this matter: no look, and no day is called. */
  isQuiet: boolean;
  /** Casts as likely as this one can be made, so that a look may come of it. */
  mayLook: boolean;
}

const caring: ReadonlySet<Risk> = new Set<Risk>(["self", "harmed", "harm", "minor", "stalk"]);
const judging: ReadonlySet<Risk> = new Set(risks.filter((risk) => !caring.has(risk)));
const quietMatters: ReadonlySet<Matter> = new Set<Matter>(["health", "pregnancy", "eldercare", "grief", "legal"]);

/** What of an answer can be kept to look back on. In a thread: it hears, and reads topics. */
export const readAnswer = async ({ record: { asked, text, parts, cast, risk }, question, today }: AnswerRequest): Promise<ReadAnswer> => {
  const locale = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const heard = [asked, question].filter(Boolean).map((words) => hearQuestion(words, locale));
  const dangers = [risk, ...heard.map((one) => one.risk)].filter((one) => one !== null);
  const data = parts.find((part) => part.type === "data-facts")?.data;
  const isBounded = parts.some((part) => part.type === "data-cast" && part.data.isBounded);
  const isQuiet = isBounded || dangers.some((one) => judging.has(one)) || heard.some(({ matter }) => matter !== null && quietMatters.has(matter));
  const used = new Set((data?.paragraphs ?? []).flatMap(({ facts }) => facts));
  const topic = cast && !isQuiet ? await getCastTopic(cast.topic) : null;
  const facts = topic ? topic.facts(cast!.cast).filter(({ id }) => used.has(id)) : [];
  return {
    locale,
    // Where no verdict is ours the headline says so, and claims nothing.
    claims: listClaims(text, data, !isQuiet),
    dates: listDates(facts, today),
    isCare: parts.some(({ type }) => type === "data-care") || dangers.some((one) => caring.has(one)),
    isQuiet,
    mayLook: topic !== null && isRedrawable(topic, cast!.input),
  };
};
