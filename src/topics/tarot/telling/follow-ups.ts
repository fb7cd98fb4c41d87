import { toPolarity } from "../../kit/question/polarity.ts";
import type { Theme } from "../../kit/question/question.ts";
import { themes } from "../../kit/question/question.ts";
import { toChosen } from "./choice.ts";
import type { Ledger } from "./ledger.ts";
import { slotsOf } from "./ledger.ts";
import type { View } from "./view.ts";
import { cardIn } from "./view.ts";

/** The field of life that lies nearest to the question's. */
const nextTheme: Record<Theme, Theme> = { love: "inner", work: "money", money: "work", inner: "love" };

/** Three further questions this cast can answer: one on a card, one on what was left aside, one on another side of the matter. `turn` shifts the choice. */
export const toFollowUps = (view: View, ledger: Ledger, turn: number): string[] => {
  const ways = view.language.phrases.followUps;
  const { question } = view;
  const chosen = toChosen(question, view.lean);
  const card = cardIn(view, ...((["obstacle", "outcome", "root"] as const).slice(turn % 3)), "outcome");
  const theme = question.theme ? nextTheme[question.theme] : themes[(view.salt + turn) % themes.length]!;
  const byCard = ledger.say(ways.card, slotsOf(view, card), `follow${turn}`);
  const byWay = chosen
    ? ledger.say(ways.whatIfChoice, { p: chosen.left })
    : question.kind === "yesNo"
      ? ledger.say(ways.whatIf[toPolarity(question.text, question.locale)])
      : question.kind === "why"
        ? ledger.say(ways.how)
        : ledger.say(ways.why);
  const byOther = question.theme === "love" || view.cast.spread === "relationship" ? ledger.say(ways.other) : ways.theme[theme];
  const byTime = question.kind === "when" ? ledger.say(ways.how) : ledger.say(ways.when);
  const lists = [
    [byCard, byWay, byOther],
    [byTime, byCard, ways.theme[theme]],
    [byWay, byTime, byCard],
  ];
  return [...new Set(lists[turn % lists.length])];
};
