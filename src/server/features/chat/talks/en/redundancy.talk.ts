import type { Talk } from "../talk.ts";

/** Someone who fears for the job, and is not answered. */
export const talk: Talk = {
  topic: "tarot",
  turns: [
    { say: "Will I be made redundant before Christmas?", means: "ask", cast: "tarot", hears: /redundan|job|laid|work/i },
    { say: "You didn't answer me", means: "complain", kind: ["complain", "answer"] },
    { say: "why do you say that", means: "explain" },
    { say: "I've got two kids and a mortgage, I feel sick", means: "feel", hears: /\?/ },
    { say: "Will I be made redundant before Christmas?", means: "ask", kind: ["answer", "sameAgain"] },
    { say: "Different question: should I move to Leeds with my sister?", means: "ask", cast: "tarot", hears: /Leeds|move|sister/i },
    { say: "what would the I Ching say", means: "craft", cast: "zhouYi", hears: /move|Leeds|sister|house|place|go/i },
    { say: "ok thanks, that helped", means: "thank" },
  ],
};
