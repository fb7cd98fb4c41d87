import type { LivedPart } from "../../../../profile/parts.ts";
import type { EnneaType } from "../../items.ts";

/** The other way to say what each type does. */
export const doesTooEn: Readonly<Record<EnneaType, Readonly<Record<LivedPart, string>>>> = {
  "1": {
    self: "Everything comes to you twice, as it is and as it should be, and you live in the gap.",
    love: "What you hope for is the day they see by themselves that the towel wants changing.",
    work: "When they say “ship it and see”, your hand stops over the key, and those few seconds have saved people.",
    quarrel: "The angrier you are, the flatter your voice and the better your grammar; they’d rather you broke a cup.",
    tired: "At the end of your rope you rage at a pair of scissors out of place. Behind the scissors are three bad nights.",
    growth: "Hand something in unread and hold out till morning. Most likely nobody calls.",
  },
  "2": {
    self: "You go through a room like a kettle and every cup is filled; then you look, and your own is cold.",
    love: "On a day they manage nicely without you, you’re uneasy, like a shop with no customers.",
    work: "Three days in, the one face the newcomer knows is yours.",
    quarrel: "You say sorry first and hurt the more for it, as nobody runs after you to say it wasn’t your fault.",
    tired: "Feverish, you remind others to take their pills, and fool everyone but the thermometer.",
    growth: "Fill your own bowl before you carry theirs. There’ll be soup enough.",
  },
  "3": {
    self: "There’s a stopwatch in you, and it runs while the others stroll.",
    love: "You’ll make a fine show of an anniversary, and what they remember is how you dozed against the car door afterwards.",
    work: "You can tell which job will be seen and put your weight there; from there to cold is a sheet of paper.",
    quarrel: "In three minutes you’ve offered two solutions. They were waiting for you to put the phone down.",
    tired: "You take coffee for sleep and a work trip for a holiday.",
    growth: "Ask yourself whether you’d still do it if no one ever knew.",
  },
  "4": {
    self: "You’re tuned so finely that the strings sound when someone walks by.",
    love: "You write them pages, don’t send them, and next day they don’t understand you.",
    work: "Of twenty identical forms yours differs in one place. Some look for it, some send it back.",
    quarrel: "They’re fighting about this; you’re fighting about everything this reminds you of.",
    tired: "You draw the curtains so that low spirits have somewhere decent to stay.",
    growth: "Do the dishes, then be sad. Finish both.",
  },
  "5": {
    self: "You’re the table by the wall in a library, with a view of the whole room and no one’s eye on you.",
    love: "You can’t be warm all day long, but what they said three years ago you can quote.",
    work: "You say nothing in the meeting, and an hour later there’s a page from you in which the problem is clear for the first time.",
    quarrel: "You ask what exactly it’s about. Right question, wrong tone.",
    tired: "You vanish into something no one else plays, till dawn, and come back mended.",
    growth: "Explain the half-understood thing to a layman. Where you get stuck is where to begin.",
  },
  "6": {
    self: "At the cinema you find the exits first, and then you can watch.",
    love: "You don’t say much that’s sweet; you look at the forecast and put the umbrella by their shoes.",
    work: "They say there’s no problem, and under the table you’re counting them.",
    quarrel: "All at once you’re hard, so hard it surprises you. That’s fear with its back to the wall.",
    tired: "You pack the day so tight that worry has nowhere to sit.",
    growth: "List three things you dreaded that never came, and keep them under the lamp.",
  },
  "7": {
    self: "You’ve three places to go in your pocket, and if one’s shut you’re off to the next.",
    love: "Your present is “come on, I’ll show you”, when sometimes they only wanted you to sit.",
    work: "When a meeting goes dark someone looks your way, waiting for the amusing bit.",
    quarrel: "You own up so fast it’s a kind of flight, and the matter’s still lying on the floor.",
    tired: "On your weariest night you’ll say yes to three invitations.",
    growth: "When it hurts give it ten minutes, do nothing, and see if it leaves by itself.",
  },
  "8": {
    self: "You don’t pad your sentences or turn sideways in doorways; the air moves when you do.",
    love: "The one you scold hardest is the one nobody else had better touch.",
    work: "When it goes wrong you say “put it on me”, and only then does the crew tell the truth.",
    quarrel: "You want the other one standing. An opponent who sits down and cries leaves you at a loss.",
    tired: "You call the pain nothing, and by the third time the doctor’s alarmed.",
    growth: "Ask “what do you think?”, and then be quiet to a count of twenty.",
  },
  "9": {
    self: "Where you sit things slow down, and people in a hurry like the chair next to yours.",
    love: "You know all their favourites. Asked for yours, you think it over and say “same as you”.",
    work: "Difficult clients aren’t difficult with you; what’s difficult is your own list.",
    quarrel: "You’re angry by forgetting: the reply, the milk, what day it was.",
    tired: "You can lose an evening on the edge of the sofa, with the wrong lamp on.",
    growth: "Book a meeting with your own affairs, and when asked, say you’re taken.",
  },
};
