import type { Locale } from "../../shared/i18n/locale.ts";
import { findPartOf, guessPartOf } from "../kit/hearing/part-of.ts";
import type { Question } from "../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";

/** The matters that every lot speaks of. */
export const aspects = ["love", "work", "health", "travel", "lost", "lawsuit"] as const;
export type Aspect = (typeof aspects)[number];

/** The narrow matters first: a lost wallet is no question of money. */
const heard: Record<Locale, [Aspect, RegExp][]> = {
  zh: [
    ["lost", /丢|遗失|失物|不见了|找不到|找不着|找(?:得|不)?(?:回|到)|失踪|走失|走丢|寻人|寻物|被偷|落在哪/],
    ["lawsuit", /官司|打官司|诉讼|起诉|被告|原告|仲裁|律师|法院|开庭|判决|纠纷|和解|合同纠纷|遗产|索赔|维权|公讼/],
    ["health", /病|健康|身体|手术|康复|痊愈|怀孕|怀上|生育|失眠|复查|体检|住院|治疗|看医|疼|痛|备孕|胎/],
    ["travel", /出行|出海|跑船|坐船|行船|出差|旅行|旅游|出国|出门|远行|搬家|搬(?:去|到|走)|移民|签证|启程|行人|回来|回国|回老家|迁|航班|留学|路上/],
    ["love", /姻缘|感情|恋|爱|喜欢|婚|复合|分手|桃花|对象|男友|女友|男朋友|女朋友|老公|老婆|丈夫|妻子|相亲|暗恋|前任|脱单|他(?:还|会|对)|她(?:还|会|对)/],
    [
      "work",
      /工作|事业|跳槽|辞职|升职|面试|老板|领导|同事|生意|开店|创业|合伙|项目|考试|考研|高考|考公|上岸|学业|读书|论文|功名|求财|财运|钱|投资|股|基金|买房|卖房|借|还债|加薪|收入|合作|offer/i,
    ],
  ],
  en: [
    [
      "lost",
      /\b(?:lost (?!hope|interest|my job|love)|lose my|missing (?!you|him|her|out)|mislaid|misplaced|find my|find the|where (?:is|are|did) (?:my|the|i)|stolen|gone astray)/i,
    ],
    ["lawsuit", /\b(?:lawsuit|law ?suit|court|sue|suing|sued|legal|lawyer|trial|verdict|settlement|dispute|custody|tribunal|arbitration|inheritance|claim)\b/i],
    [
      "health",
      /\b(?:health|ill|illness|sick|disease|surgery|operation|recover|recovery|heal|pregnan\w*|baby|insomnia|pain|doctor|hospital|diagnosis|treatment)\b/i,
    ],
    [
      "travel",
      /\b(?:travel\w*|trip|journey|abroad|move (?:to|house|home|away|back)|moving|relocat\w*|emigrat\w*|visa|flight|come (?:home|back)|return home|set out|sail(?:ing)?|voyage)\b/i,
    ],
    [
      "love",
      /\b(?:love|loves|relationship|marr\w+|wedding|boyfriend|girlfriend|husband|wife|partner(?! in business)|ex|crush|dating|date (?:him|her)|romance|break up|get back together|soulmate|feel about me|between us)\b/i,
    ],
    [
      "work",
      /\b(?:work|job|career|boss|business|shop|study|studies|exam|school|college|university|promotion|raise|interview|project|money|invest\w*|stocks?|shares|loan|debt|salary|income|buy|sell|deal|contract|colleagues?|offer|noodle)\b/i,
    ],
  ],
};

/** Which of the six matters a question is about; null where it names none. Money, study and business go to `work`, as on the printed sheets. */
export const findAspect = (question: Question): Aspect | null => {
  const { text, theme } = question;
  const locale: Locale = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const named = heard[locale].find(([, pattern]) => pattern.test(text))?.[0] ?? findPartOf(partOf, question);
  if (named) return named;
  if (theme === "love" || theme === "work") return theme;
  return theme === "money" ? "work" : guessPartOf(partOf, question);
};
