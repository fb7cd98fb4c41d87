import type { Locale } from "../../../shared/i18n/locale.ts";
import type { DreamCast } from "../cast-types.ts";

/** What an image is called: by the cast, else as the dreamer called it; "" where an old cast has neither. */
export const toImageName = ({ names, symbols }: Pick<DreamCast, "names" | "symbols">, locale: Locale, id: string): string =>
  names?.[id]?.[locale] ?? symbols.find((symbol) => symbol.id === id)?.spans[0]?.words ?? "";
