import type { Locale } from "../../../../shared/i18n/locale.ts";

/** The parts of the page that are made when it is built and stay as they are: the browser has none of what makes them. */
export const islandNames = ["readings", "tongues"] as const;
export type IslandName = (typeof islandNames)[number];
export type Islands = Record<IslandName, string>;

const pages: Record<Locale, string> = { zh: "/index.html", en: "/index.en.html" };

/** What a served page holds of them; null for one that was not prerendered. */
export const readIslands = (page: ParentNode): Islands | null => {
  const found = islandNames.map((name) => [name, page.querySelector(`[data-island="${name}"]`)?.innerHTML ?? ""] as const);
  return found.every(([, markup]) => markup !== "") ? (Object.fromEntries(found) as Islands) : null;
};

/** The same in another language, out of its own page. @throws what broke the fetch */
export const fetchIslands = async (locale: Locale): Promise<Islands | null> => {
  const answer = await fetch(pages[locale]);
  return answer.ok ? readIslands(new DOMParser().parseFromString(await answer.text(), "text/html")) : null;
};
