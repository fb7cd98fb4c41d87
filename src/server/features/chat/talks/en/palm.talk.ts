import type { Talk } from "../talk.ts";

/** A palm by form, half of it. */
export const talk: Talk = {
  topic: "palmistry",
  turns: [
    { say: "read my palm, will I be rich?", means: "ask", form: true },
    { say: "I haven't got a camera", means: "unclear", kind: ["unclear", "ask", "without", "complain"], form: "maybe" },
    { inputs: { palm: "long", fingers: "long", heart: "index", head: "longStraight", life: "wide" }, means: "give", form: "hand" },
    { say: "the left one", means: "give", cast: "palmistry", of: { palm: "long", hand: "left" } },
    { say: "which one is the head line", means: "explain", hears: /head/i },
    { say: "so will I be rich or not", means: "complain", kind: ["answer", "complain"] },
    { say: "what's 17 times 23", means: "play" },
    { say: "how accurate is palmistry", means: "about", kind: ["about", "doubt"] },
  ],
};
