import type { TieTexts } from "../told.ts";

/** Two charts laid over one another; the pair in either direction. */
export const ties: TieTexts = {
  "sun.sun": {
    near: "you’re out for the same thing in the same way, so you understand at once and compete by Thursday",
    soft: "your aims walk at one pace, and neither has to be explained",
    hard: "you want different things for good reasons; it keeps you awake and awake to each other",
  },
  "sun.moon": {
    near: "one’s purpose sits right on the other’s need: the oldest sign of a couple in the books, and it feels like being expected",
    soft: "one of you knows without asking what the other came home for",
    hard: "what one does for a living interrupts what the other needs for supper, and it wants an arrangement, not a winner",
  },
  "sun.mercury": {
    near: "one of you talks and the other hears himself or herself put into words",
    soft: "you explain each other well to third parties",
    hard: "advice is heard as a verdict; ask first if it’s wanted",
  },
  "sun.venus": {
    near: "one of you simply likes how the other is, and says so",
    soft: "there’s liking under the love, which lasts longer",
    hard: "you please each other in the wrong coin, presents for time, time for words",
  },
  "sun.mars": {
    near: "you set each other going, and the line between spur and prod is thin",
    soft: "together you get more done than apart",
    hard: "one acts and the other feels overtaken; give the quarrels a place, a hill or a court",
  },
  "sun.saturn": {
    near: "one steadies the other and can sound like a parent doing it; the bond’s built to last, and to be lightened now and then",
    soft: "with this one a promise holds",
    hard: "one of you feels marked by the other; it makes for a long tie, and praise has to be said aloud",
  },
  "moon.moon": {
    near: "you’re hungry at the same hour and sad at the same songs",
    soft: "you rest well together, which is rarer than passion",
    hard: "you need opposite things when you’re low: one company, the other a shut door. Say which, before it’s late",
  },
  "moon.mercury": {
    near: "one can say what the other feels, sometimes sooner than was asked",
    soft: "you can talk about it, whatever it is",
    hard: "one explains while the other only wanted a hand on the back",
  },
  "moon.venus": {
    near: "there’s sweetness here without effort; you’re kind to each other on bad days",
    soft: "you like to look after one another, and it shows in the kitchen",
    hard: "one’s comfort isn’t to the other’s taste, in sofas or in Sundays",
  },
  "moon.mars": {
    near: "one stirs the other, in bed and in temper, and hurts come quickly",
    soft: "one protects, the other softens, and it works",
    hard: "one presses where the other’s sore; slow the first ten minutes of any quarrel",
  },
  "moon.saturn": {
    near: "one of you is the other’s roof, and sometimes the lid",
    soft: "it’s a tie that gets safer with the years",
    hard: "one feels chilly just when the other feels responsible; warmth has to be put on the list",
  },
  "mercury.mercury": {
    near: "you finish each other’s sentences, not always as intended",
    soft: "you never run out of talk",
    hard: "you mean the same and say it so that it sounds like a fight; repeat back before you answer",
  },
  "mercury.venus": {
    near: "you say nice things to each other and mean them",
    soft: "letters, jokes, small compliments keep this alive",
    hard: "one is witty where the other wanted charm",
  },
  "mercury.mars": {
    near: "you argue well, so agree on when",
    soft: "one has the thought, the other the go",
    hard: "words get sharp fast here; no texting after ten",
  },
  "mercury.saturn": {
    near: "one edits the other; it’s useful, and it stings",
    soft: "you can plan together on paper, and the plan holds",
    hard: "one feels shut up, the other feels unheard",
  },
  "venus.venus": {
    near: "you like the same rooms, food and jokes, so daily life is half settled",
    soft: "your tastes get on, and spending together is a pleasure",
    hard: "you show love in different coins; find out the rate",
  },
  "venus.mars": {
    near: "the pull between you is plain, and other people can see it",
    soft: "wanting and being wanted fit without a struggle",
    hard: "there’s heat here, with a burr in it; it draws you back after every quarrel",
  },
  "venus.saturn": {
    near: "one holds and the other’s held, for years; see that it’s also fun",
    soft: "affection here keeps its appointments",
    hard: "one of you waits for a warmth the other finds hard to show; it’s slow love or none",
  },
  "mars.mars": {
    near: "two engines in one garage: superb on a project, loud at home",
    soft: "you work in step, and even your tempers take turns",
    hard: "you push at the same door from both sides; decide who does what before you start",
  },
  "mars.saturn": {
    near: "one’s go meets the other’s brake; for building something it’s ideal",
    soft: "strength and patience share the load",
    hard: "one is always early and the other always says wait; this is the place to be generous",
  },
  "jupiter.sun": {
    near: "one makes the other feel larger and luckier",
    soft: "you wish each other well, and it helps",
    hard: "you egg each other on past the budget",
  },
  "jupiter.moon": {
    near: "one makes the other feel safe to feel",
    soft: "there’s kindness in the house",
    hard: "promises of comfort outrun the days in the week",
  },
  "jupiter.venus": {
    near: "you’re generous with each other, and good company for others",
    soft: "you bring each other gifts and good news",
    hard: "too much of a good thing, pleasantly and dearly",
  },
  "ascendant.sun": {
    near: "one walked in and the other knew the face",
    soft: "you look well beside each other",
    hard: "you stand opposite or athwart each other, so the pull’s strong and so is the correction",
  },
  "ascendant.moon": {
    near: "one feels at home in the other’s company at first sight",
    soft: "being near is restful",
    hard: "one’s manner rubs the other’s mood, though neither means it",
  },
  "ascendant.venus": {
    near: "one finds the other lovely, and goes on finding it",
    soft: "manners match, and so do coats",
    hard: "you attract by contrast; it wears if it isn’t tended",
  },
  "ascendant.mars": {
    near: "one’s body wakes the other’s up, for play or for a fight",
    soft: "you make each other move",
    hard: "one comes on too strong for the other’s door",
  },
  "ascendant.saturn": {
    near: "one is serious about the other from the start, and it can feel like an inspection",
    soft: "you look reliable to each other",
    hard: "one feels judged coming in at the door",
  },
};
/** Uranus, Neptune, Pluto of one on the Sun, the Moon or Venus of the other. */
export const deepTies: Readonly<Record<"uranus" | "neptune" | "pluto", string>> = {
  uranus: "one of you keeps the other from going to sleep: it’s exciting, it breaks off, it begins again, and a fixed plan for Sundays won’t hold it",
  neptune: "one of you dreams the other, beautifully; look at the person in daylight once a week",
  pluto: "you don’t leave each other as you were found; there’s depth in it and a pull to own, so keep a door each",
};
/** One’s Sun, Moon, Venus, Mars or Saturn in a house of the other. */
export const overlayHouses: readonly string[] = [
  "right on your doorstep: you see yourself in this person and mind how you look",
  "in your purse and your larder, so money and comfort come up early",
  "in your talk; you’ll message each other more than is sensible",
  "in your home: this one could have a key",
  "in the room where you play, and romance hasn’t far to come",
  "in your working day, so it’s help, habit and whose turn it is",
  "in the chair across from you, where partners sit",
  "in your cellar: trust, desire and joint accounts are the ground here",
  "on your horizon; you’ll travel or study, or be converted",
  "over your front door in public view: this one counts for your standing",
  "among your friends and plans, and friendship is the floor of it",
  "behind your curtain: this person sees what you hide, and sometimes adds to it",
];
/** The other way about: one’s own planet in the other’s house. */
export const theirHouses: readonly string[] = [
  "you’re on their doorstep, and they see themselves in you",
  "you’re a matter of comfort and cost to them, so talk of money early",
  "they’ll want to tell you everything, twice",
  "they could give you a key sooner than you’d think",
  "you’re who they play with",
  "they count on you for the day as it runs, so see that it’s thanked",
  "you sit in the partner’s chair",
  "you touch what they keep locked; go gently",
  "you widen their map",
  "you count for how they’re seen",
  "you’re a friend to them first",
  "you see what they hide",
];
