import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { type Teller, toParagraph, toVerse } from "../teller.ts";
import { toOtherTheme } from "../untold.ts";
import { themePhrases, toCapital } from "./names.ts";
import { toQuote } from "./verse.ts";

/** Another hexagram of the cast, told by its judgment and by its passage on a field not told yet. */
const tellSide =
  (which: "nuclear" | "opposite" | "reversed", headline: (name: string, counsel: string) => string, opening: string): Teller =>
  ({ cast, theme }, _facts, turn) => {
    const hexagram = cast[which];
    const telling = getEnglishTelling(hexagram.number);
    const field = toOtherTheme(theme, turn);
    return {
      headline: headline(telling.name, telling.counsel),
      paragraphs: [
        toVerse(telling.name, `${toQuote(hexagram, "judgment")}\n\n${opening} ${toCapital(themePhrases[field])}, that means this. ${telling[field]}`, [
          `hexagram.${which}`,
        ]),
        toParagraph("Do, watch", `If you want to try its way: ${telling.act} The sign to look out for: ${telling.watch}`, [`hexagram.${which}`]),
      ],
    };
  };

export const tellNuclear = tellSide(
  "nuclear",
  (name, counsel) => `Inside it is ${name}, and it asks for one thing: ${counsel}.`,
  "The nuclear hexagram is the part that hasn’t shown itself yet.",
);
export const tellOpposite = tellSide(
  "opposite",
  (name, counsel) => `Turned about, it’s ${name}, and that way lives by this: ${counsel}.`,
  "With all six lines turned over you see the road you aren’t on.",
);
export const tellReversed: Teller = (outline, facts, turn) =>
  outline.cast.reversed.number === outline.cast.primary.number
    ? tellOpposite(outline, facts, turn)
    : tellSide(
        "reversed",
        (name, counsel) => `From across the table it’s ${name}: ${counsel}.`,
        "Stand the hexagram on its head and you see what the person opposite sees.",
      )(outline, facts, turn);
