import type { CoreWords } from "../cores.ts";

/** The same in so few letters (34 at most; of `sides` 59) that a headline holds it beside its verdict. */
export const coreHeads: CoreWords = {
  hand: [
    {
      earth: "an earth hand acts before it talks",
      air: "an air hand moves once it’s clear",
      fire: "a fire hand runs, then looks",
      water: "a water hand feels first",
    },
    { straight: "a level head line does the sum", gentle: "a dipping head line can bend", steep: "a steep head line goes deep" },
    { close: "a tight life line wants one place", medium: "an even life line can also stop", wide: "a wide life line tires of rest" },
  ],
  love: [
    {
      index: "you must look up to them first",
      between: "you’ve warmth, and a measure to it",
      middle: "you see to yourself first",
      ring: "you fall first, arrange it after",
    },
    { straight: "after the jump you do the sum", gentle: "you meet the other halfway", steep: "most of the drama’s in your head" },
    { earth: "your liking turns into housework", air: "good talk is what lasts", fire: "waiting is the hard part", water: "you know before it’s said" },
  ],
  mind: [
    {
      "short.straight": "learn a piece, use a piece",
      "short.sloping": "pictures stay with you best",
      "long.straight": "you need a push to begin",
      "long.sloping": "write while you think",
    },
    { short: "take the contents page first", long: "you see the comma, miss the date" },
    { curved: "you sit better with company", straight: "you learn best behind a shut door" },
  ],
  work: [
    {
      wrist: "you know your road",
      life: "borrow a roof, then build one",
      moon: "your bread is among people",
      late: "the real work comes late",
      present: "there’s a main road in your mind",
      none: "you draw the road yourself",
      unmarked: "it’s read from palm and fingers",
    },
    {
      earth: "you last at what can be touched",
      air: "you live best by talk and pen",
      fire: "begin it, let others keep it",
      water: "close work with people is yours",
    },
    { short: "one job at a time is your best", medium: "a new place won’t throw you", long: "the slow hard things come to you" },
  ],
  money: [
    { straight: "only the asking is missing", gentle: "you overspend on what you love", steep: "you spend by mood" },
    { square: "a square palm keeps well", long: "a long palm prices by feel" },
    {
      index: "show is your dearest item",
      between: "treating and saving go halves",
      middle: "cross days are dear days",
      ring: "count again what you promised",
    },
  ],
  vigour: [
    { close: "go easy on your strength for now", medium: "there’s enough, if you sleep", wide: "moving rests you best" },
    { straight: "write the list, and the body stops", gentle: "a new thought brings you round", steep: "it’s the heart that’s tired" },
    {
      earth: "you don’t say that you’re tired",
      air: "it’s head and tongue that tire",
      fire: "you burn fast and empty fast",
      water: "other people’s moods wear you out",
    },
  ],
  sides: [
    {
      made: "this is the hand you use: what you’ve made of yourself",
      given: "this is the hand you don’t use: what you came with",
      unknown: "which hand you use isn’t known, so nothing is split yet",
    },
    {
      high: "the marks are clean, so the figures can be trusted",
      fair: "a point or two is in doubt: trust the large things",
      low: "there’s too much doubt: set the points right first",
    },
    { measured: "the figures are measured; the meanings are the palmists’", typed: "this goes by what you wrote, nothing has been measured" },
  ],
};

/** How a hand loves, behind “…, and”: by where its heart line ends. */
export const loveTails: Readonly<Record<string, string>> = {
  index: "is slow to love",
  between: "loves in measure",
  middle: "looks after itself",
  ring: "is quick to love",
};
