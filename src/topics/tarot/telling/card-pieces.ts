import { toCapital } from "../../../shared/capital.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import type { Ways } from "../data/phrases.ts";
import type { Dignity } from "../dignity.ts";
import type { Ledger, Slots } from "./ledger.ts";
import { slotsOf, spend } from "./ledger.ts";
import type { Piece } from "./piece.ts";
import type { SeenCard, View } from "./view.ts";

/** Which of its two phrases a card closes on in a role, by preference. */
const closingOrder = {
  root: ["essence", "counsel"],
  present: ["essence", "counsel"],
  obstacle: ["counsel", "essence"],
  advice: ["counsel", "essence"],
  other: ["essence", "counsel"],
  outcome: ["essence", "counsel"],
} as const;

export const sayLeadIn = (view: View, ledger: Ledger, card: SeenCard): string => {
  const { leadIn, leadInAt } = view.language.phrases;
  const ways = (leadInAt[card.key] ?? leadIn[card.role])[card.reversed ? "reversed" : "upright"];
  return ledger.say(ways, slotsOf(view, card), card.key);
};

/** The field nearest to one asked about comes first. */
export const nearThemes: Record<Theme, [Theme, Theme, Theme]> = {
  love: ["inner", "work", "money"],
  work: ["inner", "money", "love"],
  money: ["work", "inner", "love"],
  inner: ["love", "work", "money"],
};

/** The field a card is told in: the question's, else its own; among family and friends never a couple's. */
export const themeOf = (view: View, card: SeenCard): Theme => {
  const theme = view.question.theme ?? card.ownTheme;
  return theme === "love" && view.amongKin && card.isForCouples ? "inner" : theme;
};

/** The role's last word on a card: with its essence or counsel where one is unspent, else without. */
export const sayClosing = (view: View, ledger: Ledger, card: SeenCard): string => {
  const { closing, closingAt } = view.language.phrases;
  const wished = card.role === "advice" && card.lean < 0 ? (["counsel"] as const) : closingOrder[card.role];
  const kind = spend(ledger, card, ...wished);
  const ways = kind ? (closingAt[card.key]?.[kind] ?? closing[card.role][kind]) : closing[card.role].bare;
  return ledger.say(ways, slotsOf(view, card), card.key);
};

export const sayBrief = (view: View, ledger: Ledger, card: SeenCard): string => {
  const { brief, briefAt } = view.language.phrases;
  // What an advising card counsels may stand in the headline.
  const role = ledger.take(card.text.counsel) || card.role !== "advice" ? card.role : "present";
  const ways = (briefAt[card.key] ?? brief[role])[card.reversed ? "reversed" : "upright"];
  ledger.take(card.text.essence);
  return ledger.say(ways, slotsOf(view, card), card.key);
};

/** The passage on the question's field of life; where the question names none, on the card's own, said to be so the first time. */
export const sayTheme = (view: View, ledger: Ledger, card: SeenCard): string => {
  const theme = themeOf(view, card);
  const passage = card.text[theme];
  ledger.take(passage);
  if (view.question.theme || !ledger.take(`field ${theme}`)) return passage;
  return [ledger.say(view.language.phrases.themeIntro[theme], {}, card.key), passage].join(view.language.gap);
};

/** A passage on a field not yet told of this card, with the words that lead to it. */
export const sayFurtherTheme = (view: View, ledger: Ledger, card: SeenCard, intro: Record<Theme, Ways>): string | null => {
  const asked = themeOf(view, card);
  const theme = [asked, ...nearThemes[asked]].find(
    (candidate) => !ledger.has(card.text[candidate]) && !(candidate === "love" && view.amongKin && card.isForCouples),
  );
  if (!theme) return null;
  ledger.take(card.text[theme]);
  if (theme === view.question.theme) return card.text[theme];
  return [ledger.say(intro[theme], {}, card.key), card.text[theme]].join(view.language.gap);
};

/** Where a card and its place pull apart: a good card in the way, a hard one offered as help, an end that differs from the whole. */
const sayBridge = (view: View, ledger: Ledger, card: SeenCard): string | null => {
  const { bridge } = view.language.phrases;
  const total = view.lean.total;
  if (card.role === "obstacle" && card.lean > 0 && !card.reversed) return ledger.say(bridge.goodInTheWay, {}, card.slug);
  if (card.role === "advice" && card.lean < 0 && !card.reversed) return ledger.say(bridge.hardToUse, {}, card.slug);
  if (card.place !== view.cards.length || card.place === 1) return null;
  if (total > 0 && card.lean < 0) return ledger.say(bridge.darkEnd, {}, card.slug);
  return total < 0 && card.lean > 0 ? ledger.say(bridge.brightEnd, {}, card.slug) : null;
};

/** Two neighbours in the order they were drawn, and each by its element, so that a sentence that names the two elements names each card with its own. */
const pairSlots = ({ language: { toInner, toHead } }: View, before: SeenCard, card: SeenCard): Slots => ({
  a: toInner(before.name),
  A: toHead(before.name),
  b: toInner(card.name),
  ...Object.fromEntries(
    [before, card].flatMap(({ element, name }) => [
      [element, toInner(name)],
      [toCapital(element), toHead(name)],
    ]),
  ),
});

/** How this card and the one drawn before it act on each other. */
export const sayPair = (view: View, ledger: Ledger, card: SeenCard): Piece | null => {
  const found = view.cast.dignities.find(({ second }) => second === card.place);
  const before = view.cards[card.place - 2];
  const factId = `dignity.${card.place - 1}-${card.place}`;
  if (!found || !before || !ledger.take(factId)) return null;
  const key = `${found.dignity}:${[before.element, card.element].sort().join("-")}` as `${Dignity}:${string}`;
  const ways = view.language.phrases.pair[key];
  if (!ways || !ledger.take(`elements ${key}`)) return null;
  return { text: ledger.say(ways, pairSlots(view, before, card), factId), facts: [factId] };
};

/** How much of a card a spread has room for. */
export type Detail = "full" | "core" | "theme" | "brief";

export const toCardPieces = (view: View, ledger: Ledger, card: SeenCard, detail: Detail): Piece[] => {
  const facts = [card.factId];
  if (detail === "brief") return [{ text: sayBrief(view, ledger, card), facts }];
  const pieces: Piece[] = [{ text: sayLeadIn(view, ledger, card), facts }];
  if (detail !== "theme") pieces.push({ text: card.text.core, facts });
  const bridge = sayBridge(view, ledger, card);
  if (bridge) pieces.push({ text: bridge, facts: [...facts, ...(card.place === view.cards.length ? ["lean"] : [])], spare: 2 });
  if (detail !== "core") pieces.push({ text: sayTheme(view, ledger, card), facts });
  pieces.push({ text: sayClosing(view, ledger, card), facts, ...(detail === "full" ? {} : { spare: 1 }) });
  return pieces;
};
