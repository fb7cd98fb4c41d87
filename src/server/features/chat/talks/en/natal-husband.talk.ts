import type { Talk } from "../talk.ts";

/** A natal chart, a husband's, and mine again. */
export const talk: Talk = {
  topic: "astro",
  turns: [
    { say: "Born 12 May 1987, 6:20 am, Leeds. Am I in the right job?", means: "ask", cast: "astro", of: { "birth.date": "1987-05-12", "birth.time": "06:20" } },
    {
      say: "my husband's is 3 Nov 1985, 9pm, York. How is he with money?",
      means: "ask",
      cast: "astro",
      of: { "birth.date": "1985-11-03", "birth.time": "21:00" },
    },
    { say: "and mine?", means: "ask", cast: "astro", of: { "birth.date": "1987-05-12" } },
    { say: "what's a square?", means: "explain", hears: /square|90|right angle/i },
    {
      say: "sorry, the hour was 6:20 in the evening",
      means: "correct",
      cast: "astro",
      of: { "birth.date": "1987-05-12", "birth.time": "18:20" },
      hears: /put right/i,
    },
    { say: "when does it get better at work", means: "ask", kind: "answer" },
    { say: "do you keep my data?", means: "about", hears: /delete|keep|stored|yours/i },
    { say: "good night", means: "bye" },
  ],
};
