import type { Theme } from "../../kit/question/question.ts";
import { themes } from "../../kit/question/question.ts";
import type { FollowUpRequest, Paragraph, Reading } from "../../kit/reading.ts";
import type { TarotCast } from "../engine.ts";
import type { TarotFacts } from "../facts.ts";
import { asksOfOther, asksWhatIf, findNamedCard, findRoleCard } from "./asked.ts";
import { sayPair } from "./card-pieces.ts";
import { toFollowUps } from "./follow-ups.ts";
import type { Headline } from "./headline.ts";
import { findCounsellor, isCourt, toHeadline, toPortrait } from "./headline.ts";
import type { Language } from "./language.ts";
import type { Ledger } from "./ledger.ts";
import { slotsOf, toLedger } from "./ledger.ts";
import { sayCraft, saySides } from "./single.ts";
import { tellTarot } from "./tell.ts";
import { sayTiming } from "./together.ts";
import type { SeenCard, View } from "./view.ts";
import { cardIn, toView } from "./view.ts";

/** What the answer turns on: its first sentence, and the cards that carry it. */
interface Reply {
  headline: Headline;
  cards: SeenCard[];
}

const sayOn = (view: View, ledger: Ledger, ways: readonly string[], card: SeenCard): Headline => ({
  text: ledger.say(ways, slotsOf(view, card), `${card.key}${view.variant}`),
  facts: [card.factId],
});

/** The field a card is told in beside the one asked about: the nearest first, changing with the turn. */
const nearThemes: Record<Theme, [Theme, Theme, Theme]> = {
  love: ["inner", "work", "money"],
  work: ["inner", "money", "love"],
  money: ["work", "inner", "love"],
  inner: ["love", "work", "money"],
};

const sayOther = (view: View, ledger: Ledger, card: SeenCard): Headline => {
  const ways = view.language.phrases.answer;
  if (!isCourt(card)) return sayOn(view, ledger, ways.other, card);
  return { text: ledger.say(ways.otherPerson, { portrait: toPortrait(view, card) }), facts: [card.factId] };
};

const toReply = (view: View, ledger: Ledger, theme: Theme | null, turn: number): Reply => {
  const { question, language, lean } = view;
  const ways = language.phrases.answer;
  const outcome = cardIn(view, "outcome");
  const obstacle = cardIn(view, "obstacle", "present", "outcome");
  const counsellor = findCounsellor(view);
  const isPlain = question.kind === "open" || question.kind === "how";
  const named = findNamedCard(view, question.text) ?? (isPlain && !theme ? findRoleCard(view, question.text) : undefined);
  if (asksWhatIf(question.text, language.locale)) {
    const holdsBack = lean.level === "no" || lean.level === "leanNo";
    const brightest = view.cards.reduce((best, card) => (card.lean > best.lean ? card : best));
    const turning = holdsBack ? counsellor : brightest;
    return { headline: { ...sayOn(view, ledger, ways.whatIf[lean.level], turning), facts: ["lean", turning.factId] }, cards: [turning, outcome] };
  }
  if (named && question.kind !== "when") {
    const asksHow = question.kind === "how";
    return { headline: sayOn(view, ledger, asksHow ? ways.first : ways.card, named), cards: [named] };
  }
  if (isPlain && asksOfOther(question.text, language.locale)) {
    const other = view.cards.find(({ role }) => role === "other") ?? view.cards.find(isCourt) ?? obstacle;
    return { headline: sayOther(view, ledger, other), cards: [other, outcome] };
  }
  switch (question.kind) {
    case "when":
    case "who":
    case "choice":
      return { headline: toHeadline(view, ledger), cards: [outcome] };
    case "why":
      return { headline: toHeadline(view, ledger), cards: [cardIn(view, "root", "obstacle", "outcome"), obstacle] };
    case "how": {
      const helper = cardIn(view, "advice", "outcome");
      return { headline: sayOn(view, ledger, ways.first, helper), cards: [helper, obstacle] };
    }
    case "yesNo":
      return { headline: { ...sayOn(view, ledger, ways.again[lean.level], counsellor), facts: ["lean", counsellor.factId] }, cards: [counsellor, outcome] };
    default: {
      if (theme) return { headline: sayOn(view, ledger, ways.theme[theme], outcome), cards: [outcome, obstacle] };
      const nearest = view.cards[(view.cards.length - 1 + turn) % view.cards.length]!;
      return { headline: sayOn(view, ledger, ways.open, nearest), cards: [nearest] };
    }
  }
};

