import type { Locale } from "../../../shared/i18n/locale.ts";
import { kin } from "./data/kin.ts";
import type { Party } from "./heard.ts";
import type { Question } from "./question.ts";

const kinParties: ReadonlySet<Party | null> = new Set<Party>(["parent", "child", "sibling", "friend", "inlaw", "pet"]);
const coupleParties: ReadonlySet<Party | null> = new Set<Party>(["partner", "ex", "crush", "spouse"]);

/** For a question in which no party was heard, or another than these. */
const couple: Record<Locale, RegExp> = {
  zh: /恋|对象|伴侣|另一半|[男女](?:朋友|友)|老公|老婆|丈夫|妻子|前任|复合|分手|婚|暧昧|表白|约会|相亲|桃花|正缘|出轨|脱单|单身|情侣/g,
  en: /\b(?:love(?:r|d)?|romance|romantic|dat(?:e|ing)|boyfriend|girlfriend|husband|wife|partner|spouse|fianc[ée]e?|ex|marr(?:y|ied|iage)|wedding|divorced?|break(?:ing)? up|broke up|crush|soulmate|single)\b/gi,
};

/** Whether a question about the heart means family or friends, and no couple. */
export const isAmongKin = ({ who, text, locale }: Question): boolean => {
  const named = text.match(kin[locale])?.length ?? 0;
  const paired = text.match(couple[locale])?.length ?? 0;
  if (kinParties.has(who)) return named > 0 || paired === 0;
  return !coupleParties.has(who) && named > 0 && named >= paired;
};

/** Whether the other party is one of a couple, or was or may become so. */
export const isOfCouple = ({ who }: Question): boolean => coupleParties.has(who);
