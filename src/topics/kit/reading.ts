import type { Tier } from "../../shared/constants.ts";
import type { FactMap, FactOf, FactWording } from "./fact.ts";
import type { Question } from "./hearing/question.ts";

/** One paragraph of a reading. `text` is Markdown; a classical line stands in it as a `> ` block of its own. */
export interface Paragraph {
  /** The shoulder note in the margin: two to six characters or one to three words. */
  label: string;
  text: string;
  /** Ids of the facts it rests on; at least one for every part but `caution`. */
  facts: string[];
  part: "lead" | "body" | "verse" | "dissent" | "close" | "caution";
}

export interface Reading {
  /** One sentence that answers the question, without Markdown. */
  headline: string;
  paragraphs: Paragraph[];
  /** Three questions this cast can answer. They go out as chips, never as text. */
  followUps: string[];
}

export interface ReadingRequest<Cast, Facts extends FactMap> {
  cast: Cast;
  facts: FactOf<Facts>[];
  question: Question;
  /** `3.5` tells the answer and its two strongest reasons; `4` the whole reading. */
  tier: Tier;
  /** 0 for the first telling; a regenerated answer counts up, and tells the same cast from another side. */
  variant: number;
}

/** A further question on the same cast. */
export interface FollowUpRequest<Cast, Facts extends FactMap> extends ReadingRequest<Cast, Facts> {
  asked: Question;
  /** How many follow-ups this cast has answered before, so that a repeat is not told in the same words. */
  turn: number;
}

/** The built-in reader of a topic in one language. */
export interface Reader<Cast, Facts extends FactMap> {
  words: FactWording<Facts>;
  tell(request: ReadingRequest<Cast, Facts>): Reading;
  answer(request: FollowUpRequest<Cast, Facts>): Reading;
  /** What the cast is called in a list when there was no question: "隐者、圣杯二、星星". */
  summarise(cast: Cast): string;
}
