import { isPastTopic } from "../../../../../topics/kit/past/past-topics.ts";
import { asksPast } from "../asks-past.ts";
import type { Rule } from "../rules.ts";
import { talk } from "./talk.ts";

export const pastRules: readonly Rule[] = [
  {
    name: "the past of the chart that stands is checked first, where that is asked for",
    plan(turn) {
      const { flow, text, hasInputs, data } = turn;
      if (flow.castId === null || hasInputs || !isPastTopic(flow.caster ?? data.target.topic.id) || !asksPast(text)) return null;
      return Object.keys(data.understood).some((name) => name !== "question") ? null : talk(turn, "past");
    },
  },
];
