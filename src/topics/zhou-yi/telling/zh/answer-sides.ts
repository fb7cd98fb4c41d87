import type { Theme } from "../../../kit/hearing/question.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import { type Teller, toParagraph, toVerse } from "../teller.ts";
import { toOtherTheme } from "../untold.ts";
import { toQuote } from "./verse.ts";

const fieldLeads: Record<Theme, string> = { love: "看人：", work: "看事：", money: "看钱：", inner: "看你自己：" };

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
        toVerse(hexagram.name, `${toQuote(hexagram, "judgment")}\n\n${opening}${fieldLeads[field]}${telling[field]}`, [`hexagram.${which}`]),
        toParagraph("做与看", `想照它的路子试试，办一件：${telling.act}留意：${telling.watch}`, [`hexagram.${which}`]),
      ],
    };
  };

export const tellNuclear = tellSide("nuclear", (name, counsel) => `里头藏着${name}，它要你${counsel}。`, "它由中间四爻合成，是还没冒头的那一层。");
export const tellOpposite = tellSide("opposite", (name, counsel) => `反过来是${name}，那条路靠的是${counsel}。`, "六爻全翻过来，就是没走的那条路。");
export const tellReversed: Teller = (outline, facts, turn) =>
  outline.cast.reversed.number === outline.cast.primary.number
    ? tellOpposite(outline, facts, turn)
    : tellSide(
        "reversed",
        (name, counsel) => fittingHeadline("zh", [`换到对面看，它是${name}，那头在意的是${counsel}。`, `对面看是${name}，在意的是${counsel}。`]),
        "同一卦掉个头，就是对面那人看见的样子。",
      )(outline, facts, turn);
