import type { Talk } from "../talk.ts";

/** A name for a girl, and one's own. */
export const talk: Talk = {
  topic: "name",
  turns: [
    {
      say: "A Chinese name for our daughter: surname 林, two characters, something about light",
      means: "ask",
      cast: "name",
      of: { surname: "林", characters: 2 },
      hears: /林/,
    },
    { say: "what does the second one mean", means: "explain" },
    { say: "I don't like any of these", means: "complain", kind: ["complain", "tell"], cast: "maybe" },
    { say: "and how is 林若水?", means: "ask", cast: "name", hears: /若水|Ruoshui/i },
    { say: "what are the five grids", means: "explain", hears: /grid/i },
    { say: "my mother-in-law hates it and I'm so tired of fighting", means: "feel", hears: /\?/ },
    { say: "who are you anyway", means: "about" },
    { say: "thanks", means: "thank" },
  ],
};
