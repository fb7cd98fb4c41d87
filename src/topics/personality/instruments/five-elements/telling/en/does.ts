import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Element } from "../../items.ts";

type Table<Text = string> = Readonly<Record<Element, Readonly<Record<LivedPart, Text>>>>;

export const headsEn: Table = {
  wood: {
    self: "lean to where you mean to go",
    love: "love to watch them grow, and grow too",
    work: "do best breaking new ground",
    quarrel: "push the moment you’re blocked",
    tired: "tire from being stuck, not from doing",
    growth: "need to prune before you sprout",
  },
  fire: {
    self: "warm the place you’re in",
    love: "say it the day you feel it",
    work: "do best rousing people, in full view",
    quarrel: "go up like straw and forget it first",
    tired: "shine too long, then go out at once",
    growth: "need to keep a small flame three days",
  },
  earth: {
    self: "see everyone seated before you sit",
    love: "love with three meals a day",
    work: "do best holding a long job steady",
    quarrel: "coax both sides and land in the middle",
    tired: "lie awake over other people’s business",
    growth: "need to move before the ground does",
  },
  metal: {
    self: "know what stays and what goes",
    love: "put your kindness in the rules",
    work: "do best setting the standard",
    quarrel: "cut to the bone with one sentence",
    tired: "can’t rest until the mess is cleared",
    growth: "need to let one rough edge stand",
  },
  water: {
    self: "keep a still face over a long way down",
    love: "seep in slowly; few see the bottom",
    work: "do best finding the way round",
    quarrel: "step back until they’ve spent it",
    tired: "sink to where nobody can call you",
    growth: "need to pour some out where it’s seen",
  },
};

export const doesEn: Table = {
  wood: {
    self: "Wood grows at the tip, and you need one; without a tip to grow at, you bush out sideways.",
    love: "Your way of loving is gardening: you find them the class, build the frame, and crow over an inch of theirs more than a prize of your own.",
    work: "If there’s a new stall to set up, you’re setting it up; the plan’s half drawn and you’re out pacing the ground.",
    quarrel: "You can’t hear a “no”. Your chin’s up before the reason’s out.",
    tired: "Block the road and you wilt; with nothing at all to do you feel tied hand and foot.",
    growth: "You grow by being repotted. When the roots fill the pot, move; don’t wait for the crack.",
  },
  fire: {
    self: "Fire lights people and wants looking at; you come in, and it’s as if someone found another lamp.",
    love: "Your fondness can’t last a night in secret: flowers, a letter and a call, all on one day.",
    work: "When spirits are low they send for you, and ten minutes later the sleeves are up.",
    quarrel: "You hit the ceiling in half a minute, and in ten you’re asking what they’d like to eat.",
    tired: "You’re coldest after the party; the brighter the night, the greyer the grate in the morning.",
    growth: "What lights you, you learn at a gallop; what doesn’t keeps its bookmark at page nine.",
  },
  earth: {
    self: "Earth doesn’t grab, things just come to rest on it; you sit down and the table stops wobbling.",
    love: "You don’t say you missed them, you cook; there’s a bowl kept warm for whenever they get in.",
    work: "The scraps others drop you put away in drawers, and six months on they all come and ask you where.",
    quarrel: "Two people fight, you set a chair between, and you’re the one who ends up in it.",
    tired: "You’re tired, and still going over it: somebody’s tablets, somebody’s rent, the text you haven’t answered.",
    growth: "You lay one layer on another. Three years, nothing; in the fourth they notice you’re standing high up.",
  },
  metal: {
    self: "Metal is for parting things: this stays, that goes, and your hand doesn’t shake.",
    love: "What you give is clean lines: no prying, no lateness, eight means eight.",
    work: "Whatever passes through you comes out with its edges true, and what you send back says just where it falls short.",
    quarrel: "Others go round three times; you’re at the bone in one, and the room goes quiet.",
    tired: "Tired, you wipe, bin and put back; the table’s bare, and then you breathe out.",
    growth: "You improve by taking away; cut three, and the one that’s left comes right.",
  },
  water: {
    self: "There’s no wave on top and it moves all day below; across the table nobody can tell what you think.",
    love: "You take a year to come near and a night to draw off, and in that year you see more than anyone.",
    work: "The front door’s shut, and you’re already sitting inside; no one saw you come.",
    quarrel: "They swing, you lean back half a foot, and hitting air makes them wilder.",
    tired: "You want a room with no one in it, a small lamp, and the phone face down.",
    growth: "You learn downward: your classmates did five things, you did one and found the floor.",
  },
};

