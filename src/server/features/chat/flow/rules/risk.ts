import type { Risk } from "../../../../../topics/kit/hearing/heard.ts";
import type { FlowState } from "../../tables.ts";
import { takesCarry } from "../../talking/limits/carry.ts";
import { isVerdictRisk } from "../../talking/limits/limits.ts";
import { takesUp } from "../bare.ts";
import type { Rule } from "../rules.ts";
import type { Turn } from "../turn.ts";
import { talk } from "./talk.ts";

const refusedRisks: ReadonlySet<Risk> = new Set(["harm", "stalk", "minor"]);

/** The danger, and for how many answers it has been there. */
export const withRisk = (flow: FlowState, kind: Risk): FlowState => ({
  ...flow,
  risk: { kind, turns: flow.risk?.kind === kind ? flow.risk.turns + 1 : 1 },
});

const wantsCast = ({ heard, command, hasInputs }: Turn): boolean => hasInputs || heard.act === "draw" || heard.act === "craft" || command.isStart;

/** The person wants to look at how it is carried, as was offered. */
const takesOffer = ({ heard, offer, text }: Turn): boolean =>
  (offer?.kind === "carry" || offer?.kind === "craft") && ((heard.act === "assent" && takesUp(text)) || takesCarry(text));

export const riskRules: readonly Rule[] = [
  {
    name: "words of dying, and of being hurt by someone, are met with care and no cast",
    plan: ({ heard: { risk }, text, flow }) => (risk === "self" || risk === "harmed" ? { kind: "care", risk, text, flow: withRisk(flow, risk) } : null),
  },
  {
    name: "no help to hurt, to follow or to touch a child",
    plan: (turn) => (turn.heard.risk && refusedRisks.has(turn.heard.risk) ? talk(turn, "refuse", withRisk(turn.flow, turn.heard.risk)) : null),
  },
  {
    name: "what no cast may answer is said first, and who can; how it is carried is told if it is wanted",
    plan(turn) {
      const { heard, flow, text, data } = turn;
      if (!isVerdictRisk(heard.risk)) return null;
      const next = withRisk(flow, heard.risk);
      const isAsked = heard.act === "ask" || heard.act === "complain" || heard.act === "give";
      if (takesOffer(turn) || !(isAsked || wantsCast(turn))) return null;
      // Dates for a procedure are the clinic's, whoever insists; and an almanac has nothing but dates.
      if (data.target.topic.id === "auspicious") return talk(turn, "limits", { ...next, question: text, offer: { kind: "craft", craft: "tarot" } });
      return wantsCast(turn) ? null : talk(turn, "limits", { ...next, offer: { kind: "carry", question: text } });
    },
  },
];
