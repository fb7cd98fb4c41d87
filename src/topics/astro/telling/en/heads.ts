import type { BySign } from "../told.ts";

/** Short clauses that begin with “you”. */
export const sunHeads: BySign = {
  aries: "you’re a starter, and you find out by doing",
  taurus: "you’re a keeper, slow to move and hard to shift",
  gemini: "you’re a go-between who needs two of everything",
  cancer: "you’re a guardian, and you come at things from the side",
  leo: "you’re a maker who signs the work",
  virgo: "you’re a mender with a sharp eye",
  libra: "you’re a weigher who thinks in company",
  scorpio: "you’re an all-or-nothing sort who says little",
  sagittarius: "you’re a far-shot who needs room",
  capricorn: "you’re a climber who counts the steps",
  aquarius: "you’re an outsider with a blueprint",
  pisces: "you’re a tuning fork, and you take the note of the room",
};
export const loveHeads: BySign = {
  aries: "you fall fast and like a plain answer",
  taurus: "you love by habit and touch, slowly and for long",
  gemini: "you love whoever keeps you talking",
  cancer: "you love by looking after",
  leo: "you want to be chosen out loud",
  virgo: "you love in small services",
  libra: "you love gracefully and give too much away",
  scorpio: "you want the whole person or no one",
  sagittarius: "you want company for the road",
  capricorn: "you take love as something to build",
  aquarius: "you need the friend before the lover",
  pisces: "you love with your eyes half shut",
};
/** By Mars: the kind of effort that suits; a noun. */
export const effortHeads: BySign = {
  aries: "short, sharp work that you begin yourself",
  taurus: "steady work with something solid at the end",
  gemini: "several jobs at once, all of them made of words",
  cancer: "work done for people you’d call yours",
  leo: "work with your name on the door",
  virgo: "exact work that shows if it’s done badly",
  libra: "work in tandem, with fairness in it",
  scorpio: "long, hidden, single-minded work",
  sagittarius: "big aims with plenty of road",
  capricorn: "a long plan with rungs",
  aquarius: "work nobody has ordered yet",
  pisces: "work led by feeling, without a clock on the wall",
};
/** By Venus: money as a taste. */
export const moneyHeads: BySign = {
  aries: "you buy the moment you want and regret half of it by Monday",
  taurus: "you’d rather own one good thing than five fair ones",
  gemini: "your money goes in small coins on books, cables and coffee",
  cancer: "you save for a rainy day and spend it on someone else’s",
  leo: "you pay for the table, and need a quieter second drawer",
  virgo: "you compare soap prices and undercharge for a week’s work",
  libra: "you spend to keep things handsome and people at ease",
  scorpio: "you hide a reserve, even from yourself, and you’re right to",
  sagittarius: "money’s a ticket to you, and there’s always another train",
  capricorn: "you build a wall of money and forget to live behind it",
  aquarius: "you live on little, then blow a month’s pay on a gadget",
  pisces: "you lend without writing it down, and forget who owes you",
};
/** By the Moon: what home has to be. */
export const homeHeads: BySign = {
  aries: "home’s where you can be cross without a hearing",
  taurus: "home’s a chair, a stove and nobody moving the chair",
  gemini: "home’s wherever somebody’s up to talk",
  cancer: "home’s the centre, and you’re its keeper",
  leo: "home’s a small court where you may be king of the sofa",
  virgo: "home’s where things work and somebody saw who fixed them",
  libra: "home’s two people at ease and a good lamp",
  scorpio: "home’s the place with the bolt, and few have the key",
  sagittarius: "home’s a base camp with boots in the hall",
  capricorn: "home’s a duty you’ve turned, brick by brick, into a shelter",
  aquarius: "home’s a house with a door of your own in it",
  pisces: "home’s near water, or music, and hasn’t got sharp corners",
};
/** By the Moon: what rests one. Mood and habit only. */
export const restHeads: BySign = {
  aries: "you unwind by sweating, and get short without a sprint",
  taurus: "your rest is slow food, early bed and something soft",
  gemini: "your head won’t stop; an hour without a screen does it",
  cancer: "you sleep as you feel, so settle the heart before bed",
  leo: "you recover by being made much of; ask for it",
  virgo: "a tidy desk at five helps your nights more than a tonic",
  libra: "discord keeps you awake; patch it or name it by supper",
  scorpio: "you hold tension long, and want a bath and a locked door",
  sagittarius: "fresh air and distance set you right, the sofa doesn’t",
  capricorn: "you rest only with permission, so sign the slip yourself",
  aquarius: "your nerves need solitude and odd hours, kept regularly",
  pisces: "you soak things up, and sleep is what wrings you out",
};
/** By Jupiter: where there’s room to grow. */
export const growthHeads: BySign = {
  aries: "you grow by going first",
  taurus: "you grow by tending one good thing",
  gemini: "you grow by asking and passing it on",
  cancer: "you grow by making a home for others",
  leo: "you grow by being seen at it",
  virgo: "you grow by getting a small thing right",
  libra: "you grow in twos",
  scorpio: "you grow where others won’t look",
  sagittarius: "you grow by distance",
  capricorn: "you grow late and solidly",
  aquarius: "you grow in odd company",
  pisces: "you grow by giving without counting",
};
/** By Mercury: how one is with people. */
export const peopleHeads: BySign = {
  aries: "people get the first draft from you, and mostly like it",
  taurus: "people get few words from you and can bank on them",
  gemini: "people get a correspondent who knows everyone",
  cancer: "people get someone who remembers their mother’s name",
  leo: "people get a host and a storyteller",
  virgo: "people get help that works and a note on their spelling",
  libra: "people get a fair hearing and, late, an answer",
  scorpio: "people get a question they weren’t ready for",
  sagittarius: "people get the truth, loudly, with a joke",
  capricorn: "people get a straight plan and no flattery",
  aquarius: "people get the one view nobody else had",
  pisces: "people get understood, and sometimes misquoted",
};
/** By the rising sign: whom people meet. */
export const faceHeads: BySign = {
  aries: "people meet someone quick who says it straight",
  taurus: "people meet someone calm and hard to hurry",
  gemini: "people meet a fast talker who looks young for it",
  cancer: "people meet someone kind and well guarded",
  leo: "people notice you before you’ve said a word",
  virgo: "people meet someone neat and reserved who has checked",
  libra: "people meet someone pleasant and fair",
  scorpio: "people meet a quiet one who looks back at them",
  sagittarius: "people meet someone frank, in a hurry, with news",
  capricorn: "people meet someone serious, older than the passport says",
  aquarius: "people meet someone friendly and half a step out of line",
  pisces: "people meet someone soft whom they think they know",
};
/** By the sign on the fifth cusp, else by the Moon: how one is with children. */
export const childHeads: BySign = {
  aries: "with children you’re first up the slide and first to lose your temper",
  taurus: "with children you’re meals on time, a lap, and a no that stays a no",
  gemini: "with children you talk as equals, and each question gets three answers",
  cancer: "with children you know who’s hungry first, and letting go comes hard",
  leo: "with children you clap the loudest, and you’ve to leave them the stage",
  virgo: "with children you see the wrong sock before you see the drawing",
  libra: "with children you’re fair to the last biscuit and slow to say a plain no",
  scorpio: "with children you see what they hide and do all for them, asked or not",
  sagittarius: "with children you’re the one who says let’s go, and bedtime suffers",
  capricorn: "with children you’re early to teach them to manage, and late to play",
  aquarius: "with children you raise a free mind, and cuddles need a reminder",
  pisces: "with children you play till it’s real, and rules melt at the first tear",
};
