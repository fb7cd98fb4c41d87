import type { Locale } from "../../../shared/i18n/locale.ts";

/** Someone of the person's own, as one would speak of them back. */
export type Kin = keyof typeof kinNames;

const kinNames = {
  mother: { zh: "你妈妈", en: "your mother", they: { zh: "她", en: "she" } },
  father: { zh: "你爸爸", en: "your father", they: { zh: "他", en: "he" } },
  grandmother: { zh: "老人家", en: "your grandmother", they: { zh: "她", en: "she" } },
  grandfather: { zh: "老人家", en: "your grandfather", they: { zh: "他", en: "he" } },
  husband: { zh: "你先生", en: "your husband", they: { zh: "他", en: "he" } },
  wife: { zh: "你太太", en: "your wife", they: { zh: "她", en: "she" } },
  son: { zh: "你儿子", en: "your son", they: { zh: "他", en: "he" } },
  daughter: { zh: "你女儿", en: "your daughter", they: { zh: "她", en: "she" } },
  elderBrother: { zh: "你哥哥", en: "your brother", they: { zh: "他", en: "he" } },
  youngerBrother: { zh: "你弟弟", en: "your brother", they: { zh: "他", en: "he" } },
  elderSister: { zh: "你姐姐", en: "your sister", they: { zh: "她", en: "she" } },
  youngerSister: { zh: "你妹妹", en: "your sister", they: { zh: "她", en: "she" } },
  brother: { zh: "你的兄弟", en: "your brother", they: { zh: "他", en: "he" } },
  sister: { zh: "你的姐妹", en: "your sister", they: { zh: "她", en: "she" } },
  dog: { zh: "你的狗", en: "your dog", they: { zh: "它", en: null } },
  cat: { zh: "你的猫", en: "your cat", they: { zh: "它", en: null } },
  friend: { zh: "你朋友", en: "your friend", they: { zh: null, en: null } },
} as const;

/** In Chinese not one behind 他 她 你 的 友, which is somebody else's. */
const signs: Record<Locale, [Kin, RegExp][]> = {
  zh: [
    ["grandmother", /(?<![他她你友的])(?:我的?)?(?:奶奶|姥姥|外婆|外祖母|祖母|阿嬷|阿婆)(?![的家])/],
    ["grandfather", /(?<![他她你友的])(?:我的?)?(?:爷爷|姥爷|外公|外祖父|祖父|阿公)(?![的家])/],
    ["mother", /(?<![他她你友的子])(?:我的?)?(?:妈妈|老妈|母亲|我妈|我娘)(?![的家])/],
    ["father", /(?<![他她你友的子])(?:我的?)?(?:爸爸|老爸|父亲|我爸|我爹)(?![的家])/],
    ["husband", /(?<![他她你友的])(?:我的?)?(?:老公|丈夫)(?![的家])/],
    ["wife", /(?<![他她你友的])(?:我的?)?(?:老婆|妻子|媳妇)(?![的家])/],
    ["son", /(?<![他她你友的])(?:我的?)?儿子(?![的家])/],
    ["daughter", /(?<![他她你友的])(?:我的?)?(?:女儿|闺女)(?![的家])/],
    ["elderBrother", /(?<![他她你友的表堂])(?:我的?)?(?:哥哥|我哥)(?![的家])/],
    ["youngerBrother", /(?<![他她你友的表堂])(?:我的?)?(?:弟弟|我弟)(?![的家])/],
    ["elderSister", /(?<![他她你友的表堂小])(?:我的?)?(?:姐姐|我姐)(?![的家])/],
    ["youngerSister", /(?<![他她你友的表堂小])(?:我的?)?(?:妹妹|我妹)(?![的家])/],
    ["dog", /(?:我(?:家)?的?|养了.{0,6}的?)(?:小|老)?狗(?:狗)?/],
    ["cat", /(?:我(?:家)?的?|养了.{0,6}的?)(?:小|老)?猫(?:猫|咪)?/],
    ["friend", /我(?:最好)?的?(?:闺蜜|好?朋友)(?![的家])/],
  ],
  en: [
    ["grandmother", /\bmy (?:grandmother|grandma|gran|nan|nana|granny)\b(?![’'])/i],
    ["grandfather", /\bmy (?:grandfather|grandpa|grandad|granddad|gramps)\b(?![’'])/i],
    ["mother", /\b(?:my|our) (?:mother|mum|mom|mam|mama|mummy)\b(?![’'])|^(?:mum|mom)\b(?![’'])/i],
    ["father", /\b(?:my|our) (?:father|dad|daddy|papa)\b(?![’'])|^dad\b(?![’'])/i],
    ["husband", /\bmy (?:late )?husband\b(?![’'])/i],
    ["wife", /\bmy (?:late )?wife\b(?![’'])/i],
    ["son", /\b(?:my|our) (?:son|boy|little boy)\b(?![’'])/i],
    ["daughter", /\b(?:my|our) (?:daughter|little girl)\b(?![’'])/i],
    ["brother", /\bmy (?:\w+ )?brother\b(?![’'-])/i],
    ["sister", /\bmy (?:\w+ )?sister\b(?![’'-])/i],
    ["dog", /\b(?:my|our) (?:\w+ )?(?:dog|puppy)\b(?![’'])/i],
    ["cat", /\b(?:my|our) (?:\w+ )?(?:cat|kitten)\b(?![’'])/i],
    ["friend", /\bmy (?:\w+ )?friend\b(?![’'])/i],
  ],
};

/** The one person's own whom the words speak of; null for none, and for several. */
export const findKin = (text: string, spoken: Locale): Kin | null => {
  const found = signs[spoken].filter(([, pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]![0] : null;
};

export const nameKin = (kin: Kin, locale: Locale): { who: string; they: string | null } => ({ who: kinNames[kin][locale], they: kinNames[kin].they[locale] });
