import { toCapital } from "../../../../shared/capital.ts";
import { toLeanOf } from "../../../kit/hexagrams/lean.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { getChineseTelling, getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { toBond, toSign } from "./craft.ts";
import { toPassage } from "./passage.ts";
import { toLineCounsel, toName } from "./verse.ts";

const votes = ["says stop", "says rather not", "says wait", "leans towards yes", "says go"];
const paces = [
  "If the line seems too quick for you, go at the hexagram’s pace.",
  "The line is for this week; keep the hexagram for the month.",
  "Take the line for the next step, and the hexagram for the walk.",
];
const toInfinitive = (counsel: string): string =>
  (/^don’t /.test(counsel) ? counsel.replace(/^don’t /, "not to ") : `to ${counsel}`).replace(/\b(and|or) don’t\b/, "$1 not to");
/** Where each speaks against the rest: the voice, then what it says. */
const openings: Record<Outline["dissent"], readonly [string, string]> = {
  second: ["Not every line agrees.", "The texts don’t speak with one voice."],
  judgment: ["The hexagram and its line don’t pull together.", "The larger text disagrees with the smaller."],
  changed: ["The far end of the road disagrees.", "Where this leads, they see it otherwise."],
  sign: ["One thing in the cast speaks against all this.", "One line holds against the rest."],
  bond: ["Against it stands how the two sides are placed.", "The two seats tell another story."],
  nuclear: ["The inside of the hexagram disagrees.", "There’s a dissenting voice inside."],
  opposite: ["There’s another side to hear, the one you didn’t draw.", "The dissenting voice comes from the opposite."],
};

const toDissentText = (outline: Outline, facts: readonly ZhouYiFact[]): { text: string; facts: string[] } => {
  const { cast, dissent, lean, sign } = outline;
  const own = getEnglishTelling(cast.primary.number);
  const toPull = (other: number): string =>
    lean > 0 ? "takes a cooler view" : lean < 0 ? "takes a kinder view" : `${votes[other + 2]!} where the rest leaves it open`;
  if (dissent === "second") {
    const index = outline.dissentingText;
    const text = cast.ruling[index]!;
    const hexagram = toHexagramOf(cast, text);
    const name = text.place === "judgment" ? `the judgment of ${toName(hexagram)}` : `${toEnglishPlace(Number(text.place))} of ${toName(hexagram)}`;
    const counsel = text.place === "judgment" ? getEnglishTelling(hexagram.number).counsel : toLineCounsel(hexagram, text.place);
    return {
      text: `${toCapital(name)} ${toPull(toLeanOf(cast, text))}. It ranks behind the first, but it has a vote: ${counsel}.`,
      facts: [`ruling.${index + 1}`],
    };
  }
  if (dissent === "judgment")
    return {
      text: `Taken whole, ${own.name} is ${own.essence}; it ${toPull(outline.judgmentLean)}, and asks you ${toInfinitive(own.counsel)}. ${paces[cast.primary.number % paces.length]!}`,
      facts: ["hexagram.primary"],
    };
  if (dissent === "changed" && cast.changed) {
    const telling = getEnglishTelling(cast.changed.number);
    return {
      text: `${telling.name}, which this turns into, ${toPull(toLeanOf(cast, { of: "changed", place: "judgment" }))}. Over there what counts is something else: ${telling.counsel}. Reckon with it now, and you won’t have to find it out in a hurry.`,
      facts: ["hexagram.changed"],
    };
  }
  if (dissent === "sign" && sign) return { text: toSign(sign, outline.matter), facts: [sign.id] };
  if (dissent === "bond") return { text: toBond(outline, facts), facts: ["bond", "shi", "ying"] };
  if (dissent === "nuclear") {
    const telling = getEnglishTelling(cast.nuclear.number);
    return {
      text: `Lines two to five make ${telling.name}, which ${toPull(getChineseTelling(cast.nuclear.number).lean)}. It’s only a side witness, but it was in there all along. ${telling.core}`,
      facts: ["hexagram.nuclear"],
    };
  }
  const telling = getEnglishTelling(cast.opposite.number);
  return {
    text: `Turn all six lines over and you get ${telling.name}, ${telling.essence}. Its advice would be: ${telling.counsel}. ${toPassage(outline, cast.opposite.number, outline.theme)}`,
    facts: ["hexagram.opposite"],
  };
};

export const toDissent = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph => {
  const said = toDissentText(outline, facts);
  return { label: "Dissent", text: `${openings[outline.dissent][outline.cast.primary.number % 2]!} ${said.text}`, facts: said.facts, part: "dissent" };
};
