import { renderToString } from "react-dom/server";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { htmlLang } from "../../kernel/locale-rule.ts";
import type { Draw } from "./draw/create-draw.ts";
import { newDraw } from "./draw/draw-state.ts";
import { LandingPage } from "./LandingPage.tsx";
import type { Islands } from "./readings/islands.ts";
import { renderIslands } from "./readings/render.tsx";
import { dictionaries } from "./use-landing.ts";

/** A draw that nobody has touched. */
const still: Draw = {
  getState: () => newDraw,
  subscribe: () => () => undefined,
  prepare: async () => undefined,
  resume: async () => undefined,
  turn: async () => undefined,
};

/** The font files of the title alone are asked for before the styles are read; all others wait until they are needed. */
const titleFonts: Record<Locale, string[]> = { zh: ["title"], en: ["source-serif-4-latin-wght-normal"] };

/** Made while the module is loaded: what draws a card is fetched as it is met. */
const made: Record<Locale, Islands> = { zh: await renderIslands("zh"), en: await renderIslands("en") };

/** The front page as it stands before any script has run. Used at build time alone. */
export const prerenderLanding = (locale: Locale) => {
  const { title, description } = dictionaries[locale];
  const islands = { locale, islands: made[locale] };
  return {
    lang: htmlLang[locale],
    title,
    description,
    fonts: titleFonts[locale],
    markup: renderToString(<LandingPage locale={locale} draw={still} islands={islands} />),
  };
};
