import type { Locale } from "../../../../../shared/i18n/locale.ts";

/** What can be asked where a verdict cannot. The first takes up the offer. */
export const carryChips: Record<Locale, readonly [string, ...string[]]> = {
  zh: ["看看我是怎么扛着它的", "我现在最怕的是什么", "谁可以跟我一起担", "今天怎么让自己松一口气"],
  en: ["Look at how I’m carrying it", "What am I most afraid of", "Who could share this with me", "How do I get some rest from it"],
};

const toBare = (text: string): string => text.replace(/[\s。.?？!！'’]/g, "").toLowerCase();

/** True for the chip that takes up the offer to look at how it is carried. */
export const takesCarry = (text: string): boolean => Object.values(carryChips).some(([first]) => toBare(first) === toBare(text));