/** A passage of this card that has not been told: on the field asked about, else on a near one that changes with each turn. */
const sayUntold = (view: View, ledger: Ledger, card: SeenCard, theme: Theme, turn: number): string => {
  const [near, far, farther] = nearThemes[theme];
  const order = turn % 2 === 0 ? [theme, near, far, farther] : [theme, far, near, farther];
  const found = order.find((candidate) => !ledger.has(card.text[candidate])) ?? order[1 + (turn % 3)]!;
  ledger.take(card.text[found]);
  const intro = found === theme ? [] : [ledger.say(view.language.phrases.furtherIntro[found], {}, `${card.key}${turn}`)];
  return [...intro, card.text[found]].join(view.language.gap);
};

/** Marks what the first telling said, so that a follow-up says something else. */
const markTold = (request: FollowUpRequest<TarotCast, TarotFacts>, view: View, ledger: Ledger, language: Language): void => {
  const told = tellTarot(request, language)
    .paragraphs.map(({ text }) => text)
    .join("\n");
  for (const { text } of view.cards) {
    for (const passage of [...themes.map((theme) => text[theme]), text.act, text.watch]) if (told.includes(passage)) ledger.take(passage);
  }
};

const toPractice = (view: View, ledger: Ledger, cards: SeenCard[], turn: number): Paragraph => {
  const { phrases, gap } = view.language;
  const order = [...cards, ...view.cards];
  const doing = order.find(({ text }) => !ledger.has(text.act)) ?? order[turn % order.length]!;
  const watching = order.find((card) => card !== doing && !ledger.has(card.text.watch)) ?? doing;
  const parts = [`${ledger.say(phrases.answer.next, {}, `next${turn}`)}${doing.text.act}`, `${ledger.say(phrases.close.watch)}${watching.text.watch}`];
  return { label: phrases.labels.close, part: "close", text: parts.join(gap), facts: [...new Set([doing.factId, watching.factId])] };
};

/** Answers a further question from the same cast, out of what has not been told yet. */
export const answerTarot = (request: FollowUpRequest<TarotCast, TarotFacts>, language: Language): Reading => {
  const { asked, question, turn, variant } = request;
  const theme = asked.theme ?? null;
  const view = toView({ ...request, question: { ...asked, theme: theme ?? question.theme }, variant: variant + turn }, language);
  const ledger = toLedger(view);
  markTold(request, view, ledger, language);
  const { headline, cards } = toReply(view, ledger, theme, turn);
  const told = [...new Set(cards)].slice(0, request.model === "3.5" ? 1 : 2);
  const body = told.map((card, at): Paragraph => {
    const pair = at > 0 ? sayPair(view, ledger, card) : null;
    const facing = [saySides(view, ledger, card), sayCraft(view, card)];
    const ordered = (turn + variant) % 2 === 0 ? facing : facing.reverse();
    const opening = at === 0 ? ordered.slice(0, told.length === 1 ? 2 : 1) : pair ? [pair.text] : [];
    const passage = sayUntold(view, ledger, card, theme ?? question.theme ?? card.ownTheme, turn);
    return {
      label: card.name,
      part: "body",
      text: [...opening, passage].join(language.gap),
      facts: [...new Set([card.factId, ...(at === 0 ? headline.facts : []), ...(pair?.facts ?? [])])],
    };
  });
  const timing = asked.kind === "when" ? sayTiming(view) : null;
  if (timing) body[0]!.text = [timing.text, body[0]!.text].join(language.gap);
  return { headline: headline.text, paragraphs: [...body, toPractice(view, ledger, told, turn)], followUps: toFollowUps(view, ledger, turn + 1, asked.text) };
};
