import type { LivedPart } from "../../../../profile/parts.ts";
import type { Field } from "../../score.ts";

/** What the crossing of the two axes does. */
export const fieldsEn: Readonly<Record<Field, Readonly<Record<LivedPart, string>>>> = {
  steering: {
    self: "The axes cross in Steering: straight words, level face, and people halfway along before they recall that no one asked where.",
    love: "Steering loves the way one mends a boat: where it leaks you patch it, and not a pretty word after.",
    work: "At work Steering means decided and gone; the thing’s soon done, and the hearts want a separate trip.",
    quarrel: "Hard words and a still face: your kind of row is most like a trial, and the accused isn’t convinced.",
    tired: "Tired, you grip the wheel harder; a hand reaches for it, you look at the hand, and you don’t let go.",
    growth: "Steering’s next lesson is to report one feeling, so that those aboard know the height of the sea.",
  },
  kindling: {
    self: "The axes cross in Rousing: you speak and light up speaking, and the room gets warm.",
    love: "Rousing courts like fireworks, and what counts is who’s still there after.",
    work: "At work Rousing is worth most at the start; for the second half have someone from Weighing sit beside you.",
    quarrel: "There’s volume and there are tears: your quarrels make the best show and clear up soonest.",
    tired: "You go out all at once: yesterday on stage, today the curtains undrawn.",
    growth: "Rousing’s next lesson is to let the fire get low and then add one thin stick.",
  },
  befriending: {
    self: "The axes cross in Befriending: you ask how they are, then show how you are, and whoever sits by you drops their shoulders.",
    love: "Befriending remembers how you cried three years ago, and what shoes you had on.",
    work: "At work the air of a team moves through Befriending; only, nobody says the unpleasant thing for you.",
    quarrel: "Before you’ve answered back you’re sorry for them, so it’s put off until next month.",
    tired: "Your tiredness is other people’s things, one on another, with your own at the bottom.",
    growth: "Befriending’s next lesson is to say “I’d like” first.",
  },
  weighing: {
    self: "The axes cross in Weighing: fine questions and a closed face, and a whole table waiting for you to say you’ve worked it out.",
    love: "Weighing loves slowly: looked at from both sides several times, then put in and never moved.",
    work: "At work no mistake gets past Weighing, and now and then the deadline doesn’t either.",
    quarrel: "You don’t quarrel, you go and check, and next day you bring a sheet of paper to another conversation.",
    tired: "Your tiredness makes no noise; one would have to count how often you read the same line.",
    growth: "Weighing’s next lesson is to speak at seven tenths.",
  },
};

/** The field, and the one across the nearer border, where one axis is near its middle. */
export const bordersEn: Readonly<Record<string, string>> = {
  "steering.kindling": "You stand on the line from Steering to Rousing: level in the meeting, and out of it you’ve the table in stitches.",
  "steering.weighing": "You stand on the line from Steering to Weighing: sometimes the hammer falls, sometimes it hangs there while you read one more page.",
  "kindling.steering": "You stand on the line from Rousing to Steering: warm, certainly, but when it’s business the face shuts like a drawer.",
  "kindling.befriending": "You stand on the line from Rousing to Befriending: in a crowd you lead the noise, with two or three you sit close.",
  "befriending.kindling": "You stand on the line from Befriending to Rousing: the listener, till they know you, and then the loud one.",
  "befriending.weighing": "You stand on the line from Befriending to Weighing: always asking, half of it how they are and half whether it adds up.",
  "weighing.befriending": "You stand on the line from Weighing to Befriending: figures on the table, and under it you’ve pushed the hot tea across.",
  "weighing.steering": "You stand on the line from Weighing to Steering: three days of checking, and on the fourth you’ve decided for everybody.",
};
export const centersEn: Readonly<Record<Field, string>> = {
  steering: "Both axes lie across their middles, with the dot a shade towards Steering; all four rooms are open to you, so don’t pick a door yet.",
  kindling: "Both margins cross the line, and it’s called Rousing by a hair; in other company it’d be another corner.",
  befriending: "You’re all but at the centre, leaning on Befriending: you change with whoever’s there, which is suppleness and no pretence.",
  weighing: "The middle of the cross is close by; Weighing in name, and in fact there’s a road on every side.",
};
export const clearsEn: Readonly<Record<Field, string>> = {
  steering: "Neither margin touches its middle line, so in Steering you stand firm.",
  kindling: "Across and down you’re well clear of the middle; Rousing counts.",
  befriending: "No margin crosses the line on either side: to call you Befriending does you no wrong.",
  weighing: "Both axes are out of reach of chance, so Weighing wasn’t a lucky guess.",
};
/** The first two are the two ends of one axis. */
export const bothEndsEn: Readonly<Record<string, string>> = {
  tell: "Your top two are the ends of one axis: you tell and you ask as well, most likely by who’s in front of you. Work out which people only ever hear your full stops.",
  ask: "Asking first and telling second, two ends of a single axis: once you’ve asked you dare decide, and the pause between gets taken for having no opinion.",
  show: "Showing and holding back are both high, one axis lit at either end: open with a few, shut with the rest, and the door swings fast.",
  hold: "Holding back first, showing second, a lamp at each end of the axis: you keep quiet, and the once you don’t is talked of for half a year.",
};
