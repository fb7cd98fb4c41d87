import type { Tier } from "../../../../shared/constants.ts";
import type { FactsData } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { understandQuestion } from "../../../../topics/kit/question/understand.ts";
import type { Reading } from "../../../../topics/kit/reading.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import { findCaution, toCautionText } from "../flow/caution.ts";
import { toMarkdown } from "./to-markdown.ts";
import { withoutBirths } from "./without-births.ts";

/** A cast and what is asked of it. */
export interface TellRequest {
  topic: string;
  cast: unknown;
  /** The cast's own. */
  input: unknown;
  /** What the cast was made for. */
  question: string;
  locale: Locale;
  tier: Tier;
  variant: number;
  /** Why this method, where the person did not choose it. */
  because: string | null;
  /** A further question on the cast, and how many it has answered before; null for the reading of the cast itself. */
  further: { asked: string; turn: number } | null;
}

export interface Told {
  /** Markdown. */
  text: string;
  /** Where its paragraphs start and the facts they rest on. */
  data: FactsData;
  followUps: string[];
}

const toCaution = (asked: string, locale: Locale): Reading["paragraphs"] => {
  const kind = findCaution(asked);
  return kind ? [{ label: "", text: toCautionText(kind, locale), facts: [], part: "caution" }] : [];
};

/** The built-in reader's answer. @throws AppError topicNotOpen */
export const tellCast = async ({ cast, input, locale, because, further, ...request }: TellRequest): Promise<Told> => {
  const topic = await getCastTopic(request.topic);
  const question = understandQuestion(withoutBirths(request.question, input), locale);
  const { tier, variant } = request;
  const reading = further
    ? topic.answer(cast, question, { tier, variant, asked: understandQuestion(further.asked, locale), turn: further.turn })
    : topic.tell(cast, question, { tier, variant });
  const why: Reading["paragraphs"] = because ? [{ label: locale === "zh" ? "用哪一法" : "Method", text: because, facts: [], part: "lead" }] : [];
  const paragraphs = [...why, ...reading.paragraphs, ...toCaution(further?.asked ?? request.question, locale)];
  return { ...toMarkdown({ ...reading, paragraphs }, topic.chips(cast, locale)), followUps: reading.followUps };
};
