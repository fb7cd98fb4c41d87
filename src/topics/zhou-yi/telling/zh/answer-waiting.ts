import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import type { Outline } from "../outline.ts";
import { type Teller, toParagraph } from "../teller.ts";
import { findUntoldLine } from "../untold.ts";
import { toCounsel } from "./headline.ts";
import { toTelling, toVerseName } from "./verse.ts";

const toTooLong = ({ cast }: Outline): Paragraph => {
  const opposite = getChineseTelling(cast.opposite.number);
  return toParagraph(
    "到头",
    `停得过了头，六爻翻面，成了${cast.opposite.name}，${opposite.essence}。看见这个苗头就别再等：${opposite.watch}到那时补救也有一手：${opposite.act}`,
    ["hexagram.opposite"],
  );
};

const toStaying = ({ cast }: Outline): Paragraph => {
  const place = findUntoldLine(cast, [1]);
  const seat = place === 1 ? "最底下那根爻，说的是还没动身的人。" : "还没轮到的那根爻，替等着的人说了一句。";
  return toParagraph("不动", `${seat}${toVerseName(cast.primary, place)}：${toTelling(cast.primary, place)}`, ["hexagram.primary"]);
};

export const tellWaiting: Teller = (outline) => {
  const { cast, lean } = outline;
  const { counsel } = getChineseTelling(cast.primary.number);
  const headline =
    lean > 0
      ? fittingHeadline("zh", [
          `不动也行，只是白放过一阵顺风：${toCounsel({ cast, variant: 0 })}。`,
          `不动也行，白放过顺风：${toCounsel({ cast, variant: 0 })}。`,
        ])
      : lean < 0
        ? `不动正合这一卦的意思：${counsel}。`
        : `放得起，但别空等：${counsel}。`;
  return { headline, paragraphs: [toStaying(outline), toTooLong(outline)] };
};

/** Asked where it leads, of a cast in which nothing moves. */
export const tellUnmoved: Teller = (outline) => ({
  headline: fittingHeadline("zh", [
    `六爻没动，到头还是眼下这样，像${getChineseTelling(outline.cast.primary.number).essence}。`,
    "六爻一根没动，到头来大致还是眼下这样。",
  ]),
  paragraphs: [toStaying(outline), toTooLong(outline)],
});
