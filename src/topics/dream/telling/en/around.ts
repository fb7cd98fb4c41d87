import type { Category, Lean, Mood } from "../../lexicon/symbol.ts";

/** Nobody else is named in the dream. */
export const aloneEn: Readonly<Record<Category, string>> = {
  animal: "There’s no second person in it anywhere, only you and the creature eyeing each other. You hadn’t meant to call in a judge.",
  earth: "Not a soul about, just ground and weather, quiet enough to hear your own boots. You may not have been alone like that for a while.",
  water:
    "Nobody stood on the bank, so sinking and floating were both up to you. It could be that by day, too, you’ve let no one come near enough to throw a line.",
  sky: "You were the only one looking up, with nobody to nudge. To see such a thing and have no one to tell is tiring in itself.",
  house: "Between those walls you put nobody but yourself. Either you’d kept the place back or the others had gone.",
  place: "All that space and you name nobody in it. A public place without its public waits for you to speak first.",
  person: "",
  body: "The pain or the oddness was known to you alone. With your own body you’ve always been inclined to say nothing at first.",
  clothing: "Nobody was looking and still you minded what you had on. Those eyes are likely your own.",
  food: "You don’t say how many places were laid. In the end a question of food is a question of who sits down to it.",
  thing: "The thing’s there and no person is. Who left it for you, and who’s due to collect it, goes untold.",
  vehicle: "No one else is mentioned aboard, so there was nobody to discuss the route with. That makes for quick decisions and quick alarms.",
  doing: "In all that doing there’s only you, no helper and no onlooker. For whose eyes was it?",
  peril: "With all that going on you name no one near, and didn’t shout a name. The list of whom you’d call is better drawn up awake.",
  trial: "Nobody went in with you or waited outside, by your account. You tell people afterwards, as a rule, and it makes the road there long.",
  spirit: "What came wasn’t human and you were the only human there, so there’s no witness. Having none is what wears a person down in such matters.",
};

/** Where the feeling may come from by day. */
export const moodDaysEn: Readonly<Record<Mood, string>> = {
  afraid: "By day fear is hard to spot, as it goes about dressed as “let’s wait and see”. Count how often you’ve said that this week.",
  calm: "Calm has its causes: either a thing was settled, or you’ve at last stopped minding it. Both will do, only don’t mix them up.",
  joyful: "In a dream you needn’t clear your joy with anyone. Awake one checks the faces first; when did you last put a smile away?",
  sad: "By day sadness gets pushed down the queue by whatever’s urgent, and its turn comes at night. Give it a slot of its own, ten minutes even.",
  angry: "Anger that can’t reach the one it’s meant for takes whoever’s nearest. Who at home got a sharp word they hadn’t earned?",
  ashamed: "Shame needs an audience, an imagined one will do. Write down whose eyes those are; I doubt you’ll get to three names.",
  confused: "Muddle comes of half-told things: someone gave you one half, or you’d only listen to one. You know whom to ask for the rest.",
};

/** A dream of which only a line was kept. */
export const briefEn: Readonly<Record<Lean, string>> = {
  heavy: "You’ve kept a single line of it. Heavy dreams get shown out quickly and leave only the number on the door, and that’s enough to find the street.",
  bright: "One short end of it is left, and it’s the bright end; memory has done the choosing.",
  mixed: "It’s brief, one frame cut from a reel. Next time keep your eyes shut a moment and look for the frame before and the frame after.",
};

/** The dreamer does nothing in it. */
export const noActEn: Readonly<Record<Category, string>> = {
  animal: "It moves and you don’t say that you do. People who stand stock-still are working out whether they’re fast enough.",
  earth: "You give the scene and leave out your own feet. It breaks off just before you picked a direction.",
  water: "The water does a great deal and you do nothing, neither wading in nor backing off. You haven’t tried how deep it is.",
  sky: "All the action is overhead and you’ve your head tipped back. That’s no posture to keep up; the neck gives in before the will.",
  house: "Walls and doors are in it, and no move of yours between them. Those who stay standing haven’t decided that a place is theirs.",
  place: "You got there, and there’s no word of what you’d come for. It may be an errand you’re putting off.",
  person: "The person’s there, and what you did in front of them is left out. It’s a scene for two with one part written; the other’s in your hands.",
  body: "Something happened to your body and you looked on as if it were a neighbour’s. Put a hand there and the dream goes on.",
  clothing: "The clothes are there, and nothing you did in them. Who were you waiting to be fetched by?",
  food: "It stood there, and whether you ate you don’t say. Some people wait all their lives to be told to start.",
  thing: "It lay in front of you and you neither picked it up nor threw it out. A hand in mid-air tires fastest.",
  vehicle: "You don’t say whether you’d got in or which seat you had. That seat is the open question.",
  doing: "There’s doing in it without much of a doer, as though the hands were at it by themselves. Who gave them the job?",
  peril: "It came hard, and all you set down is it and never you. Where one’s own move is missing one is mostly waiting for it to blow over.",
  trial: "The hard thing’s set out, and how you met it isn’t. That stuck second is the one to look at.",
  spirit: "A guest like that, and you neither welcomed it nor hid. You haven’t made up your mind what it is.",
};
