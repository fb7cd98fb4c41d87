import type { LookWords } from "../word-types.ts";

export const looks: LookWords = {
  love: {
    1: [
      "Venus walks through your own sign, and you please people without opening your mouth",
      "Venus has come to your sign: treat yourself well and others will copy it",
    ],
    3: [
      "Venus sends word from your third, and fondness grows in small talk, so chat on the stairs",
      "Venus in the third favours the one who lives near and passes every day",
    ],
    4: [
      "Venus in your fourth pulls against you, home on one side, sweetheart on the other; ask what time home wants you",
      "Venus has curled up in the fourth and won’t go out, so have them round instead",
    ],
    9: [
      "Venus looks over from your ninth, and someone far off thinks of you; a timetable read together is sweet too",
      "Venus in the ninth gets on with a different accent and another road",
    ],
    10: [
      "Venus high in your tenth is charming in company, and owes a soft word at home",
      "Venus in the tenth squares your sign: work has pushed a date aside, so be the one who names the new day",
    ],
    11: [
      "Venus in your eleventh has hidden somebody worth knowing among your friends; stay ten minutes after the rest",
      "Venus helps from the house of friends, and being friends first is a road that goes somewhere",
    ],
  },
  career: {
    1: [
      "Saturn sits on your own sign, and the load is no lighter but your hand’s steadier",
      "Saturn’s in your sign: people come to you for safety, so charge for it",
    ],
    4: [
      "Saturn in your fourth has home tugging at work; give the thing at home a date first",
      "Saturn lies deep in the fourth, and foundations want mending, so file the old papers",
    ],
    5: [
      "Saturn props you from your fifth: take the amusing idea and give it a deadline",
      "Saturn in the fifth needs three drafts, so don’t show the first one round",
    ],
    7: [
      "Saturn across in your seventh makes partners and clients exacting; send the minutes the same day",
      "Saturn looks at you from the seventh: let them name terms, then keep them a night",
    ],
    9: [
      "Saturn holds you up from your ninth, and a course or a certificate slowly earns its keep",
      "Saturn in the ninth trusts the distant, long contract over the near, quick one",
    ],
    11: [
      "Saturn backs you from your eleventh; an old colleague is worth more than a new group, so ring",
      "Saturn in the eleventh casts you as the one who remembers the due date",
    ],
  },
  wealth: {
    1: [
      "Jupiter in your own sign makes the hand as bold as the mood; write the budget down first",
      "Jupiter has walked into your sign, and you look far ahead, so glance at the small change too",
    ],
    3: [
      "Jupiter helps from your third: ask once more and the price gives a little",
      "Jupiter in the third lets a small skill you’ve learnt save you a bill or two",
    ],
    4: [
      "Jupiter in your fourth pulls against you, and there’s always one more thing for the house; measure before you buy",
      "Jupiter in the fourth pays for comfort, so mend what’s broken before adding what’s new",
    ],
    5: [
      "Jupiter shines on you from your fifth: money for play is well spent, money to prove a point isn’t",
      "Jupiter in the fifth pays gladly for children and hobbies, so set the figure first",
    ],
    7: [
      "Jupiter across in your seventh has your partner spending more boldly; compare what you’ve each got",
      "Jupiter sits in the seventh, and someone invites you in; hear it out before you nod",
    ],
    9: [
      "Jupiter looks at you from your ninth, and fares and fees are money in the right place",
      "Jupiter in the ninth widens the view, and you buy less for it",
    ],
    10: [
      "Jupiter in your tenth squares you, and treating and dressing up cost more; choose the evenings that count",
      "Jupiter high in the tenth hands out titles, so ask what reaches your account",
    ],
  },
  health: {
    3: ["The Sun lends a push from your third; go on foot and your head follows", "The Sun in the third says another way home will air your thoughts"],
    4: [
      "The Sun in your fourth draws your strength indoors, and you can say no to going out",
      "The Sun has sunk to the fourth and squares you, so get ten minutes of daylight before it’s gone",
    ],
    5: ["The Sun warms you from your fifth, and an hour’s play counts as care", "The Sun in the fifth restores you most while you’re laughing out loud"],
    7: [
      "The Sun stands across in your seventh, and keeping others company wears you; hold back an hour",
      "The Sun lights the house opposite, where other people’s hours unsettle yours, so guard bedtime",
    ],
    9: [
      "The Sun shines over from your ninth: look at something far away and your shoulders drop",
      "The Sun in the ninth says a change of scene does more than a lie-in",
    ],
    10: [
      "The Sun high in your tenth keeps you on your feet; at home, shoes off and sit",
      "The Sun in the tenth squares you: you’re busy indeed, and lunch isn’t the thing to cut",
    ],
    11: [
      "The Sun looks after you from your eleventh, and you’ll keep moving longer beside a friend",
      "The Sun in the eleventh: if somebody drags you out, go, and come home early",
    ],
  },
};
