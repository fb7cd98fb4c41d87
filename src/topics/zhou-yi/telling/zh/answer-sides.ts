import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import { type Teller, toParagraph, toVerse } from "../teller.ts";
import { toOtherTheme } from "../untold.ts";
import { themeNames } from "./names.ts";
import { toQuote } from "./verse.ts";

/** Another hexagram of the cast, told by its judgment and by its passage on a field not told yet. */
const tellSide =
  (which: "nuclear" | "opposite" | "reversed", headline: (name: string, counsel: string) => string, opening: string): Teller =>
  ({ cast, theme }, _facts, turn) => {
    const hexagram = cast[which];
    const telling = getChineseTelling(hexagram.number);
    const field = toOtherTheme(theme, turn);
    return {
      headline: headline(hexagram.name, telling.counsel),
      paragraphs: [
        toVerse(hexagram.name, `${toQuote(hexagram, "judgment")}\n\n${opening}落到${themeNames[field]}上：${telling[field]}`, [`hexagram.${which}`]),
        toParagraph("做与看", `照它的意思，可以试一件：${telling.act}留意的是：${telling.watch}`, [`hexagram.${which}`]),
      ],
    };
  };

export const tellNuclear = tellSide("nuclear", (name, counsel) => `里头藏的是${name}，它要你：${counsel}。`, "互卦看的是面子底下，还没冒头的那一层。");
export const tellOpposite = tellSide("opposite", (name, counsel) => `反过来是${name}，那条路的要领是：${counsel}。`, "六爻全翻过来，就是没走的那条路。");
export const tellReversed: Teller = (outline, facts, turn) =>
  outline.cast.reversed.number === outline.cast.primary.number
    ? tellOpposite(outline, facts, turn)
    : tellSide("reversed", (name, counsel) => `坐到对面看，它是${name}：${counsel}。`, "同一卦掉个头，就是对面那人看见的样子。")(outline, facts, turn);
