import { type SymbolId, symbolIds, symbols } from "../lexicon/entries.ts";
import { groupBy, type Match, pickLongest } from "./match.ts";
import { listTokens, type Token } from "./tokens.ts";

interface Form {
  id: SymbolId;
  words: readonly string[];
  /** Taken as it stands, without inflection. */
  isExact: boolean;
}

const toForm = (id: SymbolId, form: string): Form => ({ id, words: listTokens(form.replace("=", "")).map(({ word }) => word), isExact: form.startsWith("=") });
const isLatin = (text: string): boolean => /[a-z]/i.test(text);

const toIndex = (forms: readonly Form[]): Map<string, Form[]> => {
  const index = new Map<string, Form[]>();
  for (const form of forms) index.set(form.words[0]!, [...(index.get(form.words[0]!) ?? []), form]);
  return index;
};
const formIndex = toIndex(symbolIds.flatMap((id) => symbols[id].en.map((form) => toForm(id, form))));
const guardIndex = toIndex(symbolIds.flatMap((id) => (symbols[id].not ?? []).filter(isLatin).map((guard) => toForm(id, guard))));

/** Two little words may stand before each word but the first. */
const longestGuard = 3 * Math.max(...[...guardIndex.values()].flat().map(({ words }) => words.length));

/** Little words that may stand inside a phrase: “missed my last train” is “miss train”. */
const loose = new Set("a an the my his her our your their its this that some all both one of own very old new last whole".split(" "));

/** The token after the last of the phrase that begins at `at`, or −1. */
const findEnd = (tokens: readonly Token[], at: number, { words, isExact }: Form): number => {
  let place = at;
  for (const [index, word] of words.entries()) {
    const fits = (token: Token | undefined): boolean => token !== undefined && (isExact ? token.word === word : token.lemmas.includes(word));
    for (let skipped = 0; index > 0 && skipped < 2 && !isExact && !fits(tokens[place]) && loose.has(tokens[place]?.word ?? ""); skipped += 1) place += 1;
    if (!fits(tokens[place])) return -1;
    place += 1;
  }
  return place;
};

const findAll = (tokens: readonly Token[], index: Map<string, Form[]>): (Match & { at: number; end: number })[] =>
  tokens.flatMap((token, at) =>
    [...new Set(token.lemmas.flatMap((lemma) => index.get(lemma) ?? []))].flatMap((form) => {
      const end = findEnd(tokens, at, form);
      return end < 0 ? [] : [{ id: form.id, from: token.from, to: tokens[end - 1]!.to, at, end }];
    }),
  );

const deny = new Set(["no", "without", "not", "never", "neither", "nor"]);
/** “there was no snake”, “it wasn’t a dog”; “not only a dog” and “no longer” deny nothing. */
const isDenied = (tokens: readonly Token[], at: number): boolean => {
  const before = [tokens[at - 1]?.word, tokens[at - 2]?.word, tokens[at - 3]?.word];
  if (before[0] === undefined) return false;
  if (deny.has(before[0]) && before[0] !== "not") return true;
  const isArticle = ["a", "an", "any", "the", "my", "real"].includes(before[0]);
  return isArticle && before[1] !== undefined && (deny.has(before[1]) || (before[1] === "see" && before[2] === "not"));
};

/** The images of the lexicon in an English text, inflected and in phrases. “My teeth fell out” → teeth; “there was no snake” → nothing. */
export const findEnglish = (text: string): Match[] => {
  const tokens = listTokens(text);
  const guards = groupBy(findAll(tokens, guardIndex), ({ at }) => at);
  const isGuarded = (one: Match & { at: number }): boolean => {
    for (let at = Math.max(0, one.at - longestGuard); at <= one.at; at += 1)
      if (guards.get(at)?.some(({ id, from, to }) => id === one.id && from <= one.from && to >= one.to && to - from > one.to - one.from)) return true;
    return false;
  };
  const found = findAll(tokens, formIndex).filter((one) => !isGuarded(one));
  return pickLongest(found)
    .filter(({ at }) => !isDenied(tokens, at))
    .map(({ id, from, to }) => ({ id, from, to }));
};
