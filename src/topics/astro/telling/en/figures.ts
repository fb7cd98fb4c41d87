import type { Dignity, MoonPhaseName } from "../../cast-types.ts";
import type { BalanceKey, ByFigure, BySign, PersonalBody } from "../told.ts";

/** T-squares and yods by the body they turn on; grand trines by element, crosses by mode. */
export const figures: ByFigure = {
  tSquare: {
    sun: "all the strain runs into who you are, so you’re never off duty, and the cure is a task big enough to spend it on",
    moon: "two sides of your life pull, and it’s your stomach that pays; a set bedtime does more here than insight",
    mercury: "the strain comes out as talk. You think in a crossfire, and writing it down is what takes the bullets out",
    venus: "love and money are where you feel the pinch, and choosing gets done at the last minute under pressure",
    mars: "the strain wants to be a fight. Give it a spade, a pitch or a hard job before it finds your family",
    jupiter: "you answer pressure by promising more; the way out is one promise fewer",
    saturn: "pressure turns to duty in you, and you carry two people’s share without being asked",
    uranus: "you hold out and hold out, and then in one afternoon you change everything",
    neptune: "under strain you fade: you sleep, dream, or help somebody else with theirs",
    pluto: "it goes underground and comes back as will; few people want to be in the way when it does",
  },
  yod: {
    sun: "you’re pointed, as if by two fingers, at becoming somebody in particular, and you can’t say who told you",
    moon: "you keep being asked to care where it wasn’t your turn",
    mercury: "a message wants out through you, and the everyday half of life never quite fits round it",
    venus: "you love in places that take adjusting, all the time, on both sides",
    mars: "you act on an itch you can’t explain, and it’s right more often than the plan",
    jupiter: "you’re nudged to trust what you’ve no proof for",
    saturn: "a duty picked you out young, and the rest of your life has had to shift round it",
    uranus: "what’s odd about you turns out to be the job",
    neptune: "a longing has its finger on you, and ordinary aims slide off",
    pluto: "you’re called in when it’s too late for the polite people",
  },
  grandTrine: {
    fire: "three fires feed each other: you’re always lit, so courage costs you nothing and patience a great deal",
    earth: "three earth signs hold hands: you’ve a floor wherever you stand, and the risk is never leaving it",
    air: "three airs in a ring: you can talk to anybody about anything, and get round nearly all of it by talking",
    water: "three waters flow in a ring: you know what people feel, and you can live in there without coming out",
  },
  grandCross: {
    cardinal: "four corners push you to start, so you’ve always four things open and peace in none; finish one and the others ease",
    fixed: "four corners dig in. You bear what would break others, and the trick you lack is letting go a little at a time",
    mutable: "four corners keep changing their mind. You can adapt to anything, and it’s the choosing that wears you out",
  },
  kite: "a ring of easy aspects has been given a spine: the talent that came free has one hard point to fly from, and it’s there that it’s worth money",
  mysticRectangle: "two tugs-of-war are held in a frame by friendly lines, so you can look at a quarrel from four sides and get useful work out of it",
};
export const stelliums: BySign = {
  aries: "half your chart wants to go now, and you’ll have to rent your patience from friends",
  taurus: "so much of you is earth and habit that change has to be delivered in small parcels",
  gemini: "you’re a whole newsroom, and the thing to hire is an editor",
  cancer: "so much of you lives at home, or in the past, that the world has to come round to the back door",
  leo: "you can’t do small; give it a stage with a curfew",
  virgo: "you’re a workshop with the lights on all night, and good enough isn’t on the shelf",
  libra: "so much of you waits for the other person that an hour alone counts as training",
  scorpio: "you run deep over a wide area, and light talk is a foreign language you can learn",
  sagittarius: "you’re all horizon; someone has to hold the near end of the rope",
  capricorn: "you’re a mountain with plans; leave one valley in it for nothing in particular",
  aquarius: "you’re a club of one with excellent rules, and warmth is a resolution you have to pass",
  pisces: "you’re more tide than shore, and a timetable, of all things, is what frees you",
};

