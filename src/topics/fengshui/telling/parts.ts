import { isOfHealth, isOfQuarrel, isOfStudy } from "../../kit/hearing/about.ts";
import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";

/** The parts of a reading in the order of a whole one. */
export const parts = ["house", "door", "money", "resident", "bedroom", "people", "study", "year", "kitchen", "school"] as const;
export type Part = (typeof parts)[number];

/** The parts that are about one place of the house. */
export const placeParts = ["door", "money", "people", "bedroom", "study", "kitchen"] as const;
export type PlacePart = (typeof placeParts)[number];

export const isPlacePart = (part: Part): part is PlacePart => (placeParts as readonly Part[]).includes(part);

/** A room as it may be called, on a plan or in a question. */
export const roomWords: Readonly<Record<"door" | "bedroom" | "study" | "kitchen", RegExp>> = {
  door: /大门|入户门?|门口|玄关|正门|(?:开|装|换|哪.{0,3})门|\b(?:front door|entrance|hall(?:way)?|doorway|door)\b/i,
  bedroom: /卧|床|睡|失眠|\b(?:bed|beds|bedrooms?|sleep(?:ing)?|insomnia|headboard|nursery)\b/i,
  study: /书|办公|桌|学习|读书|考试|文昌|工作|事业|升职|升学|\b(?:desk|study|office|work(?:ing|room)?|jobs?|career|exams?|school|homework|promotion)\b/i,
  kitchen: /厨|灶|炉|做饭|\b(?:kitchen|stove|cooker|oven|hob)\b/i,
};

/** Rooms and corners of a house, and where no matter was heard. */
const asked: readonly (readonly [Part, RegExp])[] = [
  [
    "school",
    /磁偏|真北|磁北|罗盘|指南针|怎么量|度数|分界|空亡|兼线|哪一运|几运|按入住|按建成|流派|\b(?:magnetic|true north|declination|compass|measure|which period|border(?:line)?|school)s?\b(?! (?:run|year|work))/i,
  ],
  ["kitchen", roomWords.kitchen],
  ["bedroom", roomWords.bedroom],
  ["money", /财|钱|发财|旺财|收入|生意|存款|\b(?:money|wealth|rich|riches|income|prosper\w*|fortune|finances?|savings?)\b/i],
  ["study", /书桌|书房|文昌|办公|\b(?:desk|study|office|workroom|homework)\b/i],
  ["people", /人丁|人缘|家人|和睦|姻缘|桃花|老人|\b(?:family|people)\b/i],
  ["door", roomWords.door],
  [
    "resident",
    /跟我|和我|与我|我住|适合我|配不配|合不合|相合|命卦|东四|西四|八宅|\b(?:suits? (?:me|us)|fits? (?:me|us)|right for (?:me|us)|kua|mansions?|my (?:group|directions?)|good for me)\b/i,
  ],
  [
    "year",
    /今年|明年|后年|流年|年星|五黄|太岁|三煞|动土|装修|开工|20\d\d年|\b(?:this year|next year|20\d\d|annual|five yellow|tai sui|san sha|renovat\w+|build(?:ing)? work|drill\w*)\b/i,
  ],
  ["house", /格局|旺不旺|房子|宅|屋|这套|户型|风水|\b(?:house|flat|home|apartment|pattern|place|feng shui)\b/i],
];

const byTheme = { love: "people", work: "study", money: "money", inner: "bedroom" } as const;

/** The way a house faces, when it was built: said to describe it, not asked. */
const described =
  /坐[东南西北正]{1,3}[朝向][东南西北正]{1,3}|坐.山.向|[^，。,；？?!]{0,8}(?:建成|建好|建的|盖的|竣工|入住|交房|装修过|翻新过)|(?:朝向?|面朝|面向|坐)[东南西北正]{1,3}|(?:朝向?|向|坐)?\d{1,4}(?:\.\d{1,6})?[度°]|\b(?:fac(?:es|ing)|looks|sits|sitting)(?: (?:to|towards|due|in)){0,4} (?:north|south|east|west)(?:[ -]?(?:east|west))?|\b(?:built|finished|moved in|renovated) in \d{4}/gi;

/** What is left of a question when the description of the house is taken away. */
export const toAskedText = (text: string): string => text.replace(described, " ");

/** Which date counts is a question of school, though the date itself only describes the house. */
const ofPeriod = /按(?:照)?(?:入住|建成|装修|大修).{0,8}(?:算|排|会变|变吗)|哪一运|几运|\bwhich period\b|\bcount(?:ing)? from\b/i;
export const asksOfPeriod = ({ text }: Question): boolean => ofPeriod.test(text);
export const asksWhere = ({ text }: Question): boolean => /哪|位置|\b(?:where|which)\b/i.test(text);
export const asksWhatIf = ({ text }: Question): boolean => /\bwhat if\b/i.test(text);
export const asksOfThisYear = ({ text }: Question): boolean => /今年|今岁|\bthis year\b/i.test(text);

/** The part a question is about, or null. 书桌放哪个方位好 → study; 2027年财位在哪 → money. */
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  if (asksOfPeriod(question)) return "school";
  const rest = toAskedText(text);
  const found = asked.find(([, words]) => words.test(rest))?.[0];
  if (found && found !== "house" && found !== "year") return found;
  if (rest.trim() === "") return found ?? null;
  // What of life is asked about is told in its corner of the house; the body is a doctor’s, and a house has a say in sleep and air.
  const told = findPartOf(partOf, question) ?? (isOfHealth(question) ? "bedroom" : isOfQuarrel(question) ? "people" : isOfStudy(question) ? "study" : null);
  return told ?? found ?? (theme ? byTheme[theme] : guessPartOf(partOf, question));
};
