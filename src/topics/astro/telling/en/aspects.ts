import type { FreePairTexts, NearPairTexts } from "../told.ts";

export const nearPairs: NearPairTexts = {
  "sun.mercury": "you are what you say. Thinking and wanting run on one rail, so you argue well for yourself and hear criticism of an idea as criticism of you",
  "sun.venus": "you’d like to be liked for being yourself, and mostly are; grace comes by itself, and an ugly task gets put off for a pretty one",
  "mercury.venus": {
    conjunction: "you say pleasant things in a way that stays true, and you could sell a letter; the blunt line is the one you have to practise",
    soft: "word and taste help each other: you find the kind phrase, the right card, the tune to a text",
  },
};

export const freePairs: FreePairTexts = {
  "sun.moon": {
    conjunction:
      "what you want and what you need pull the same way. You’re of a piece, quick to act on a feeling, and you’ve no second opinion inside, so find one outside",
    soft: "will and mood are on speaking terms. You rest well, you decide without much fuss, and you may not see why others find it so hard",
    square:
      "you set off for one thing while your stomach asks for another. The work of your twenties and thirties is to stop calling the one noble and the other weak",
    opposition:
      "you were born near a full Moon, between two parents or two ways of life that didn’t agree, and you look for the missing half in other people’s faces",
  },
  "sun.mars": {
    conjunction: "you run hot. You’d sooner be wrong by noon than undecided, and rest only after you’ve been stopped",
    soft: "what you decide you do, the same day, without shouting. It’s the sort of drive nobody notices until you’re away",
    square: "you meet an obstacle at each start, and more often than you’d like it’s a person. You do your best work against something, so choose what",
    opposition: "your anger shows up in other people first. Rivals find you; half of them are carrying your own wish to hit back",
  },
  "sun.jupiter": {
    conjunction: "you take up room kindly and think big by habit. You promise in yards and deliver in feet, and luck covers some of the rest",
    soft: "things work out for you more often than you’ve earned, so you stay easy. The danger’s that you stop a yard short of trying",
    square: "you say yes to too much. The plan’s a size too large, the faith in it real, and the bill arrives on the due date",
    opposition: "you swing between modest and boundless, and other people’s promises have cost you as much as your own",
  },
  "sun.saturn": {
    conjunction: "you grew up early and do your own marking, hard. Respect comes to you late, step by step, and doesn’t leave again",
    soft: "you can wait. You work without an audience, keep what you build, and older people have always given you the keys",
    square: "there’s a voice that says not yet, not enough, and it has a father’s or a headmaster’s accent. You get far on its account and enjoy it too little",
    opposition:
      "someone always seems to be standing in the doorway: a boss, a rule, a partner who says no. Half of that no is yours, and it’s the half you can talk to",
  },
  "moon.mercury": {
    conjunction: "you think with your feelings switched on. You tell a story so that people cry, and you can’t do sums in a bad mood",
    soft: "you find words for what you feel at about the right moment, and children and grandmothers talk to you",
    square: "head and heart interrupt each other. You explain a mood away and it comes back at three in the morning with notes",
    opposition: "you say the clever thing and feel the other, and people close to you have learned to wait for the second message",
  },
  "moon.venus": {
    conjunction: "tenderness is your mother tongue. You make rooms soft and meals long, and harshness makes you ill",
    soft: "you’re easy to live with and know how to be loved; women have been good to you on the whole",
    square: "what comforts you and what attracts you aren’t the same sort of person. You comfort-eat, or comfort-buy, when you choose the second",
    opposition: "you give sweetness away and wait for its return, and you’ve mistaken being needed for being loved",
  },
  "moon.mars": {
    conjunction: "a feeling goes straight to the fists or the feet. You protect your own like an animal, and you’re sorry by supper",
    soft: "your temper’s honest and useful: you say what hurts, clear the air and get on with the washing-up",
    square: "you’re touched off in a second, most easily by family, and it’s the small thing that does it. Go for a walk before the third sentence",
    opposition:
      "you’re drawn to heat and complain of burns. Someone near you has always been angry, and you’ve become very good at the calm that makes it worse",
  },
  "moon.jupiter": {
    conjunction: "your heart has no lid. You feed people, forgive people, and take in strays with four legs or two",
    soft: "you feel held by something, so you can hold others. A mother, a faith or a big kitchen stands behind it",
    square: "you feel a size too much and give a size too much, and then you’re cross at how little comes back",
    opposition: "you promise care to half the town; your own house hears “in a minute”",
  },
  "moon.saturn": {
    conjunction: "you learned not to need. You’re steady in a crisis, stingy with your own tears, and a hug takes you by surprise",
    soft: "your feelings keep. You’re loyal past reason, and people bring you the heavy talk because you don’t flinch",
    square: "you expect the cold shoulder and so you leave your coat on. What was short at home you’ve made up by being useful, and it’s never quite the same",
    opposition: "duty stands across the table from comfort. Whoever you love seems to set terms, and you go home early to be on the safe side",
  },
  "mercury.mars": {
    conjunction: "you’ve a quick tongue with an edge on it, and you think best in a contest. What you’ve said in anger has been quoted back to you for years",
    soft: "you decide fast and can explain why. You’re the one who reads the manual and then does the thing",
    square: "you answer before the question’s done. It wins exchanges and loses evenings, and typos are the least of it",
    opposition: "people argue with you, and you wonder why it’s always you; you hear attack in a plain request",
  },
  "mercury.jupiter": {
    conjunction: "you think in headlines. Your mind’s roomy and hopeful, you teach without noticing, and the small print’s for somebody else",
    soft: "you learn gladly and explain well; a page from you makes people feel cleverer",
    square: "you know a bit too much about everything, and you round up. Check the number before you send it",
    opposition: "you argue from faith with those who argue from facts, then change sides next week",
  },
  "mercury.saturn": {
    conjunction: "you think slowly, in stone. You were told you were slow once, and your answer has been never to be wrong in print",
    soft: "you can stay with a dull problem until it gives. Your word’s as good as a receipt",
    square: "a censor reads each sentence before you do. You leave good things unsaid in meetings and say them perfectly on the stairs",
    opposition: "somebody’s no sits at the end of each of your ideas; bring them the draft early and use it",
  },
  "venus.mars": {
    conjunction: "you’re warm and you go after what you like, so hardly anyone doubts that you’re in the room. Flirt and fight sit close together with you",
    soft: "wanting and liking agree. You can chase without spoiling it, and be chased without running",
    square: "you want the ones you don’t like and like the ones you don’t want. When it’s both at once you burn the toast over it for months",
    opposition: "attraction, for you, has a person at each end of a rope. You don’t stay in calm love long without giving the rope a tug",
  },
  "venus.jupiter": {
    conjunction: "you’re generous, well liked and a little spoilt. You tip too much, love too easily, and it mostly comes back",
    soft: "people are glad when you come in. Gifts, invitations and second chances find their way to you",
    square: "more is your word in love and at the till. What you have tastes flat an hour after you’ve got it",
    opposition: "you’ve been promised a lot by charming people, and you’ve promised a lot by being one",
  },
  "venus.saturn": {
    conjunction: "you love seriously and late. You’re shy of asking, true once asked, and you can make a small room and one good coat last for years",
    soft: "your affection wears well. You pick people who keep appointments, and your taste is better for having limits",
    square: "you’re never quite sure you’ve been chosen. You set a price on yourself that’s too low, then put up a fence round it",
    opposition: "you meet love as a cold hand first: distance, an age gap, a job in the way. Those who stay past that stay for good",
  },
  "mars.jupiter": {
    conjunction: "you jump, and a net tends to be there. You’ve a big engine, a big cause and no brakes worth the name",
    soft: "you do well by daring. What you begin in good heart catches, and people lend you ladders",
    square: "you overdo it. You lift the heavier end, take the second job, preach while you’re at it, and the back or the bank objects",
    opposition: "you fight over what’s right, with people just as sure. Pick one crusade a year",
  },
  "mars.saturn": {
    conjunction: "you drive with the handbrake on, and it’s made you very strong. You can do hard, cold, exact work for longer than anyone",
    soft: "you use your strength in measured doses. A year’s plan isn’t a wish with you, it’s a rota",
    square: "you push, it sticks; you stop, you feel guilty. As a child you were punished for being quick, and you still ask leave in your own house",
    opposition: "you run into walls with a person’s face on them. Learn who really says no: a rule, a rival or your own fear of the result",
  },
  "jupiter.saturn": {
    conjunction: "you were born when the two slow clocks struck together, and hope in you always comes with a timetable",
    soft: "you know how much to dare. You grow at a pace the walls can stand, and institutions take you in",
    square: "you spread and then you cut, by turns, and each time it feels like the final policy",
    opposition: "you feel the door and the wall at once. Every chance you’re offered comes with its condition printed underneath",
  },
};
