import type { Locale } from "../../../shared/i18n/locale.ts";
import type { DreamSymbol } from "../cast-types.ts";
import type { SymbolId } from "../lexicon/entries.ts";
import type { Mood, State, SymbolWords } from "../lexicon/symbol.ts";
import { symbolsEn } from "../lexicon/words.en.ts";
import { symbolsZh } from "../lexicon/words.zh.ts";
import type { DreamView } from "./view.ts";

const wordsBy: Record<Locale, Readonly<Record<SymbolId, SymbolWords>>> = { zh: symbolsZh, en: symbolsEn };
export const getWords = (locale: Locale, id: string): SymbolWords => wordsBy[locale][id as SymbolId];

/** What an image does, else how it felt: the first of them that the words know a turn for. */
export const findTurn = ({ locale, mood }: Pick<DreamView, "locale" | "mood">, symbol: DreamSymbol): State | Mood | null => {
  const { turns = {} } = getWords(locale, symbol.id);
  return [...symbol.states, ...(symbol.mood ? [symbol.mood] : mood ? [mood] : [])].find((key) => turns[key] !== undefined) ?? null;
};
