import { pickKept } from "../births.ts";
import type { Rule } from "../rules.ts";
import { talk } from "./talk.ts";

export const commandRules: readonly Rule[] = [
  {
    name: "another question is asked for, and none is put yet",
    plan: (turn) => {
      const { command, hasInputs, flow, data, topic } = turn;
      if (!command.isOther || command.rest !== "" || hasInputs) return null;
      const { frame: _frame, risk: _risk, ...kept } = flow;
      return talk(turn, "newQuestion", { ...kept, topic, known: pickKept(flow.known, data.target.topic), question: "", castId: null, turn: 0 });
    },
  },
];
