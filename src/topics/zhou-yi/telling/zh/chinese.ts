import { toAnswer } from "./answer.ts";
import { toDissent } from "./dissent.ts";
import { factWords } from "./fact-words.ts";
import { toFollowUps } from "./follow-ups.ts";
import { toHeadline, toLeft } from "./headline.ts";
import { toLead, toShortLead } from "./lead.ts";
import {
  findCentral,
  findChanged,
  findImage,
  findJudgment,
  findOthers,
  findPicture,
  findStanding,
  findWithin,
  listVerses,
  toBody,
  toClose,
  toFields,
  toShortBody,
  toStandings,
} from "./paragraphs.ts";
import { findInside, findOpposite, toOtherSide } from "./sides.ts";

/** What Chinese says in each place of a reading. */
export const chinese = {
  toAnswer,
  toDissent,
  words: factWords,
  toFollowUps,
  toHeadline,
  toLeft,
  toLead,
  toShortLead,
  findCentral,
  findChanged,
  findImage,
  findJudgment,
  findOthers,
  findPicture,
  findStanding,
  findWithin,
  listVerses,
  toBody,
  toClose,
  toFields,
  toShortBody,
  toStandings,
  findInside,
  findOpposite,
  toOtherSide,
};
