import type { Locale } from "../../../shared/i18n/locale.ts";

const listed = (slugs: string): ReadonlySet<string> => new Set(slugs.split(" "));

/** The cards whose passage on love speaks to a couple and no one else, by side: not told to someone who asks about a mother or a friend. */
export const coupleCards: Record<Locale, Record<"upright" | "reversed", ReadonlySet<string>>> = {
  zh: {
    upright: listed(
      "fool magician empress emperor hierophant lovers hermit wheel-of-fortune devil tower star moon sun judgement wands-ace wands-2 wands-3 wands-4 wands-7 wands-8 wands-page wands-knight wands-queen cups-ace cups-2 cups-3 cups-4 cups-7 cups-10 cups-page cups-knight swords-4 swords-5 swords-6 swords-9 swords-10 swords-page swords-knight swords-queen swords-king pentacles-ace pentacles-2 pentacles-9 pentacles-10 pentacles-page pentacles-king",
    ),
    reversed: listed(
      "fool magician high-priestess hierophant lovers wheel-of-fortune hanged-man death devil moon wands-ace wands-2 wands-3 wands-4 wands-9 wands-page wands-knight wands-queen cups-3 cups-4 cups-5 cups-6 cups-7 cups-8 cups-9 cups-knight swords-2 swords-4 swords-6 swords-8 swords-10 swords-queen pentacles-ace pentacles-3 pentacles-9 pentacles-10 pentacles-page",
    ),
  },
  en: {
    upright: listed(
      "fool magician high-priestess empress hierophant lovers chariot strength hermit wheel-of-fortune death temperance devil tower star moon sun world wands-ace wands-2 wands-3 wands-4 wands-5 wands-7 wands-8 wands-page wands-knight wands-queen wands-king cups-ace cups-2 cups-3 cups-7 cups-10 cups-knight cups-queen swords-ace swords-3 swords-4 swords-9 swords-10 swords-page swords-knight pentacles-ace pentacles-4 pentacles-8 pentacles-9 pentacles-10 pentacles-page pentacles-king",
    ),
    reversed: listed(
      "fool magician emperor hierophant lovers wheel-of-fortune hanged-man death devil star sun world wands-ace wands-2 wands-3 wands-4 wands-5 wands-7 wands-8 wands-10 wands-page wands-knight wands-queen wands-king cups-2 cups-3 cups-6 cups-7 cups-8 cups-9 cups-knight swords-6 swords-10 pentacles-ace pentacles-2 pentacles-3 pentacles-7 pentacles-9 pentacles-10 pentacles-page pentacles-queen pentacles-king",
    ),
  },
};
