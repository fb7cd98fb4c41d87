import { toCapital } from "../../../../shared/capital.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { ZhouYiCast } from "../../engine.ts";
import type { ZhouYiFact } from "../../facts.ts";
import type { Method } from "../../input.ts";
import { getFact, type Outline } from "../outline.ts";
import { toOption } from "./asked.ts";
import { patternWords, toTrigramScene } from "./craft.ts";
import { toCount } from "./names.ts";
import { toName } from "./verse.ts";

const verbs: Record<Method, string> = { coins: "You threw", yarrow: "The stalks came to", numbers: "Your numbers make", manual: "You threw" };

const toPlaces = (places: readonly number[]): string => (places.length === 1 ? toEnglishPlace(places[0]!) : `lines ${listAnd(places.map(toCount))}`);

/** What the one moving line is doing, by what it is: this is how the reading says what "moving" means. */
const toTurning = ({ movingLines, primary }: ZhouYiCast): string => {
  const place = movingLines[0]!;
  const ways =
    primary.lines[place - 1] === "1"
      ? ["a firm one, is giving way", "whole until now, is breaking", "a strong one, has reached its height and turns"]
      : ["an open one, is closing", "broken until now, is growing whole", "a yielding one, is turning firm"];
  return `${toCapital(toEnglishPlace(place))}, ${ways[primary.number % ways.length]!}`;
};

const toMoves = (cast: ZhouYiCast): string => {
  const { movingLines, primary, changed } = cast;
  const count = movingLines.length;
  if (!changed)
    return primary.number % 2 === 0 ? "No line moves, so its judgment is the whole answer." : "All six lines lie still, and it’s the judgment that answers.";
  const [own, next] = [toName(primary), toName(changed)];
  if (count === 1) return `${toTurning(cast)}; that makes ${next} of it, and the answer is written at that line.`;
  if (count === 2)
    return `${toCapital(toPlaces(movingLines))} are turning into their opposites, which makes ${next} of it; both answer, the upper with more weight.`;
  if (count === 3)
    return `${toCapital(toPlaces(movingLines))} move, half of the whole, and lead to ${next}: the judgment of ${own} tells where you are, that of ${next} where you’re bound.`;
  if (count === 4)
    return `${toCapital(toPlaces(movingLines))} move, so it’s already more ${next} than ${own}; the two lines that held still answer, the lower one first.`;
  if (count === 5) return `All but one line moves, and ${next} is nearly there; the one line that held still answers.`;
  if (cast.ruling[0]?.place === "all")
    return `All six lines move and turn it into ${next}; only the first two hexagrams keep a sentence for that, and it’s the one that answers.`;
  return `All six lines move: the old scene is over, and the judgment of ${next} speaks.`;
};

/** You threw The Well, hexagram 48. Line three, a firm one, is giving way; that makes Water Doubled of it, and the answer is written at that line. */
export const toOpening = (cast: ZhouYiCast): string => `${verbs[cast.method]} ${toName(cast.primary)}, hexagram ${cast.primary.number}. ${toMoves(cast)}`;

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
  if (favour.by === "move")
    return ` Of your two ways, “${toOption(favour.favoured)}” ${favour.isClose ? "comes a shade nearer to" : "is"} what this text asks for.`;
  return ` Each of your ways has a hexagram: “${first}” is ${toName(cast.primary)}, “${last}” is ${favour.second === "changed" && cast.changed ? toName(cast.changed) : `its opposite, ${toName(cast.opposite)}`}.`;
};

/** The cast as one story: what was thrown, which text answers, the scene. */
export const toLead = (outline: Outline, facts: readonly ZhouYiFact[]): { text: string; facts: string[] } => {
  const pattern = facts.find((fact) => fact.key === "pattern");
  const patternText = pattern?.key === "pattern" ? ` ${patternWords[pattern.values.kind]}` : "";
  const scene = ` ${toTrigramScene(facts)}`;
  const opening = toOpening(outline.cast) + toRarity(facts) + toFavourRule(outline);
  const text = outline.variant % 2 === 0 ? opening + scene + patternText : opening + patternText + scene;
  return { text, facts: ["hexagram.primary", "moving", "trigrams", ...(pattern ? ["pattern"] : []), ...(outline.cast.changed ? ["hexagram.changed"] : [])] };
};

export const toShortLead = ({ cast }: Outline, facts: readonly ZhouYiFact[]): string => toOpening(cast) + toRarity(facts);
