import type { Talk } from "../talk.ts";

/** A widower and the Tao Te Ching. */
export const talk: Talk = {
  topic: "TaoTeChing",
  turns: [
    { say: "How do I fill the days now?", means: "ask", cast: "TaoTeChing" },
    { say: "my wife died in March", means: "feel", hears: /\?/, never: /ask her|tell her|talk to your wife/i },
    { say: "what does this chapter mean by the valley", means: "explain" },
    { say: "another one", means: "draw", cast: "TaoTeChing" },
    { say: "should I sell the house?", means: "ask", kind: "answer" },
    { say: "that's not what I asked", means: "complain" },
    { say: "in plain words please", means: "restyle" },
    { say: "thank you kindly", means: "thank" },
  ],
};
