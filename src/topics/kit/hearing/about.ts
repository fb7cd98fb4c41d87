import { findBeyond } from "./beyond.ts";
import { isHarmed } from "./harmed.ts";
import type { Matter } from "./heard.ts";
import type { Question } from "./question.ts";

/** What a question touches beside its field: by its matter, or where none was heard by its words. */
const toTest =
  (matters: readonly Matter[], words: RegExp) =>
  ({ matter, text }: Question): boolean =>
    (matter !== null && matters.includes(matter)) || words.test(text);

export const isOfQuarrel = toTest(
  ["conflict", "familyConflict"],
  /吵|争执|闹矛盾|闹翻|冷战|顶嘴|闹别扭|\b(?:quarrel\w*|argu(?:e|es|ing|ment\w*)|row with|fight\w*|fell out|falling out)\b/i,
);
export const isOfStudy = toTest(
  ["exam", "study"],
  /考试|考研|考公|高考|考上|上岸|复习|备考|学习|读书|成绩|论文|\b(?:exams?|stud(?:y|ies|ying)|revis\w+|learn\w*|thesis|grades?)\b/i,
);
export const isOfExam = toTest(["exam"], /考试|考研|考公|高考|考上|上岸|\bexams?\b/i);
export const isOfTiredness = toTest([], /累|疲惫|没劲|撑不住|\b(?:tired|exhausted|worn out|burn(?:t|ed)? out|weary)\b/i);
/** How things go these days, with nothing named. */
export const isOfNow = toTest([], /最近|近来|近况|\b(?:lately|these days|how are things)\b/i);
const ofHealth = toTest(["health"], /健康|身体|生病|治病|看病|\b(?:health|ill|illness|sick|disease|pregnan\w+)\b/i);
/** The body is a doctor’s. */
export const isOfHealth = (question: Question): boolean => ofHealth(question) || findBeyond(question) === "body";

/** Whether another person will do or feel something: nothing of one’s own holds that. */
export const isOfAnothersHeart = toTest(
  [],
  /(?:他|她|TA|前任|对方).{0,6}(?:爱不爱|爱我|喜不喜欢|喜欢|还爱|想不想|在想|怎么想|在乎|联系|回来|回头|真心|心里)|\b(?:does|is|will|do|did|has) (?:he|she|they|my ex)\b(?!.*\b(?:right|good|match|suit)).*\b(?:love|like|miss|think|feel|want|come back|call|text|serious|care)\b|\b(?:what|how) does (?:he|she) (?:feel|think|want)\b/i,
);
/** Whether two suit each other, which is no leave to act. */
export const isOfFit = toTest([], /合适|般配|合得来|配不配|合不合|相配|\b(?:right for|suits?|good match|compatible|get along|right person for)\b/i);
/** Of parting, itself and not the time after it. */
export const isOfLeaving = toTest(
  [],
  /(?:分手|离婚)(?!了?(?:后|以后|之后))|分开|散了|离开[他她]|\b(?:break(?:ing)? up|split(?:ting)? up|separat\w*|divorc\w*|leave (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|end it)\b/i,
);

/** Asks leave to part. Who is being hurt is not told by a chart to take their time. */
export const asksToPart = (question: Question): boolean => question.polarity === "should" && isOfLeaving(question) && !isHarmed(question);

/** Asks who one is oneself, and not whom to look for. */
export const isOfSelf = ({ text }: Question): boolean =>
  /我(?:到底|究竟)?(?:是|算)(?:个|一个)?(?:什么|怎样|怎么样|哪)|\b(?:who am i|am i|do i seem)\b/i.test(text);
/** “How much” and “how is” want no first step. */
export const isOfMeasure = ({ text }: Question): boolean => /\bhow (?:much|many|far|are|is|does|will)\b/i.test(text);
/** A year is named, though not by its number. */
export const isOfYear = toTest(["year"], /今年|明年|后年|(?:19|20)\d\d|\b(?:this|next) year\b/i);
/** Everything is wanted, and no part. */
export const isOfAll = ({ text }: Question): boolean =>
  /整个|全部|全都|都(?:讲|说|看)|完整|\beverything\b|\bwhole (?:chart|reading|picture|hand)\b/i.test(text);
