import type { Talk } from "../talk.ts";

/** A girl who answers late. */
export const talk: Talk = {
  topic: "tarot",
  turns: [
    { say: "does the girl from my climbing gym like me or is she just friendly", means: "ask", cast: "tarot", of: { spread: "three" } },
    { say: "third card?", means: "explain", hears: /revers|upright|stands/i },
    { say: "draw one more", means: "draw", cast: "tarot", of: { spread: "one" }, hears: /beside|next to|after/i },
    { say: "what should I text her", means: "draft", hears: /[“"]/ },
    { say: "is this rigged?", means: "doubt", hears: /seal|hash|check|recompute|verif|proof|prove|number|tap/i },
    { say: "lol ok", means: "assent", kind: ["assent", "play", "thank"] },
    { say: "in one sentence please", means: "restyle", never: /\.\s+\S.*\./s },
    { say: "thanks mate", means: "thank" },
  ],
};
