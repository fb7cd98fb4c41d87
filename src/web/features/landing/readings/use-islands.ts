import { useEffect, useState } from "react";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { fetchIslands, type Islands } from "./islands.ts";

export interface ServedIslands {
  locale: Locale;
  islands: Islands | null;
}

/** In the language shown once they are there; until then, and where they cannot be had, in the one that was served. */
export const useIslands = (served: ServedIslands, locale: Locale): ServedIslands => {
  const [had, keep] = useState<Partial<Record<Locale, Islands | null>>>({ [served.locale]: served.islands });
  const isLacking = served.islands !== null && !had[locale];
  useEffect(() => {
    if (!isLacking) return;
    let isWanted = true;
    fetchIslands(locale).then(
      (islands) => isWanted && keep((before) => ({ ...before, [locale]: islands })),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale, isLacking]);
  const islands = had[locale];
  return islands ? { locale, islands } : served;
};
