import type { Theme } from "../../../kit/hearing/question.ts";
import type { ByDigit } from "../numbers.ts";

/** Why a field is stuck, by the life path’s digit: finishes “because …”. */
export const reasons: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "you won’t wait for others to catch up, so it all lands on you",
    2: "you leave the line you ought to say to somebody else",
    3: "too much is begun and too little closed",
    4: "you’re holding out until every condition is met",
    5: "you move on just as it’s about to fruit",
    6: "you do other people’s share by day and your own at night",
    7: "you’re still checking and the table has been cleared",
    8: "you want to decide and you’ve been hired to do",
    9: "the messes you clear up aren’t entered to anyone’s account",
  },
  love: {
    1: "you’re three steps ahead and find you aren’t holding a hand",
    2: "you wait to be guessed, and the other never learnt how",
    3: "you’ve said all that matters as a joke",
    4: "you give arrangements where a word is wanted",
    5: "you head for the door when you’re asked",
    6: "you look after them so fully there’s nowhere to put a hand",
    7: "you’re watching, and they think you’re out",
    8: "you remember too well who owes whom",
    9: "your heart’s shared among many, and the nearest slice is thin",
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
    1: "everything has to be won, and a rest counts as a loss",
    2: "someone frowns and you take the blame",
    3: "there’s nowhere to put the sadness, so it comes out as chatter",
    4: "when the plan goes, you go with it",
    5: "you want to leave and don’t know where to",
    6: "you come last on your own list",
    7: "you’ve tried the case three times with nobody in the gallery",
    8: "you price yourself by results",
    9: "the old hasn’t left, so the new can’t get in",
  },
};

/** What a personal year does for a field, after “2026 is an 8 year for you, ”. */
export const yearReasons: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "when new posts and new lines open most easily",
    2: "when things move at other people’s pace",
    3: "when work that’s seen gets picked up",
    4: "when finished work counts and new titles don’t come",
    5: "when doors open to another post or another trade",
    6: "when the team and old clients come before your own plans",
    7: "better for learning one thing through than for moving",
    8: "the one to ask for pay and title in",
    9: "better for handing over than for opening",
  },
  love: {
    1: "when whoever speaks first gains",
    2: "made for two, and slow to warm",
    3: "with its luck in company",
    4: "when daily habits decide more than feelings",
    5: "when the heart pulls outward",
    6: "the nearest of the nine to home and family",
    7: "when people step back half a pace",
    8: "when both sides want it fair",
    9: "when what never quite ended gets finished",
  },
  money: {
    1: "when a new line of income starts small",
    2: "when cash comes in a beat late",
    3: "when it comes fast and goes as fast",
    4: "good for paying off and laying by",
    5: "with windfalls in it and repair bills too",
    6: "when most of it goes into the house",
    7: "better for finding leaks than for placing stakes",
    8: "the one of the nine for collecting",
    9: "when old accounts get cleared",
  },
  inner: {
    1: "when you’d like to start over",
    2: "when you take everything to heart",
    3: "when what you’d shelved for lack of time comes back",
    4: "which feels stuffy because the footings are being poured",
    5: "when you can’t sit still",
    6: "when everybody needs you",
    7: "when you want to be alone, and should be",
    8: "when ambition and pressure both run high",
    9: "when old things come up to say goodbye",
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
    6: "settle it with your team and at home before you announce it",
    7: "look round for three months before you commit",
    8: "bring three figures that prove your case",
    9: "hand over cleanly before you take on anything new",
  },
  love: {
    1: "say it first, and plainly",
    2: "let the other one finish before you answer",
    3: "find an hour for it when nobody’s joking",
    4: "agree on the dull things early, money, hours and dishes",
    5: "leave both of you a door, and come back through it",
    6: "let the two families meet early",
    7: "give it three months without pressing",
    8: "put what each of you gives on the table",
    9: "finish with the old story before the new one",
  },
  money: {
    1: "open a separate account for it",
    2: "have every promise written down",
    3: "set the ceiling before you go out",
    4: "pay the dearest debt before anything else",
    5: "keep three months’ living aside",
    6: "set your own share aside before the household’s",
    7: "put nothing into what you don’t understand",
    8: "name your price and then say nothing",
    9: "call in what you’re owed first",
  },
  inner: {
    1: "change one small thing and leave the rest",
    2: "ask one blunt friend what really happened",
    3: "give an hour to something of no use at all",
    4: "keep fixed hours for a week",
    5: "go out of the house before you decide anything",
    6: "let one request wait until tomorrow",
    7: "take a whole evening alone with everything switched off",
    8: "get off the scale for one afternoon",
    9: "put one old thing away for good",
  },
};

/** Why this road quarrels, after “because”, and the way out. */
export const quarrels: Readonly<Record<"why" | "peace", ByDigit>> = {
  why: {
    1: "you’ve decided before the other has finished speaking",
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

/** How this road learns, after “you learn best”. */
export const studies: ByDigit = {
  1: "by sitting an old paper first and reading up what you missed",
  2: "with one other person across the table",
  3: "by telling it to someone aloud with the book shut",
  4: "at a fixed hour and a fixed desk, one page after another",
  5: "in short bursts, two subjects with a walk between",
  6: "by teaching it to someone who knows less",
  7: "alone, from the hardest part down",
  8: "against a mark you’ve set and pinned to the wall",
  9: "when you know what it’s for, so take the whole before the parts",
};

/** Where this road trips, after “where”. */
export const trips: ByDigit = {
  1: "nobody else had a say, so nobody else helps to carry it",
  2: "you should have said no and said “either’s fine”",
  3: "the new idea comes before the old one’s shut",
  4: "the plan has changed and you’re still on its first page",
  5: "the last third of a road begins",
  6: "you’ve given help that nobody asked for",
  7: "it’s time to speak and you’re still checking",
  8: "someone above you decides and you have to wait",
  9: "something’s over and you go on tidying it",
};

/** How a year goes, in a clause that opens a headline. */
export const paces: ByDigit = {
  1: "you’re at a beginning",
  2: "slowly, and it’s a year for waiting and talking things over",
  3: "livelier than last year, and people notice you",
  4: "it’s plain hard work for now, the kind that gets laid once",
  5: "the wind is changing",
  6: "home is taking the larger share",
  7: "quietly, and quiet is what the year’s for",
  8: "you’re being weighed, in money and in rank",
  9: "you’re clearing up",
};
