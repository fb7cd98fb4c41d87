import type { LivedPart } from "../../../../profile/parts.ts";
import type { Factor } from "../../items.ts";

type Table = Readonly<Record<Factor, Readonly<Record<LivedPart, string>>>>;

export const secondEn: Table = {
  O: {
    self: "With openness second, some corner of you never quite does as it did last year.",
    love: "Out of nowhere you’ll suggest a place neither of you has been, and the week has a fold in it.",
    work: "Openness, close behind, keeps a side door for you that nobody else has tried.",
    quarrel: "When it’s stuck, you can put the thing in words no one’s used yet.",
    tired: "Two idle pages bring you round sooner than a nap.",
    growth: "Curiosity doesn’t come first with you, but it took every turning that mattered.",
  },
  C: {
    self: "Conscientiousness lies underneath; however wild the day, you know what you owe.",
    love: "You remember what you promised, which beats anything sweet you could say.",
    work: "Held up by the second score, your ideas seldom rot half-built.",
    quarrel: "Afterwards you do change the thing complained of, and they notice.",
    tired: "Even your rest is orderly; at half past ten the light’s out.",
    growth: "Once you’ve settled on it you can do it daily, and that’s slow money in the bank.",
  },
  E: {
    self: "Extraversion comes second: the word’s there when you need it, and so is the nerve to go in.",
    love: "Nothing stays bottled for longer than three days; they get to hear it.",
    work: "When a face is wanted at the front, you can be the face.",
    quarrel: "You’ll ring first, so it doesn’t last the night.",
    tired: "At seven tenths gone, noodles with a friend give you three back.",
    growth: "You learn fast, and half of it is daring to ask.",
  },
  A: {
    self: "Agreeableness follows, so even your hardest opinion comes with a cloth round it.",
    love: "You see what’s hard for them, and the cruel line gets marked down before it’s out.",
    work: "You’re easy to work beside, because you pass the credit on.",
    quarrel: "You leave them a stair to climb down by, and sometimes an arm.",
    tired: "Someone calls and you’re up again; that’s your second score talking.",
    growth: "You know who helped you, and however far you get, you look back.",
  },
  N: {
    self: "Sensitivity stands second: beneath each plan of yours lies a thin layer of “what if”.",
    love: "A tone one shade cooler and you’ve heard it, and usually guessed why.",
    work: "Worry checks your work for you; it just won’t clock off afterwards.",
    quarrel: "You say the harsh thing and then your eyes fill, and they’ve no idea what to do.",
    tired: "At the end of your rope you’ll cry over a broken bowl that isn’t the reason.",
    growth: "Your fear’s a signpost, and what it points at is mostly worth doing.",
  },
};

export const lowEn: Table = {
  O: {
    self: "Openness comes last: the old way runs well, and you can’t see what you’d gain by changing.",
    love: "You don’t need novelty; the same soup for ten years is good soup.",
    work: "In a brainstorm you sit and wait for it to end.",
    quarrel: "A row that turns theoretical loses you; you want to know who’s fetching the child.",
    tired: "A change of scene wears you out; your own chair does the job.",
    growth: "You let others try the new thing first, which saves you the holes in the road and costs you half a step.",
  },
  C: {
    self: "Conscientiousness is lowest; you can write the list, and by tomorrow you can’t find it.",
    love: "You forget what was agreed. There’s no malice in it, but that was the one thing they’d asked.",
    work: "You start with a bang and need someone to chase you home; thank whoever does.",
    quarrel: "You promise to mend it, quickly, and forget it as quickly.",
    tired: "When you’re tired you drop it where it is, and live more loosely than the tight-strung do.",
    growth: "Somebody to answer to would do you more good than another planner.",
  },
  E: {
    self: "Extraversion’s at the foot: an hour of noise and you’re looking for the door.",
    love: "You say little of what you feel, and they’ve got to come close to hear.",
    work: "You don’t fight for the floor, but your written page is the clearest of the lot.",
    quarrel: "You go silent, they think you’ve agreed, and you’ve simply left.",
    tired: "People are spending and solitude is income; keep your books that way.",
    growth: "Appearing in public can be borrowed: three sentences beforehand, say them, sit down.",
  },
  A: {
    self: "Agreeableness is lowest. Pretty speeches stick in your throat; the truth’s ready to hand.",
    love: "You don’t coax. When you care, you arrive with a bag of shopping.",
    work: "You can cut what has to be cut, so the unpopular jobs find you.",
    quarrel: "You won’t give way, least of all when you’re right; you win, and the dinner’s cold.",
    tired: "Tired, you’ve one smile fewer, and it’d help if they didn’t take it to heart.",
    growth: "“What do you think?” is the cheapest step you could take.",
  },
  N: {
    self: "Sensitivity comes last: the ceiling’s down, and you’re off to see which side still stands.",
    love: "They’re frantic, you say it’s fine, and that makes it worse.",
    work: "With the fire at the door you’re still putting things in order, so others lean on you.",
    quarrel: "You don’t get heated, and they think you don’t mind.",
    tired: "You miss the signs of tiredness till the body knocks.",
    growth: "You don’t pick up the fear signal; ask a timid friend to look at it for you.",
  },
};
