import type { Theme } from "../../kit/hearing/question.ts";
import { themes } from "../../kit/hearing/question.ts";
import { toChosen } from "./choice.ts";
import type { Ledger } from "./ledger.ts";
import { slotsOf } from "./ledger.ts";
import type { View } from "./view.ts";
import { cardIn } from "./view.ts";

/** The field of life that lies nearest to the question's; offered first. */
const nextTheme: Record<Theme, Theme> = { love: "inner", work: "money", money: "work", inner: "love" };

const listThemes = (theme: Theme | null): Theme[] => (theme ? [nextTheme[theme], ...themes].filter((other) => other !== theme) : [...themes]);

const sayOtherWay = (view: View, ledger: Ledger): string => {
  const ways = view.language.phrases.followUps;
  const { question } = view;
  const chosen = toChosen(question, view.lean);
  if (chosen) return ledger.say(ways.whatIfChoice, { p: chosen.left });
  if (question.kind === "yesNo") return ledger.say(ways.whatIf[question.polarity]);
  return ledger.say(question.kind === "why" ? ways.how : ways.why);
};

/** Three further questions this cast can answer, none of them the one just asked; each turn offers others first. */
export const toFollowUps = (view: View, ledger: Ledger, turn: number, asked = ""): string[] => {
  const ways = view.language.phrases.followUps;
  const { question, cast } = view;
  const card = cardIn(view, ...(["obstacle", "outcome", "root"] as const).slice(turn % 3), "outcome");
  const fields = listThemes(question.theme);
  const isOfTwo = question.theme === "love" || cast.spread === "relationship";
  const candidates = [
    ledger.say(card.role === "obstacle" ? ways.card : ways.card.slice(1), slotsOf(view, card), `follow${turn}`),
    sayOtherWay(view, ledger),
    isOfTwo && turn % 2 === 0 ? ledger.say(ways.other) : ways.theme[fields[(question.theme ? turn : view.salt + turn) % fields.length]!],
    ledger.say(question.kind === "when" ? ways.why : ways.when),
    ledger.say(question.kind === "how" ? ways.why : ways.how),
  ];
  const start = (turn * 3) % candidates.length;
  const rotated = [...candidates.slice(start), ...candidates.slice(0, start)];
  return [...new Set(rotated)].filter((candidate) => candidate !== asked).slice(0, 3);
};
