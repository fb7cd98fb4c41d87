import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { toBond, toSign } from "./craft.ts";
import { toCapital } from "./names.ts";
import { toLineCounsel, toName } from "./verse.ts";

const toDissentText = (outline: Outline, facts: readonly ZhouYiFact[]): { text: string; facts: string[] } => {
  const { cast, dissent, lean, sign } = outline;
  const own = getEnglishTelling(cast.primary.number);
  const pull = lean > 0 ? "finds it less easy than that" : lean < 0 ? "finds it less dark than that" : "doesn’t leave it open";
  if (dissent === "second") {
    const index = outline.dissentingText;
    const text = cast.ruling[index]!;
    const hexagram = toHexagramOf(cast, text);
    const name = text.place === "judgment" ? `the judgment of ${toName(hexagram)}` : `${toEnglishPlace(Number(text.place))} of ${toName(hexagram)}`;
    const counsel = text.place === "judgment" ? getEnglishTelling(hexagram.number).counsel : toLineCounsel(hexagram, text.place);
    return { text: `${toCapital(name)} ${pull}. It ranks behind the first, but it has a vote: ${counsel}.`, facts: [`ruling.${index + 1}`] };
  }
  if (dissent === "judgment")
    return {
      text: `Taken whole, ${own.name} ${pull}: it is ${own.essence}, and what it wants is this: ${own.counsel}. The line speaks of today, the hexagram of the whole stretch; if the line seems too quick for you, go at the hexagram’s pace.`,
      facts: ["hexagram.primary"],
    };
  if (dissent === "changed" && cast.changed) {
    const telling = getEnglishTelling(cast.changed.number);
    return {
      text: `The hexagram at the far end ${pull}. Once you’re in ${telling.name}, what counts is something else: ${telling.counsel}. Reckon with that now, and you won’t have to find it out in a hurry.`,
      facts: ["hexagram.changed"],
    };
  }
  if (dissent === "sign" && sign) return { text: toSign(sign), facts: [sign.id] };
  if (dissent === "bond") return { text: toBond(outline, facts), facts: ["bond", "shi", "ying"] };
  if (dissent === "nuclear") {
    const telling = getEnglishTelling(cast.nuclear.number);
    return {
      text: `The nuclear hexagram, made of lines two to five, ${pull}: it is ${telling.name}, ${telling.essence}. It’s only a side witness, but it was inside all along. ${telling.core}`,
      facts: ["hexagram.nuclear"],
    };
  }
  const telling = getEnglishTelling(cast.opposite.number);
  return {
    text: `Turn all six lines over and you get ${telling.name}, ${telling.essence}, the side you didn’t draw. Its advice would be: ${telling.counsel}. ${telling[outline.theme]}`,
    facts: ["hexagram.opposite"],
  };
};

export const toDissent = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph => {
  const said = toDissentText(outline, facts);
  return { label: "Dissent", text: `There’s a dissenting voice. ${said.text}`, facts: said.facts, part: "dissent" };
};
