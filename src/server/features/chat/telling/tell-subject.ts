import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Paragraph } from "../../../../topics/kit/reading.ts";
import { chooseUnsaid } from "../talking/choose-unsaid.ts";

/** Whose chart it is, and how one goes on speaking of them. */
const names: Record<Locale, Record<string, readonly [whose: string, they: string]>> = {
  zh: {
    husband: ["你先生", "他"],
    wife: ["你太太", "她"],
    boyfriend: ["你男朋友", "他"],
    girlfriend: ["你女朋友", "她"],
    ex: ["你前任", "TA"],
    son: ["你儿子", "他"],
    daughter: ["你女儿", "她"],
    child: ["孩子", "TA"],
    grandfather: ["你家老人", "他"],
    grandmother: ["你家老人", "她"],
    "mother-in-law": ["你婆婆（岳母）", "她"],
    "father-in-law": ["你公公（岳父）", "他"],
    mother: ["你妈妈", "她"],
    father: ["你爸爸", "他"],
    brother: ["你兄弟", "他"],
    sister: ["你姐妹", "她"],
    boss: ["你领导", "TA"],
    friend: ["你朋友", "TA"],
    colleague: ["你同事", "TA"],
    partner: ["你对象", "TA"],
    other: ["那一位", "TA"],
  },
  en: {
    husband: ["your husband’s", "him"],
    wife: ["your wife’s", "her"],
    boyfriend: ["your boyfriend’s", "him"],
    girlfriend: ["your girlfriend’s", "her"],
    ex: ["your ex’s", "them"],
    son: ["your son’s", "him"],
    daughter: ["your daughter’s", "her"],
    child: ["the child’s", "the child"],
    grandfather: ["your grandfather’s", "him"],
    grandmother: ["your grandmother’s", "her"],
    "mother-in-law": ["your mother-in-law’s", "her"],
    "father-in-law": ["your father-in-law’s", "him"],
    mother: ["your mother’s", "her"],
    father: ["your father’s", "him"],
    brother: ["your brother’s", "him"],
    sister: ["your sister’s", "her"],
    boss: ["your boss’s", "them"],
    friend: ["your friend’s", "them"],
    colleague: ["your colleague’s", "them"],
    partner: ["your partner’s", "them"],
    other: ["the other person’s", "them"],
  },
};

type Way = (whose: string, they: string) => string;
const ways: Record<Locale, readonly [Way, ...Way[]]> = {
  zh: [
    (whose, they) => `这一盘排的是${whose}，下面的“你”都是说${they}；你自己的还留着，说一声“那我呢”就换回来。`,
    (whose, they) => `${whose}的盘在这里，读到“你”字，当作${they}来听。`,
    (whose, they) => `排的是${whose}的生辰，话是对着${they}说的，你替${they}听着。`,
    (whose, they) => `下面讲${whose}，“你”指${they}。`,
  ],
  en: [
    (whose, they) => `This chart is ${whose}, so “you” below means ${they}; yours is kept, and “and mine?” brings it back.`,
    (whose, they) => `Here is ${whose} chart; where it says “you”, hear it as said to ${they}.`,
    (whose, they) => `It’s ${whose} birth that was cast, and the words are for ${they}, through you.`,
    (whose, they) => `What follows goes by ${whose} chart: “you” is ${they}.`,
  ],
};

/** Said first where the cast is another person's. */
export const tellSubject = (subject: string, facts: readonly string[], locale: Locale, said: readonly string[]): Paragraph => {
  const [whose, they] = names[locale][subject] ?? names[locale].other!;
  const [first, ...others] = ways[locale];
  const text = chooseUnsaid([first(whose, they), ...others.map((way) => way(whose, they))], said, `${subject}${said.length}`);
  return { label: locale === "zh" ? "谁的盘" : "Whose chart", text, facts: facts.slice(0, 1), part: "lead" };
};
