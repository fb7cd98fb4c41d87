import type { Locale } from "../../../shared/i18n/locale.ts";

/** Somebody by what they are to the person: those whose data was given, and the other party of a question. */
const names: Record<string, Record<Locale, string>> = {
  husband: { zh: "丈夫", en: "husband" },
  wife: { zh: "妻子", en: "wife" },
  boyfriend: { zh: "男朋友", en: "boyfriend" },
  girlfriend: { zh: "女朋友", en: "girlfriend" },
  partner: { zh: "伴侣", en: "partner" },
  spouse: { zh: "爱人", en: "spouse" },
  ex: { zh: "前任", en: "ex" },
  crush: { zh: "喜欢的人", en: "someone you like" },
  son: { zh: "儿子", en: "son" },
  daughter: { zh: "女儿", en: "daughter" },
  child: { zh: "孩子", en: "child" },
  grandfather: { zh: "爷爷辈", en: "grandfather" },
  grandmother: { zh: "奶奶辈", en: "grandmother" },
  "mother-in-law": { zh: "对方的母亲", en: "mother-in-law" },
  "father-in-law": { zh: "对方的父亲", en: "father-in-law" },
  inlaw: { zh: "对方家里的人", en: "in-law" },
  mother: { zh: "妈妈", en: "mother" },
  father: { zh: "爸爸", en: "father" },
  parent: { zh: "父母", en: "parent" },
  brother: { zh: "兄弟", en: "brother" },
  sister: { zh: "姐妹", en: "sister" },
  sibling: { zh: "兄弟姐妹", en: "sibling" },
  boss: { zh: "上司", en: "boss" },
  friend: { zh: "朋友", en: "friend" },
  colleague: { zh: "同事", en: "colleague" },
  pet: { zh: "小动物", en: "pet" },
};

/** null where there is no better word than “somebody else”. */
export const nameWho = (who: string, locale: Locale): string | null => names[who]?.[locale] ?? null;
