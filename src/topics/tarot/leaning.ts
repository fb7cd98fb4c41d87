import { toAffirmed } from "../kit/hearing/affirmed.ts";
import type { Question } from "../kit/hearing/question.ts";
import { asksLean, defineLeaning, isUnweighed, type Lean, noLeaning, type Side, toChoiceLean, toLean } from "../kit/leaning/leaning.ts";
import type { Element } from "./data/deck.ts";
import { getDeckCard } from "./deck-card.ts";
import type { TarotCast } from "./engine.ts";
import { leanLevels, leanOf, toLean as toTarotLean } from "./lean.ts";
import { getPlace } from "./spreads.ts";
import { asksOfOther } from "./telling/asked.ts";
import { toChosen } from "./telling/choice.ts";

/** As the deck's own fields: wands work, cups love, swords the mind, pentacles money. */
const elementSides: Record<Element, Side> = { fire: "work", water: "people", air: "words", earth: "money" };

const outcomeAt = ({ spread, cards }: TarotCast): number =>
  Math.max(
    0,
    cards.findLastIndex(({ position }) => getPlace(spread, position).role === "outcome"),
  );

/** The card that pulls furthest the way the whole leans; at an even lean the outcome. */
const findHeaviest = (cast: TarotCast, way: number): number => {
  const outcome = outcomeAt(cast);
  if (way === 0) return outcome;
  const pulls = cast.cards.map((card, at) => leanOf(card) * way * (at === outcome ? 2 : 1));
  return pulls.indexOf(Math.max(...pulls));
};

const findLean = (cast: TarotCast, question: Question): Lean | null => {
  if (!asksLean(question) || (question.kind === "open" && (cast.spread === "one" || asksOfOther(question.text, question.locale)))) return null;
  const lean = toTarotLean(cast);
  const level = leanLevels.indexOf(lean.level) - 2;
  const facts = [`card.${findHeaviest(cast, Math.sign(level)) + 1}`, "lean"];
  const chosen = toChosen(question, lean);
  if (chosen) return toChoiceLean(question, level === 0 ? null : chosen.chosen, level, facts);
  return toLean(question.kind === "yesNo" ? toAffirmed(question, level) : level, facts);
};

/** The cards' one sum; the outcome's element is the side it points to. Spans of cards are no calendar. */
export const leaning = defineLeaning<TarotCast, { id: string }>(({ cast, question }) => {
  if (isUnweighed(question)) return noLeaning;
  const outcome = outcomeAt(cast);
  return {
    lean: findLean(cast, question),
    when: null,
    through: { side: elementSides[getDeckCard(cast.cards[outcome]!.id).element], facts: [`card.${outcome + 1}`] },
  };
});
