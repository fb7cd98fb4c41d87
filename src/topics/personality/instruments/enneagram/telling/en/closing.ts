import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { EnneaType } from "../../items.ts";

export const againstEn: Readonly<Record<EnneaType, Ways>> = {
  "1": [
    "Type 1 disagrees: you aren’t so easygoing, it says, and nobody’s seen the marks you give yourself at night.",
    "From second place type 1 puts in that you think it’s temperament, while every step was checked against a rule first.",
  ],
  "2": [
    "Type 2 has something to say: fine reasons, but what gets you out of the chair is mostly someone’s red eyes.",
    "The objection comes from type 2: don’t make yourself so self-contained, who was it that helped out yesterday?",
  ],
  "3": [
    "Type 3 gives a short laugh: you don’t care who wins, and yet you looked at the table twice.",
    "Type 3 won’t have it. You speak of character; it asks only whether the thing got done.",
  ],
  "4": [
    "Type 4 shakes its head: all that may be true, and none of it has room for the taste in your mouth.",
    "Type 4 would add that you live like someone with a plan, and at midnight it’s quite another song you play.",
  ],
  "5": [
    "Type 5 sees it otherwise: you seem to go straight in, and every time you’ve stood at the door a while.",
    "Type 5 reminds you that half the time when you think you want people, you want none.",
  ],
  "6": [
    "Type 6 isn’t easy: if you’re that certain, why is there a second plan in the phone?",
    "Type 6 tugs at your coat. The courage is real and so is the fear; don’t own up to only one.",
  ],
  "7": [
    "Type 7 breaks in: this makes you too heavy, and there’s been an unused ticket in your pocket all along.",
    "Type 7 doesn’t sign: yes, you chose the quiet life, and your eyes have never left the window.",
  ],
  "8": [
    "Type 8 raps the table: you aren’t that soft; step over the line and yours is the first face to change.",
    "Type 8 mentions that whoever calls you easy hasn’t yet been there for your no.",
  ],
  "9": [
    "Type 9 says slowly that after all the pushing, what you’re after is everyone sitting down to eat.",
    "Type 9 fans itself in the corner: the drive is real, but what you’d like best is that nobody shouts tonight.",
  ],
};

export const doingEn: Readonly<Record<EnneaType, Readonly<Record<LivedPart, string>>>> = {
  "1": {
    self: "leave one thing crooked on purpose for three days and see who suffers first.",
    love: "give the one closest to you a word of praise with no “but” in it.",
    work: "hand in one thing at eighty percent and count how often it comes back.",
    quarrel: "open the next argument with “you’ve a point there”, and only then go on.",
    tired: "whatever faults you find after nine at night, keep them till morning.",
    growth: "write down what the marker in your head says, read it aloud, and hear whose voice it is.",
  },
  "2": {
    self: "write three things you want, one of which has nobody else in it.",
    love: "ask for one exact thing: “You wash up tonight, I’m lying down.”",
    work: "when someone wants help, say “let me look at my day, I’ll tell you in half an hour”.",
    quarrel: "when you feel like counting up, say only this: “Today, that hurt.”",
    tired: "if anyone asks whether you’re tired, say yes.",
    growth: "before you help, ask “shall I do something, or just listen?”",
  },
  "3": {
    self: "keep one afternoon empty, with the phone at home and nothing to show for it.",
    love: "tell someone close about a thing you botched, and don’t mend the story.",
    work: "give someone else the credit by name, in the meeting, looking at them.",
    quarrel: "set aside a whole hour for that talk and don’t look at the clock.",
    tired: "take one sick day and be in bed for it.",
    growth: "do one small thing nobody scores, and tell no one.",
  },
  "4": {
    self: "note your mood by the hour for a day, and next day see how many boxes were plain.",
    love: "list three things the person beside you already gives, and read it to them.",
    work: "spend the first hour on the dullest task, and talk of inspiration after.",
    quarrel: "write down the sentence as it was said, then three other things it may have meant.",
    tired: "leave the old photos shut and walk two thousand steps.",
    growth: "on the worst day eat three meals at the usual times.",
  },
  "5": {
    self: "take one thing you understand seven tenths of and do its first step today.",
    love: "tell them one thing that’s going round in your head each day; a sentence is plenty.",
    work: "show the report to one person before it’s finished.",
    quarrel: "before you walk off, say “I need half an hour, I’ll be back at eight”.",
    tired: "turn down one invitation and accept another, both on the same day.",
    growth: "teach someone a thing you can do, face to face.",
  },
  "6": {
    self: "put the worst fear into one sentence and add “and then I’d”.",
    love: "ask straight out the question you’d meant to test them with.",
    work: "before you object, name one part you think will work.",
    quarrel: "before guessing what they mean, ask “do you mean …?”",
    tired: "check the lock once, and say so aloud while you do.",
    growth: "for one small matter ask one person, then decide.",
  },
  "7": {
    self: "of the three things you’ve begun, strike one off today.",
    love: "pick an ordinary evening, the two of you at home, nothing planned.",
    work: "finish one thing before you start one.",
    quarrel: "when you want to joke, count to ten and hear them to the end.",
    tired: "lights out at ten with no programme.",
    growth: "do a thing till it’s dull, once more, and note what else you saw.",
  },
  "8": {
    self: "let someone else choose the place, and make no comment once you’re there.",
    love: "tell them one thing you’re afraid of; a small one counts.",
    work: "be the last to speak in the meeting.",
    quarrel: "say that sentence again at half the volume.",
    tired: "when somebody offers help, say “yes”.",
    growth: "for one thing where you were wrong, say sorry without reasons.",
  },
  "9": {
    self: "three times a day say first what you’d like to eat, watch or do.",
    love: "tell them one small thing you haven’t liked lately.",
    work: "start the morning with the job you’d most like to dodge, for twenty minutes.",
    quarrel: "say what bothered you on the day, in one sentence, before there’s a heap.",
    tired: "set an alarm for forty minutes before you lie down.",
    growth: "write one line on what you want in three years and hang it where you’ll see it.",
  },
};

export const watchingEn: Readonly<Record<EnneaType, Ways>> = {
  "1": ["the word “should” turning up in your head; ask whose it is.", "your shoulders, at the moment you say “never mind, I’ll fix it”."],
  "2": ["the yes that’s out before you’ve thought.", "the point where you begin to count what you’ve done for them."],
  "3": ["the moment you report a success nobody asked about.", "your hand going to the phone as soon as you stop."],
  "4": ["the minutes spent holding your days up against someone’s photos.", "the far thing lighting up just as the near one dims."],
  "5": ["the third time you say “I’ll look into it”.", "the half sentence you take back."],
  "6": ["the third person you ask about the same thing.", "conclusions reached after eleven at night."],
  "7": ["the switch to holidays when the talk gets hard.", "a third thing in the basket while the second’s undone."],
  "8": ["their silence, which you take for agreement.", "the “right, that’s settled” while others are still thinking."],
  "9": ["the half second before “I don’t mind”.", "your hand going for the cloth when something urgent waits."],
};
