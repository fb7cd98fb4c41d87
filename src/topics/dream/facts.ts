import type { DreamCast } from "./cast-types.ts";
import type { DreamFact } from "./fact-types.ts";

const most = { pairs: 6, acts: 4, themes: 4 } as const;

const listOwn = (words: readonly string[]): string => [...new Set(words.map((word) => word.toLowerCase()))].join(",");

const toImageFacts = ({ text, symbols, pairs }: DreamCast): DreamFact[] => [
  ...symbols.map(
    ({ id, category, spans, states, mood, color, number, salience }, index): DreamFact => ({
      id: `symbol.${id}`,
      key: "symbol",
      values: {
        symbol: id,
        category,
        words: listOwn(spans.map(({ words }) => words)),
        times: spans.length,
        states: states.join(","),
        mood,
        color,
        number,
        salience,
        rank: index + 1,
      },
    }),
  ),
  ...(symbols.length === 0 ? [{ id: "unknown", key: "unknown", values: { length: text.length } } as const] : []),
  ...pairs.slice(0, most.pairs).map(([a, b]): DreamFact => ({ id: `pair.${a}.${b}`, key: "pair", values: { a, b } })),
];

/** The facts of a dream: images by weight, what met, feelings, acts, ending, what came back, themes, Moon and day. */
export const toDreamFacts = (cast: DreamCast): DreamFact[] => {
  const { symbols, moods, wakingMood, acts, ending, again, recurring, themes, earlierCount, moon, day, classical } = cast;
  return [
    ...recurring.map(
      ({ id, times, dates }): DreamFact => ({
        id: `recurring.${id}`,
        key: "recurring",
        values: { symbol: id, times, dates: dates.join(","), dreams: earlierCount + 1 },
      }),
    ),
    ...toImageFacts(cast),
    ...moods.map(({ mood, words, times }): DreamFact => ({ id: `mood.${mood}`, key: "mood", values: { mood, words, times, waking: wakingMood } })),
    ...acts.slice(0, most.acts).map(({ act, words }): DreamFact => ({ id: `act.${act}`, key: "act", values: { act, words } })),
    ...(ending ? [{ id: "ending", key: "ending", values: { ...ending } } as const] : []),
    ...(again ? [{ id: "again", key: "again", values: { words: again } } as const] : []),
    ...themes.slice(0, most.themes).map(
      ({ theme, share, earlier }): DreamFact => ({
        id: `theme.${theme}`,
        key: "theme",
        values: {
          theme,
          percent: Math.round(share * 100),
          symbols: symbols
            .filter((symbol) => symbol.themes.includes(theme))
            .map(({ id }) => id)
            .join(","),
          earlier,
          dreams: earlierCount,
        },
      }),
    ),
    ...classical.map(({ id, line }): DreamFact => ({ id: `classical.${id}`, key: "classical", values: { symbol: id, line } })),
    { id: "moon", key: "moon", values: { phase: moon.phase, percent: Math.round(moon.illumination * 100) } },
    { id: "day", key: "day", values: { pillar: day.pillar, month: day.lunarMonth, day: day.lunarDay, leap: day.leap } },
  ];
};