/** Seven bodies in the four states of the old books. */
export const dignities: Readonly<Record<PersonalBody, Readonly<Record<Dignity, string>>>> = {
  sun: {
    domicile: "it’s on its own throne, so being yourself is the easy part and sharing the stage the hard one",
    exaltation: "it’s a guest of honour, and you’re at your best when first through the door",
    detriment: "it shines for others first, and you’re learning to want something on your own account",
    fall: "it has to ask the other party for its light; you’re fair to a fault, the fault being to yourself",
  },
  moon: {
    domicile: "it’s at home, so you feel accurately, and remember it",
    exaltation: "it’s in the richest soil there is: your calm is real and others sleep better near it",
    detriment: "it has to earn its supper, and you treat a need like an expense claim",
    fall: "it feels things down to the bone; nothing passes over you lightly, and hardly anyone can tell",
  },
  mercury: {
    domicile: "it speaks its own language here, and your mind is the tool you can rely on in any weather",
    exaltation: "it’s both quick and exact, a rare thing, and you could live by the check you run on things",
    detriment: "it thinks large or dreams, and the small facts need a second pair of eyes",
    fall: "it’s under water: you know before you can say, and exams never saw the best of you",
  },
  venus: {
    domicile: "it’s in its own garden; taste and affection come right without effort",
    exaltation: "it’s at its most open, and you love without keeping the receipt",
    detriment: "it’s in a hard country: you love with a clenched fist, or with the engine running, and you mean it",
    fall: "it shows love by correcting; people have to be told it’s a compliment",
  },
  mars: {
    domicile: "it has its own weapons, so you don’t have to shout; you start, or strike, and it’s done",
    exaltation: "it’s under orders and the better for it: strength with a plan, the kind that gets things built",
    detriment: "it has to be polite, or patient, before it may act, so your anger comes out late and sideways",
    fall: "it fights from inside the house, and it’s your own people who see the sharp end",
  },
  jupiter: {
    domicile: "it’s generous by right, and doors have a way of standing open where you walk",
    exaltation: "it’s at the best table in the house: kindness is your luck, in the most practical sense",
    detriment: "it has to live on details, and you grow by what you finish rather than by what you believe",
    fall: "it’s careful with hope; you count the luck before you spend it, and that’s kept you solvent",
  },
  saturn: {
    domicile: "it’s the builder on its own site: limits help you, and time’s on your side in earnest",
    exaltation: "it’s a fair judge here; you can say no and be thanked for it",
    detriment: "it’s stern where one would like to be soft, at home or on the stage, and you’ve been hard on yourself there",
    fall: "it’s slow where one ought to be quick, and each beginning feels like asking for leave",
  },
};

export const retrogrades: Readonly<Partial<Record<PersonalBody, string>>> = {
  mercury: "you think backwards first, from the answer to the question, and edit before you speak. School was often the wrong pace for it",
  venus: "you love in review: you know what you liked once it’s over, and an old flame or an old coat keeps its hold on you",
  mars: "you turn the push inwards before it goes out. You start slowly, simmer, and come back to a fight others thought was closed",
};

export const phases: Readonly<Record<MoonPhaseName, string>> = {
  new: "you act before you can see it clearly, on a hunch, and the view comes later",
  waxingCrescent: "you’re always pulling free of something, a family way or an old job, and the first third is the hard third",
  firstQuarter: "you’re a builder in a crisis, and you clear the ground by making people decide",
  waxingGibbous: "you want it better before you show it, and you’re forever one draft short",
  full: "you see both ends at once, and you need another person across from you to be sure of either",
  waningGibbous: "you’ve something to pass on, and you’re not content until somebody has understood it",
  lastQuarter: "you take down what no longer stands, and you’re out of step with your own age by a few years, ahead",
  waningCrescent: "you finish things, other people’s too, and a part of you is already in the next chapter, where it’s quiet",
};

/** Five or more of ten; none or one of ten for an element. */
export const balances: Readonly<Record<BalanceKey, string>> = {
  "most.fire": "you warm up a room and burn through a weekend, and rest is something others have to order",
  "most.earth": "you trust what you can weigh, and an idea has to come with a handle",
  "most.air": "you live in the head and in company, and your body has to send telegrams",
  "most.water": "you feel first and find the reason on the way home",
  "least.fire": "you wait for a spark from outside, so keep two or three people near who always have matches",
  "least.earth": "the practical end drifts: keys, forms, supper. A fixed hook by the door is worth a year of good intentions",
  "least.air": "you’re in a thing or out of it, and standing back to look at it takes a friend who asks the cool question",
  "least.water": "you’re told you’re cold when you’re only quick; say what you feel, even badly, even late",
  "most.cardinal": "you start things, and the drawers are full of first chapters",
  "most.fixed": "you hold, and what you’ve once begun to love or resent is there for the decade",
  "most.mutable": "you bend, and people seldom learn what you’d have picked yourself",
  "least.cardinal": "you’re better at the second day than the first; let someone else ring the bell",
  "least.fixed": "you let go easily, and staying put is a skill you’ve had to learn with a clock",
  "least.mutable": "you change course like a ship, so tell people before you turn",
};

export const hemispheres: Readonly<Record<"above" | "below" | "east" | "west", string>> = {
  above: "your life happens in public, and you find out how you feel from what you’ve done",
  below: "you live inwards: family, skill and thought come first, and the stage can wait until you’re ready",
  east: "the first move is yours. You make your own occasions, and waiting for an invitation ages you",
  west: "the first move is mostly someone else’s, and your art lies in how you answer",
};

/** Four or more of ten in one house. */
export const crowdedHouses: readonly string[] = [
  "so your life is much about you, which is no sin: you are the work",
  "so what you own, earn and are worth takes up more of the week than you’d tell a stranger",
  "so words, errands and siblings crowd the calendar, and silence is a holiday",
  "so most of what matters to you happens indoors, with people who share your nose",
  "so you’re here to make things, children, songs, trouble, and duty gets the rest",
  "so work is where it all comes together, and where you get ill if it doesn’t",
  "so you live in the plural, and being alone is the thing to practise",
  "so you’ve an appointment with the deep end: money shared, trust, endings",
  "so you’re always half abroad, in a book or on a train",
  "so you’re a public person, even if the public is one street",
  "so you belong to several groups and none of them has all of you",
  "so half your life has no witness, and it’s the half that feeds the other",
];
