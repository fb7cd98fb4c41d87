import type { BySign } from "../told.ts";

/** What one is out to do. Each text is a clause that can follow a comma or a colon. */
export const sunSigns: BySign = {
  aries:
    "you find out what you think by starting. The first hour of a thing gets the best of you; the fortieth gets what’s left, so pick work that’s over quickly or that keeps beginning.",
  taurus:
    "you test the floor before you put weight on it, and once you stand there it takes more than an argument to shift you. People read that as calm; often it’s a decision you made weeks ago.",
  gemini:
    "you need two of most things: two books open, two ways home, two people to try a thought on. What looks like doubt is comparison, and you’re slow only when someone takes the second one away.",
  cancer:
    "you keep the stores. You know who hasn’t eaten, what was said last Christmas, where the spare key is, and you come at what you want from the side, the way a crab does, so as not to be refused to your face.",
  leo: "you’d rather be thanked than paid, though you’ll take both. You put your name to what you make and give generously while someone is looking; the dull stretch with nobody in the stalls is where you sag.",
  virgo: "you see the loose thread before you see the coat. You show love by mending and find praise hard to hold, because you know which seam you’d do again.",
  libra:
    "you weigh by talking, and a thing isn’t quite real to you until someone has answered. You’ll see the other side so fast that your own goes missing, and it comes back later, cross, at about two in the morning.",
  scorpio:
    "you don’t do things by halves, so you take a long time to begin. You notice what’s left out of a story, you keep what you’re told, and you’d sooner lose a thing outright than be handed part of it.",
  sagittarius:
    "you aim past the target. You say yes before you’ve read the page, tell the truth with your coat already on, and can’t breathe in a room where every day has been filled in beforehand.",
  capricorn:
    "you count the steps and then climb them. Early on you were the grown-up in some room, and rest still feels like something to be earned; it gets easier with age, and you’re funnier than they think.",
  aquarius:
    "you step back one pace to see how the thing is built, and from there you’ll say what nobody at the table wants said. You’re loyal to people in general and to three or four in particular.",
  pisces:
    "you take the shape of the room you’re in. You hear the mood under the words and half answer that instead, so you need an hour a day with the door shut to find out which of the feelings are yours.",
};

/** What one needs, and how a feeling goes. */
export const moonSigns: BySign = {
  aries: "a feeling arrives in you as something to do. You flare, you’re done, and you can’t see why others are still standing in the smoke an hour later.",
  taurus:
    "you settle by touch: a heavy blanket, the same mug, soup. A change of plan costs you more than you show, and what’s yours should stay where you put it.",
  gemini: "you talk a feeling thin. Naming it in three ways is your comfort, and only when the phone is off do you notice which of the three was true.",
  cancer:
    "you feel with the tide, and you remember by it too: a tone of voice from ten years back can still sink an afternoon. You’re soothed by feeding someone.",
  leo: "you need your feelings to be seen, and a yawn at the wrong moment hurts more than a quarrel. Warmed, you’re the warmest in the house.",
  virgo: "you calm yourself by putting something in order, and you’d rather be useful than consoled. When you’re upset the kitchen gets very clean.",
  libra:
    "a raised voice in the next room spoils your dinner. You’ll give up the last word, and the window seat, for peace, and keep a quiet tally of how often.",
  scorpio: "you go all the way down or you don’t go in. You test people for months without telling them there’s a test, and those who pass get everything.",
  sagittarius:
    "you shake a mood off by moving: a train, a long walk, a book about elsewhere. Pity makes you itch, and a good joke at the worst moment is how you cope.",
  capricorn:
    "you learned to manage your own upset, and early. You ask for help when the work is already done, and what moves you is someone who simply turned up.",
  aquarius:
    "you watch yourself feel, from a little way off. Tears in company embarrass you, a room of your own saves you, and your friends hear the news before your family does.",
  pisces:
    "you’re porous. Other people’s days come in through the skin, so you leave parties early, cry at adverts and need water, music or sleep to rinse it out.",
};

/** How one comes through a door. */
export const risingSigns: BySign = {
  aries:
    "you come in fast and people take you for surer than you are. You walk ahead of the group, answer first, and are forgiven a good deal for being direct.",
  taurus:
    "you come in slowly and the room slows with you. People lean on you before they know you, and it’s hard to hurry you into a chair, a coat or a contract.",
  gemini: "you come in talking, or asking, hands included. You’re taken for younger than you are, and nobody’s sure afterwards what you think yourself.",
  cancer: "you come in sideways and look for the familiar face first. Strangers tell you about their mothers, and they don’t guess how thick the shell is.",
  leo: "you come in and the lights seem to go up a little. You’re noticed even when you’d rather not be, so a bad day is hard to hide and a good one feeds the table.",
  virgo: "you come in having read the notes. You seem reserved because you’re checking; people trust you with the keys and forget to ask how you are.",
  libra: "you come in pleasantly, and the talk finds its balance round you. You’re asked to judge between friends, and hardly anyone sees you angry.",
  scorpio: "you come in and say little, and people feel looked at. They either tell you their secret or change the subject; there’s not much between.",
  sagittarius:
    "you come in with news from somewhere else and knock over a glass. You’re taken for lucky, and your plain speaking is liked by nine and not by the tenth.",
  capricorn: "you come in as if it were an interview. You seemed thirty at twelve, you’re given charge of things, and it takes people a year to find the wit.",
  aquarius:
    "you come in a half-step out of time with the rest, and that’s what they remember. You’re friendly with all and close to few, and dress codes bring out the worst in you.",
  pisces:
    "you come in softly and people see in you what they were hoping for. That gets you kindness and some odd mistakes; say your name and your terms early.",
};
