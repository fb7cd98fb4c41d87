import type { Talk } from "../talk.ts";

/** Sticks, a court, and a neighbour. */
export const talk: Talk = {
  topic: "fortune",
  turns: [
    {
      say: "Will I win the custody hearing?",
      means: "ask",
      risk: "legal",
      kind: "limits",
      hears: /lawyer|solicitor|court/i,
      never: /\byou(?:’|')ll win\b|\byou will win\b/i,
    },
    { say: "yes please, tell me how I'm carrying it", means: "assent", risk: "legal", cast: "fortune", never: /win the case|lose the case/i },
    { say: "what does the poem mean", means: "explain", risk: "legal" },
    { say: "I'm scared of losing my boy", means: "feel", risk: "legal", kind: ["feel", "limits"] },
    { say: "another question: will the neighbour ever fix the fence?", means: "ask", cast: "fortune", hears: /neighbou?r|fence|they|he/i },
    { say: "draw another stick", means: "draw", cast: "fortune", hears: /beside|next to|after|stays|larger shape/i },
    { say: "what's the difference between the two", means: "explain", kind: ["explain", "answer"] },
    { say: "alright, thank you", means: "thank" },
  ],
};
