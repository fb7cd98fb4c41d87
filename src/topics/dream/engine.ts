import type { CastContext } from "../kit/topic.ts";
import type { DreamCast, DreamSymbol, Quoted } from "./cast-types.ts";
import { classicalLines } from "./data/classical.ts";
import type { DreamInput } from "./input.ts";
import { symbols as lexicon, type SymbolId } from "./lexicon/entries.ts";
import type { Mood } from "./lexicon/symbol.ts";
import { symbolsEn } from "./lexicon/words.en.ts";
import { symbolsZh } from "./lexicon/words.zh.ts";
import { findActs } from "./matching/find-acts.ts";
import { findMoods, type MoodMatch } from "./matching/find-moods.ts";
import { findAgain, findColors, findEnding, findNumber } from "./matching/find-scene.ts";
import { findStates, toScene } from "./matching/find-states.ts";
import { findSymbols } from "./matching/find-symbols.ts";
import { groupBy, type Match, type Span } from "./matching/match.ts";
import { findPiece, listSentences } from "./matching/sentences.ts";
import { listRecurring } from "./recurring.ts";
import { toSalience } from "./salience.ts";
import { toDay, toMoon } from "./sky.ts";
import { listThemes } from "./themes.ts";

const mostSymbols = 16;

const quote = (text: string, { from, to }: Span): Quoted => ({ from, to, words: text.slice(from, to) });

const listMoods = (text: string, found: readonly MoodMatch[]): DreamCast["moods"] => {
  const moods = new Map<Mood, { times: number; words: string }>();
  for (const match of found) {
    const { times, words } = moods.get(match.mood) ?? { times: 0, words: text.slice(match.from, match.to) };
    moods.set(match.mood, { times: times + 1, words });
  }
  return [...moods].map(([mood, rest]) => ({ mood, ...rest })).sort((one, other) => other.times - one.times);
};

const wakes = /醒|\b(?:woke|wake|waking|awoke)\b/i;
/** The last feeling told after the words for waking. */
const findWakingMood = (text: string, found: readonly MoodMatch[]): Mood | null => {
  const at = text.search(wakes);
  return at < 0 ? null : (found.filter(({ from }) => from >= at - 4).at(-1)?.mood ?? null);
};

/** Each image with the next one named in its sentence. */
const listPairs = (matches: readonly Match[], sentences: readonly Span[], kept: readonly SymbolId[]): DreamCast["pairs"] => {
  const pairs = new Map<string, [SymbolId, SymbolId]>();
  const told = matches.filter(({ id }) => kept.includes(id));
  for (const [index, one] of told.entries()) {
    const next = told[index + 1];
    if (!next || one.id === next.id || findPiece(sentences, one) !== findPiece(sentences, next)) continue;
    pairs.set([one.id, next.id].sort().join(" "), [one.id, next.id]);
  }
  return [...pairs.values()];
};

/** Names go with the cast, so that whoever shows it needs no lexicon. */
const toNames = (ids: readonly SymbolId[]): NonNullable<DreamCast["names"]> =>
  Object.fromEntries(ids.map((id) => [id, { zh: symbolsZh[id].name, en: symbolsEn[id].name }]));

/** What a told dream holds: its images with what they do and how they felt, acts, ending, themes, what came back, the Moon and the day. */
export const castDream = ({ text, earlier = [] }: DreamInput, { moment }: Pick<CastContext, "moment">): DreamCast => {
  const matches = findSymbols(text);
  const moods = findMoods(text);
  const sentences = listSentences(text);
  const moodPlaces = moods.map((mood) => findPiece(sentences, mood));
  const scene = toScene(text, matches);
  const byId = groupBy(matches, ({ id }) => id);
  const colors = findColors(text, matches);
  const ids = [...byId.keys()];
  const recurring = listRecurring(ids, earlier);
  const found = ids.map((id): DreamSymbol => {
    const own = byId.get(id)!;
    const { category, lean, themes } = lexicon[id];
    const places = new Set(own.map((match) => findPiece(sentences, match)));
    const told = {
      id,
      category,
      spans: own.map((match) => quote(text, match)),
      states: [...new Set(own.flatMap((match) => findStates(scene, match, category)))],
      mood: moods.find((_, place) => places.has(moodPlaces[place]!))?.mood ?? null,
      color: colors.find((color) => color.id === id)?.color ?? null,
      number: own.map((match) => findNumber(text, match)).find((number) => number !== null) ?? null,
    };
    return {
      lean,
      themes: [...themes],
      ...told,
      salience: toSalience(
        told,
        recurring.some((one) => one.id === id),
      ),
    };
  });
  const symbols = found.sort((one, other) => other.salience - one.salience).slice(0, mostSymbols);
  const ending = findEnding(text);
  const again = findAgain(text);
  return {
    text,
    symbols,
    pairs: listPairs(
      matches,
      sentences,
      symbols.map(({ id }) => id),
    ),
    moods: listMoods(text, moods),
    wakingMood: findWakingMood(text, moods),
    acts: findActs(text, matches).map(({ act, from, to }) => ({ act, words: text.slice(from, to) })),
    ending: ending && { ending: ending.ending, words: text.slice(ending.from, ending.to) },
    again: again && text.slice(again.from, again.to),
    themes: listThemes(symbols, earlier),
    recurring,
    names: toNames([...symbols.map(({ id }) => id), ...recurring.map(({ id }) => id)]),
    earlierCount: earlier.length,
    moon: toMoon(moment),
    day: toDay(moment),
    classical: symbols.flatMap(({ id, states }) =>
      (classicalLines[id] ?? [])
        .filter(({ state, where }) => (state === undefined || states.includes(state)) && (where === undefined || where.test(text)))
        .map(({ line }) => ({ id, line })),
    ),
  };
};
