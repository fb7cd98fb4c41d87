import type { Locale } from "../../../shared/i18n/locale.ts";
import type { DreamTheme, Mood } from "../lexicon/symbol.ts";
import type { Act } from "../matching/data/acts.ts";
import type { Ending } from "../matching/data/endings.ts";
import { actNamesEn, endingNamesEn, moodNamesEn, phaseNamesEn } from "../telling/en/names.ts";
import { themesEn } from "../telling/en/themes.ts";
import { actNamesZh, endingNamesZh, moodNamesZh, phaseNamesZh } from "../telling/zh/names.ts";
import { themesZh } from "../telling/zh/themes.ts";

interface CardNames {
  mood(mood: Mood): string;
  act(act: Act): string;
  ending(ending: Ending): string;
  theme(theme: DreamTheme): string;
  phase(phase: string): string;
}

export const cardNames: Record<Locale, CardNames> = {
  zh: {
    mood: (mood) => moodNamesZh[mood],
    act: (act) => actNamesZh[act],
    ending: (ending) => endingNamesZh[ending],
    theme: (theme) => themesZh[theme].name,
    phase: (phase) => phaseNamesZh[phase] ?? "",
  },
  en: {
    mood: (mood) => moodNamesEn[mood],
    act: (act) => actNamesEn[act],
    ending: (ending) => endingNamesEn[ending],
    theme: (theme) => themesEn[theme].name,
    phase: (phase) => phaseNamesEn[phase] ?? "",
  },
};
