import type { Talk } from "../talk.ts";

/** Purple Star for a daughter; whose date is it? */
export const talk: Talk = {
  topic: "purpleStar",
  turns: [
    {
      say: "I'm a woman, born 2 Feb 1983 at 10:15 in Singapore. What about my marriage?",
      means: "ask",
      cast: "purpleStar",
      of: { "birth.date": "1983-02-02", "birth.sex": "female" },
    },
    { say: "9 September 2012, 8am", means: "give", kind: "whose" },
    { say: "it's my daughter's", means: "give", cast: "purpleStar", of: { "birth.date": "2012-09-09", "birth.sex": "female" } },
    { say: "will she do well in her exams?", means: "ask", kind: "answer", hears: /exam|school|test|she|her/i },
    { say: "now back to me: when will money be easier", means: "ask", cast: "purpleStar", of: { "birth.date": "1983-02-02" } },
    { say: "what does the life palace mean", means: "explain", hears: /life|palace/i },
    { say: "I don't believe a word", means: "doubt" },
    { say: "ok", means: "assent" },
  ],
};
