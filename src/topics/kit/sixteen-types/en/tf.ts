import type { AxisWords } from "../axis-words.ts";

export const tfEn: AxisWords = {
  choice: [
    [
      "A friend shows you a half-finished report and asks what you think.",
      "First you point to the part that won’t hold",
      "First you name the part that’s good, then the rest",
    ],
    [
      "A colleague runs through tomorrow’s talk and asks for comments.",
      "You list the places that didn’t follow",
      "You see how nervous they are and pick one or two, gently",
    ],
    ["Three of you share a flat. How do you split the chores?", "A rota, the same number each", "By who’s busy and who hates frying, as you go along"],
    ["Your team gets a bonus, and some did more than others.", "Share it by the work done", "Share it so that nobody feels left out"],
    ["A friend is in tears: they’ve lost their job.", "You help work out the pay-off and the next step", "You sit with them until they’ve cried it out"],
    [
      "A colleague has been moaning about the boss for half an hour.",
      "You end up asking, “So what will you do?”",
      "You go along with it, so they feel someone’s on their side",
    ],
    ["Two people apply: one is more able, one fits in better.", "The able one", "The one who fits in"],
    ["Two landlords: one cool with a clear contract, one warm with plenty of promises.", "The clear contract", "The warm one"],
    [
      "Someone tells you to your face that this piece of work isn’t good.",
      "You ask yourself if they’re right",
      "You ask yourself why they said it, and what they have against you",
    ],
    [
      "A sharply worded email arrives. What it says is right.",
      "It’s right, so you make the change",
      "You make the change, and the tone stays with you all day",
    ],
    ["An argument starts over dinner.", "You go on until it’s clear who’s right", "You see a face fall and change the subject"],
    ["Your partner says something plainly misremembered.", "You say it wasn’t so", "If it doesn’t matter, you let it stand"],
    ["A friend asks to borrow money and you don’t want to lend it.", "You say no, and why", "You go round it, so they don’t lose face"],
    ["Someone asks a favour and you truly haven’t time.", "You say you haven’t time", "You say you’ll see, and try to squeeze it in"],
    ["A colleague has pulled off something hard.", "You tell them which step was the clever one", "You tell them how glad you are for them"],
    [
      "A child brings you a drawing that isn’t much like anything.",
      "You ask what it is, and why three legs",
      "You like the colours and stick it on the fridge",
    ],
    [
      "Latecomers lose a mark. This one was driving his mother to hospital.",
      "The mark goes, and you find him another way to make it up",
      "Not this time; you’d do the same for anyone",
    ],
    [
      "A customer brings back broken shoes on day eight. The rule says seven.",
      "Seven days, the same for all",
      "You see the state they’re in and let it through",
    ],
    ["Someone wants to change your mind.", "Give me reasons and figures", "Show me who it helps and who it hurts"],
    ["With a big decision, what you look at last is…", "the list of for and against", "whether you’re at peace when you picture it"],
    ["The waiter brings the wrong dish.", "You say so and ask for yours", "You eat it if you can; you don’t want him told off"],
    ["A colleague missed a step and you’re working late for it.", "You go over with them how it got missed", "They feel bad enough; you say it’s all right"],
  ],
  trueFirst: [
    "When someone’s upset, my first thought is how to fix it.",
    "Better a true word that annoys than a kind one that costs us.",
    "A rule that bends for one person is no rule.",
    "After a row, once the point is settled, I’m soon fine.",
    "I’d rather be told I’m clear-headed than told I’m kind.",
    "If I think a conclusion is right, I’ll say it though nobody likes it.",
    "When people cry in a film, I’m often wondering if the plot holds.",
    "Choosing a present, I look first at whether it’s useful.",
    "When someone’s angry with me, I listen first for whether they have a point.",
  ],
  trueSecond: [
    "When someone’s upset, my first thought is how they feel right now.",
    "If a true word would hurt, I wait, or find another way to put it.",
    "With any rule, I look at who it falls on and what’s happened to them.",
    "After a row, even when the point is settled, I wonder if they’re still hurt.",
    "I’d rather be told I’m kind than told I’m clear-headed.",
    "I can’t bring myself to a decision that makes everyone unhappy, however sound.",
    "When people cry in a film, I mostly cry too.",
    "Choosing a present, I picture their face as they open it.",
    "When someone’s angry with me, what I notice first is what’s become of the two of us.",
  ],
  description: [
    [
      "Which is more like you?",
      "Asked to look over a friend’s contract, Morgan ringed seven holes, handed it back before the tea was poured, and said, “Don’t sign till these are mended.”",
      "Asked to look over a friend’s contract, Jamie asked how much they wanted it, heard them out, and then brought up the holes one by one.",
    ],
    [
      "Training a newcomer, which is more like you?",
      "He wrote the standard on a sheet: it’s met, or it’s done again.",
      "He looked at how the newcomer was that morning, and said the same thing two ways to two people.",
    ],
    [
      "The family may sell the old house: which is more like you?",
      "She worked out tax, rent and repairs, found next year was best, and sent round the sheet.",
      "She rang her grandmother to ask if she could bear it, and they talked for two hours.",
    ],
    [
      "Judging a contest, which is more like you?",
      "He marked by the sheet and only then looked up to see who it was.",
      "He knew who was on stage for the first time, and his pen stopped before the number.",
    ],
    [
      "After a tiff, which is more like you?",
      "She said, “Let’s go through it from the start and see where it went wrong.”",
      "She said, “Never mind who’s right. Are you upset?”",
    ],
    [
      "Chairing a meeting, which is more like you?",
      "He heard each side’s reasons, weighed them, and settled it there and then.",
      "He saw that one person hadn’t spoken, and went round afterwards to ask.",
    ],
    [
      "A friend means to marry someone you doubt: which is more like you?",
      "He told her his three worries, once, and clearly.",
      "He asked if she was happy with him, and kept the worries until she asked.",
    ],
    [
      "Buying something dear, which is more like you?",
      "He made a table, scored each one, and bought the highest.",
      "He bought the one that looked friendly, because his gran had had one like it.",
    ],
  ],
  final: [
    ["Last, choose one. When I can’t have both, I’d sooner be…", "fair, though it looks cold", "kind, though it looks partial"],
    ["Last, choose one. When a decision turns out wrong, what I can’t bear is…", "that it made no sense", "that it hurt someone"],
  ],
};
