import type { CoreWords } from "../cores.ts";

/** What each core comes to in a clause, by its case. */
export const coreWords: CoreWords = {
  hand: [
    {
      earth: "this is an earth hand: you act first, talk later, and finish what you promised",
      air: "this is an air hand: you’ll move once it’s been explained",
      fire: "this is a fire hand: you run first and look at the map on the way",
      water: "this is a water hand: you feel it at once and understand it two days on",
    },
    {
      straight: "the head line runs level, so you do the sum in your head before anything",
      gentle: "the head line dips a little, so you can argue and you can bend",
      steep: "the head line’s steep, so you go deep and come back slowly",
    },
    {
      close: "the life line’s tight, so your strength wants one place",
      medium: "the life line’s even, so you can walk and you can stop",
      wide: "the life line swings wide, so idleness tires you",
    },
  ],
  love: [
    {
      index: "the heart line goes to the index finger, so you must look up to somebody before you can love them for long",
      between: "the heart line ends between index and middle finger, so you’ve warmth to give and a measure to keep",
      middle: "the heart line ends under the middle finger, so you see to yourself before you can see to two",
      ring: "the heart line ends early, so you fall first and arrange it after",
    },
    {
      straight: "the head line’s level, so after the heart has jumped you still do the sum",
      gentle: "the head line dips, so you’ll finish the other’s sentence kindly",
      steep: "the head line’s steep, so there’s more drama in your head than between the two of you",
    },
    {
      earth: "on an earth hand liking turns into housework",
      air: "on an air hand good talk is what lasts",
      fire: "on a fire hand waiting for the answer is the hard part",
      water: "on a water hand you know before it’s said",
    },
  ],
  mind: [
    {
      "short.straight": "the head line’s level and not long, so learn a piece and use a piece",
      "short.sloping": "the head line’s not long and dips, so pictures stay with you best",
      "long.straight": "the head line’s long and level, so you think of everything and need a push to begin",
      "long.sloping": "the head line’s long and dips, so write while you think or it goes too far",
    },
    { short: "your fingers are short, so take the contents page before the details", long: "your fingers are long, so you see the comma and miss the date" },
    { curved: "the heart line curves, so you sit better with company", straight: "the heart line’s straight, so you learn fastest behind a shut door" },
  ],
  work: [
    {
      wrist: "the fate line rises straight from the wrist, so you know your road",
      life: "the fate line comes out of the life line, so you borrow a roof before you build one",
      moon: "the fate line comes from the heel of the hand, so your bread is among people",
      late: "the fate line starts high, so the real work comes late and stands firm",
      present: "there’s a fate line in the palm, so there’s a main road in your mind",
      none: "there’s no fate line, so you draw the road yourself, stretch by stretch",
      unmarked: "the fate line wasn’t marked, so this side is read from palm and fingers",
    },
    {
      earth: "on an earth hand you last longest at what can be touched",
      air: "on an air hand you live best by talk and pen",
      fire: "a fire hand had best begin things and let others keep them",
      water: "on a water hand the close work with people is yours",
    },
    {
      short: "the head line’s short, so one job at a time is your best",
      medium: "the head line’s middling, so a new department won’t throw you",
      long: "the head line’s long, so the slow hard things come to you",
    },
  ],
  money: [
    {
      straight: "the head line’s level, so the sum is right and only the asking is missing",
      gentle: "the head line dips, so the books are fair with an exception for what you love",
      steep: "the head line’s steep, so you spend by mood",
    },
    { square: "a square palm keeps well and raises its price slowly", long: "a long palm prices by feel, so write it down" },
    {
      index: "the heart line goes to the index finger, so show is your dearest item",
      between: "the heart line ends between two fingers, so treating and saving go halves",
      middle: "the heart line ends under the middle finger, so cross days are dear days",
      ring: "the heart line ends early, so count again what you promised when glad",
    },
  ],
  vigour: [
    {
      close: "the life line’s tight, so go easy on your strength for now",
      medium: "the life line’s even, so there’s strength enough if you don’t owe sleep",
      wide: "the life line’s wide, so moving rests you better than lying down",
    },
    {
      straight: "the head line’s level, so the body stops once the list is written",
      gentle: "the head line dips, so another thought can bring you round",
      steep: "the head line’s steep, so it’s mostly the heart that’s tired",
    },
    {
      earth: "an earth hand doesn’t say it’s tired",
      air: "an air hand tires in head and tongue",
      fire: "a fire hand burns fast and empties fast",
      water: "a water hand spends itself on other people’s moods",
    },
  ],
  sides: [
    {
      made: "this is the hand you use, so it tells what you’ve made of yourself",
      given: "this is the hand you don’t use, so it tells what you came with",
      unknown: "I don’t know which hand you use, so given and made aren’t split yet",
    },
    {
      high: "the marks are clean, so the figures can be trusted",
      fair: "a point or two is in doubt, so trust the large things and go easy on the small",
      low: "there’s too much doubt, so set the points right before you believe it",
    },
    {
      measured: "every length and slope is measured from your points: the figures are real, the meanings are the palmists’",
      typed: "this goes by what you wrote, nothing has been measured",
    },
  ],
};
/** Where a shape gets stuck, and what to do there. */
export const stuck = {
  earth: { at: "an earth hand gets stuck at a change of course", way: "one altered step upsets the lot, so try the smallest step first" },
  air: { at: "an air hand gets stuck once the thing has been explained", way: "on the day you explain it, set a day to hand it in" },
  fire: { at: "a fire hand gets stuck in the third week", way: "it’s no longer new and nobody keeps the books, so find the bookkeeper on the first day" },
  water: { at: "a water hand gets stuck on other people’s faces", way: "before you agree, ask yourself if you want to" },
} as const;

/** Why this hand quarrels, by the curve of the heart line and the fall of the head line, and the way out. */
export const quarrels: Readonly<Record<`${"curved" | "straight"}.${"straight" | "gentle" | "steep"}`, { why: string; way: string }>> = {
  "curved.straight": {
    why: "your heart line curves and your head line’s level, so the heat comes first and the argument after",
    way: "wait ten minutes, until the argument has caught up",
  },
  "curved.gentle": {
    why: "your heart line curves and your head line dips, so you’re helping the other one down before you’ve said your own piece",
    way: "say your own piece to the end, then give way",
  },
  "curved.steep": {
    why: "your heart line curves and your head line’s steep, so you make a whole play out of one remark",
    way: "ask “is that what you meant?” before you answer",
  },
  "straight.straight": {
    why: "both lines run level, so you argue without looking at the face, and it sounds like a verdict",
    way: "say what you care about first, and then who’s right",
  },
  "straight.gentle": {
    why: "your heart line’s level and your head line dips, so you say nothing and have already withdrawn",
    way: "say it the same day and don’t let it lie overnight",
  },
  "straight.steep": {
    why: "your heart line’s level and your head line’s steep, so you’re silent in the room and fight eight rounds at night",
    way: "write down the night’s best sentence and say it by daylight",
  },
};
