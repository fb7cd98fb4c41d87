import type { Talk } from "../talk.ts";

/** Half a birth, and no hour. */
export const talk: Talk = {
  topic: "birthday",
  turns: [
    { say: "career reading please. I was born in the summer of 1990", means: "ask", form: "birth" },
    { say: "14 July", means: "give", form: "birth" },
    { say: "I don't know the hour", means: "give", form: "birth" },
    { say: "Manchester, male", means: "give", form: "birth" },
    { say: "Manchester, England", means: "give", cast: "birthday", of: { "birth.date": "1990-07-14", "birth.sex": "male", "birth.timeZone": "Europe/London" } },
    { say: "what is a day master", means: "explain", hears: /day/i },
    { say: "the year is 1992", means: "correct", cast: "birthday", of: { "birth.date": "1992-07-14", "birth.sex": "male" }, hears: /put right/i },
    { say: "cheers", means: "thank" },
  ],
};
