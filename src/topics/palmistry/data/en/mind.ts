/** Texts by rule and case; each goes on from the measure it is told by. */
export const mind = {
  "mind.sign": {
    broken: "your thinking changed rails once; the first way of learning didn’t suit you, the second, which you found yourself, does.",
    island: "for a while your mind was in two places and did neither well, and past it the line’s one again.",
    chained: "attention comes in links, twenty minutes is your natural length, and an hour is only sitting.",
    forked: "the writer’s fork of the old books. You can do two versions of one story and argue either.",
  },
  "mind.head": {
    "short.straight": "short and level: you want knowledge you can use, one piece at a time, and a broad lecture sends you to sleep.",
    "short.gentle": "short with a dip: you catch the point, remember by impressions, and a sketch beats three pages of notes.",
    "short.steep": "short and steep: sparks come quick and leave quick, so a day without paper in reach is wasted.",
    "medium.straight": "middling and level: sums, timetables and accounts suit you, a question without an answer makes you frown.",
    "medium.gentle": "middling with a dip: you can reason and you can guess, and in a new subject or office you’re at home in three weeks.",
    "medium.steep": "middling and steep: you can read the textbook, but you draw in its margins, and stories stay where rules don’t.",
    "long.straight": "long and level: you’re still thinking when the house is asleep, everything considered, and late to begin.",
    "long.gentle": "long with a dip: you think far and stay supple, made for the fat book you then retell in your own words.",
    "long.steep": "long and steep: a mind that goes a very long way, full of stuff to write or draw, and wants a knock on the desk to come back.",
  },
  "mind.start": {
    tied: "so you’re slow off the mark, wary of mistakes, and like to see the steps of others before your own.",
    joined: "one starting point: careful, with the notes gone through three times, rarely caught out and rarely startling.",
    near: "all but joined: you’ve just enough caution, and hand in first once it’s thought through.",
    apart: "each line on its own from the start: bold, answering before thinking, which looks like talent when right and like not reading when wrong.",
  },
  "mind.fingers": {
    "short.short": "short fingers and a short head line see the whole before the part: contents page first, details on the second round.",
    "short.medium": "short fingers on a middling head line reach the verdict first and find the reasons after; luckily you do find them.",
    "short.long": "short fingers on a long head line think at length and speak in brief, so people hear only the last sentence.",
    "long.short": "long fingers on a short head line fuss and lose patience: the comma’s right and the deadline’s gone.",
    "long.medium": "long fingers on a middling head line are good at proofs, layouts and hunting down who said it first.",
    "long.long": "long fingers on a long head line go fine and go on, until the others think you’ve forgotten.",
  },
  "mind.little": {
    short: "short of the top crease: you speak straight, and lose by it in speech more than on paper, so jot two lines before you open your mouth.",
    even: "just about at the top crease: you keep measure in talk and can report three things in three minutes.",
    long: "past the top crease: you can talk and bargain, even make people forget what they came for, and both pen and tongue earn their keep.",
  },
  "mind.dissent": {
    "straight.short": "The other side is speed: a level line likes order, short fingers like done, and together they call an unfinished thought finished; reading the question again is worth more than doing another.",
    "straight.long": "The level line wants the verdict and the long fingers want the detail, and they fight over your pen; on the last day listen to the line, on the others to the fingers.",
    "gentle.short": "The head line’s willing to bend and the short fingers won’t wait, so ideas get served half set; half a day later they’d taste different.",
    "gentle.long": "A dipping line’s supple and long fingers are fine, and the fault of the two is never being finished; I’d rein in the fingers.",
    "steep.short": "The steep line goes down, the short fingers go out, and no bridge joins them: the thought isn’t written and the writing isn’t thought; lay three planks on paper first.",
    "steep.long": "A steep line with long fingers makes a book of a trifle; the dissent has one sentence: perhaps it was a trifle.",
  },
  "mind.doing": {
    straight: "This week, take a question without an answer and write two that would do.",
    gentle: "This week, draw what you’re learning as one picture with ten words in it.",
    steep: "This week, keep a pad by the bed: one line for each thought at night, read by daylight.",
  },
  "mind.watching": {
    short: "Watch for the hour your mind first wanders, and put the hardest part before it.",
    medium: "Watch where you get stuck explaining it to someone; that’s the part you don’t know yet.",
    long: "Watch for the fourth source you look up; by then you’re hiding from writing.",
  },
} as const;
