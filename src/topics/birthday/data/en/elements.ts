import type { Element } from "../../../kit/hexagrams/elements.ts";

/** What each element is in daily life. */
export const elementLife: Readonly<Record<Element, { work: string; company: string; hours: string; side: string; thing: string; food: string }>> = {
  wood: { work: "teaching, publishing, design, gardens or clothes", company: "people who like to teach", hours: "three to seven in the morning", side: "east", thing: "a plant, a wooden desk, paper books", food: "greens and a sour note" },
  fire: { work: "broadcasting, food, film, the stage or anything electric", company: "warm, loud people", hours: "nine in the morning to one", side: "south", thing: "a lamp, sunlight, hot meals", food: "hot food, fresh from the pan" },
  earth: { work: "property, storage, farming, personnel or a local trade", company: "slow, punctual people who live near", hours: "seven to nine, morning and evening, and early afternoon", side: "middle", thing: "pottery, a yard, a full larder", food: "grain and roots" },
  metal: { work: "engineering, law, audit, instruments or finance", company: "plain speakers who keep time", hours: "three to seven in the afternoon", side: "west", thing: "good tools, a clock, a list", food: "clean, lean dishes" },
  water: { work: "buying and selling, freight, research, data or travel", company: "the well-travelled who don’t hurry", hours: "nine to eleven at night", side: "north", thing: "a full glass, a fish tank, a blue notebook", food: "soups" },
};

/** How such work is done, by what the useful element is to the day master; after “To Bing it is ”. */
export const workManner: Readonly<Record<string, string>> = {
  same: "your own kind, so have others of the trade about you; a partnership or a shared project beats going it alone",
  iFeed: "what you give out, so you live by showing it: the written, the spoken, the made, and grades come second",
  iHold: "what you handle, so you live by what passes through your hands, be it money, goods, clients or timetables",
  holdsMe: "what holds you, so you live by position; a place with rules, reviews and titles sets you free",
  feedsMe: "what feeds you, so you live by grounding: first the degree, the licence or the master, and then the price",
};

export const tooMuch: Readonly<Record<Element, string>> = {
  wood: "It keeps you strung up. No plans in the last two hours of the day; stretching suits you better than running.",
  fire: "It makes talk quick, sleep light and meals hasty. After supper the phone stays in another room and the water by your hand.",
  earth: "It makes you sit, and once you start thinking you don’t stop. Walk twenty minutes after a meal and think then.",
  metal: "It sets rules everywhere and keeps your shoulders hard. Leave half a day a week with no list.",
  water: "It keeps you up late and slow to rise, one thought after another. A quarter-hour of afternoon sun does more than an hour in bed.",
};
export const tooLittle: Readonly<Record<Element, string>> = {
  wood: "What’s wanted is stretch: twice a week go where there are trees and walk till you sweat.",
  fire: "What’s wanted is warmth: a hot breakfast, a seat at the south window, supper with someone who laughs.",
  earth: "What’s wanted is a clock: fix meals and bedtime first, and the rest will stand on them.",
  metal: "What’s wanted is an end to things: three lines each night, then shut the book.",
  water: "What’s wanted is slack: in a packed day leave an hour when nobody can reach you, to swim, soak or stare.",
};

export const climates: Readonly<Record<"fire" | "water", string>> = {
  fire: "early light, hot food, and no north room in winter; once you’re warm, your temper loosens too",
  water: "water by day, a rest after noon, and big talks kept for the evening; the heat goes down by itself",
};

export const seatElements: Readonly<Record<string, string>> = {
  "useful.wood": "and that’s what you need: the one who lasts will push you on, buy the book, sign you up for the class.",
  "useful.fire": "and that’s what you need: with someone lively about, the stove is lit.",
  "useful.earth": "and that’s what you need: those you can rely on live near, so look within three stops.",
  "useful.metal": "and that’s what you need: someone whose word holds feeds you, even if sweet talk is scarce.",
  "useful.water": "and that’s what you need: one who listens is rarer than one who talks, so don’t hurry past.",
  "adverse.wood": "of which you’ve too much: two planners in one kitchen, so share out the rooms and keep off each other’s wheel.",
  "adverse.fire": "of which you’ve too much: rows feed on air, and whoever walks round the block first has won.",
  "adverse.earth": "of which you’ve too much: home weighs on you, so see other people one night a week.",
  "adverse.metal": "of which you’ve too much: you can be right until it hurts, so speak of feeling first and of fault tomorrow.",
  "adverse.water": "of which you’ve too much: guessing wears you out, so ask to the face.",
};

export const moneyWays: Readonly<Record<string, string>> = {
  "wood.useful": "Your wealth is wood, and welcome: money comes by teaching, writing, planting, clothing, bringing people on, and grows with the years.",
  "wood.adverse": "Your wealth is wood, and unwelcome: when they say “leave it and it’ll grow”, ask in which year you can fell it.",
  "wood.neutral": "Your wealth is wood, neither here nor there: let it grow on the side and don’t take water from the main field.",
  "fire.useful": "Your wealth is fire, and welcome: money comes where you’re seen, a face, a piece of work, a shop on the street.",
  "fire.adverse": "Your wealth is fire, and unwelcome: the hotter the scheme the more it burns, so go in when it’s cooled.",
  "fire.neutral": "Your wealth is fire, neither here nor there: money by fame counts when it comes, so keep it out of the budget.",
  "earth.useful": "Your wealth is earth, and welcome: land, rooms, stock and regulars, whatever moves slowly, keep money for you.",
  "earth.adverse": "Your wealth is earth, and unwelcome: houses and big things can sit on you, so hold the monthly payment under a third.",
  "earth.neutral": "Your wealth is earth, neither here nor there: one thing that doesn’t move is enough.",
  "metal.useful": "Your wealth is metal, and welcome: clear terms pay you best, by contract, by piece, by the hour.",
  "metal.adverse": "Your wealth is metal, and unwelcome: the finer you reckon the more it tires you, so let the pennies go and keep the pounds.",
  "metal.neutral": "Your wealth is metal, neither here nor there: keep books, but you needn’t watch the ticker.",
  "water.useful": "Your wealth is water, and welcome: there’s money in what flows, resale, other towns, online, quick turnover.",
  "water.adverse": "Your wealth is water, and unwelcome: it runs too fast to see the bed, so sleep on any big transfer.",
  "water.neutral": "Your wealth is water, neither here nor there: take a side job if it comes and don’t chase it.",
};
