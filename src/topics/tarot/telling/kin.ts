import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../../kit/question/question.ts";

const kin: Record<Locale, RegExp> = {
  zh: /爸|妈|父亲|母亲|父母|爹|娘(?!家)|婆婆|公公|岳|爷爷|奶奶|外公|外婆|妹妹|弟弟|哥哥|姐姐|兄弟|姐妹|[表堂][兄弟姐妹哥]|舅|姑|姨|叔|孩子|儿子|女儿|家人|家里人|亲戚|闺蜜|朋友(?!圈)|室友|同学|邻居/g,
  en: /\b(?:(?<!boy|girl)friends?(?:hip)?|brothers?|sisters?|siblings?|mother|mum|mom|father|dad|parents?|family|sons?|daughters?|children|kids?|in-laws|cousins?|aunts?|uncles?|grand(?:mother|father|ma|pa|parents)|flatmate|roommate|neighbours?)\b/gi,
};
const couple: Record<Locale, RegExp> = {
  zh: /恋|对象|伴侣|另一半|[男女](?:朋友|友)|老公|老婆|丈夫|妻子|前任|前[男女]友|复合|分手|婚|暧昧|表白|约会|相亲|桃花|正缘|出轨|脱单|单身|情侣/g,
  en: /\b(?:love(?:r|d)?|romance|romantic|dat(?:e|ing)|boyfriend|girlfriend|husband|wife|partner|spouse|fianc[ée]e?|ex|marr(?:y|ied|iage)|wedding|divorced?|break(?:ing)? up|broke up|crush|soulmate|single)\b/gi,
};

/** Whether a question about the heart means family or friends rather than a couple. */
export const isAmongKin = ({ text, locale }: Question): boolean => {
  const kinWords = text.match(kin[locale])?.length ?? 0;
  return kinWords > 0 && kinWords >= (text.match(couple[locale])?.length ?? 0);
};
