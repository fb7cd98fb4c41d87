import type { DreamCast } from "./cast-types.ts";
import type { EarlierDream } from "./input.ts";
import type { SymbolId } from "./lexicon/entries.ts";

/** Images of this dream that earlier ones had too, the most frequent first. */
export const listRecurring = (ids: readonly SymbolId[], earlier: readonly EarlierDream[]): DreamCast["recurring"] =>
  ids
    .flatMap((id) => {
      const dates = earlier
        .filter(({ symbols }) => symbols.includes(id))
        .map(({ date }) => date)
        .sort();
      return dates.length === 0 ? [] : [{ id, times: dates.length + 1, dates }];
    })
    .sort((one, other) => other.times - one.times);
