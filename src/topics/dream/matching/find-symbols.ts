import { findChinese } from "./chinese.ts";
import { findEnglish } from "./english.ts";
import { type Match, pickLongest } from "./match.ts";

/** Every image a dream names, in either language, in the order of the text. */
export const findSymbols = (text: string): Match[] =>
  pickLongest([...(/\p{Script=Han}/u.test(text) ? findChinese(text) : []), ...(/[a-z]/i.test(text) ? findEnglish(text) : [])]);
