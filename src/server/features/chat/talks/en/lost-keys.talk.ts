import type { Talk } from "../talk.ts";

/** Three numbers for lost keys. */
export const talk: Talk = {
  topic: "number",
  turns: [
    { say: "Where are my car keys? 4 7 12", means: "ask", cast: "number", of: { digits: [4, 7, 12] } },
    { say: "near water or not?", means: "ask", kind: "answer" },
    { say: "what do body and use mean", means: "explain", hears: /body|use/i },
    { say: "found them! in my coat", means: "feel", kind: ["feel", "thank", "assent"] },
    { say: "and my sister's ring, will she get it back", means: "ask", kind: ["answer", "tell"], cast: "maybe" },
    { say: "hmm", means: "unclear", kind: ["unclear", "assent"] },
    { say: "how do I know you didn't make this up", means: "doubt" },
    { say: "bye then", means: "bye" },
  ],
};
