import type { Talk } from "../talk.ts";

/** A dream of a dog that died. */
export const talk: Talk = {
  topic: "dream",
  turns: [
    { say: "I dreamt our old dog was waiting at the gate, wet from the rain, and I couldn't open it", means: "ask", cast: "dream" },
    { say: "we buried him on Tuesday", means: "feel", hears: /\?/, never: /walk him|feed/i },
    { say: "I keep hearing his paws in the hall", means: "feel" },
    { say: "what does the gate mean", means: "explain", hears: /gate/i },
    { say: "should we get another dog?", means: "ask", kind: "answer" },
    { say: "shorter", means: "restyle" },
    { say: "last night I dreamt I was back at school, sitting an exam naked", means: "ask", cast: "dream" },
    { say: "thank you, truly", means: "thank" },
  ],
};
