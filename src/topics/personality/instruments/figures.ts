import type { PersonalityTestId, TestFigure } from "../personality-test.ts";
import { bigFiveFigure } from "./big-five/figure.ts";
import { discFigure } from "./disc/figure.ts";
import { enneagramFigure } from "./enneagram/figure.ts";
import { fiveElementsFigure } from "./five-elements/figure.ts";
import { jungianFigure } from "./jungian/figure.ts";
import { temperamentFigure } from "./keirsey/figure.ts";
import { socialStylesFigure } from "./social-styles/figure.ts";

/** What the card draws of each open test. */
export const figures: Partial<Record<PersonalityTestId, TestFigure>> = {
  enneagram: enneagramFigure,
  jungian: jungianFigure,
  keirsey: temperamentFigure,
  bigFive: bigFiveFigure,
  fiveElements: fiveElementsFigure,
  socialStyles: socialStylesFigure,
  disc: discFigure,
};

/** The figure of an open test. @throws RangeError for a test that is not open */
export const getFigure = (test: string): TestFigure => {
  const figure = Object.hasOwn(figures, test) ? figures[test as PersonalityTestId] : undefined;
  if (!figure) throw new RangeError(`no such test: ${test}`);
  return figure;
};
