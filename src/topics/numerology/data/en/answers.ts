import type { Theme } from "../../../kit/hearing/question.ts";
import type { ByDigit } from "../numbers.ts";

/** Why a field is stuck, by the life path’s digit: finishes “because …”. */
export const reasons: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "you won’t wait, so it all lands on you",
    2: "you leave the line you ought to say to others",
    3: "too much is begun and too little closed",
    4: "you’re holding out until every condition is met",
    5: "you move on just as it’s about to fruit",
    6: "you do others’ share by day, yours at night",
    7: "you’re still checking when the table’s cleared",
    8: "you want to decide and you’ve been hired to do",
    9: "nobody’s charged for the messes you clear up",
  },
  love: {
    1: "you’re three steps ahead, holding no hand",
    2: "you wait to be guessed by one who never learnt",
    3: "you’ve said all that matters as a joke",
    4: "you give arrangements where a word is wanted",
    5: "you head for the door when you’re asked",
    6: "you do it all and leave them nothing to do",
    7: "you’re watching, and they think you’re out",
    8: "you remember too well who owes whom",
    9: "your heart’s shared out and the near slice is thin",
  },
  money: {
    1: "you’d sooner lose on it than wait three days",
    2: "you can’t bring yourself to name a price",
    3: "you pay for everyone when you’re glad",
    4: "you only save, and what comes in hasn’t moved",
    5: "it comes in peaks, and nothing was stored on the peak",
    6: "the household’s share has no lid",
    7: "you know a lot and label it cheap",
    8: "the table’s laid wider than the cash",
    9: "you’re too shy to ask for what you’ve lent",
  },
  inner: {
    1: "even a rest counts as a loss",
    2: "someone frowns and you take the blame",
    3: "the sadness only comes out as chatter",
    4: "when the plan goes, you go with it",
    5: "you want to leave, with nowhere to go",
    6: "you come last on your own list",
    7: "you’ve tried the case thrice, alone",
    8: "you price yourself by results",
    9: "the old won’t leave to let the new in",
  },
};

/** What a personal year does for a field, after “your 8 year”. */
export const yearReasons: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "opens new posts and lines most easily",
    2: "moves at other people’s pace",
    3: "brings takers for work that’s seen",
    4: "counts finished work, not new titles",
    5: "opens doors to another post or trade",
    6: "puts team and clients before your plans",
    7: "is for learning one thing, not moving",
    8: "is the one to ask for pay and title in",
    9: "is for handing over, not for opening",
  },
  love: {
    1: "rewards whoever speaks first",
    2: "is made for two, and slow to warm",
    3: "has its luck in company",
    4: "goes by daily habits more than feelings",
    5: "pulls the heart outward",
    6: "is the nearest of the nine to home",
    7: "steps back half a pace",
    8: "wants it fair on both sides",
    9: "finishes what never quite ended",
  },
  money: {
    1: "starts a new line of income small",
    2: "brings cash in a beat late",
    3: "brings it fast and spends it as fast",
    4: "is good for paying off and laying by",
    5: "brings windfalls and repair bills too",
    6: "puts most of it into the house",
    7: "is for finding leaks, not placing stakes",
    8: "is the one of the nine for collecting",
    9: "clears old accounts",
  },
  inner: {
    1: "makes you want to start over",
    2: "has you take everything to heart",
    3: "brings back what you’d shelved",
    4: "feels stuffy while footings are poured",
    5: "won’t let you sit still",
    6: "has everybody needing you",
    7: "makes you want to be alone, and rightly",
    8: "runs high on ambition and pressure",
    9: "brings old things up to say goodbye",
  },
};

