/** More letters than any words that say a place follows: "was born and raised in the city of ". */
const mostBefore = 80;

/** The words that end where a place begins, as many as can speak of it. */
export const wordsBefore = (text: string, index: number): string => text.slice(Math.max(0, index - mostBefore), index);

/** Words before a place that say someone was born or comes from there: whatever place follows is meant. */
const strongBeforeZh = /(?:出生在|出生于|出生地|生在|生于|出生地点|籍贯|老家在?|来自|家乡在?|家在|出生城市|地点)(?:是|为)?[:：\s]{0,9}$/;
/** A place may follow: 在上海 …, 我是湖南 …, 下午3点 上海. */
const weakBeforeZh = /(?:^|[^\p{Script=Han}]|[在于从是到地点时分秒许生日号午上晚晨夜初年月男女我他她])$/u;
/** What may follow a place that stands alone: 上海人, 上海出生, 上海的, 上海，女. */
const afterZh = /^(?:$|[^\p{Script=Han}]|人|出生|生|的|长大|男|女|那|这|市区|附近|农村|医院|老家|时间|当地)/u;

/** Whether the Chinese words around say that a place stands here, so that no other word is cut in two. */
export const isPlaceHereZh = (before: string, after: string): boolean =>
  strongBeforeZh.test(before) || (weakBeforeZh.test(before) && (afterZh.test(after) || /^.{0,8}(?:出生|生的|生人)/u.test(after)));

export const isBirthplaceZh = (before: string, after: string): boolean => strongBeforeZh.test(before) || /^(?:人|出生|生的?|生人)/.test(after);

const strongBeforeEn =
  /\b(?:born(?:\s{1,9}and\s{1,9}raised)?\s{1,9}(?:in|at|near)|birth\s?place\s{0,9}(?:is|was|:)?|comes?\s{1,9}from|i['’]?m\s{1,9}from|i\s{1,9}am\s{1,9}from|hometown\s{0,9}(?:is|:)?)\s{1,9}(?:the\s{1,9}city\s{1,9}of\s{1,9})?$/i;
const weakBeforeEn = /(?:^|[,;:.(]\s{0,9}|\d\s{1,9}|\b(?:in|at|from|near)\s{1,9}|\b[ap]m\s{1,9})$/i;

/** Names that are everyday words as well; only "born in …" makes places of them. */
const everyday = new Set([
  "reading",
  "nice",
  "bath",
  "mobile",
  "of",
  "most",
  "male",
  "split",
  "essen",
  "orange",
  "sale",
  "march",
  "may",
  "june",
  "august",
  "time",
  "home",
  "love",
  "date",
  "central",
  "born",
  "man",
  "same",
  "my",
  "the",
  "and",
  "is",
  "hour",
  "sun",
  "moon",
  "tours",
  "cork",
  "police",
  "university",
  "normal",
  "enterprise",
  "hope",
  "independence",
  "commerce",
  "paradise",
  "eden",
  "son",
  "as",
  "un",
  "sex",
  "female",
]);

/**
 * Whether an English place stands here: after "born in" always; after a comma, a number or "in" where it has a capital letter or is
 * `large`; never an everyday word.
 */
export const isPlaceHereEn = (before: string, name: string, after: string, isLarge: boolean): boolean => {
  if (strongBeforeEn.test(before)) return true;
  if (everyday.has(name.toLowerCase()) || !weakBeforeEn.test(before)) return false;
  const isAlone = /^\s*(?:$|[,;.)\d?!]|(?:at|on|in|male|female|and|around|about)\b)/i.test(after);
  return isAlone && (/^\p{Lu}/u.test(name) || isLarge);
};

export const isBirthplaceEn = (before: string): boolean => strongBeforeEn.test(before);
