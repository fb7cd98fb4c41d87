import type { Theme } from "../../characters.ts";

/** What the first character of two brings to the second. */
export const leadTexts: Record<Theme, string> = {
  water: "a name that opens with water is moving already; the next character is its bank",
  light: "it opens bright, so the next one does best to steady it",
  plants: "it comes up out of the ground lightly and lets its neighbour set the height",
  jade: "it puts the treasure first, and a plain neighbour suits it",
  sky: "it starts high, and the next one has to touch ground",
  mountain: "it stands before it speaks; the next may be livelier",
  virtue: "it opens with a parent’s advice, so the next needn’t preach",
  learning: "it opens like a first page, and the next is the text",
  strength: "it sets off at a run; the next one is the brake",
  grace: "you see the person first, and want some bone from the next",
  peace: "it sets the mind at rest before any ambition is named",
};
/** What the name rests on: its last character. */
export const landTexts: Record<Theme, string> = {
  water: "landing on water it keeps a soft tail, and friends tend to double it",
  light: "it’s still lit when you’ve finished saying it, and gets seen first on a list",
  plants: "it lands lightly, and doesn’t sound childish at sixty",
  jade: "it lands with a clink, often at the cost of strokes, so the signature wants practice",
  sky: "its tail points up, which suits a child who’s always at the door",
  mountain: "it lands hard and square, and fits better the older one gets",
  virtue: "it hangs a family rule at the end and says it again at each roll call",
  learning: "it lands bookish, and nobody asks you to explain it twice",
  strength: "it ends like a hand on the table, a push for a mild child",
  grace: "it ends softly, and strangers lower their guard",
  peace: "it lands the way grandparents like, not striking and never dated",
};
export const sameThemeTexts: Record<Theme, string> = {
  water: "water on water, so damp you can hear it",
  light: "light on light, a lamp at noon: the meaning has been pressed twice",
  plants: "a whole thicket; it’s fresh, and the surname has to give it height",
  jade: "jade against jade rings well, with the price written on",
  sky: "sky on sky, so wide there’s nowhere to land; give it a homely nickname",
  mountain: "hill behind hill, too steady to be called fast",
  virtue: "two family rules in a row, a bit like a school motto",
  learning: "book on book; don’t add a solemn nickname",
  strength: "force on force: the name has its sleeves rolled up",
  grace: "gauze on gauze, and the edges must come from the person",
  peace: "peace on peace, the wish of parents who were worried at the time",
};
export const doTellTexts: Record<Theme, string> = {
  water: "find an old photograph with water in it and ask which river it came from",
  light: "get up early once and think it over facing east",
  plants: "go and look at the living plant, and keep the picture",
  jade: "hold a real piece of jade",
  sky: "stand somewhere high for a while, in wind if there is any",
  mountain: "sit a while at the foot of the nearest hill",
  virtue: "ask for one thing a grandparent did, and see if it fits",
  learning: "write a line of verse that uses it inside a book’s cover",
  strength: "write a line each on the last win and the last loss",
  grace: "ask how it was chosen and keep the answer with the birth papers",
  peace: "ask who wished for it at the time",
};
