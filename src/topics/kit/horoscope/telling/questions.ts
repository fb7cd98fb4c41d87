import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Sign } from "../../sky/signs.ts";
import type { ScoreName } from "../themes.ts";
import { toQuestions as toEnglish } from "./en/questions.ts";
import { toQuestions as toChinese } from "./zh/questions.ts";

const writers: Record<Locale, (theme: ScoreName, sign: Sign | undefined) => string[]> = { zh: toChinese, en: toEnglish };

/** Questions about a theme that a natal chart can answer, the last of them about the sign where one is given. */
export const listQuestions = (theme: ScoreName, sign: Sign | undefined, locale: Locale): string[] => writers[locale](theme, sign);
