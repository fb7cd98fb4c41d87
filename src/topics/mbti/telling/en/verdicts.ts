import type { VerdictKey } from "../part-axes.ts";

/** A part’s answer, after “As an INFJ, ”; without the full stop. */
export const verdicts: Readonly<Record<VerdictKey, string>> = {
  "mind.ST": "you lay out facts, reason, and want proof",
  "mind.SF": "you ask who needs what, then what’s possible",
  "mind.NT": "you see where it’s heading, then test it",
  "mind.NF": "you look at who people may become first",
  "work.SJ": "you do best where the order is clear",
  "work.SP": "you do best with results the same day",
  "work.NJ": "you do best making new things to a date",
  "work.NP": "you do best where questions keep changing",
  "study.SJ": "you learn most surely page by page",
  "study.SP": "you learn fastest by doing it first",
  "study.NJ": "you learn best with the whole map first",
  "study.NP": "you learn longest by following a question",
  "others.ET": "you come close by doing and arguing together",
  "others.EF": "you come close by warmth; ask for your share",
  "others.IT": "you come close by staying; say a bit more",
  "others.IF": "you keep people in mind, and should say it",
  "quarrel.ET": "you argue it out at once, and there it hurts",
  "quarrel.EF": "you want peace at once; give it half a day",
  "quarrel.IT": "you go off to think, and must come back",
  "quarrel.IF": "you swallow it, and there should be a limit",
  "tired.EJ": "you tire from not stopping; book your rest",
  "tired.EP": "you tire from going to all of it; drop one",
  "tired.IJ": "you tire of getting it right with people",
  "tired.IP": "you tire when others fill your days",
  "growth.E": "mind that talk doesn’t outrun your thought",
  "growth.I": "let what you’ve thought out be known",
  "growth.S": "don’t trust only roads you’ve walked",
  "growth.N": "mind the step before you, not the far view",
  "growth.T": "don’t win the point and lose the person",
  "growth.F": "in caring for all, don’t leave yourself out",
  "growth.J": "don’t settle before the later news is in",
  "growth.P": "of so many open things, shut one",
};

/** A sentence on money, by the two axes of work. */
export const spendings = {
  "work.SJ": "you save to the day; spending on you is hard",
  "work.SP": "you buy what’s in sight, so automate saving",
  "work.NJ": "you save for something far off, or not at all",
  "work.NP": "your money runs after ideas; set some aside",
} as const;
