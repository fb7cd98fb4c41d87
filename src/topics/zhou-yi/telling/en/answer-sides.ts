import { toInline } from "../../../../shared/capital.ts";
import type { Theme } from "../../../kit/hearing/question.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { type Teller, toParagraph, toVerse } from "../teller.ts";
import { toOtherTheme } from "../untold.ts";
import { toFitting } from "./fitting.ts";
import { toQuote } from "./verse.ts";

const fieldLeads: Record<Theme, string> = { love: "Between people:", work: "In what you do:", money: "In money:", inner: "In yourself:" };

/** Another hexagram of the cast, told by its judgment and by its passage on a field not told yet. */
const tellSide =
  (which: "nuclear" | "opposite" | "reversed", lead: readonly [full: string, short: string], opening: string): Teller =>
  ({ cast, theme }, _facts, turn) => {
    const hexagram = cast[which];
    const telling = getEnglishTelling(hexagram.number);
    const field = toOtherTheme(theme, turn);
    return {
      headline: toFitting(`${lead[0]} ${telling.name}, and it asks for this`, telling.counsel, `${lead[1]} ${telling.name}`),
      paragraphs: [
        toVerse(telling.name, `${toQuote(hexagram, "judgment")}\n\n${opening} ${fieldLeads[field]} ${toInline(telling[field])}`, [`hexagram.${which}`]),
        toParagraph("Do, watch", `To try its way for a week, ${telling.act} Look out for this: ${telling.watch}`, [`hexagram.${which}`]),
      ],
    };
  };

export const tellNuclear = tellSide(
  "nuclear",
  ["What’s hidden in it is", "Hidden in it is"],
  "It’s made of lines two to five, the part that hasn’t shown itself yet.",
);
export const tellOpposite = tellSide("opposite", ["The opposite way is", "The opposite is"], "With all six lines turned over you see the road you aren’t on.");
export const tellReversed: Teller = (outline, facts, turn) =>
  outline.cast.reversed.number === outline.cast.primary.number
    ? tellOpposite(outline, facts, turn)
    : tellSide("reversed", ["Seen from the other side it’s", "From there it’s"], "Stand the hexagram on its head and you see what the person opposite sees.")(
        outline,
        facts,
        turn,
      );
