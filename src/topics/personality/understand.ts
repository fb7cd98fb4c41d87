import type { PersonalityInput } from "./input.ts";
import { openTests } from "./instruments/scores.ts";
import type { PersonalityTestId } from "./personality-test.ts";

/** How each test is called for; the first that matches wins. */
const named: readonly (readonly [PersonalityTestId, RegExp])[] = [
  ["enneagram", /九型|九种人格|九柱|\b(?:enn?eagram|nine types?)\b/i],
  ["jungian", /荣格|八(?:维|功能)|认知功能|\b(?:jung(?:ian)?|(?:eight|cognitive) functions?)\b/i],
  ["disc", /四种风格|行为(?:四格|风格)|\b(?:disc|working styles?)\b/i],
  ["keirsey", /气质|\b(?:keirsey|temperaments?)\b/i],
  ["socialStyles", /社交风格|\bsocial styles?\b/i],
  ["fiveElements", /五行|\bfive[- ]elements?\b/i],
  ["bigFive", /大五|五大人格|\b(?:big ?five|ocean model|five factors?)\b/i],
];

/** Which test these words name, if it is open: “做九型”, "the Big Five, please". */
export const understandPersonality = (text: string): Partial<PersonalityInput> => {
  const test = named.find(([test, says]) => openTests.includes(test) && says.test(text))?.[0];
  return test ? { test } : {};
};
