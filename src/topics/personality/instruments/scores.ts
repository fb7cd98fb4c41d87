import type { PersonalityTestId, TestScore } from "../personality-test.ts";
import { items as bigFiveItems } from "./big-five/items.ts";
import { scoreBigFive } from "./big-five/score.ts";
import { items as discItems } from "./disc/items.ts";
import { scoreDisc } from "./disc/score.ts";
import { items as enneagramItems } from "./enneagram/items.ts";
import { scoreEnneagram } from "./enneagram/score.ts";
import { items as fiveElementsItems } from "./five-elements/items.ts";
import { scoreFiveElements } from "./five-elements/score.ts";
import { items as jungianItems } from "./jungian/items.ts";
import { scoreJungian } from "./jungian/score.ts";
import { items as temperamentItems } from "./keirsey/items.ts";
import { scoreTemperaments } from "./keirsey/score.ts";
import { items as socialStylesItems } from "./social-styles/items.ts";
import { scoreSocialStyles } from "./social-styles/score.ts";

/** How each open test is scored; a test joins here, in `figures.ts` and in `tellings.ts` with one line each. */
export const scores: Partial<Record<PersonalityTestId, TestScore>> = {
  enneagram: { items: enneagramItems, score: scoreEnneagram },
  jungian: { items: jungianItems, score: scoreJungian },
  keirsey: { items: temperamentItems, score: scoreTemperaments },
  bigFive: { items: bigFiveItems, score: scoreBigFive },
  fiveElements: { items: fiveElementsItems, score: scoreFiveElements },
  socialStyles: { items: socialStylesItems, score: scoreSocialStyles },
  disc: { items: discItems, score: scoreDisc },
};

export const openTests = Object.keys(scores) as PersonalityTestId[];

/** The score of an open test. @throws RangeError for a test that is not open */
export const getScore = (test: PersonalityTestId): TestScore => {
  const score = scores[test];
  if (!score) throw new RangeError(`no such test: ${test}`);
  return score;
};
