import type { DreamCast, DreamSymbol } from "./cast-types.ts";
import type { EarlierDream } from "./input.ts";
import { isSymbolId, symbols as lexicon } from "./lexicon/entries.ts";
import type { DreamTheme } from "./lexicon/symbol.ts";

/** An image’s first theme takes its whole weight, the second 60 %, the third 40 %. */
const shares = [1, 0.6, 0.4] as const;
const most = 6;

/** What of waking life the images together touch, the heaviest first. */
export const listThemes = (symbols: readonly DreamSymbol[], earlier: readonly EarlierDream[]): DreamCast["themes"] => {
  const weights = new Map<DreamTheme, number>();
  for (const { themes, salience } of symbols)
    for (const [place, theme] of themes.entries()) weights.set(theme, (weights.get(theme) ?? 0) + salience * (shares[place] ?? 0));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const touches = (dream: EarlierDream, theme: DreamTheme): boolean => dream.symbols.some((id) => isSymbolId(id) && lexicon[id].themes[0] === theme);
  return [...weights]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([theme, weight]) => ({
      theme,
      share: Math.round((weight / whole) * 1000) / 1000,
      earlier: earlier.filter((dream) => touches(dream, theme)).length,
    }));
};
