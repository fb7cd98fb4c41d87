import { isAmongKin } from "../../kit/hearing/among-kin.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import { themes } from "../../kit/hearing/question.ts";
import type { FollowUpRequest, Paragraph, Reading } from "../../kit/reading.ts";
import type { Lines } from "../data/phrases.ts";
import type { TarotCast } from "../engine.ts";
import type { TarotFacts } from "../facts.ts";
import { asksAnotherWay, asksOfDissent, asksOfLoss, asksOfOther, asksOnceMore, asksWhatIf, asksWhich, findNamedCard, findRoleCard } from "./asked.ts";
import { nearThemes, sayClosing, sayPair } from "./card-pieces.ts";
import { listDissenters } from "./dissent.ts";
import { toFollowUps } from "./follow-ups.ts";
import type { Headline } from "./headline.ts";
import { findCounsellor, findOther, isCourt, sayLine, toHeadline, toPortrait } from "./headline.ts";
import type { Language } from "./language.ts";
import type { Ledger } from "./ledger.ts";
import { toLedger } from "./ledger.ts";
import { saySides } from "./single.ts";
import { tellTarot } from "./tell.ts";
import { sayTiming } from "./together.ts";
import type { SeenCard, View } from "./view.ts";
import { cardIn, toView } from "./view.ts";

/** What the answer turns on: its first sentence, and the cards that carry it. */
interface Reply {
  headline: Headline;
  cards: SeenCard[];
}

const sayOn = (view: View, ledger: Ledger, lines: Lines, card: SeenCard): Headline => sayLine(view, ledger, lines, card, {}, `${card.key}${view.variant}`);

/** A follow-up read against the question it follows: "which one?" takes up its two ways. */
const toAsked = (asked: Question, before: Question): Question => {
  if (before.options && !asked.options && asksWhich(asked.text, asked.locale)) return { ...asked, kind: "choice", options: before.options };
  return asksAnotherWay(asked.text, asked.locale) ? { ...asked, kind: "how" } : asked;
};

const sayOther = (view: View, ledger: Ledger, card: SeenCard): Headline => {
  const ways = view.language.phrases.answer;
  if (!isCourt(card)) return sayOn(view, ledger, ways.other, card);
  return sayLine(view, ledger, ways.otherPerson, card, toPortrait(view, card));
};

const toReply = (view: View, ledger: Ledger, theme: Theme | null, turn: number, before: Question): Reply => {
  const { question, language, lean } = view;
  const ways = language.phrases.answer;
  const outcome = cardIn(view, "outcome");
  const obstacle = cardIn(view, "obstacle", "present", "outcome");
  const dissenter = asksOfDissent(question.text, language.locale) ? listDissenters(view)[0] : undefined;
  const counsellor = findCounsellor(view);
  const isPlain = question.kind === "open" || question.kind === "how";
  const named = dissenter ?? findNamedCard(view, question.text) ?? (isPlain && !theme ? findRoleCard(view, question.text) : undefined);
  if (asksWhatIf(question.text, language.locale)) {
    if (asksOfLoss(question.text, language.locale)) return { headline: sayOn(view, ledger, ways.loss, counsellor), cards: [counsellor, outcome] };
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
    const other = findOther(view);
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
      const helper = asksAnotherWay(question.text, language.locale) ? cardIn(view, "root", "present", "outcome") : cardIn(view, "advice", "outcome");
      return { headline: sayOn(view, ledger, ways.first, helper), cards: [helper, obstacle] };
    }
    case "yesNo":
      if ((before.kind !== "yesNo" && before.kind !== "choice") || !asksOnceMore(question.text, language.locale))
        return { headline: toHeadline(view, ledger), cards: [counsellor, outcome] };
      return { headline: { ...sayOn(view, ledger, ways.again[lean.level], counsellor), facts: ["lean", counsellor.factId] }, cards: [counsellor, outcome] };
    default: {
      if (theme) return { headline: sayOn(view, ledger, ways.theme[theme], outcome), cards: [outcome, obstacle] };
      const nearest = view.cards[(view.cards.length - 1 + turn) % view.cards.length]!;
      return { headline: sayOn(view, ledger, ways.open, nearest), cards: [nearest] };
    }
  }
};

/** A passage of this card that has not been told: on the field asked about, else on the nearest. */
const sayUntold = (view: View, ledger: Ledger, card: SeenCard, theme: Theme, turn: number): string => {
  const isFit = (candidate: Theme): boolean => candidate !== "love" || !view.amongKin || !card.isForCouples;
  const order = [theme, ...nearThemes[theme]].filter(isFit);
  const found = order.find((candidate) => !ledger.has(card.text[candidate])) ?? order[1 + (turn % (order.length - 1))]!;
  ledger.take(card.text[found]);
  const intro = found === theme || !ledger.take(`field ${found}`) ? [] : [ledger.say(view.language.phrases.furtherIntro[found], {}, `${card.key}${turn}`)];
  return [...intro, card.text[found]].join(view.language.gap);
};

/** Marks what the first telling said, so that a follow-up says something else. */
const markTold = (request: FollowUpRequest<TarotCast, TarotFacts>, view: View, ledger: Ledger, language: Language): void => {
  const told = tellTarot(request, language)
    .paragraphs.map(({ text }) => text)
    .join("\n");
  for (const { text } of view.cards) {
    for (const passage of [text.core, ...themes.map((theme) => text[theme]), text.act, text.watch]) if (told.includes(passage)) ledger.take(passage);
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
  const { question, turn, variant } = request;
  const asked = toAsked(request.asked, question);
  const theme = asked.theme ?? null;
  const seen = toView({ ...request, question: { ...asked, theme: theme ?? question.theme }, variant: variant + turn }, language);
  const view = { ...seen, amongKin: seen.amongKin || (theme === null && isAmongKin(question)) };
  const ledger = toLedger(view);
  markTold(request, view, ledger, language);
  const { headline, cards } = toReply(view, ledger, theme, turn, question);
  const told = [...new Set(cards)].slice(0, request.tier === "basic" ? 1 : 2);
  const body = told.map((card, at): Paragraph => {
    const pair = at > 0 && card.place === told[0]!.place + 1 ? sayPair(view, ledger, card) : null;
    const facing = ledger.take(card.text.core) ? [card.text.core] : [saySides(view, ledger, card)];
    const opening = at === 0 ? facing : pair ? [pair.text] : [];
    const passage = sayUntold(view, ledger, card, theme ?? question.theme ?? card.ownTheme, turn);
    const closing = told.length === 1 ? [sayClosing(view, ledger, card)] : [];
    return {
      label: card.name,
      part: "body",
      text: [...opening, passage, ...closing].join(language.gap),
      facts: [...new Set([card.factId, ...(at === 0 ? headline.facts : []), ...(pair?.facts ?? [])])],
    };
  });
  const timing = asked.kind === "when" ? sayTiming(view, ledger) : null;
  body[0]!.text = [headline.rest, timing?.text, body[0]!.text].filter(Boolean).join(language.gap);
  return { headline: headline.text, paragraphs: [...body, toPractice(view, ledger, told, turn)], followUps: toFollowUps(view, ledger, turn + 1, asked.text) };
};
