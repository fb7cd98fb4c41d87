import type { Element } from "../../../kit/hexagrams/elements.ts";

export const mainTexts: Record<Element, string> = {
  wood: "everything reaches upward, and work done bending down is put off",
  fire: "the warmth all leans one way, first to cheer and restless after an afternoon alone",
  earth: "steadiness comes first, promises are kept, and a change of plan feels like moving house",
  metal: "there’s much principle and a good memory for who borrowed which book when",
  water: "the mind runs, takes another road when one is shut, and tells a story three ways to three people",
};
export const lackTexts: Record<Element, string> = {
  wood: "Wood is what starts things, and without it good plans sit at “from next week”",
  fire: "Fire is warmth and show, and without it others end up taking the credit",
  earth: "Earth is what holds, and without it receipts, keys and promises get lost",
  metal: "Metal is what cuts off, and without it there’s no saying no: the diary fills up",
  water: "Water is what goes round things, and without it words come out just as they were thought",
};
export const usefulTexts: Record<Element, string> = {
  wood: "Wood is beginning, so it’s best used on mornings and on learning something new",
  fire: "Fire is showing, so it’s best used on speaking up and being seen",
  earth: "Earth is footing, so it’s best used on a fixed address, a ledger and regular meals",
  metal: "Metal is cutting, so it’s best used on refusing, finishing and writing rules down",
  water: "Water is flow, so it’s best used on asking people, going about, and enough sleep",
};
export const adverseTexts: Record<Element, string> = {
  wood: "with more Wood the ideas branch and none gets picked",
  fire: "with more Fire the word comes before the thought",
  earth: "with more Earth one old matter lies on top of three new ones",
  metal: "with more Metal the argument is won and nobody stays to eat",
  water: "with more Water there are five drafts of one plan",
};
export const triadAlikeTexts: Record<Element, string> = {
  wood: "All three of the triad are Wood, a stand of trees: even, and in a wind all noise at once.",
  fire: "All three of the triad are Fire: warmth for three houses, and nobody to pour cold water.",
  earth: "All three of the triad are Earth: a slow family, calm in large matters and late for small ones.",
  metal: "All three of the triad are Metal: reasons first, and a row at home sounds like court.",
  water: "All three of the triad are Water: free to come and go, and hard to pin down.",
};

/** The person grid's element in the middle of the triad. */
export const middleTexts: Record<Element, string> = {
  wood: "the middle is Wood, and how high it grows depends on the light and soil at either end",
  fire: "the middle is Fire, and its temper follows what the two ends add or take",
  earth: "the middle is Earth: whatever the ends do, it moves half a beat later",
  metal: "the middle is Metal, which the ends may rub or heat without bending it",
  water: "the middle is Water, which goes round what’s blocked and ends up far away",
};
/** How the outer grid stands to the person grid. */
export const outerToPersonTexts: Record<string, string> = {
  feedsMe: "people outside add to its strength, so going out pays",
  same: "it’s the same indoors and out, with no second face to put on",
  iFeed: "outside it gives more than it gets, and mostly ends up with the bill",
  iHold: "it wants to run things outside too, and is right more often than thanked",
  holdsMe: "outside talk gets under its skin, so it should leave crowds early",
};
export const handTexts: Record<string, string> = {
  0: "under twenty-two, clean in the boxes of a form",
  1: "in the low twenties, neither quick nor slow",
  2: "close to thirty, so the signature will start leaving bits out",
  3: "about thirty, a squeeze on ruled paper",
};
export const surnameTexts: Record<Element, string> = {
  wood: "Wood: something in it reaches upward, and elders press for progress",
  fire: "Fire: it comes with warmth, and a full house at New Year",
  earth: "Earth: it comes with steadiness, and nobody wants to leave the old place",
  metal: "Metal: it comes hard, its maxims better remembered than its gifts",
  water: "Water: it comes with movement, and two generations up somebody moved house",
};
