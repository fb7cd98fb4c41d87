import type { Theme } from "../../../kit/hearing/question.ts";
import type { ByChallenge, ByDigit } from "../numbers.ts";

/** The answer in a clause by the life path’s digit; it opens a headline. */
export const heads: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "what suits you is work nobody has shown you how to do",
    2: "what suits you is work that brings two sides together",
    3: "what suits you is work that people see and answer",
    4: "what suits you is work with a drawing and an inspection",
    5: "what suits you is work that’s half on the road",
    6: "what suits you is work that houses, feeds or teaches",
    7: "what suits you is work understood behind a shut door",
    8: "what suits you is work with a budget and a signature",
    9: "what suits you is work that sorts out a mess for many",
  },
  love: {
    1: "in love you step first, and should look back",
    2: "in love you count hours spent together, not flowers",
    3: "in love silence hurts you more than a row",
    4: "in love you go by what’s done and not by what’s said",
    5: "in love you want a window that opens",
    6: "in love you cook first and ask later",
    7: "in love you’re slow to warm and watch for three months",
    8: "in love you want it even, nobody in debt",
    9: "in love you give much and ask little",
  },
  money: {
    1: "your money comes with the first order of the day",
    2: "your money comes through people and shared ventures",
    3: "your money comes by tongue and pen and leaves as it came",
    4: "your money is the kind that stacks",
    5: "your money comes in waves and goes in waves",
    6: "half your money is already someone’s at home",
    7: "your money hangs on one skill others lack",
    8: "your money comes with big jobs; small ones bore you",
    9: "your money passes from hand to hand, so keep one pocket shut",
  },
  inner: {
    1: "you’ll bear hardship but not a missed turn",
    2: "you keep a chair free for someone else",
    3: "you droop shut in, and mend by talking",
    4: "you walk best on a floor with squares",
    5: "you’re on the move even sitting still",
    6: "idle, you look round for someone to mind",
    7: "you need time alone as others need lunch",
    8: "you’re steadier with a load than without",
    9: "you’re soft-hearted, slow to let things go",
  },
};

/** A field by the life path’s digit. */
export const pathTexts: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "the new line, the first client, the version nobody’s drafted; laying bricks to another’s plan, you’d want to leave in six months",
    2: "negotiation, support, editing, training juniors, any seat where two sides must hear one another; a place that fights over credit in public would hurt you",
    3: "teaching, copy, design, a counter with customers, best of all where the answer comes at once; after two weeks unseen you run flat",
    4: "engineering, accounts, quality, supply, whatever comes with a list; a boss who changes course three times a day would wear you out",
    5: "sales, field work, the press, jobs that cross towns, with blank space in the diary; three years at one desk would be a waste of you",
    6: "schools, nursing, kitchens, housing, staff, anything that leaves someone living better; you won’t warm to a place that only reads figures",
    7: "research, audit, code, editing, with one door to shut and one due date; five meetings a day would sand you flat",
    8: "the seat with the budget, the people and the blame; where you only pull and never decide you’d feel cheated however well you did",
    9: "public work, work across trades, the mess somebody left; for one firm’s profit alone you can’t get up steam",
  },
  love: {
    1: "you court crisply, then settle the restaurant and the hour on your own, and things ease on the night the other one chooses",
    2: "you read a face like weather and bring the umbrella early, while what you’d like goes round three corners; said straight it would get there sooner",
    3: "you send your feelings as jokes and call them jokes if they’re dropped; for the line that counts, pick a moment that isn’t funny",
    4: "your love mends the tap and knows which drawer the pills are in; when a soft word is wanted you’re looking for the spanner",
    5: "you want to set out together and also apart, and being asked where and with whom makes you bolt; a rough answer given first leaves both of you room",
    6: "you look after people past the edge, fed and managed alike; “would you like some?” does more than a second helping",
    7: "you want someone you can be silent with, and at the first doubt you step back to observe, which looks from there like cold",
    8: "you guard people as you’d guard a stake, free with cash and effort and tight with “I was wrong”; losing one argument buys a whole evening",
    9: "you love widely, an old flame’s news and a friend’s trouble included, and the one beside you would like a quarter of an hour that’s only theirs",
  },
  money: {
    1: "you do well when you name the price and badly when you wait for theirs, and a small business with one boss fits better than a partnership",
    2: "you live off shares, commissions and long terms, and one-off haggling feeds you badly; put a loan on paper, which spoils nothing",
    3: "you spend fast when you’re glad, a week’s money on one dinner, so keep two accounts and let one of them only fill",
    4: "you put by a fixed sum and pay off a fixed sum, and in five years it shows; money that comes too fast costs you sleep, so leave it alone",
    5: "your income has peaks and troughs, and a peak should store for a trough; your two leaks are fares and gadgets",
    6: "you stand last in the queue behind the house, the fees and the presents, so set your own bit aside first each month, however small",
    7: "you know things worth money and the price is the hard part, so write down what an hour costs before anyone asks you to your face",
    8: "you’re steady with large sums and careless with small ones, and before a stake it’s worth asking whether losing it would change your days",
    9: "you lend out of softness and are too shy to ask for it back, so keep gifts and loans in two books, with dates in the second",
  },
  inner: {
    1: "when you’re low you pick something difficult, and one win mends it; with no rival about you practise on whoever’s near",
    2: "one harsh word lodges in you for three days, and written down and read aloud it’s lighter than it sounded",
    3: "you turn grief into a story and they all laugh, and your own share comes after they’ve gone; find the one you needn’t amuse",
    4: "in a muddle you wipe the table and rule a timetable, so that order outside brings order in; leave one square of it blank",
    5: "when you’re restless you want to go, and the corner of the street may do; ask first whether it’s the place that’s wrong or just the hour",
    6: "you ask how everyone is until you’ve forgotten to answer; a day with nobody to mind will feel hollow, and that’s as it should be",
    7: "what you can’t solve goes round till dawn, so write it in three lines and stop, because the fourth repeats the first",
    8: "you take results as a thermometer and fret at one degree, so keep an afternoon a week when nothing’s weighed",
    9: "you’re slow to put away people and years, and a song brings them out; give them a drawer and open it twice a year",
  },
};

