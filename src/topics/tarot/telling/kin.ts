import type { Locale } from "../../../shared/i18n/locale.ts";
import { kin } from "../../kit/question/data/kin.ts";
import type { Question } from "../../kit/question/question.ts";

const couple: Record<Locale, RegExp> = {
  zh: /恋|对象|伴侣|另一半|[男女](?:朋友|友)|老公|老婆|丈夫|妻子|前任|前[男女]友|复合|分手|婚|暧昧|表白|约会|相亲|桃花|正缘|出轨|脱单|单身|情侣/g,
  en: /\b(?:love(?:r|d)?|romance|romantic|dat(?:e|ing)|boyfriend|girlfriend|husband|wife|partner|spouse|fianc[ée]e?|ex|marr(?:y|ied|iage)|wedding|divorced?|break(?:ing)? up|broke up|crush|soulmate|single)\b/gi,
};

/** Whether a question about the heart means family or friends rather than a couple. */
export const isAmongKin = ({ text, locale }: Question): boolean => {
  const kinWords = text.match(kin[locale])?.length ?? 0;
  return kinWords > 0 && kinWords >= (text.match(couple[locale])?.length ?? 0);
};
