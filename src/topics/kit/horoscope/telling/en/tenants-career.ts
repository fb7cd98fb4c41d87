import type { TenantWords } from "../word-types.ts";

export const careerTenants: TenantWords["career"] = {
  3: {
    sun: [
      "The Sun in your third puts the work on the road and in the inbox, so clear the unread first",
      "The Sun lights the house of talk; report now and you’ll be heard, if it’s three sentences",
    ],
    mercury: [
      "Mercury in your third writes easily, and the letter you’ve put off wants ten lines",
      "Mercury runs errands in the third: ask one supplier more and the price changes",
    ],
    venus: [
      "Venus in your third gets hard things done with soft words; say hello at the front desk",
      "Venus has come to the third, where copy and drawings look right, so sign them off",
    ],
    mars: [
      "Mars in your third answers too fast and leaves a splinter; let the draft lie ten minutes",
      "Mars in the third keeps you running short trips, so make two of them one",
    ],
    jupiter: [
      "Jupiter in your third makes a small tool worth learning; an afternoon will do",
      "Jupiter keeps the third, and being well informed is your capital, so pass the news to who needs it",
    ],
    saturn: ["Saturn in your third wants contracts read word by word", "Saturn weighs on the third, and the meeting with the fewest words gets the result"],
  },
  6: {
    sun: [
      "The Sun in your sixth piles small jobs on the desk; list them and strike the smallest first",
      "The Sun lights the house of daily work, and careful hands get noticed",
    ],
    mercury: [
      "Mercury in your sixth sorts rotas and spreadsheets; one tidy-up saves you half a day",
      "Mercury’s busy in the sixth, so when a colleague asks, answer once and write it down for the rest",
    ],
    venus: [
      "Venus in your sixth clears the desk, and people come over to lend a hand",
      "Venus walks into the sixth: tea with whoever shares the work loosens a knot",
    ],
    mars: [
      "Mars in your sixth is quick and a bit careless, so count again before you hand it over",
      "Mars has entered the house of chores, and somebody’s pushing; ask what day they truly need it",
    ],
    jupiter: [
      "Jupiter in your sixth sends help; the question is whether you’ll let any of the work go",
      "Jupiter keeps the sixth full, and none of it’s for nothing, so note each thing you finish",
    ],
    saturn: [
      "Saturn in your sixth makes the routine long and heavy; fix the hour you stop",
      "Saturn sits on the sixth, and going by the book is quicker than going round it",
    ],
  },
  10: {
    sun: [
      "The Sun in your tenth puts you where the boss can see; lay the finished thing on the table",
      "The Sun stands at the top of your chart, so sign what you made",
    ],
    mercury: [
      "Mercury in your tenth gets you a word with someone senior; start with the conclusion",
      "Mercury has climbed to the tenth, where one remark travels further than you’d think",
    ],
    venus: [
      "Venus in your tenth lets goodwill do the work, and the polite note wasn’t wasted",
      "Venus stands in the house of standing, good for clients, portraits and front windows",
    ],
    mars: [
      "Mars in your tenth wants to push upward; don’t take your manager for the opposition",
      "Mars burns in the house of work, and what you grab you’ll carry alone, so weigh it first",
    ],
    jupiter: [
      "Jupiter in your tenth offers a bigger stage; ask how many steps lead up to it",
      "Jupiter guards the tenth, and you can ask for the rise, with three finished things in hand",
    ],
    saturn: [
      "Saturn in your tenth lays a real load on you: brick on brick, and no hurry",
      "Saturn keeps the tenth, where whoever’s testing you says nothing and looks at the date of delivery",
    ],
  },
};
