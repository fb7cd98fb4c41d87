import type { LandingMessages } from "./messages.zh.ts";

export const messagesEn = {
  title: "Yarrow · Computed first, then told",
  description: "An almanac that answers back: the chart comes first, in plain sight, and every word is drawn from it. No account: tap a card and read.",
  skip: "Skip to the cards",
  home: "Yarrow, front page",
  otherLanguage: "中",
  switchLocale: "切换到中文",
  toDark: "Dark theme",
  toLight: "Light theme",
  needsScript: "JavaScript is off here, so the cards won’t turn; do read on.",

  plate: {
    lines: ["Computed", "first,", "then", "told."],
    notes: ["An almanac that answers back:", "the chart first, in plain sight,", "then words drawn from it."],
  },
  meta: "No sign-up, reading within ten seconds. Entertainment only.",

  fan: "Three cards, face down",
  cards: ["Turn the left card", "Turn the middle card", "Turn the right card"],
  invite: "Hold one matter in mind, and turn a card.",
  question: "Your question",
  questionHint: "Write it, or just think it",
  ask: "Ask",
  how: "See how it’s worked out",

  sealing: "Sealing the deck",
  sealed: "Deck sealed",
  wasSealed: "Sealed before the draw",
  sealFailed: "Not sealed yet; it will be when you tap",
  sealTitle: "SHA-256 of the seed and the draw’s number, settled before you turn a card",
  check: "Check it",

  drawing: "Turning your card",
  reading: "Reading it",
  read: "The opening is ready to read",
  upright: "upright",
  reversed: "reversed",
  readOn: "Read on and ask more",
  talkOn: "Keep talking",
  problems: {
    offline: "The connection dropped before the card turned. Tap it again when you’re back.",
    server: "That card didn’t turn, and the fault is ours. Please tap it again.",
    broken: "The connection dropped midway. Nothing is lost: the rest is waiting in your chat.",
  },

  readings: {
    heading: "Three real readings",
    note: "A chart, three cards, a lot: cast by the engine, in the reader’s own words.",
    of: {
      astro: { asked: "Born 1 May 1990, 13:45, in Shanghai", open: "Cast my chart" },
      tarot: { asked: "Should I change jobs?", open: "Draw three cards" },
      fortune: { asked: "Will tomorrow’s interview go well?", open: "Draw a lot" },
    },
    again: "Do it again yourself",
    againNote: "With Yarrow installed, this line gives the same result on anybody’s machine:",
  },

  steps: {
    heading: "How a reading is worked out",
    note: "Four steps, each laid open, each one you can repeat.",
    numerals: ["1", "2", "3", "4"],
    names: ["Given", "Chart", "Facts", "Reading"],
    given: [
      ["Born", "1 May 1990, 13:45"],
      ["In", "Shanghai, 121.47° E"],
      ["Summer time that year", "one hour back: 12:45"],
      ["True solar time", "12:54, still the Horse hour"],
    ],
    pillars: ["Year", "Month", "Day", "Hour"],
    pillarNames: ["Metal Horse", "Metal Dragon", "Fire Tiger", "Wood Horse"],
    elements: { wood: "Wood", fire: "Fire", earth: "Earth", metal: "Metal", water: "Water" },
    chart: "The same birth gives these eight signs every time. Forget the summer hour and the last pillar comes out wrong.",
    facts: "The day is Fire, born in the Dragon’s month. Horse stands in the year and in the hour; none of the eight signs is Water.",
    told: [
      { text: "You warm to things fast. " },
      { text: "Tiger and Horse keep feeding the fire", why: "fuel" },
      { text: ", so a thought is hardly finished before you act on it. With " },
      { text: "no Water anywhere", why: "water" },
      { text: ", slowing down won’t come by itself; it’s a craft. Sleep on the big answers." },
    ],
    why: {
      none: "Tap an underlined phrase to see the facts it rests on.",
      fuel: "Rests on: Wood in the day’s Tiger, Fire in two Horses. Wood feeds Fire.",
      water: "Rests on: Wood 2, Fire 3, Earth 1, Metal 2, and Water none.",
    },
  },

  topics: {
    heading: "Topics",
    note: "Not sure which? Start with Ask.",
  },

  fair: {
    heading: "How to check a draw",
    note: "Sealed before you turn it; open to anyone after.",
    steps: [
      [
        "Sealed first",
        "Before you touch a card, the server picks a random seed and lays the SHA-256 of it and the draw’s number under the fan. With that on the table, the seed can’t be swapped.",
      ],
      [
        "Your turn",
        "When and where you tap, mixed with random bytes from your browser, is the other half. The card follows from both, so neither side decides alone.",
      ],
      ["Then opened", "Once the card is turned, the seed is yours. Work it through again: the SHA-256 must match, and so must the card."],
    ],
    guess: {
      heading: "A chat model doesn’t draw",
      told: "Ask a chat model for a card and it writes the one that sounds most like an answer. In one test gpt-4o was asked 750 times for one of the 22 Major Arcana: for love, for work, and for a control. Of its cards for love, 99.2% were The Lovers.",
      ours: "No model of ours touches the cards. The seed shuffles and deals; only then does anyone speak. Our tests deal a million spreads, and none of the 78 cards is favoured.",
      caption: "Asked about love, and it’s The Lovers",
      who: { model: "As gpt-4o says it", shuffled: "22 cards, shuffled" },
      share: (percent) => `${percent}%`,
      source: "The first line is from a public test, vocus.cc/article/689ebfcefd8978000151d36c, and isn’t our own; the second is one in 22.",
    },
    none: "Turn a card, and you can check it right here.",
    run: "Check the card you turned",
    running: "Working it through",
    seal: "Seal",
    seed: "Seed",
    castId: "Draw’s number",
    nonce: "Your half",
    again: "Worked out again",
    right: "matches",
    wrong: "does not match",
    failed: "The seed didn’t arrive. Check your connection and try again.",
  },

  tongues: {
    heading: "Two languages",
    note: "Chinese and English are each written, neither is a translation.",
    close: "The same cards and the same facts, each said its own way. Switch whenever you like: the cast stays.",
  },

  free: {
    heading: "Free, all of it, for now",
    note: "Plans aren’t on sale yet.",
    basic: { note: "The answer and its two strongest reasons", price: "Free" },
    plus: { note: "The whole chart, and the case against", price: (times) => `${times} a day, free` },
    close: "No account needed. Your Plus readings come back at midnight.",
  },

  foot: {
    note: "Everything Yarrow tells you is for entertainment and reflection. It foretells no certain future and doesn’t replace medical, legal, financial or psychological advice. If things feel too heavy to bear, please reach out to someone near you or to a local help line.",
    label: "Footer",
    ask: "Ask something",
    sky: "Today’s sky",
    history: "Earlier chats",
    how: "How it’s worked out",
    fair: "How to check a draw",
  },
} satisfies LandingMessages;
