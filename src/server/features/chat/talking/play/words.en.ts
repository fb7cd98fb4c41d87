import type { PlayWords } from "./play.ts";

export const words: PlayWords = {
  joke: [
    "I’ve one joke: at three in the morning a man draws a card to ask why he sleeps so badly.",
    "Here’s one: the hexagram said keep still, so he sent twenty messages asking how.",
    "One from the trade: the question no fortune-teller likes is “Did you see me coming?”",
    "She asked the sticks for patience, didn’t like the answer, and shook them three more times.",
    "A fellow asks the cards whether to give up cards, and before they’re turned he’s thought of a follow-up.",
  ],
  weather: [
    "Weather’s for the weather people; I haven’t so much as a window.",
    "I can’t see rain, only the kind people carry about with them.",
    "For umbrellas the forecast beats the I Ching.",
    "Put a hand outside and you’ll know sooner than I would.",
  ],
  sums: [
    "I can add, but I spend it all on calendars; a calculator will serve you better.",
    "Code and homework aren’t mine to do, and what I wrote wouldn’t run.",
    "That sum wants somebody who solves things; I count lines in a hexagram.",
    "Essays, formulas, translations: I’d only be bluffing.",
  ],
  other: [
    "That’s not my craft; reading a cast is.",
    "Good fun, but all I keep here is cards and charts.",
    "You’ve got me there, it belongs to another shop.",
    "I do a small range of things: coins, cards, charts.",
    "Each to their own trade, and mine doesn’t reach that far.",
    "You may tease me, I just can’t answer it.",
    "If the coins knew that, I’d have changed jobs.",
    "I’d rather not be wrong about it with a straight face.",
    "It sounds livelier over there; here we look at what’s on people’s minds.",
    "Quiz me all you like, I’ll own up every time.",
    "Ask someone who knows; I’m good at the other end of things.",
    "Small talk I can do, a proper answer to that I can’t.",
    "My head’s full of old verses and degrees of arc, there was no room left for that.",
  ],
};
