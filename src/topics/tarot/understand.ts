import type { Locale } from "../../shared/i18n/locale.ts";
import { spreadNames } from "./data/spread-names.ts";
import type { OwnCard, TarotInput } from "./input.ts";
import { findNamedCards } from "./named-cards.ts";
import type { SpreadId } from "./spreads.ts";
import { spreadIds, spreads } from "./spreads.ts";

/** Says that the cards which follow lie on the person's own table. */
const drawn: Record<Locale, RegExp> = {
  zh: /(?:我|自己)?(?:刚|刚刚|刚才|今天|已经)?(?:抽|翻|摸|洗|拿|开|得)(?:到|出|出来|了|得)+(?:的)?(?:是|了)?|(?:我的|手上的|三张|这几张|这)牌(?:是|：|:)/,
  en: /\b(?:i|i['’]ve|i have|we)\s+(?:just\s+|already\s+)?(?:drew|drawn|pulled|got|turned(?: up)?|dealt)\b|\b(?:my|the) (?:own )?cards? (?:are|is|were|was|came out as)\b|\bcards?:/i,
};

/** Words that only ask for a spread. */
const fillers =
  /请|帮我|给我|我想|想要?|要|用|来|抽|做|个|一次|一下|看看|看|占卜|塔罗|牌阵?|吧|的|就|\b(?:please|let['’]?s|can|you|do|use|with|try|a|an|the|draw|me|spread|reading|tarot|i['’]?d|like|i|want|for|one|cards?)\b|[\s，。,.!！?？、:：]/gi;

/** A spread with as many places; three cards mean the three-card line, not the yes-or-no. */
const findSpreadOf = (count: number): SpreadId | undefined => spreadIds.find((id) => spreads[id].places.length === count);

/** The clause that names the person's own cards, and the cards. */
const findOwnCards = (text: string, locale: Locale): { clause: string; cards: OwnCard[] } | null => {
  const start = drawn[locale].exec(text);
  if (!start) return null;
  const after = text.slice(start.index).split(/[。！!？?；;\n]|(?<!\brev)\.(?:\s|$)/)[0] ?? "";
  const cards = findNamedCards(after.slice(start[0].length), locale);
  return cards.length > 0 ? { clause: after, cards } : null;
};

/** The spread, the person's own cards and the question that a text holds. Cards are taken only if they fill a spread exactly. */
export const understandTarot = (text: string, known: Partial<TarotInput>, locale: Locale): Partial<TarotInput> => {
  const understood: Partial<TarotInput> = {};
  const own = findOwnCards(text, locale);
  const rest = own
    ? text
        .replace(own.clause, "")
        .replace(/^[\s，。,.!！?？；;]+/, "")
        .trim()
    : text.trim();
  const named = spreadNames.find(([, pattern]) => pattern.test(rest) || (own && pattern.test(own.clause)));
  if (named) understood.spread = named[0];
  if (own) {
    const wanted = understood.spread ?? known.spread;
    const spread = wanted && spreads[wanted].places.length === own.cards.length ? wanted : findSpreadOf(own.cards.length);
    if (spread) Object.assign(understood, { spread, cards: own.cards });
  }
  const asked = (named ? rest.replace(named[1], "") : rest).replace(fillers, "");
  if (asked !== "" && !known.question) understood.question = rest;
  return understood;
};
