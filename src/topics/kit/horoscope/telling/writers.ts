import type { Locale } from "../../../../shared/i18n/locale.ts";
import { phrases as enPhrases } from "./en/phrases.ts";
import { words as enWords } from "./en/words.ts";
import type { Writer } from "./writer.ts";
import { phrases as zhPhrases } from "./zh/phrases.ts";
import { words as zhWords } from "./zh/words.ts";

export const writers: Record<Locale, Writer> = { zh: { ...zhWords, ...zhPhrases }, en: { ...enWords, ...enPhrases } };
