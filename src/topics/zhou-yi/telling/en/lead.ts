import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import type { ZhouYiCast } from "../../engine.ts";
import type { ZhouYiFact } from "../../facts.ts";
import type { Method } from "../../input.ts";
import { getFact, type Outline } from "../outline.ts";
import { toOption } from "./asked.ts";
import { patternWords, toTrigramScene } from "./craft.ts";
import { toCount } from "./names.ts";
import { toName } from "./verse.ts";

const verbs: Record<Method, string> = { coins: "You threw", yarrow: "The stalks came to", numbers: "Your numbers make", manual: "You threw" };

const toList = (names: readonly string[]): string => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
const toPlaces = (places: readonly number[]): string => (places.length === 1 ? toEnglishPlace(places[0]!) : `lines ${toList(places.map(toCount))}`);

/** You threw The Well, hexagram 48; line three moves and turns it into Water Doubled. */
export const toOpening = (cast: ZhouYiCast): string => {
  const { movingLines, primary, changed } = cast;
  const opening = `${verbs[cast.method]} ${toName(primary)}, hexagram ${primary.number}`;
  if (!changed) return `${opening}, and no line moves.`;
  if (movingLines.length === 6) return `${opening}; all six lines move and turn it over into ${toName(changed)}.`;
  return `${opening}; ${toPlaces(movingLines)} ${movingLines.length === 1 ? "moves and turns" : "move and turn"} it into ${toName(changed)}.`;
};

const rules: readonly string[] = [
  "With nothing moving, things stay as they are for now, and the judgment says it all.",
  "A moving line is one about to become its opposite; with only one, the whole answer gathers there.",
  "A moving line is one about to become its opposite; with two, both speak, and the upper one weighs more.",
  "Three move and three don’t, so you’re halfway out of the chair: one judgment tells where you are, the other where you’re bound, and they’re read side by side.",
  "With most of it changed, the new hexagram rules: read its two lines that held still, the lower one first.",
  "Only one line held still, so the answer is that line, read in the new hexagram.",
  "Everything changed; the old scene is over, and the new hexagram’s judgment speaks.",
];

const toRule = ({ movingLines, ruling }: ZhouYiCast): string =>
  ruling[0]?.place === "all" ? "Only the first two hexagrams keep a sentence ready for this, and it’s the one that answers." : rules[movingLines.length]!;

/** Said only of what few casts have. */
const toRarity = (facts: readonly ZhouYiFact[]): string => {
  const { percent, count } = getFact(facts, "moving").values;
  if (percent === null || percent > 5) return "";
  if (count === 4) return " So much movement comes three times in a hundred.";
  return count === 5 ? " That comes once in two hundred casts." : " That comes once in four thousand casts.";
};

const toFavourRule = ({ favour, question, cast }: Outline): string => {
  if (!favour || !question.options) return "";
  const [first, last] = question.options.map(toOption);
  if (favour.by === "move") return " Of your two ways one gets up and goes and one stays, and the text says which it’s for.";
  return ` Each of your ways has a hexagram: “${first}” is ${toName(cast.primary)}, “${last}” is ${favour.second === "changed" && cast.changed ? toName(cast.changed) : `its opposite, ${toName(cast.opposite)}`}.`;
};

/** The cast as one story: what was thrown, which text answers, the scene. */
export const toLead = (outline: Outline, facts: readonly ZhouYiFact[]): { text: string; facts: string[] } => {
  const pattern = facts.find((fact) => fact.key === "pattern");
  const patternText = pattern?.key === "pattern" ? ` ${patternWords[pattern.values.kind]}` : "";
  const scene = ` ${toTrigramScene(facts)}`;
  const opening = toOpening(outline.cast) + toRarity(facts);
  const rule = ` ${toRule(outline.cast)}`;
  const choice = toFavourRule(outline);
  const text = outline.variant % 2 === 0 ? opening + rule + choice + scene + patternText : opening + choice + patternText + scene + rule;
  return { text, facts: ["hexagram.primary", "moving", "trigrams", ...(pattern ? ["pattern"] : []), ...(outline.cast.changed ? ["hexagram.changed"] : [])] };
};

export const toShortLead = ({ cast }: Outline, facts: readonly ZhouYiFact[]): string => toOpening(cast) + toRarity(facts);
