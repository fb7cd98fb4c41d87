import { toPolarity } from "../../kit/question/polarity.ts";
import { toAffirmed } from "./affirmed.ts";
import { asksOfOther } from "./asked.ts";
import { toChosen } from "./choice.ts";
import { toGentle } from "./gentle.ts";
import type { Ledger, Slots } from "./ledger.ts";
import { slotsOf } from "./ledger.ts";
import type { SeenCard, View } from "./view.ts";
import { cardIn } from "./view.ts";

export interface Headline {
  text: string;
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

const sayWhen = (view: View, ledger: Ledger): Headline => {
  const card = cardIn(view, "outcome");
  const ways = view.language.phrases.headline.when;
  const slots = { ...slotsOf(view, card), span: toSpan(view, card) };
  const kind = card.suit === null ? "major" : isCourt(card) ? "court" : card.reversed ? "reversed" : "upright";
  ledger.take(card.text.counsel);
  return { text: ledger.say(ways[kind], slots), facts: [card.factId] };
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
  if (!person && card.suit === null) {
    ledger.take(card.text.essence);
    return { text: ledger.say(who.major, slotsOf(view, card)), facts: [card.factId] };
  }
  return { text: ledger.say(person ? who.court : who.noCourt, { ...slotsOf(view, card), portrait: toPortrait(view, card) }), facts: [card.factId] };
};

const sayOf = (view: View, ledger: Ledger, wished: SeenCard, ways: readonly string[], spent: "essence" | "counsel", slots: Slots = {}): Headline => {
  const card = toGentle(view, wished);
  ledger.take(card.text[spent]);
  return { text: ledger.say(ways, { ...slotsOf(view, card), ...slots }), facts: [card.factId] };
};

/** "a calm person, not at their best": of a court card its figure, of a pip the manner of its suit. */
export const toPortrait = ({ language }: View, card: SeenCard): string => {
  const { portraits } = language.phrases;
  const portrait = portraits.court[card.slug] ?? (card.suit === null ? card.text.essence : portraits.suit[card.suit]);
  return `${portrait}${card.reversed && card.suit !== null ? portraits.reversed : ""}`;
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

/** The first sentence: it answers the question by its kind, as far as this cast goes. */
export const toHeadline = (view: View, ledger: Ledger): Headline => {
  const { question, lean, variant, cast } = view;
  const ways = view.language.phrases.headline;
  const turned = variant % 2 === 1;
  const counsellor = findCounsellor(view);
  const chosen = toChosen(question, lean);
  if (chosen) {
    const strength = lean.level === "even" ? "even" : lean.level === "yes" || lean.level === "no" ? "clear" : "slight";
    const said = sayOf(view, ledger, counsellor, ways.choice[strength], "counsel", { o: chosen.chosen, p: chosen.left });
    return { ...said, facts: ["lean", ...said.facts] };
  }
  switch (question.kind) {
    case "yesNo": {
      const polarity = toPolarity(question.text, question.locale);
      const said = sayOf(
        view,
        ledger,
        counsellor,
        ways.yesNo[polarity][polarity === "should" || polarity === "can" ? lean.level : toAffirmed(question, lean.level)],
        "counsel",
      );
      return { ...said, facts: ["lean", ...said.facts] };
    }
    case "how":
      return sayOf(view, ledger, turned ? cardIn(view, "outcome") : cardIn(view, "advice", "outcome"), ways.how, "counsel");
    case "why":
      return turned && view.cards.some(({ role }) => role === "root")
        ? sayOf(view, ledger, cardIn(view, "root"), ways.whyRoot, "essence")
        : sayOf(view, ledger, cardIn(view, "obstacle", "outcome"), ways.why, "essence");
    case "when":
      return sayWhen(view, ledger);
    case "who":
      return sayWho(view, ledger);
    default: {
      if (asksOfOther(question.text, question.locale)) return sayOf(view, ledger, findOther(view), ways.other, "essence");
      const said = sayOf(view, ledger, cardIn(view, "outcome"), cast.spread === "one" ? ways.openOne : ways.open[lean.level], "essence");
      return { ...said, facts: ["lean", ...said.facts] };
    }
  }
};
