/** What the sum of a brand's letters says, by its root; each can follow “1 is”. */
export const rootTexts: Record<number, string> = {
  1: "the number that goes first: bold with an opening line, apt to carry everything alone, good for being the first on the street to sell a thing",
  2: "the number of pairs: it lives on regulars and partners, so set out two good chairs before you shout",
  3: "the number that shows itself: it talks and laughs, wants windows and pictures, and shouldn’t keep its own books",
  4: "the number of footings: open on time, true to measure, slow to be known and slow to be blamed",
  5: "the number that moves: people come for what’s new, and a list left unchanged for a season looks old",
  6: "the number that looks after: it feels family-run, and returns and repairs are where it shines",
  7: "the number that digs: those who know will find it, a crowd at the door isn’t its business, and the small print should be good",
  8: "the number of scales: steady with money, hard in a deal, easily thought to count too closely",
  9: "the number that gives: it does a little more than asked and is talked of far off, so count what you give away",
  11: "kept and not turned to 2: quick, remembered at once, high-strung, in need of dull routines",
  22: "kept and not turned to 4: it draws a whole street, and must first mend one room",
  33: "kept and not turned to 6: warm, made for looking after people, too ready to cut its price",
};
/** How a value that most letters share sounds. */
export const digitTexts: Record<number, string> = {
  1: "blunt, with its cards on the table",
  2: "as if it left half a step for you",
  3: "light, with a smile in it",
  4: "square, like boxes in a stack",
  5: "restless, unable to stand still",
  6: "round, like something eaten or worn",
  7: "quiet, as if behind glass",
  8: "heavy enough to bear a price",
  9: "large, with the breath going out",
};
/** What a missing value leaves to be done. */
export const missingTexts: Record<number, string> = {
  1: "nobody speaks first, so put the first sentence on the wall",
  2: "nobody answers, so reply to each message the same day",
  3: "nobody laughs, so you must bring the pictures",
  4: "nobody keeps order, so fix the opening hours",
  5: "nothing changes, so force one new thing each season",
  6: "nothing is homely, so put a chair by the till",
  7: "nothing tells where it came from, so print a small card that does",
  8: "nothing weighs, so price in round sums",
  9: "nothing is left over, so don’t stint the small gift",
};
