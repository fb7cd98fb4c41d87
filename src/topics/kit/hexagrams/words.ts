import type { Locale } from "../../../shared/i18n/locale.ts";
import { englishNames } from "./data/names.en.ts";
import type { Hexagram } from "./king-wen.ts";

/** The short name: 井, The Well. */
export const toHexagramName = ({ number, name }: Hexagram, locale: Locale): string => (locale === "zh" ? name : englishNames[number - 1]!);