/** The first step, or the condition of a yes, by field and personal year. */
export const firstSteps: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "pick one new thing and drop the other two",
    2: "get it in writing before you count on it",
    3: "have one finished piece to show",
    4: "close the oldest job on your desk first",
    5: "put the way back on paper before you jump",
    6: "settle it with team and family first",
    7: "look round for three months first",
    8: "bring three figures that prove your case",
    9: "hand over cleanly before anything new",
  },
  love: {
    1: "say it first, and plainly",
    2: "let the other finish before you answer",
    3: "find an hour for it when nobody’s joking",
    4: "agree early on money, hours and dishes",
    5: "leave each other a door to come back by",
    6: "let the two families meet early",
    7: "give it three months without pressing",
    8: "put what each of you gives on the table",
    9: "finish the old story before the new one",
  },
  money: {
    1: "open a separate account for it",
    2: "have every promise written down",
    3: "set the ceiling before you go out",
    4: "pay the dearest debt before anything else",
    5: "keep three months’ living aside",
    6: "set your share aside before the household’s",
    7: "put nothing into what you don’t understand",
    8: "name your price and then say nothing",
    9: "call in what you’re owed first",
  },
  inner: {
    1: "change one small thing and leave the rest",
    2: "ask one blunt friend what really happened",
    3: "give an hour to something of no use at all",
    4: "keep fixed hours for a week",
    5: "leave the house before you decide anything",
    6: "let one request wait until tomorrow",
    7: "take one evening alone, everything off",
    8: "get off the scale for one afternoon",
    9: "put one old thing away for good",
  },
};

/** Why this road quarrels, after “because”, and the way out. */
export const quarrels: Readonly<Record<"why" | "peace", ByDigit>> = {
  why: {
    1: "you decide before the other has finished",
    2: "you give way twice and blow up the third time",
    3: "you joke where the other wants an answer",
    4: "you explain how it’s done to someone who’s hurt",
    5: "you’re out of the room before the last sentence",
    6: "your help comes with instructions",
    7: "you go silent to think, and it sounds like contempt",
    8: "you argue to win, and the other one keeps score too",
    9: "you forgive aloud and bring it up a year later",
  },
  peace: {
    1: "let the other finish, count three, then answer",
    2: "say it the first time, while it’s still small",
    3: "answer once in plain words and save the joke",
    4: "ask where it hurt before you explain anything",
    5: "stay for the last sentence, if only in the doorway",
    6: "ask whether help is wanted before you lift a hand",
    7: "say “give me an hour to think”, and come back in an hour",
    8: "let one round go and see what that buys you",
    9: "say what it cost you on the day it happens",
  },
};

/** How this road learns, after “you learn best”: in a word, then the rest of it. */
export const studies: ByDigit = {
  1: "from old papers, sitting one first and reading up what you missed",
  2: "in company, with one other person across the table",
  3: "by telling it aloud, to someone, with the book shut",
  4: "at a fixed desk, at a fixed hour, one page after another",
  5: "in short bursts, two subjects with a walk between",
  6: "by teaching it, to someone who knows less",
  7: "alone, from the hardest part down",
  8: "against a mark, one you’ve set and pinned to the wall",
  9: "from the whole down, once you know what it’s for",
};

/** What makes up for a number the name lacks, after “to make up for the 4,”. */
export const makeUps: ByDigit = {
  1: "order first when you eat out",
  2: "hear people out half a beat longer",
  3: "show one picture with a line under it",
  4: "keep to one fixed desk",
  5: "leave the house with a second route",
  6: "put promises on the fridge",
  7: "take half an hour without a screen",
  8: "keep one month’s accounts in full",
  9: "clear one drawer a season",
};

/** Where this road trips, after “where”. */
export const trips: ByDigit = {
  1: "nobody had a say, so nobody helps",
  2: "you say “either’s fine” and mean no",
  3: "the new comes before the old is shut",
  4: "the plan has moved on and you haven’t",
  5: "the last third of a road begins",
  6: "you’ve helped and nobody asked",
  7: "others speak and you’re still checking",
  8: "another decides and you have to wait",
  9: "it’s over and you go on tidying it",
};

/** How a year goes, in a clause that opens a headline. */
export const paces: ByDigit = {
  1: "you’re at a beginning",
  2: "slowly, with waiting and talk in it",
  3: "livelier, and people notice you",
  4: "plain hard work, the kind laid once",
  5: "the wind is changing",
  6: "home is taking the larger share",
  7: "quietly, and that’s what it’s for",
  8: "you’re weighed, in money and rank",
  9: "you’re clearing up",
};
