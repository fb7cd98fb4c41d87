import type { Talk } from "../talk.ts";

/** A test, broken off by a sitting chatterbox. */
export const talk: Talk = {
  topic: "mbti",
  turns: [
    { say: "start the short test", means: "draw", kind: "sit" },
    { say: "wait, are my answers private?", means: "about" },
    { say: "is this even scientific", means: "doubt", kind: ["doubt", "about"] },
    { say: "my boss shouted at me today and I'm still shaking", means: "feel", hears: /\?/ },
    { say: "go on", means: "draw", kind: "sit" },
    { say: "what does introvert mean", means: "explain" },
    { say: "hahaha you sound like my nan", means: "play", kind: ["play", "thank", "assent", "feel"] },
    { say: "cheers", means: "thank" },
  ],
};
