import type { VerdictKey } from "../part-axes.ts";

/** A part’s answer, after “As an INFJ, ”; without the full stop. */
export const verdicts: Readonly<Record<VerdictKey, string>> = {
  "mind.ST": "you lay out the facts and then reason, and nod to nothing without proof",
  "mind.SF": "you think first of who needs what, then of whether it can be done",
  "mind.NT": "you see where the thing is heading and then test it by reasons",
  "mind.NF": "you see what people will become, then ask if it’s worth it",
  "work.SJ": "you do best in work with a clear order, where a thing done is done",
  "work.SP": "you do best in work on the spot that shows its result the same day",
  "work.NJ": "you do best making something from nothing, with a date on it",
  "work.NP": "you do best where the question keeps changing and you choose the road",
  "study.SJ": "you learn most surely page by page with plenty of exercises",
  "study.SP": "you learn fastest by doing first and grasping as you go",
  "study.NJ": "you learn best with the whole map first and then a schedule",
  "study.NP": "you learn longest by following a question, with someone else minding the pace",
  "others.ET": "you come close by doing and arguing together, and the soft words need adding",
  "others.EF": "you come close by warmth and care, and must ask for your own share",
  "others.IT": "you come close by staying and seeing to things, and could say a bit more",
  "others.IF": "you come close by keeping people in mind, which counts once it’s said",
  "quarrel.ET": "you argue it out there and then, which is quick and which is where it hurts",
  "quarrel.EF": "you want peace at once, and half a day’s wait would make it a real one",
  "quarrel.IT": "you step off to work out who’s right, and must remember to come back and say",
  "quarrel.IF": "you swallow it, and there should be a limit to how often",
  "tired.EJ": "what tires you is not stopping, so rest has to go in the diary",
  "tired.EP": "what tires you is going to everything, and dropping one beats a day in bed",
  "tired.IJ": "what tires you is being with people and getting it all right, so keep an hour nobody knows of",
  "tired.IP": "what tires you is others filling your days, and one empty day puts you right",
  "growth.E": "mind most that your talk doesn’t outrun your thought",
  "growth.I": "mind most that what you’ve thought out also gets known",
  "growth.S": "mind most that you don’t trust only roads you’ve walked",
  "growth.N": "mind most the step before you while you look far off",
  "growth.T": "mind most that you don’t win the point and lose the person",
  "growth.F": "mind most that in caring for all you leave yourself out",
  "growth.J": "mind most that you don’t settle so early that later news can’t get in",
  "growth.P": "mind most that of so many open things one gets shut",
};

/** A sentence on money, by the two axes of work. */
export const spendings = {
  "work.SJ": "you can save on the day and shop by the list, and the hard part is spending anything on yourself",
  "work.SP": "you buy what’s before your eyes, so have the saving done automatically",
  "work.NJ": "you can save for something far off, and without it the money drifts away",
  "work.NP": "your money runs after each new idea, so set a share aside before you look",
} as const;
