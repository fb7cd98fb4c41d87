import type { MoonLines, MoonOpenings, MoonTouches } from "../word-types.ts";

export const moonOpenings: MoonOpenings = [
  [
    "The Moon has just come into your sign, so ask what you want of the day before you read what others planned",
    "The Moon’s in the middle of your sign and your face hides nothing; if you’re glad, let it be seen",
    "The Moon’s about to leave your sign: two days’ worth of spirit, to spend on one thing of your own",
  ],
  [
    "The Moon has just reached your second house, and thoughts turn to purse and table; slow down and count what you’ve got",
    "The Moon’s midway through your second, and what you can touch steadies you: hot food, soft wool, a paid bill",
    "The Moon’s leaving your second, so buy what’s needed today and put the rest back",
  ],
  [
    "The Moon has just come into your third and the messages arrive all at once; answer the short ones",
    "The Moon’s midway through your third, you talk more than usual, and going there beats typing",
    "The Moon’s leaving your third: finish the sentence you left open and the day’s round",
  ],
  [
    "The Moon has just gone home to your fourth, and you’d rather stay in, so cut one thing from tonight",
    "The Moon’s deep in your fourth, where a small matter at home has you by the sleeve; listen before you go out",
    "The Moon’s leaving your fourth, so clear one corner to land in tomorrow",
  ],
  [
    "The Moon has just reached your fifth and you’ve an itch to play; give it two hours",
    "The Moon’s midway through your fifth, a day for doing something useless while the serious things keep",
    "The Moon’s leaving your fifth: you’ve had the fun, now keep the one thing you liked",
  ],
  [
    "The Moon has just come into your sixth and small jobs queue up; take one, then the next",
    "The Moon’s in the middle of your sixth, so live by your hands today: wash, wipe, mend, correct",
    "The Moon’s leaving your sixth, and the little debts of work shouldn’t stay the night",
  ],
  [
    "The Moon has just crossed to your seventh, so others speak first, and you lose nothing by listening",
    "The Moon’s midway through your seventh, and your mood follows whoever walks beside you; choose a steady one",
    "The Moon’s leaving your seventh: whatever’s unsettled between you two, settle it today",
  ],
  [
    "The Moon has just sunk into your eighth, small talk won’t take, and you can say less",
    "The Moon’s in the middle of your eighth, turning out old boxes; don’t show anyone yet what you find",
    "The Moon’s leaving your eighth: tell half of what weighs on you and half the weight goes",
  ],
  [
    "The Moon has just risen to your ninth and your eyes want distance, so walk a street further at lunch",
    "The Moon’s midway through your ninth; you can follow an argument today, and can’t sit still",
    "The Moon’s leaving your ninth, so look up the place you’d like to go, as far as the fare",
  ],
  [
    "The Moon has just climbed to your tenth and someone’s watching you work; straighten the collar",
    "The Moon’s at the top of your tenth, and duty outranks the heart today: hand it in, then be tired",
    "The Moon’s leaving your tenth, the show’s nearly over, so send the result and go home",
  ],
  [
    "The Moon has just come to your eleventh and the group’s noisy; pick one person out of it",
    "The Moon’s midway through your eleventh, and friends can move what you can’t, so ask for one lift",
    "The Moon’s leaving your eleventh: before the party breaks up, note who said they’d help",
  ],
  [
    "The Moon has just withdrawn to your twelfth, the battery’s low, and today’s for taking away",
    "The Moon’s in the middle of your twelfth: many dreams, few words, and being alone isn’t hiding",
    "The Moon’s leaving your twelfth, one more quiet day before it’s your turn",
  ],
];

