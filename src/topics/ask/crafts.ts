import type { Locale } from "../../shared/i18n/locale.ts";
import type { Craft } from "../kit/asked.ts";
import { understandBirths } from "../kit/birth/understand-births.ts";
import type { CastTopicId } from "../topic-ids.ts";

type AskedCraft = Pick<Craft<CastTopicId>, "topic" | "because" | "input">;

/** A birth alone is read by the craft its language grew up with. */
const byOneBirth: Record<Locale, AskedCraft> = {
  zh: { topic: "birthday", because: { zh: "你给了生辰，就按四柱来看。", en: "You gave a birth, so I read it by its four pillars." } },
  en: { topic: "astro", because: { zh: "你给了生辰，就排本命星盘。", en: "You gave a birth, so I read its natal chart." } },
};
const byTwoBirths = {
  topic: "marriage",
  because: { zh: "你给了两个人的生辰，就放在一起合。", en: "You gave two births, so I match them." },
} satisfies AskedCraft;

/** The craft a text names or, by the births it tells, needs; null where any method would do. */
export const findCraft = (text: string, locale: Locale, crafts: readonly Craft<CastTopicId>[]): AskedCraft | null => {
  const named = crafts.find(({ sign }) => sign.test(text));
  if (named) return named;
  const dated = (understandBirths(text, [], locale) ?? []).filter(({ date, dateOptions }) => date !== undefined || dateOptions !== undefined);
  if (dated.length === 0) return null;
  return dated.length === 1 ? byOneBirth[locale] : byTwoBirths;
};
