import type { MoreLeaningKey } from "../rules-axes.ts";

/** The same axis in the same state, said otherwise. */
export const leaningsMore: Readonly<Record<MoreLeaningKey, string>> = {
  "E.strong":
    "With E as high as {p}, doors are for opening. A day without a word to anyone puts glass between you and what you’re doing, so ring someone before you start.",
  "E.clear":
    "E {p}: people give you strength, up to closing time. Know the hour; on the evenings you miss it you treat the one you love best as the last customer.",
  "E.slight": "E {p}, a few questions ahead of I. Among friends you start things, among strangers you watch them start, and both words for you find takers.",
  "E.even":
    "E {p}, I {q}, a handful of questions between. Some months you’re out every night, some months nothing shifts you, and whoever judges by one month is wrong.",
  "E.loose": "E {p}, but the bracket, {low} to {high}, takes in the middle. If the one who knows you longest says you can’t stand noise, believe them.",
  "I.strong": "With I as high as {p}, doors are for shutting. Behind one you begin, and a single knock costs you ten minutes to find the thread.",
  "I.clear": "I {p}: you take a breath before going out and do well once you’re there. There’s so much breath a day, and by breakfast you know who’ll get it.",
  "I.slight": "I {p}, a few questions ahead of E. You don’t mind guests, you mind unannounced ones; asked a day ahead, you’re the first to arrive.",
  "I.even": "I {p}, E {q}, a handful of questions between. Company in the morning, none in the afternoon, and those who live with you mix up which.",
  "I.loose": "I {p}, but the bracket, {low} to {high}, takes in the middle. If it’s always you who ends the party, put a question mark after this letter.",
  "S.strong":
    "With S as high as {p}, your words go as far as your feet. They talk of next year and you turn it into this month’s rent, after which they mostly stop.",
  "S.clear": "S {p}: a sample wins you sooner than a vision. One rough spot on it and you’ll remember, and touch it again on the day you sign.",
  "S.slight": "S {p}, not leaning far. You read price tags, and you’ll talk about Mars too, and then ask what’s for supper.",
  "S.even": "S {p}, N {q}, a few questions apart. Your list reads soy sauce, tissues, batteries, and then “think about later”.",
  "S.loose": "S {p}, bracket {low} to {high}, with the middle inside. If you often see one thing as another, write this S in pencil.",
  "N.strong": "With N as high as {p}, half of what you say doesn’t exist yet. It’s like watching a kite: lovely, and somebody has to hold the string.",
  "N.clear":
    "N {p}: first a shadow, then the search for its bones. The shadow you deliver at once, the bones when chased, and whoever chases without saying why gets another shadow.",
  "N.slight": "N {p}, not leaning far. You think ahead and you count your change, and while counting wonder how long there’ll be coins.",
  "N.even": "N {p}, S {q}, a few questions apart. You stack the blocks true and knock them over halfway, having seen it ought to be a bridge.",
  "N.loose": "N {p}, bracket {low} to {high}, with the middle inside. If even your old receipts are filed, write this N in pencil.",
  "T.strong":
    "With T as high as {p}, right and wrong ring before warm and cold. You’ll offend a table for a true word and own up to a false one before the same table; they tend to remember the first.",
  "T.clear": "T {p}: first on what grounds, then what to do. There’s no malice in the first, only they may not have brought their grounds that day.",
  "T.slight": "T {p}, not by much. You know where the argument stands and you look where people stand, and where the two are apart you think longest.",
  "T.even": "T {p}, F {q}, nearly halves. You mark people twice, once by the paper and once by who they are, and hand in the average.",
  "T.loose":
    "T {p}, bracket {low} to {high}, not quite past the middle. If you say a hard thing and go out the same evening to buy what they like, don’t swear to this letter.",
  "F.strong":
    "With F as high as {p}, warm and cold ring before right and wrong. Three minutes in a room and you know who’s ill at ease, and after that it’s hard to attend to the meeting.",
  "F.clear": "F {p}: first who’ll be hurt, then whether it’s worth it. Nobody loses by what you decide, and once or twice somebody should have.",
  "F.slight": "F {p}, not by much. You soften, and then add a rule so as not to soften at the same thing again.",
  "F.even": "F {p}, T {q}, nearly halves. A friend asks advice: you give a hug and then go through their figures, now and then in the other order.",
  "F.loose": "F {p}, bracket {low} to {high}, not quite past the middle. If you return goods without a blush, don’t swear to this letter.",
  "J.strong":
    "With J as high as {p}, your days come in boxes. What’s in a box gets done, and someone who turns up outside one must hope you’ll tear out a page.",
  "J.clear":
    "J {p}: sooner settled, sooner at ease. You settle early and can afford to; a few times something better came next day and you’d bought the ticket.",
  "J.slight": "J {p}, not by much. You’ve a calendar at work and none at home, so colleagues call you strict and the family calls you slow.",
  "J.even": "J {p}, P {q}, down the middle. The first half you go by plan, the second by mood, and those along with you must change step on the way.",
  "J.loose":
    "J {p}, bracket {low} to {high}, and the middle hasn’t been given up. If the plan on the fridge stopped in March, don’t press hard on this letter.",
  "P.strong": "With P as high as {p}, your days are a river. You get where the water gets, and those waiting on the bank can’t see the bends.",
  "P.clear": "P {p}: later settled, better settled. The two days’ wait often brings you better news, and has let a few early deciders walk off.",
  "P.slight":
    "P {p}, not by much. At play anything goes, and for serious matters there’s a list you never wrote down, and a jolt when something’s missing from it.",
  "P.even": "P {p}, J {q}, down the middle. You book the table a week ahead and ask at the door if they’d sooner go somewhere else.",
  "P.loose":
    "P {p}, bracket {low} to {high}, and the middle hasn’t been given up. If your winter clothes are put away on time, don’t press hard on this letter.",
};
