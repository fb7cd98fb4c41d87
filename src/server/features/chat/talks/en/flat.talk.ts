import type { Talk } from "../talk.ts";

/** A flat, piece by piece, in English. */
export const talk: Talk = {
  topic: "fengshui",
  turns: [
    { say: "I can't sleep in my new flat. Is it the feng shui?", means: "ask", form: "facing" },
    { say: "352 degrees", means: "give", cast: "fengshui", of: { facing: 352 } },
    { say: "built in 1998", means: "give", cast: "fengshui", of: { facing: 352, built: "1998" } },
    { say: "where should the bed go", means: "ask", kind: "answer", hears: /bed|sleep/i },
    { say: "sorry, it's 252 degrees", means: "correct", cast: "fengshui", of: { facing: 252, built: "1998" }, hears: /put right/i },
    { say: "what's a flying star", means: "explain", hears: /star/i },
    { say: "asdfgh", means: "unclear" },
    { say: "thank you", means: "thank" },
  ],
};
