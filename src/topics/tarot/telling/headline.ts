import { toAffirmed } from "../../kit/hearing/affirmed.ts";
import type { Lines } from "../data/phrases.ts";
import type { LeanLevel } from "../lean.ts";
import { asksOfOther } from "./asked.ts";
import { toChosen } from "./choice.ts";
import { toGentle } from "./gentle.ts";
import type { Ledger, Slots } from "./ledger.ts";
import { slotsOf } from "./ledger.ts";
import type { SeenCard, View } from "./view.ts";
import { cardIn } from "./view.ts";

export interface Headline {
  text: string;
  /** What it left out of its card, the name or the words: it opens the first paragraph. */
  rest: string | null;
  facts: string[];
}

export const isCourt = (card: SeenCard): boolean => card.suit !== null && card.number > 10;

/** The span a pip gives; months above ten do not occur, a pip counts 1–10. */
const toSpan = ({ language }: View, card: SeenCard): string => {
  if (card.suit === null) return "";
  const { unit, units } = language.phrases.span[card.suit];
  const count = language.phrases.numbers[card.number] ?? "";
  if (language.locale === "zh") return `${card.number === 2 ? "两" : count}${unit}`;
  return card.number === 1 ? `a ${unit}` : `${count} ${units}`;
};

/** Which of a card's words a way says. */
const findSpent = (way: string | undefined): "essence" | "counsel" | null => (way?.includes("{e}") ? "essence" : way?.includes("{c}") ? "counsel" : null);

/** A line about one card, as full as fits; what it has no room for is the rest. */
export const sayLine = (view: View, ledger: Ledger, lines: Lines, card: SeenCard, more: Slots = {}, salt = ""): Headline => {
  const { headlineSource } = view.language.phrases;
  const slots = { ...slotsOf(view, card), ...more };
  const { text, way } = ledger.sayLine(lines, slots, salt);
  const facts = [card.factId];
  if (way.includes("{brief}")) return { text, rest: ledger.say(headlineSource.portrait, slots), facts };
  const spent = findSpent(way);
  const meant = spent ?? findSpent(lines[0][0]!);
  if (meant) ledger.take(card.text[meant]);
  if (!/\{name\}/i.test(way)) return { text, rest: ledger.say(meant === "counsel" ? headlineSource.named : headlineSource.shown, slots), facts };
  return { text, rest: spent || !meant ? null : ledger.say(headlineSource[meant], slots), facts };
};

const sayWhen = (view: View, ledger: Ledger): Headline => {
  const card = cardIn(view, "outcome");
  const ways = view.language.phrases.headline.when;
  const kind = card.suit === null ? "major" : isCourt(card) ? "court" : card.reversed ? "reversed" : "upright";
  return sayLine(view, ledger, ways[kind], card, { span: toSpan(view, card) });
};

/** Of several court cards the one for the other person speaks, then the one that leads on. */
const findPerson = (view: View): SeenCard | undefined => {
  const courts = view.cards.filter(isCourt);
  return courts.find(({ role }) => role === "other") ?? courts.at(-1);
};

const sayWho = (view: View, ledger: Ledger): Headline => {
  const { who } = view.language.phrases.headline;
  const person = findPerson(view);
  const card = person ?? cardIn(view, "other", "outcome");
  if (!person && card.suit === null) return sayLine(view, ledger, who.major, card);
  return sayLine(view, ledger, person ? who.court : who.noCourt, card, toPortrait(view, card));
};

const sayOf = (view: View, ledger: Ledger, wished: SeenCard, lines: Lines, slots: Slots = {}): Headline =>
  sayLine(view, ledger, lines, toGentle(view, wished), slots);

/** Of a court card its figure, of a pip the manner of its suit; a reversed one is not at their best. */
export const toPortrait = ({ language }: View, card: SeenCard): { brief: string; more: string } => {
  const { portraits } = language.phrases;
  const { brief, more } = portraits.court[card.slug] ?? (card.suit === null ? { brief: card.text.essence, more: "" } : portraits.suit[card.suit]);
  return { brief, more: `${more}${card.reversed && isCourt(card) ? portraits.reversed : ""}` };
};

/**
 * The card whose counsel goes with the answer: what helps, else what is in the way, else where it leads. An answer that holds back
 * takes the first that does not itself press on.
 */
export const findCounsellor = (view: View): SeenCard => {
  const { cards, lean, variant } = view;
  const roles = variant % 2 === 1 ? (["outcome", "obstacle", "advice", "root"] as const) : (["advice", "obstacle", "outcome", "root"] as const);
  const order = roles.flatMap((role) => cards.filter((card) => card.role === role));
  const holdsBack = lean.level === "even" || lean.level === "leanNo" || lean.level === "no";
  return order.find((card) => (holdsBack ? card.lean <= 0 : lean.level !== "yes" || card.lean >= 0)) ?? order[0]!;
};

/** The card for another person: in that place, else a court card, else the one in the way. */
export const findOther = (view: View): SeenCard =>
  view.cards.find(({ role }) => role === "other") ?? view.cards.find(isCourt) ?? cardIn(view, "obstacle", "present", "outcome");

/** From −2 to 2, as they are turned about. */
const levels: readonly LeanLevel[] = ["no", "leanNo", "even", "leanYes", "yes"];

/** The first sentence: it answers the question by its kind, as far as this cast goes. */
export const toHeadline = (view: View, ledger: Ledger): Headline => {
  const { question, lean, variant, cast } = view;
  const ways = view.language.phrases.headline;
  const turned = variant % 2 === 1;
  const counsellor = findCounsellor(view);
  const chosen = toChosen(question, lean);
  if (chosen) {
    const strength = lean.level === "even" ? "even" : lean.level === "yes" || lean.level === "no" ? "clear" : "slight";
    const said = sayOf(view, ledger, counsellor, ways.choice[strength], { o: chosen.chosen, p: chosen.left, nth: chosen.nth });
    return { ...said, facts: ["lean", ...said.facts] };
  }
  switch (question.kind) {
    case "yesNo": {
      const said = sayOf(view, ledger, counsellor, ways.yesNo[question.polarity][levels[toAffirmed(question, levels.indexOf(lean.level) - 2) + 2]!]);
      return { ...said, facts: ["lean", ...said.facts] };
    }
    case "how":
      return sayOf(view, ledger, turned ? cardIn(view, "outcome") : cardIn(view, "advice", "outcome"), ways.how);
    case "why":
      return turned && view.cards.some(({ role }) => role === "root")
        ? sayOf(view, ledger, cardIn(view, "root"), ways.whyRoot)
        : sayOf(view, ledger, cardIn(view, "obstacle", "outcome"), ways.why);
    case "when":
      return sayWhen(view, ledger);
    case "who":
      return sayWho(view, ledger);
    default: {
      if (asksOfOther(question.text, question.locale)) return sayOf(view, ledger, findOther(view), ways.other);
      const said = sayOf(view, ledger, cardIn(view, "outcome"), cast.spread === "one" ? ways.openOne : ways.open[lean.level]);
      return { ...said, facts: ["lean", ...said.facts] };
    }
  }
};
