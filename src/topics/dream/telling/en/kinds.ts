import type { Category, DreamTheme } from "../../lexicon/symbol.ts";

/** Of a dream led by this kind of image. */
export const kindsEn: Readonly<Record<Category, string>> = {
  animal:
    "When a creature leads, nothing important gets said. Look at how many steps off it was and which way it moved; we’ve taught ourselves manners and never taught it any.",
  earth: "What led is rooted or lies on the ground, and such things don’t hurry. It tends to be about season: what’s ready to bring in, and what isn’t yet.",
  water:
    "With water in the lead there are no separate items, it all runs to the low place. Better than asking what it means is asking where it came in and how far it got.",
  sky: "The weather was in charge, and that’s beyond you; going out or not, and with what coat, isn’t. Tell those two apart and half of the weight goes.",
  house: "A house took the main part, and its plan is the plan of your life now: the room you live in, the one that’s locked, the bulb that never got changed.",
  place: "A place came first, so you’re wondering what you are there, host or guest or someone on an errand.",
  person: "A person has first place. Don’t guess at their thoughts yet, as the light on that face was yours and so was the look it wore.",
  body: "A part of the body took the lead. With nothing wrong with it at all, go over its recent accounts: how long you sat, how often you bore it.",
  clothing: "Clothes in the lead are about whether outside and inside are the same size. The one that gets praised isn’t always the one you stand straight in.",
  food: "Dreams led by food are honest; first ask how late you ate. That ruled out, look for the shelf inside that’s bare.",
  thing: "A thing came first. Things don’t come by themselves, some hand put it there, so think of the hand.",
  vehicle:
    "Where something on wheels or water leads, there are always three questions: who’s driving, where to, and is there time. The one you’re least sure of is the subject.",
  doing: "The main part went to a movement, so your body had made up its mind ahead of you. Own the movement, and look for reasons after.",
  peril: "Dreams led by danger are frightening and are seldom aimed at real danger. They’re fire drills, loud so as to see which door you run for.",
  trial: "When an ordeal leads, the hard part is seldom the thing itself; it’s whoever stands by with a watch, and that’s mostly you.",
  spirit:
    "Someone not of this world led the way, so you’re in front of a thing that won’t be explained. Leave explaining; see whether you back off from it or bow.",
};
/** One question to put to oneself. */
export const questionsEn: Readonly<Record<DreamTheme, string>> = {
  control: "Ask yourself: if it goes wrong, who’ll come to me first, and did they ask me at the start?",
  safety: "Ask yourself: in what year did the thing I guard against last happen?",
  closeness: "Ask yourself: if they spoke first, which four words would I want?",
  parting: "Ask yourself: what am I still keeping for somebody, and do they know?",
  exposure: "Ask yourself: who’d be the first to learn of it, and what would they really say?",
  judgement: "Ask yourself: the one who marks me down, would I care for their life?",
  burden: "Ask yourself: if I set it down for one day, who’d be at the door?",
  secret: "Ask yourself: to hide it a year longer, how many more stories must I remember?",
  anger: "Ask yourself: what I ought to have said then, in how few words could it go?",
  desire: "Ask yourself: if nobody were to know, which would I take first?",
  worth: "Ask yourself: where have I given a discount that I never meant?",
  time: "Ask yourself: who set that date, and do they remember having done so?",
  voice: "Ask yourself: by what name will the sentence begin?",
  direction: "Ask yourself: if both paid the same, which foot would go first?",
  past: "Ask yourself: in what one respect is this not like that time?",
  strength: "Ask yourself: on which day did I last wake without a clock?",
  freedom: "Ask yourself: of the knots that hold me, which did I tie?",
  loss: "Ask yourself: since it went, which hour is the emptiest?",
  care: "Ask yourself: what could the one I look after do without me?",
  ending: "Ask yourself: which word is still wanting, for this to be over?",
  beginning: "Ask yourself: who should be first to hear of it?",
  rivalry: "Ask yourself: do I want what they have, or just that they hadn’t got it?",
  home: "Ask yourself: through which door may I walk without knocking?",
  help: "Ask yourself: last time I was in somebody’s debt, was it so bad?",
};