export const doesTooEn: Table = {
  wood: {
    self: "Asked how you are, you answer with what you’re about to do, and there’s your wood.",
    love: "When the two of you mark time, you’re the one who smells the stuffiness first.",
    work: "People you brought on still write to you about the shove you gave them.",
    quarrel: "“Stand aside”, they say, and what you hear is “be smaller”.",
    tired: "A new road does you more good than a day in bed; yours is a weariness that’s walked off.",
    growth: "Each year you put out new shoots; whether you’ll cut the old ones is a separate trade.",
  },
  fire: {
    self: "Cold food, cold faces, a seat in the cold: none of them suits you.",
    love: "You make good days into feast days, and someone has to carry the ones after.",
    work: "By the time you’ve told it, half of it’s done. Put the other half on paper.",
    quarrel: "You’ve shouted, and the sun’s out; they’re still drying their hair.",
    tired: "You don’t tire by degrees, you’re suddenly gone, like a bulb.",
    growth: "With one person watching you do a year’s work in a month.",
  },
  earth: {
    self: "You’re hard to shift, and everyone who’s tired comes and leans.",
    love: "You keep the household tally, only so that nobody’s share goes missing.",
    work: "Three bosses have come and gone and your drawer’s still there; they stand on you, and they build on you.",
    quarrel: "You make little noise. You bury it, and next year something comes up.",
    tired: "Tiredness goes to your stomach first: the plate’s in your hand, the mind’s elsewhere.",
    growth: "New things lie a season on your soil; what lives is yours for good.",
  },
  metal: {
    self: "Few friends and all of them true, a cupboard with gaps and all of it used.",
    love: "You don’t say soft things; you sharpen their blunt knife.",
    work: "“Near enough” stops at your desk, where you’d like to know how near.",
    quarrel: "You’re right, and so sharply that passing it across draws blood.",
    tired: "Noise drains you most; a loud room weighs more than a long day.",
    growth: "You own up cleanly to a mistake, once somebody’s measured it for you.",
  },
  water: {
    self: "You’re slow to answer because the words come up from a long way down.",
    love: "A small thing they mentioned three years back you still have, and never bring up.",
    work: "The plan changed eight times, you took eight shapes, and you got there.",
    quarrel: "You don’t fight, you leave, closing the door so softly that it takes them a while to notice.",
    tired: "When it’s deep you hide in the night and pay yourself back the quiet the day took.",
    growth: "You’ve heard it all and kept it all; what’s wanting is to come up for air and say it.",
  },
};

export const costsEn: Table<string | Ways> = {
  wood: {
    self: ["While you shoot up, those at your feet get no sun.", "So many branches, and each of them thin."],
    love: "You always want them better, and what they hear is that they aren’t good now.",
    work: "You began it and another finished it, and the grumbling happens at that end.",
    quarrel: "You hold out over a point that was never worth so high a wall.",
    tired: "You won’t stop because stopping looks like falling, when it’s only sitting down.",
    growth: "One season without growth and you panic, as though trees had no winter.",
  },
  fire: {
    self: ["While you’re alight, somebody nearby is the firewood.", "Quick to heat; what comes three minutes later is often nobody’s job."],
    love: "You burn a year’s fuel in the first month, and later they think you’ve changed.",
    work: "When the clapping stops you lose your way, and clapping wasn’t the work.",
    quarrel: "You can forget what you said in the heat; the scorch is still on the wall.",
    tired: "You take excitement for strength and run up the bill.",
    growth: "You skip what’s slow and dull, and that’s where the bones are.",
  },
  earth: {
    self: ["You take everything in until there’s no room left for you.", "You hold firm, and on the day to leave you’re still wiping the table."],
    love: "They’re so well looked after they forget that you get hungry.",
    work: "The handy one gets the most work; you did never say no.",
    quarrel: "You smooth it over so well that nobody’s point gets to grow.",
    tired: "Your worry spreads like damp, through to the neighbour’s wall.",
    growth: "By the time all’s firm enough to step on, the road’s been moved.",
  },
  metal: {
    self: ["You can’t bear grit, and half of life is grit.", "You throw out so cleanly that now and then it was still warm."],
    love: "The bounds are so well kept they don’t know you’d like to be held.",
    work: "You’re on the last hair’s breadth; the customer wanted yesterday’s.",
    quarrel: "The sentence won, and the person’s lost.",
    tired: "For one day’s disorder you pay with a night.",
    growth: "With marks that high a beginner looks a fool, so you didn’t begin.",
  },
  water: {
    self: ["You hide so deep that those who care can’t fish you out.", "You went round so often you’ve mislaid where you were going."],
    love: "You know it all and say none of it; they might be talking down a well.",
    work: "You hand it in when it’s thought through; they’d have taken a rough guess on Monday.",
    quarrel: "You step back so far they think no one’s there.",
    tired: "Down there alone for long, and the strength to swim up sinks too.",
    growth: "You reached the bottom, and nobody knew you’d dived.",
  },
};
