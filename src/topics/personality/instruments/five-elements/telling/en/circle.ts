import type { Element } from "../../items.ts";

type ByElement = Readonly<Record<Element, string>>;

/** What lies between two that check each other. */
export const bridgesStrongEn: ByElement = {
  wood: "Fire and water don’t mix, but you’ve wood to stand between: ask what happens next, and each side has somewhere to go.",
  fire: "Wood cuts into earth, and you’ve fire to loosen them: warm the room with something silly first, and the knot gives.",
  earth: "Fire melts metal, and you’ve earth to cushion it: sit down to eat when the shouting’s over, and the talk goes soft.",
  metal: "Earth dams water, and you’ve metal to part them: cut the matter in three and take one piece at a time.",
  water: "Metal cuts wood, and you’ve water to ease it: leave it a night, and by morning the axe is an axe and the tree a tree.",
};
export const bridgesWeakEn: ByElement = {
  wood: "Fire and water don’t mix, and the wood that should stand between is low in you: it’s burn or drown, unless you name one thing to do next.",
  fire: "Wood cuts into earth, and the fire that would loosen them is low: two forces lean on each other and neither will laugh first.",
  earth: "Fire melts metal, and the earth to cushion it is low: hot words meet cold ones with no supper in between.",
  metal: "Earth dams water, and the metal to part them is low: it all goes into one pot, and neither of you can say which thing you’re fighting over.",
  water: "Metal cuts wood, and the water that eases it is low: one hacks, one braces, and nobody goes quiet first.",
};
/** What feeds the first. */
export const mothersWeakEn: ByElement = {
  wood: "Fire needs wood, and yours is low, so you run out of fuel in full blaze; when you’re tired, stop performing and think where you want to go.",
  fire: "Earth needs fire to warm it, and yours is low: you feed a whole circle and nobody warms you. Ring the friend who laughs.",
  earth: "Metal comes out of earth, and yours is low: you’ve been sharpening on an empty stomach. Eat first, tidy after.",
  metal: "Water springs from metal, and yours is low: your thoughts spread because nothing shuts the tap. Drop two things and it clears.",
  water: "Wood drinks water, and yours is low: your tiredness is thirst, and an hour’s quiet would beat another mile.",
};
export const mothersStrongEn: ByElement = {
  wood: "There’s wood behind your fire: you go out fast and catch again as fast, given one new thing to look forward to.",
  fire: "There’s fire under your earth, so you never go quite cold; talk and laughter in the house bring you round.",
  earth: "There’s earth beneath your metal: tired as you are, you go home and eat, and the edge doesn’t chip.",
  metal: "There’s metal at the source of your water: worn out, you cancel things, and what you cancel turns into sleep.",
  water: "There’s water at your roots, so a night’s rest puts back an inch; you keep a store down there.",
};
/** What the first feeds. */
export const childrenWeakEn: ByElement = {
  wood: "Water should feed wood, and your wood is low: a lot gets thought and little planted. In your head the job’s already done.",
  fire: "Wood should feed fire, and your fire is low: good solid work that nobody’s seen. Wear something bright to the report.",
  earth: "Fire should turn to earth, and your earth is low: a grand start that never becomes a habit. Hand it to somebody domestic.",
  metal: "Earth should yield metal, and your metal is low: a shed full of stuff and not one piece picked out. Pick.",
  water: "Metal should gather water, and your water is low: neatly trimmed and half an inch too shallow. Ask why once more before you send it.",
};
export const childrenStrongEn: ByElement = {
  wood: "Water feeds wood, and your wood is high as well: you think it through, then plant it. Your work grows out of your quiet.",
  fire: "Wood feeds fire, and your fire is high as well: you’ve a plan, and you can tell it so that they all want to come.",
  earth: "Fire turns to earth, and your earth is high as well: what you start as a lark ends as a shop.",
  metal: "Earth yields metal, and your metal is high as well: you save things up and can choose between them, so what you hand over is the best of the chest.",
  water: "Metal gathers water, and your water is high as well: after the cut you think on, and there’s reason behind your standard.",
};
