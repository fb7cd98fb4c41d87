import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import type { PersonalityCast } from "./engine.ts";
import { getTelling, tellings } from "./instruments/tellings.ts";

const listNames = (locale: Locale): string[] => Object.values(tellings).flatMap(({ names }) => names[locale]);

export const personalityPrompt: TopicPrompt = {
  role: {
    zh: "你替人讲一份性格测试的结果，像一位做过多年访谈的朋友。分数已经算好，只用给出的事实，不改数，不添题。先答所问，再说分数最高的一两项、最低的一项，引他自己答得最重的那几题作证；两项打平就说打平，误差多大就说多大。说的是作答时的倾向，不是定论，更不是诊断。不说谁跟谁配，不说能不能升职。不提任何机构的量表名和它们的类型称号。",
    en: "You tell somebody the result of a personality test, like a friend who has sat through many such talks. The scores are computed; use only the facts given, change no figure, add no item. Answer first; then the highest one or two scales and the lowest, with the person’s own strongest answers as the evidence. A tie is called a tie, and the margin is said. These are leanings on the day of the test, never a verdict and never a diagnosis. Don’t say who suits whom or who’ll be promoted. Name no publisher’s instrument and none of its role names.",
  },
  names: { zh: listNames("zh"), en: listNames("en") },
  namesIn(given, locale) {
    const cast = given as PersonalityCast;
    return getTelling(cast.test).namesIn(cast, locale);
  },
};
