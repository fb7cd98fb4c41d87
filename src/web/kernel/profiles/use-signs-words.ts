import type { Stem } from "../../../topics/kit/hexagrams/branches.ts";
import { stemNamesEn } from "../../../topics/kit/pillars/data/names-en.ts";
import { toStemElement } from "../../../topics/kit/pillars/stem-nature.ts";
import { signNamesEn, signNamesZh } from "../../../topics/kit/sky/sign-names.ts";
import type { Sign } from "../../../topics/kit/sky/signs.ts";
import { useLocale } from "../locale.tsx";
import { useProfileWords } from "./use-profile-words.ts";

/** The words for a day master and a sign: 丙火, Bing fire; 金牛, Taurus. */
export const useSignsWords = () => {
  const words = useProfileWords();
  const locale = useLocale();
  return {
    sayStem: (stem: Stem): string => words.dayMaster(stem, stemNamesEn[stem] ?? stem, toStemElement(stem)),
    saySign: (sign: Sign): string => (locale === "zh" ? signNamesZh : signNamesEn)[sign],
  };
};
