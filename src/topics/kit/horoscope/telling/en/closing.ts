import type { Doings, Twelve, Watches } from "../word-types.ts";

/** By the theme that stands best and the planet that lifts it most. */
export const doings: Doings = {
  love: {
    sun: ["introduce someone you care for to another friend", "praise them in front of somebody else, for one particular thing"],
    mercury: ["send them one message that only asks", "pick up the talk you broke off last time"],
    venus: ["give a small pretty thing away without a reason", "change the lamp that’s too bright, then have them round"],
    mars: ["be the one to name the time and place", "take them out to move: a hill, a ball, a far market"],
    jupiter: ["take them somewhere to eat neither of you has been", "do the tiresome errand they keep putting off"],
    saturn: ["agree on something three months off and put it in the diary", "be five minutes early for once"],
  },
  career: {
    sun: ["send whoever you report to a list of three things you’ve finished", "speak first in the meeting and make one point"],
    mercury: ["write the letter you’ve been putting off, in ten lines", "write half a page on what everyone keeps asking you"],
    venus: ["thank a colleague, and say what for", "answer a partner with one line more than politeness asks"],
    mars: ["give the hardest job forty minutes before you read a message", "shift the thing that’s lain longest on your desk"],
    jupiter: ["ask someone further along what their first step was", "sign up for a short course you’d use, or read its contents"],
    saturn: ["cut a long job into five and give the first piece a date", "write the due date where you can see it"],
  },
  wealth: {
    sun: ["look at your balance and write it on paper", "count what you spent this month on looking well-off"],
    mercury: ["pick one standing charge and find out what it’s for", "photograph your receipts into one folder"],
    venus: ["keep one thing in the basket and delete the rest", "write down what you want and look again in three days"],
    mars: ["take back the thing you’ve been meaning to return", "haggle once, and walk away if it fails"],
    jupiter: ["move a fixed sum to savings before anything else", "pick a spare sum and leave it alone for half a year"],
    saturn: ["list what must be paid this month, by date", "pay off the smallest debt"],
  },
  health: {
    sun: ["stand in the sun for ten minutes", "eat breakfast sitting down, by a window"],
    mercury: ["leave the phone in another room at bedtime", "write tomorrow’s jobs down and shut the notebook"],
    venus: ["soak your feet in hot water, over the ankles", "cook one dish you love and eat it slowly"],
    mars: ["walk fast until you’re warm", "stretch for ten minutes, calves first"],
    jupiter: ["turn down one evening you could take or leave", "agree to one thing fewer and leave the hour empty"],
    saturn: ["set an hour for bed and keep it three nights", "stop on time and put the bag by the door"],
  },
};

/** Where the Moon is what lifts most, by its house. */
export const moonDoings: Twelve = [
  "do one thing only you want to do, and ask nobody",
  "sit down to a proper meal with no screen on the table",
  "ring the one you haven’t called for ages, three minutes",
  "turn out one drawer at home",
  "play for half an hour, at anything",
  "do three five-minute jobs in one go",
  "ask whoever’s nearest what they’d like of the day",
  "tell one person you trust the thing you’ve kept down",
  "walk home a way you’ve never gone",
  "send the finished work to whoever’s waiting",
  "ask a friend out, just one",
  "turn off the pings and sit for a quarter of an hour",
];

/** By the theme that stands lowest and the planet that holds it back most. */
export const watches: Watches = {
  love: {
    sun: "who’s fighting for the lead, and whether it’s you",
    moon: "what gets said when you’re hungry or sleepy",
    mercury: "what’s behind the word “whatever”",
    venus: "the moment you compare them with somebody else",
    mars: "the second your own voice goes up",
    jupiter: "a date promised in passing",
    saturn: "taking their busyness for coldness",
  },
  career: {
    sun: "the urge to convince someone in a meeting",
    moon: "the letter sent while you’re upset",
    mercury: "whatever was agreed only out loud",
    venus: "the job you take to save face",
    mars: "your hand going up first",
    jupiter: "the thought of adding one more",
    saturn: "holding a thing back for fear of a mistake",
  },
  wealth: {
    sun: "grabbing the bill in company",
    moon: "the shop you open when you’re low",
    mercury: "the payee and the decimal point",
    venus: "“but it’s pretty” as a reason",
    mars: "a price that has to be settled on the spot",
    jupiter: "the words “I’ll earn it back”",
    saturn: "saving pennies on what truly needs replacing",
  },
  health: {
    sun: "the stretch of afternoon you force your way through",
    moon: "supper getting later each night",
    mercury: "the screen still lit after you’ve lain down",
    venus: "the second pudding",
    mars: "stairs and door frames when you’re late",
    jupiter: "the third invitation you say yes to",
    saturn: "your shoulders when you say you’re fine",
  },
};
