import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { findBeyond } from "../../../../topics/kit/hearing/beyond.ts";
import type { Question } from "../../../../topics/kit/hearing/question.ts";
import { isSuspicion } from "../../../../topics/kit/hearing/suspicion.ts";
import { hearQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import { toForm } from "../../../../topics/kit/leaning/chances.ts";
import { type Leaning, noLeaning } from "../../../../topics/kit/leaning/leaning.ts";
import type { ComparedQuestion } from "../../../../topics/kit/leaning/telling/tell-comparison.ts";
import type { Unweighed } from "../../../../topics/kit/leaning/telling/words.ts";
import { getCastTopic, getLeaning } from "../../../../topics/registry.ts";
import { withFrame } from "../flow/frame.ts";
import type { ChatReading } from "../records/find-reading.ts";
import { isVerdictRisk } from "../talking/limits/limits.ts";
import { withoutBirths } from "../telling/without-births.ts";

export interface LeanRequest {
  reading: Pick<ChatReading, "topic" | "input" | "cast" | "question" | "moment" | "frame" | "risk">;
  locale: Locale;
}

export interface LeanedReading {
  leaning: Leaning;
  /** Of the facts it rests on. */
  chips: FactChip[];
  question: ComparedQuestion;
  /** No verdict is ours on what was asked. */
  unweighed: Unweighed | null;
}

const findUnweighed = (question: Question, risk: ChatReading["risk"]): Unweighed | null => {
  if (isVerdictRisk(risk)) return risk;
  if (isVerdictRisk(question.risk)) return question.risk;
  if (isSuspicion(question)) return "infidelity";
  const beyond = findBeyond(question);
  return beyond && (beyond === "body" ? "medical" : "legal");
};

/** What the cast of a reading says of its question, as the reading was told. @throws AppError topicNotOpen for a craft that is not compared */
export const leanReading = async ({ reading, locale }: LeanRequest): Promise<LeanedReading> => {
  const { topic: id, cast, input, moment } = reading;
  const [topic, toLeaning] = await Promise.all([getCastTopic(id), getLeaning(id)]);
  const question = withFrame(hearQuestion(withoutBirths(reading.question, input), locale), reading.frame);
  const unweighed = findUnweighed(question, reading.risk);
  const leaning = unweighed ? noLeaning : toLeaning({ cast, facts: topic.facts(cast), question, moment });
  const { lean, when, through } = leaning;
  const used = new Set([...(lean?.facts ?? []), ...(when?.open.flatMap(({ facts }) => facts) ?? []), ...(through?.facts ?? [])]);
  const { kind, polarity, isDreaded, options } = question;
  return {
    leaning,
    chips: topic.chips(cast, locale).filter(({ id: fact }) => used.has(fact)),
    question: { kind, polarity, isDreaded, options, form: toForm(question) },
    unweighed,
  };
};