/** The second word on a field: work by the expression (the birthday without a name), love by the soul urge or the birthday, money by the birthday. */
export const secondTexts: Readonly<Record<"work" | "love" | "money", ByDigit>> = {
  work: {
    1: "makes you the one for openings, so ask the boss for phase one",
    2: "is worth a line on the CV: which two sides you brought round",
    3: "says speak where you’d write, and write where you’d only think",
    4: "is known for delivery, so ask how it’ll be checked before you nod",
    5: "is quickest in a new place or with a new tool, and quick is capital",
    6: "brings people on, and three months with you shows, so put a price on that",
    7: "is exact, and where others hand in a plan you hand in the source",
    8: "can be trusted to decide, so get your powers in writing",
    9: "sees the whole board where the rest see a square, so take the middle chair",
  },
  love: {
    1: "asks first to be somebody, and not just someone’s other half",
    2: "waits for an answer, and a slow reply wears on you more than none",
    3: "must laugh with someone, or the best match tastes of nothing",
    4: "likes it certain, and Saturday should mean Saturday",
    5: "asks first for something new, if only another way to the same café",
    6: "wants the look of a home, and two pairs of slippers win you",
    7: "would be understood, and company without that is lonelier than none",
    8: "minds about respect, and once you’ve had it in public you’ll give way at home",
    9: "watches how they treat a waiter, and only the kind get in",
  },
  money: {
    1: "you’re quick, get there first and skip the back of the page",
    2: "you’re shy of naming a price, so they name it, and it comes out a tenth low",
    3: "you buy for the pleasure, and there’s a cupboard full of bargains",
    4: "you count small change, and the end of the month shows it",
    5: "you dare to try, so try with one month’s loose coins",
    6: "you spend on the house without blinking and wear your own shoes through",
    7: "you dislike the subject, so people who know less set your price",
    8: "you see where the stake lies, and grow more careful as the sums grow",
    9: "you grab the bill and forget to hand in the receipt",
  },
};

/** The main challenge, 0 … 8, as it is felt inside. */
export const innerChallengeTexts: ByChallenge = {
  0: "0, so nothing fixed stands in your way; you choose each time, and having chosen you shouldn’t go back to compare",
  1: "1, so what stands in your way is other people’s opinion, and you keep landing on the wrong side of hearing it and heeding it",
  2: "2, thin skin, and you can write the whole letter from one stray phrase",
  3: "3, a fear of showing it, and of three drafts you send the palest",
  4: "4, so what stands in your way is untidiness, and the paper that counts gets hunted at the last minute",
  5: "5, so two thirds along a good road you want to turn off",
  6: "6, a high standard, first for yourself and then for those at home",
  7: "7, so what stands in your way is doubt, and when a hand’s held out you study the palm",
  8: "8, so you’re afraid to lose what’s won and afraid it’ll be known",
};
