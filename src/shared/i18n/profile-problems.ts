import type { Locale } from "./locale.ts";

/** What keeps a profile, or a birth by a link, from being used, by the code of its field. */
const problems: Record<string, Record<Locale, string>> = {
  exactlyOne: { zh: "这里只看一个人，请选一份档案", en: "this looks at one person: choose one profile" },
  oneOrTwo: { zh: "请选一份档案，合盘选两份", en: "choose one profile, or two to lay two charts together" },
  oneOfEach: { zh: "合婚要选两份档案，一男一女", en: "a match takes two profiles, one man’s and one woman’s" },
  tooYoung: { zh: "合婚只给成年人看，这里有人未满 18 岁", en: "matches are for adults: somebody here is not yet 18" },
  tooMany: { zh: "选的档案太多了", en: "that is more profiles than fit here" },
  notTaken: { zh: "这个话题不看生辰，用不上档案", en: "this topic takes no birth, so a profile has no use here" },
  repeated: { zh: "同一份档案选了两次", en: "the same profile was chosen twice" },
};

/** The words of such a code, or null for a code of another kind. */
export const findProfileProblemText = (code: string, locale: Locale): string | null => (Object.hasOwn(problems, code) ? problems[code]![locale] : null);
