import type { PersonalityTestId, TestTelling } from "../personality-test.ts";
import { bigFive } from "./big-five/telling.ts";
import { disc } from "./disc/telling.ts";
import { enneagram } from "./enneagram/telling.ts";
import { fiveElements } from "./five-elements/telling.ts";
import { jungian } from "./jungian/telling.ts";
import { keirsey } from "./keirsey/telling.ts";
import { socialStyles } from "./social-styles/telling.ts";

/** How each open test is told. */
export const tellings: Partial<Record<PersonalityTestId, TestTelling>> = {
  enneagram,
  jungian,
  keirsey,
  bigFive,
  fiveElements,
  socialStyles,
  disc,
};

/** The telling of an open test. @throws RangeError for a test that is not open */
export const getTelling = (test: string): TestTelling => {
  const telling = Object.hasOwn(tellings, test) ? tellings[test as PersonalityTestId] : undefined;
  if (!telling) throw new RangeError(`no such test: ${test}`);
  return telling;
};
