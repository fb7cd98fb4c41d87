import type { BySign } from "../told.ts";

/** How one thinks and talks. */
export const mercurySigns: BySign = {
  aries: "you say it before it’s finished, and half the time the first version was right; write the other half down and send it tomorrow",
  taurus: "you learn slowly and for good, and you repeat yourself word for word in an argument because nothing new has been said",
  gemini: "you pick up an accent in a weekend and lose the thread in a minute, and you’re the one who knows who to ring",
  cancer: "you remember the tone long after the words, and what you don’t say at table comes out in the car",
  leo: "you tell it well, with the pauses in the right places, and being corrected halfway through feels like a slap",
  virgo: "you find the wrong figure on page nine, and you can’t send a message without reading it once more",
  libra: "you draft both replies and like the kinder one better, so the plain no goes out a week late",
  scorpio: "you ask one question and wait, and you’ve usually guessed the answer from what was left unsaid",
  sagittarius: "you start from the conclusion and wave at the evidence, which charms a room and maddens an accountant",
  capricorn: "you say it once, in order, with the date on it, and think less of people who need it twice",
  aquarius: "you’re quick with the system and vague with the name, and a clever objection pleases you more than agreement",
  pisces: "you think in pictures and get there without the steps, so explaining it afterwards is the hard part",
};

/** What one likes and how one loves. */
export const venusSigns: BySign = {
  aries: "you like the chase short and the answer plain; you fall fast, you ask first, and a sulk bores you out of love",
  taurus: "you love with hands and habits: the same side of the bed, good bread, a thing kept for twenty years, and you’re in no hurry to begin or to end",
  gemini: "you fall for whoever makes you laugh and text back, and silence kills it sooner than a row would",
  cancer: "you love by looking after, and you want to be asked whether you’ve eaten; it takes you a long time to leave a table where you once belonged",
  leo: "you court in the open, with tickets and flowers, and you want to be chosen out loud and in front of people",
  virgo: "you show it in small services, a mended zip or a train looked up, and you’re shy of the big scene",
  libra: "you’re drawn to manners and a good line of the neck; you bend so gracefully that the other may not know there’s a you",
  scorpio: "you want the whole person, cellar included; flirting’s a waste, and a trust once broken stays in two pieces",
  sagittarius: "you love a companion for the road, and you warm to an accent, a plan and a door left open",
  capricorn: "you take love as a thing to build and to keep up; you show it by turning up, and you’d like a date for the next step",
  aquarius: "you need the friend before the lover, and room to be odd in; being called “mine” too soon makes you check the exits",
  pisces: "you love the whole of someone, plus some of what isn’t there; you forgive early, and wake up late to what you’ve paid for",
};

/** How one goes after things and fights for them. */
export const marsSigns: BySign = {
  aries: "you go at it head first and win by being there before the rest; a long siege isn’t your war",
  taurus: "you’re slow to start and can’t be stopped; you push at the same pace on day ninety, and your rare anger breaks the furniture",
  gemini: "you fight with words and on two fronts, and you work best with three jobs open and a deadline on each",
  cancer: "you fight from behind a wall and for your own; you strike at night, by leaving, or by not cooking",
  leo: "you work hardest where your name’s on the door, and you’d rather lose grandly than win by a form",
  virgo: "you win on detail: the list, the spare part, the second check; your anger goes into criticism, most of it of yourself",
  libra: "you move when somebody else does, and you fight by being fair at people until they give in",
  scorpio: "you say nothing, wait and strike once; you can work in the dark for a year at what others drop in a week",
  sagittarius: "you sprint at big things and leave the last tenth to a friend; your temper’s loud, preachy and gone by supper",
  capricorn: "you work to a plan and save your strength for the steps that count, and you’ll outlast cleverer people",
  aquarius: "you work in bursts on what nobody ordered, and an order is the one thing sure to stop you",
  pisces: "you go round, under and after; you give up the open fight and somehow the thing’s done by the weekend, or never",
};
