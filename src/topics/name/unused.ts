import type { Locale } from "../../shared/i18n/locale.ts";
import type { Unused } from "../kit/topic.ts";
import { nameCharacters } from "./characters.ts";
import { hearCharacters } from "./hear-characters.ts";
import type { NameInput } from "./input.ts";
import { toWishScore } from "./wish.ts";

const colours =
  /((?:[红橙黄绿青蓝紫粉白黑灰棕金银]|粉红|大红)色|颜色)|\b(red|orange|yellow|green|blue|purple|pink|white|black|grey|gray|brown)\b|\b(colou?rs?)\b/i;

/** Under this a wish reaches no character. */
const plainScore = 40;

/** What names are not made from, and a wish no character answers. */
export const listUnused = (text: string, { suggest, surname, meaning }: Partial<NameInput>, locale: Locale): Unused[] => {
  if (suggest !== true) return [];
  const unused: Unused[] = [];
  const add = (name: string, labels: Record<Locale, string>, value: string, why: Record<Locale, string>): void => {
    unused.push({ name, label: labels[locale], value, why: why[locale] });
  };
  const colour = colours.exec(text)?.[0];
  if (colour)
    add("colour", { zh: "颜色", en: "Colour" }, colour, {
      zh: "起名看字义、笔画和声音，不看颜色",
      en: "names go by meaning, strokes and sound, not by colour",
    });
  const characters = hearCharacters(text, surname);
  if (characters && characters.given === undefined)
    add("characters", { zh: "字数", en: "Length" }, { zh: `${characters.said} 个字`, en: `${characters.said} characters` }[locale], {
      zh: "名字一个字或两个字，再多就没有了",
      en: "a given name has one character or two",
    });
  const isReached = meaning === undefined || meaning === colour || nameCharacters.some((entry) => toWishScore(entry, meaning) > plainScore);
  if (!isReached && text.includes(meaning!))
    add("meaning", { zh: "寓意", en: "Meaning" }, meaning!, { zh: "字库里没有应这个意思的字", en: "none of my characters says that" });
  return unused;
};
