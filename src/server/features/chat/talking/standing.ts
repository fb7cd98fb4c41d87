import type { Tier } from "../../../../shared/constants.ts";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { Question } from "../../../../topics/kit/hearing/question.ts";
import { hearQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import type { Paragraph, Reading } from "../../../../topics/kit/reading.ts";
import type { Term } from "../../../../topics/kit/terms/term.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { getCastTopic, getTerms } from "../../../../topics/registry.ts";
import type { CastTopicId } from "../../../../topics/topic-ids.ts";
import { withoutBirths } from "../telling/without-births.ts";
import { isVerdictRisk } from "./limits/limits.ts";
import type { TalkRequest } from "./talk.ts";
import { toSaid } from "./wording/sentences.ts";

/** The cast that stands, with what was told of it and what else there is to tell. */
export interface Standing {
  topic: CastTopic;
  id: CastTopicId;
  cast: unknown;
  chips: readonly FactChip[];
  terms: readonly Term[];
  question: Question;
  /** The reading as it was told. */
  reading: Reading;
  /** Of the whole reading, in all its tellings: what was not told yet comes from here. */
  listMore(): readonly Paragraph[];
  /** Of a red line nothing may be told that leans. */
  isHeld: boolean;
  /** True for a sentence that was said in this chat. */
  isSaid(sentence: string): boolean;
}

const otherTellings = 4;

/** Null where no cast stands. @throws AppError topicNotOpen */
export const openStanding = async ({ standing, locale, tier, said, risk, heard }: TalkRequest): Promise<Standing | null> => {
  if (!standing) return null;
  const topic = await getCastTopic(standing.topic);
  const id = standing.topic as CastTopicId;
  const kind = heard.risk ?? risk?.kind ?? null;
  const question: Question = { ...hearQuestion(withoutBirths(standing.question, standing.input), locale), risk: kind };
  const tellings = new Map<string, Reading>();
  const tell = (as: Tier, variant: number): Reading => {
    const name = `${as} ${variant}`;
    const reading = tellings.get(name) ?? topic.tell(standing.cast, question, { tier: as, variant });
    tellings.set(name, reading);
    return reading;
  };
  const isSaid = toSaid(said);
  // The telling the person has before them is the one whose paragraphs were said.
  const told = (["plus", "basic"] as const).find((as) => tell(as, 0).paragraphs.every(({ text }) => isSaid(text)));
  let more: readonly Paragraph[] | undefined;
  return {
    topic,
    id,
    cast: standing.cast,
    chips: topic.chips(standing.cast, locale),
    terms: await getTerms(id),
    question,
    reading: tell(told ?? tier, 0),
    listMore() {
      more ??= Array.from({ length: otherTellings }, (_, variant) => tell("plus", variant)).flatMap(({ paragraphs }) => paragraphs);
      return more;
    },
    isHeld: kind !== null && isVerdictRisk(kind),
    isSaid,
  };
};