export const moonTouches: MoonTouches = {
  sun: {
    easy: "It runs with the Sun in your {place}, so wish and duty agree, and what you settle by day you’ll still want at night",
    hard: "It pulls against the Sun in your {place}: rest on one side, work on the other, so do the short piece that must be done",
    meeting: "It meets the Sun in your {place}, and something there can be begun, without telling anyone",
  },
  mercury: {
    easy: "It has a word with Mercury in your {place}, and what’s on your mind can be said, so find somebody to say it to",
    hard: "It bickers with Mercury in your {place}, and a sentence is soon misheard; read it again before you reply",
    meeting: "It runs into Mercury in your {place}, where the tongue’s as quick as the thought, so write first",
  },
  venus: {
    easy: "It’s on good terms with Venus in your {place}: easy to be nice, easy to ask",
    hard: "It’s at odds with Venus in your {place}; you’d like coaxing and won’t say so, and saying so is quicker",
    meeting: "It meets Venus in your {place}, so one thing today will taste or look good, and it’s worth looking up for",
  },
  mars: {
    easy: "It pulls together with Mars in your {place}, and the job you’ve dragged along will budge",
    hard: "It strikes sparks off Mars in your {place}, where temper comes before reasons, so take a sip of water",
    meeting: "It bumps into Mars in your {place}; if you’re in a hurry, walk it off and let the answer wait",
  },
  jupiter: {
    easy: "It’s in tune with Jupiter in your {place}, you’re an inch more generous, and trifles pass",
    hard: "It tugs at Jupiter in your {place}, and promises come out a size too large; keep a tenth back",
    meeting: "It meets Jupiter in your {place}, with a big laugh and a big appetite, right for having someone to dinner",
  },
  saturn: {
    easy: "It leans on Saturn in your {place} and is steady, good for moving one long job a notch",
    hard: "It comes up against Saturn in your {place}, and the heart’s a bit cold; one cool remark isn’t a verdict",
    meeting: "It sits down by Saturn in your {place}: few words, fine work, and you can do it alone",
  },
};

export const moonLines: MoonLines = {
  love: [
    "Whoever’s on your mind is on your face today",
    "Affection’s a matter of food today, so bring home what they like",
    "A voice message is nearer than a dinner, so don’t save it up",
    "You’d like to be looked after; start by saying what you’d like to eat",
    "With the Moon in the house of romance you may ask to be spoilt a little",
    "Waiting on someone is love too, and they won’t see it unless you say",
    "The Moon’s beside your partner’s house, and the two of you fall into step",
    "Closeness takes some nerve; speak when the lamp’s low",
    "Talk of where you’d go together beats talk of what’s wrong here",
    "In company keep your countenance; hands can wait till you’re out of the door",
    "With two or three friends along it’s easier than face to face",
    "Let the longing steep; it needn’t be posted today",
  ],
  career: [
    "Do it your own way today without waiting for orders",
    "Work out how many hours the job’s worth before you start",
    "There’ll be much talk, so write the conclusion on the top line",
    "What you do from home goes better than what you do at the desk",
    "Let the plan be a bit playful, and one new shape may come of it",
    "The Moon’s in the house of chores: clear three small things and the large one loosens",
    "Ask your other half at work; alone you won’t settle it",
    "Look for what nobody’s saying, which is likely to be the budget",
    "Lay the week against the year and you’ll see what can be dropped",
    "The Moon’s in your house of work, and what you do today is remembered",
    "Smooth it over inside the team first and the rest follows",
    "Work behind the curtain goes well today; leave the stage to someone else",
  ],
  wealth: [
    "Spend it on yourself, and on one thing",
    "The Moon’s in the money house, where a warm heart opens the hand, so see the balance first",
    "Fares, calls and postage: small change is what leaks today",
    "Buy the house one useful thing and leave the second",
    "Fix the price of the fun, and stop when it’s gone",
    "Mending the old one is better value than a new one",
    "Before you two spend, ask who’s paying",
    "The Moon lights the shared account, and debts both ways come back to you",
    "Fees and tickets are money you won’t miss",
    "If it’s for show, see first when you’d use it again",
    "The Moon’s in the house of friends, and money can be named there without hurt",
    "Dig out one subscription you never see and cancel it",
  ],
  health: [
    "The Moon’s on your own body, so hunger and sleep come straight: follow them",
    "Have one proper meal, slowly",
    "Mouth and hands are busy, so the neck gets the rest",
    "Home early, lights out early",
    "Half a day’s play sends you home with more than you left with",
    "The Moon’s in the house of habit, and keeping the hours pays today",
    "Other people’s tiredness is catching; stay a while, then go",
    "Thoughts run deep at night, so nothing grim before bed",
    "Walk till your legs ache and your mind lets go",
    "You’ve been on show all day, so no company tonight",
    "Exercise with somebody, and be lazy with somebody too",
    "The Moon has gone where it’s quiet, and sleep beats everything",
  ],
};
