/** Words before a place that say someone was born or comes from there: whatever place follows is meant. */
const strongBeforeZh = /(?:出生在|出生于|出生地|生在|生于|出生地点|籍贯|老家在?|来自|家乡在?|家在|出生城市|地点)(?:是|为)?[:：\s]*$/;
/** A place may follow: 在上海 …, 我是湖南 …, 下午3点 上海. */
const weakBeforeZh = /(?:^|[^\p{Script=Han}]|[在于从是到地点时分秒许生日号午上晚晨夜初年月男女我他她])$/u;
/** What may follow a place that stands alone: 上海人, 上海出生, 上海的, 上海，女. */
const afterZh = /^(?:$|[^\p{Script=Han}]|人|出生|生|的|长大|男|女|那|这|市区|附近|农村|医院|老家|时间|当地)/u;

/** Whether the Chinese words around say that a place stands here, so that no other word is cut in two. */
export const isPlaceHereZh = (before: string, after: string): boolean =>
  strongBeforeZh.test(before) || (weakBeforeZh.test(before) && (afterZh.test(after) || /^.{0,8}(?:出生|生的|生人)/u.test(after)));

export const isBirthplaceZh = (before: string, after: string): boolean => strongBeforeZh.test(before) || /^(?:人|出生|生的?|生人)/.test(after);

const strongBeforeEn =
  /\b(?:born(?:\s+and\s+raised)?\s+(?:in|at|near)|birth\s?place\s*(?:is|was|:)?|comes?\s+from|i['’]?m\s+from|i\s+am\s+from|hometown\s*(?:is|:)?)\s+(?:the\s+city\s+of\s+)?$/i;
const weakBeforeEn = /(?:^|[,;:.(]\s*|\d\s+|\b(?:in|at|from|near)\s+|\b[ap]m\s+)$/i;

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
