import type { TouchWords } from "../word-types.ts";

export const touches: TouchWords = {
  love: {
    sun: {
      easy: "what you want comes out clear and is heard",
      hard: "two people want the lead, so give away a small scene",
      meeting: "it’s all on your face and nobody has to guess",
    },
    moon: {
      easy: "moods are caught as they fall, and small talk soothes",
      hard: "what’s asked isn’t what’s meant; try hungry or tired first",
      meeting: "someone comes to mind, so send a line of no importance",
    },
    mercury: {
      easy: "talk flows, a good time to settle the small print of a plan",
      hard: "it’s a quarrel about wording, and the tone hurts more than the words",
      meeting: "messages fly; explain less and ask more",
    },
    venus: {
      easy: "the sweetness is real, and needn’t be asked about next year",
      hard: "both want coaxing, so take turns",
      meeting: "you like the look of each other; arrange a good dinner",
    },
    mars: {
      easy: "somebody makes the first move, and you need only walk along",
      hard: "one spark will do, so take a turn outside before you answer",
      meeting: "it warms fast, and lasts longer at half speed",
    },
    jupiter: {
      easy: "they’re kinder than you think, and you may ask once",
      hard: "much is promised and little kept, so promise one thing",
      meeting: "someone dreams large; hear the end of it",
    },
    saturn: {
      easy: "the serious word has ground under it, and the date will stand",
      hard: "you knock and it’s chilly, though this chill may be only work",
      meeting: "the two of you need rules, and three will do",
    },
  },
  career: {
    sun: {
      easy: "the yes comes quickly from above, so hand it in",
      hard: "you and whoever decides disagree; bring figures, leave the feeling",
      meeting: "your work’s on view, so say how far it’s got",
    },
    moon: {
      easy: "colleagues will help if you give them half",
      hard: "something at home pulls, so move the big meeting to the morning",
      meeting: "your hunch is sound; find one number to hold it up",
    },
    mercury: {
      easy: "drafting and bargaining both go well, so do one more while you’re warm",
      hard: "a message went astray; check it face to face",
      meeting: "ideas crowd in, so put one on a single page",
    },
    venus: {
      easy: "a favour gets it done, thanks first and the asking after",
      hard: "you said yes to be nice, and there’s still time to change it",
      meeting: "the room likes you, so round off the terms",
    },
    mars: {
      easy: "doing beats planning, so start and meet about it later",
      hard: "somebody’s racing you; don’t fight it in public, make the work solid",
      meeting: "you’re charging ahead, so look back for the others",
    },
    jupiter: {
      easy: "a road opens, and it’s worth putting your name down",
      hard: "the stall’s grown too wide, so take one thing off it",
      meeting: "the chance looks big; ask what its first step is",
    },
    saturn: {
      easy: "step by step holds, and the old method’s enough",
      hard: "it’s stuck in approvals, and complete papers will move it sooner than calls",
      meeting: "the duty lands on you, so get the authority before you take it",
    },
  },
  wealth: {
    sun: {
      easy: "you know what you’ve got and lay it out with grace",
      hard: "what you pay for show you’ll regret by morning",
      meeting: "you can see where it goes, so list it",
    },
    moon: {
      easy: "money for bread and rice is money at peace",
      hard: "a low mood presses the order button, so eat first",
      meeting: "you’d like to stock up; measure the fridge",
    },
    mercury: {
      easy: "the sums come quick and right, so balance the books",
      hard: "a digit slips, so read the transfer twice",
      meeting: "you’ve patience for prices; stop at the third shop",
    },
    venus: {
      easy: "you buy what suits you, and one’s enough",
      hard: "wanting and needing pull apart, so give it two days",
      meeting: "you’re drawn to pretty things, so fix a ceiling",
    },
    mars: {
      easy: "you dare to haggle, and to take things back",
      hard: "hurry costs extra, so settle nothing on the spot",
      meeting: "your hand’s quick; leave one card at home",
    },
    jupiter: {
      easy: "there’s a little slack, so move the savings first",
      hard: "the forecast’s rosy; plan on nine tenths of it",
      meeting: "the appetite’s grown, so add one big thing and no more",
    },
    saturn: {
      easy: "thrift comes easily, and one standing charge can go",
      hard: "every door wants paying, so pay those with a date on",
      meeting: "it looks tight, and a clear list calms you",
    },
  },
  health: {
    sun: {
      easy: "there’s strength in you, and getting up half an hour sooner is no feat",
      hard: "bearing up costs most, so say you’re tired and sit",
      meeting: "you’re shining outward all day; draw the curtain at night",
    },
    moon: {
      easy: "sleep comes deep, so go to it early",
      hard: "meals and sleep have slipped, so bring supper forward",
      meeting: "mood and appetite are tied together; eat something hot",
    },
    mercury: {
      easy: "the head’s clear, and you can put a thing down once it’s done",
      hard: "much thinking makes thin sleep, so leave the phone in the kitchen",
      meeting: "talking dries you out; drink water",
    },
    venus: {
      easy: "you unwind without trying, and a foot bath will do",
      hard: "sweets and late nights both beckon, so take just one",
      meeting: "you want comfort, so give it a whole evening",
    },
    mars: {
      easy: "a good sweat is what you’re after, forty minutes of it",
      hard: "you’re strung tight; don’t race the clock",
      meeting: "the drive’s there, so warm up properly first",
    },
    jupiter: {
      easy: "you’re in good heart and recover fast",
      hard: "you’ve said yes too often, and your back keeps the tally",
      meeting: "food and drink run over, so stop at seven tenths",
    },
    saturn: {
      easy: "the timetable holds, so leave it as it is",
      hard: "weariness wants time, so add nothing more",
      meeting: "it’s like carrying stones: rest, then walk",
    },
  },
};
