import type { Locale } from "../../../../shared/i18n/locale.ts";

/** Family and friends: of the heart, but not a couple; where another field is named as well, that field weighs more. */
export const kin: Record<Locale, RegExp> = {
  zh: /爸|妈|父亲|母亲|父母|婆婆|公公|爷爷|奶奶|外公|外婆|妹妹|弟弟|哥哥|姐姐|兄弟|姐妹|[表堂][兄弟姐妹哥]|舅|姑(?!娘)|姨|叔|孩子|儿子|女儿|家人|家里人|亲戚|闺蜜|(?<![男女])朋友(?!圈)|室友|同学|邻居/g,
  en: /\b(?:friends?|friendship|brothers?|sisters?|siblings?|mother|mum|mom|father|dad|parents?|family|sons?|daughters?|children|kids?|in-laws|cousins?|aunts?|uncles?|grand(?:mother|father|ma|pa|parents)|flatmate|roommate|neighbours?)\b/gi,
};
