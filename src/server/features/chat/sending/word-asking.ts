import type { Locale } from "../../../../shared/i18n/locale.ts";
import { chooseUnsaid } from "../talking/choose-unsaid.ts";

type Ways = readonly [string, ...string[]];

const words: Record<Locale, { leads: Ways; forms: Ways; choices: Ways }> = {
  zh: {
    leads: ["还差一点：", "再要一样：", "只差这个了：", "接着说：", "好，那还有：", "剩下的是："],
    forms: ["写给我，或填在下面。", "写一句就行，下面的表也可以。", "说个大概也好，拿不准的就说不知道。", "下面能填，直接写也行。", "一句话带过就够。"],
    choices: ["点一个，或写给我。", "点下面的，写出来也行。", "挑一个就好。", "不确定就挑最像的。"],
  },
  en: {
    leads: ["One thing more: ", "Still to come: ", "Nearly there, I only need ", "And then: ", "What’s left is ", "Last bit: "],
    forms: [
      "Write it to me, or fill it in below.",
      "A line will do, or use the form.",
      "Roughly is fine, and so is “don’t know”.",
      "Type it or fill it in, as you like.",
      "A few words are enough.",
    ],
    choices: ["Tap one, or write it to me.", "Pick one below, or say it in words.", "Whichever fits best.", "If you’re torn, take the nearest."],
  },
};

export interface Asking {
  asked: string;
  isChoice: boolean;
  /** How a picture is sent, where one helps. */
  picture: string | undefined;
  locale: Locale;
  said: readonly string[];
}

/** What is asked for, in words that were not said in this chat; how a picture is sent is said once. */
export const wordAsking = ({ asked, isChoice, picture, locale, said }: Asking): string => {
  const { leads, forms, choices } = words[locale];
  const unsaid = (line: string): boolean => !said.some((earlier) => earlier.includes(line));
  const lead =
    leads.find((one) => unsaid(`${one}${asked}`) && !said.some((earlier) => earlier.startsWith(one))) ?? leads.find((one) => unsaid(`${one}${asked}`));
  const ways = isChoice ? choices : forms;
  const way = ways.some(unsaid) ? [chooseUnsaid(ways, said, "")] : [];
  return [`${lead ?? leads[0]}${asked}`, ...way, ...(picture && unsaid(picture) ? [picture] : [])].join(locale === "zh" ? "" : " ");
};
