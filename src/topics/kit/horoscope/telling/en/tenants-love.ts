import type { TenantWords } from "../word-types.ts";

export const loveTenants: TenantWords["love"] = {
  5: {
    sun: [
      "The Sun in your fifth shows on your face, so whoever you like will know it before you say so",
      "The Sun lights the house of romance; meet somewhere with people and lamps",
    ],
    mercury: [
      "Mercury in your fifth flirts better than it confesses, and a joke that lands brings you half a step nearer",
      "Mercury is at play in the fifth, so keep the messages short and the long one in drafts",
    ],
    venus: [
      "Venus in your fifth likes a game more than a talk: a gallery, a quiz, a walk with ice cream",
      "Venus sits in the house of romance, and the five minutes at the mirror won’t be wasted",
    ],
    mars: [
      "Mars in your fifth falls fast; chase too hard and the other one takes a step back",
      "Mars heats the house of romance, and teasing can tip over, so stop while they’re still laughing",
    ],
    jupiter: [
      "Jupiter in your fifth brings plenty of company; what you’re short of is choosing",
      "Jupiter keeps the house of play open, and you’re at your best with someone who still climbs trees",
    ],
    saturn: [
      "Saturn in your fifth makes you ask leave before you enjoy yourself",
      "Saturn slows the house of romance; slow isn’t cold, so don’t hurry to name what this is",
    ],
  },
  7: {
    sun: [
      "The Sun in your seventh gives the other one the lead part, and your own news comes out through them",
      "The Sun stands in the house of partners, so who matters to you gets introduced by name",
    ],
    mercury: [
      "Mercury in your seventh lets them speak first; wait for the second sentence before you answer",
      "Mercury walks through the house of partners, and old accounts can be talked over, one at a time",
    ],
    venus: [
      "Venus in your seventh means somebody’s giving way to you; say that you’ve noticed",
      "Venus sits down in the house of partners, where making up is easier than being right",
    ],
    mars: [
      "Mars in your seventh has them raising their voice first; drop yours half a tone and there’s no quarrel",
      "Mars storms the house of partners, and two people want the casting vote, so share out which votes",
    ],
    jupiter: [
      "Jupiter in your seventh brings people more generous than you expect; taking a kindness is a way to return it",
      "Jupiter guards the house of partners, and a single person may meet someone through a teacher or an aunt",
    ],
    saturn: [
      "Saturn in your seventh sets a test: who cooks, who pays, written down and settled",
      "Saturn watches the house of partners, where the one you can count on says little and turns up",
    ],
  },
  8: {
    sun: [
      "The Sun in your eighth brings a kept thought to light, so say your own part of it first",
      "The Sun shines into the eighth, where trust counts for more than liking",
    ],
    mercury: [
      "Mercury in your eighth asks the deep ones; ask them late, when the house is quiet",
      "Mercury dives into the eighth: don’t read their phone, a straight question takes a minute",
    ],
    venus: [
      "Venus in your eighth loves without a sound; a hand on the shoulder will do",
      "Venus goes into the eighth, and hearts get tangled with bills, so talk about them on different evenings",
    ],
    mars: [
      "Mars in your eighth runs hot with jealousy; let it cool before it speaks",
      "Mars lies under the eighth, and an old remark gets dug up, so own your half of it",
    ],
    jupiter: [
      "Jupiter in your eighth has someone showing you their cards; keep them close",
      "Jupiter rests in the eighth, where the big talk with someone near goes easier than you feared",
    ],
    saturn: [
      "Saturn in your eighth takes the guard down slowly; to name what you’re afraid of is already progress",
      "Saturn keeps the eighth, and a favour still owed stands between you, so pay it back",
    ],
  },
};
