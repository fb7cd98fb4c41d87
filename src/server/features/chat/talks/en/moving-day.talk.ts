import type { Talk } from "../talk.ts";

/** A day to move, at a weekend. */
export const talk: Talk = {
  topic: "auspicious",
  turns: [
    { say: "A good weekend day to move house between March and May next year", means: "ask", cast: "auspicious", of: { weekdays: [6, 7] } },
    { say: "I was born 5 May 1990", means: "give", cast: "auspicious", of: { weekdays: [6, 7] } },
    { say: "why the first one?", means: "explain" },
    { say: "make it June", means: "correct", cast: "auspicious", of: { weekdays: [6, 7] } },
    { say: "what's a clash", means: "explain", hears: /clash/i },
    { say: "my operation is in February, which day is safest", means: "ask", risk: "medical", kind: "limits", hears: /surgeon|doctor|clinic|hospital/i },
    { say: "fine", means: "assent", kind: ["assent", "limits"], risk: "medical" },
    { say: "thanks for your help", means: "thank" },
  ],
};
