import type { DignityWords, RetrogradeWords } from "../word-types.ts";

/** Follow the fact and a comma. */
export const dignities: DignityWords = {
  love: {
    domicile: ["so the other one’s at ease and you needn’t hold yourself so straight", "so you’re each as you are, and it suits"],
    exaltation: ["so you see them larger than life; they get tired too", "so somebody treats you as the guest of honour: sit down"],
    detriment: [
      "so they’re off their own ground, and their silence is mostly shyness",
      "so it’s always half a breath short, and another place to meet would change that",
    ],
    fall: ["so they feel small; praise one particular thing", "so this is the low end of it, and no time to compare it with other people’s"],
  },
  career: {
    domicile: ["so this is your own trade, and you can skip the outsiders’ advice", "so the job fits your hands; let them work"],
    exaltation: ["so someone rates you highly, and your own part done well is enough", "so you’re given a high seat: keep two words in ten to yourself"],
    detriment: ["so it’s like working with borrowed tools, slower till you know them", "so the job sits crooked; find one corner you can change"],
    fall: ["so your voice doesn’t carry upstairs; put it in writing", "so the credit goes elsewhere for now, and you keep your own copy"],
  },
  wealth: {
    domicile: ["so the money stays together and you know which bill is right", "so what comes and goes is in your own hand: set next month’s figure"],
    exaltation: ["so your taste is high, and buying less is the answer", "so you’re thought well off; don’t pay to prove it"],
    detriment: ["so you spend unlike yourself, and might ask whom it’s for", "so in and out don’t match; stop one standing payment"],
    fall: ["so you price your hours too low; add the time before you quote", "so you feel poor without being it, and the statement will say so"],
  },
  health: {
    domicile: ["so the body does as it’s told; keep your own clock", "so the ground’s firm and your usual dose is right"],
    exaltation: ["so you’ve more drive than most days, and needn’t use it all at once", "so you’re in fine form, a good time to drop one bad habit"],
    detriment: ["so your beat’s out of step with the room; look after your own mealtimes", "so other people’s ground wears you: go home early"],
    fall: ["so strength is short, and one task less beats one coffee more", "so the slackness is real, and no time for racing anybody"],
  },
};

/** Follow the fact and a comma. */
export const retrogrades: RetrogradeWords = {
  love: {
    mercury: "and an old talk comes up again; this time you’ll hear another layer",
    venus: "and a former fondness walks past the window, to be looked at and not moved back in",
    mars: "and both the chase and the quarrel can wait",
    jupiter: "and the promised day slips, which isn’t a change of heart",
    saturn: "and old rules want renegotiating, the most awkward first",
  },
  career: {
    mercury: "and an old file comes back for mending, so keep a copy before you send",
    venus: "and favours flow back, so repay the one you owe",
    mars: "and pushing doesn’t work, so finish what’s half done",
    jupiter: "and growth can wait while you close the openings you’ve made",
    saturn: "and a former load is yours again, this time with terms",
  },
  wealth: {
    mercury: "and the books want reading backwards; there’s often a charge taken twice",
    venus: "and the big thing needn’t be replaced yet, since the old one mends",
    mars: "and rush buys can wait; ask whether you could borrow",
    jupiter: "and the sum you count on comes late, so plan without it",
    saturn: "and an old bill comes up, no worry if you’ve kept the paper",
  },
  health: {
    mercury: "and the head rewinds at night, so write two lines before bed",
    venus: "and you fancy the old dishes: have one, a smaller bowl",
    mars: "and strength won’t come out, so stroll and stretch",
    jupiter: "and nothing more goes in the diary; catch up on sleep",
    saturn: "and the old complaint is mostly an old habit, so change one",
  },
};
