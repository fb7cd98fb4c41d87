import type { ZhouYiFact } from "../facts.ts";
import { isOtherDrawn, isOtherOpposite } from "./choice.ts";
import type { FollowUp } from "./follow-up.ts";
import type { Outline } from "./outline.ts";
import type { Answer, Teller } from "./teller.ts";
import type { Headline } from "./with-counsel.ts";

type Named =
  | "changed"
  | "nuclear"
  | "opposite"
  | "reversed"
  | "image"
  | "judgment"
  | "person"
  | "approach"
  | "unmoved"
  | "waiting"
  | "when"
  | "how"
  | "why"
  | "theme"
  | "themeAgain";

/** What a language brings to the answering of follow-ups: a teller for each thing asked about. */
export interface AnswerTellers extends Record<Named, Teller> {
  line(place: number): Teller;
  toHeadline(outline: Outline, facts: readonly ZhouYiFact[]): Headline;
  /** The counsel that a headline had no room for, as a sentence before others. */
  toLeft(counsel: string): string;
  /** Said first where the same yes or no is asked once more. */
  again: string;
}

type Answerer = (followUp: FollowUp, outline: Outline, facts: readonly ZhouYiFact[], turn: number) => Answer;

/** Which teller answers which follow-up: the same in every language. */
export const toAnswerer = (tell: AnswerTellers): Answerer => {
  /** A yes or a no from the same cast, on texts that have not spoken. */
  const toVerdict =
    (isAgain: boolean): Teller =>
    (outline, facts, turn) => {
      const from = tell.judgment(outline, facts, turn).paragraphs.at(-1)!;
      const then = turn % 2 === 0 ? tell.how(outline, facts, turn).paragraphs.at(-1)! : tell.why(outline, facts, turn).paragraphs[0]!;
      const { text: headline, left } = tell.toHeadline({ ...outline, variant: isAgain ? 0 : turn }, facts);
      // The first counsel was told with the reading.
      const isTold = isAgain || turn % outline.cast.ruling.length === 0;
      const opening = isAgain ? tell.again : left === null || isTold ? "" : tell.toLeft(left);
      return { headline, paragraphs: [{ ...from, text: opening + from.text }, then] };
    };
  const openTellers: readonly Teller[] = [tell.image, tell.reversed, tell.why, tell.opposite, tell.judgment, tell.nuclear];
  const tellers: Record<Exclude<FollowUp["about"], "line">, Teller> = {
    ...tell,
    otherWay: (outline, facts, turn) => (isOtherOpposite(outline) ? tell.opposite : isOtherDrawn(outline) ? tell.judgment : tell.changed)(outline, facts, turn),
    again: toVerdict(true),
    yesNo: toVerdict(false),
    choice: toVerdict(false),
    open: (outline, facts, turn) => openTellers[turn % openTellers.length]!(outline, facts, turn),
  };
  return (followUp, outline, facts, turn) => (followUp.about === "line" ? tell.line(followUp.place) : tellers[followUp.about])(outline, facts, turn);
};
