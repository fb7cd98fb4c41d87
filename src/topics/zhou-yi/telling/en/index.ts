export { toAnswer } from "./answer.ts";
export { toDissent } from "./dissent.ts";
export { factWords } from "./fact-words.ts";
export { toFollowUps } from "./follow-ups.ts";
export { toHeadline } from "./headline.ts";
export { toLead, toShortLead } from "./lead.ts";
export {
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
export { findInside, findOpposite, toOtherSide } from "./sides.ts";
