import type { Field } from "../../telling/parts.ts";
import type { BodyPart } from "../body-places.ts";

type ByPlace = Readonly<Record<Exclude<Field, "family">, Readonly<Record<BodyPart, string>>>>;

/** What a place says of a field; a clause that begins with “you” or a noun, no full stop. */
export const partFields: ByPlace = {
  work: {
    头: "you want a post that sets its own direction, if only over three people; by the third draft of someone else’s plan you’ve drifted off",
    肩: "the mess nobody would take comes right with you, but the title and the pay you have to name yourself",
    手: "skill sits in your hands, and one trade you can show beats any card; take on managing by halves",
    腹: "you suit work that piles up slowly, clients or data or know-how; half a year shows nothing and five years show a lot",
    腰: "what you sell is the join: projects, liaison, translation; pick a place where both ends listen to reason",
    膝: "work that moves feeds you, field or site or sales rather than a desk; a low wage early is fine while you learn the roads",
    足: "your chance lies outside, another town or another trade; wait where you are and it’s mostly others who get promoted",
  },
  love: {
    头: "you fall first and you decide first, from the restaurant to the end of the quarrel; let them finish and half the quarrels don’t start",
    肩: "you love by carrying, until they think it never weighed anything; write down the bills and chores and split them",
    手: "you don’t say sweet things, you mend the tap and meet the train; someone who loves by ear needs one sentence spoken",
    腹: "you lay love by so well that they think there’s none; once in three months say it outright",
    腰: "both families lean on you to smooth things over, and you’ve nowhere to complain; settle it between two before you see parents",
    膝: "you give way with grace and remember each time; name early the one thing you won’t give",
    足: "you meet people on the move, on a train or far from home; distance is no trouble, a missing date of return is",
  },
  money: {
    头: "your money comes from ideas, prices, names; the bookkeeping bores you, so give it to someone who likes small change",
    肩: "you earn it the hard way and lend it the easy way; write a note even for small sums",
    手: "one pair of hands, paid by the piece, never hungry; what’s missing is selling the same work twice, so think of teaching it",
    腹: "what comes in stays in, great and small in one store; a full store spoils, so let a fifth of it out",
    腰: "much money passes through you and little stops; keep theirs and yours in two accounts",
    膝: "the first half is paid by the trip; from mid-life have one sum that comes without running, however small",
    足: "outside money likes you better than family land; travel with no more than a third of it",
  },
  inner: {
    头: "your head plans tomorrow after the light’s out; put it on paper and let the paper remember",
    肩: "you don’t say you’re tired until your shoulders do; half a day a week nobody may call you",
    手: "idle hands make you anxious; give them something useless, dough or a flower pot, and the rest calms down",
    腹: "you swallow the hurt and bolt the meal; one slow dinner does more than one good argument",
    腰: "you can take it from both sides, until you don’t know what you want; ask yourself once a month, answer or not",
    膝: "you bow well and walk round the block before you go in; that walk is your way of sitting still",
    足: "when it’s too much you want to leave, and leaving does help; if there’s no trip, take another street home",
  },
};

/** What suits, in a phrase: What suits you is ……, In love ……, Your money is ……, You ……. */
export const partHeads: ByPlace = {
  work: {
    头: "work whose direction you set",
    肩: "the mess that others couldn’t lift",
    手: "a craft paid by the piece",
    腹: "a trade that thickens with the years",
    腰: "the job between two sides",
    膝: "a post that keeps you on the road",
    足: "something that only opens elsewhere",
  },
  love: {
    头: "you have to yield the first word",
    肩: "you have to hand over half the load",
    手: "you owe one sentence said aloud",
    腹: "you have to spend what you’ve laid by",
    腰: "two must agree before two families do",
    膝: "you have to name the one thing you won’t give",
    足: "it’s met on the way and needs a date of return",
  },
  money: {
    头: "paid for ideas",
    肩: "paid for bearing what others won’t",
    手: "a pair of hands’ wages",
    腹: "laid by slowly",
    腰: "mostly passing through",
    膝: "earned by running",
    足: "made away from home",
  },
  inner: {
    头: "rest once you’ve decided",
    肩: "feel safe with a load on",
    手: "settle when your hands are busy",
    腹: "say little and keep the record",
    腰: "stand in the middle and mind both ends",
    膝: "will bow and won’t give in",
    足: "think best on the move",
  },
};

/** One thing to do, by field and place; an order, no full stop. */
export const doings: ByPlace = {
  work: {
    头: "put the direction you want on one page and give it to whoever can sign it",
    肩: "list what you carry for others and hand one thing back, face to face",
    手: "file the best thing you’ve made lately and note how many hours it took",
    腹: "dig out a client or notes of three years ago and write to one name in it",
    腰: "get both sides in a room for fifteen minutes and let them match their own versions",
    膝: "go there in person with one request, not three",
    足: "look up what your job asks in another town; read, don’t apply",
  },
  love: {
    头: "let them choose one small thing, and don’t mend it",
    肩: "write three chores on the fridge, half each",
    手: "do one thing for them and say why",
    腹: "say one sentence you’ve kept, short, with no explanation",
    腰: "ask what they want, before you say what your family says",
    膝: "pick the one thing you won’t give way on and tell it calmly",
    足: "fix the day you next meet, to the date",
  },
  money: {
    头: "put a price on one idea and say it to one person",
    肩: "list who owes you and ask for the smallest",
    手: "work out what your hour is worth and turn down one job under it",
    腹: "move a fifth of your savings, to where you can see it",
    腰: "open a separate account, for money that only passes through",
    膝: "log each trip and what it paid, and circle the empty ones",
    足: "set a limit for travel and put it on your phone’s first screen",
  },
  inner: {
    头: "write tomorrow’s three things on paper and put out the light",
    肩: "keep half a day and tell two people not to call",
    手: "make something useless and stop halfway if you like",
    腹: "eat one hot meal slowly, alone, without the phone",
    腰: "write “I’d like …” and keep the page even if it stays short",
    膝: "walk home and add one street",
    足: "go to a usual place, by a way you’ve never taken",
  },
};
