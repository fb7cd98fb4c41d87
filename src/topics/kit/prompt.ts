import type { Locale } from "../../shared/i18n/locale.ts";

/** What a language model is told of a topic, and what its words are checked against. Server only. */
export interface TopicPrompt {
  /** Who it is and how this craft speaks: the same for everyone, so that providers' prompt caches hit. */
  role: Record<Locale, string>;
  /** Every name the craft knows (all cards, all hexagrams): one that the cast does not hold marks a sentence as doubtful. */
  names: Record<Locale, readonly string[]>;
  /** The names this cast holds. */
  namesIn(cast: unknown, locale: Locale): readonly string[];
}
