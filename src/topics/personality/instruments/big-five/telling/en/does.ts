import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Factor } from "../../items.ts";

type Table<Text = string> = Readonly<Record<Factor, Readonly<Record<LivedPart, Text>>>>;

export const headsEn: Table = {
  O: {
    self: "walk up to whatever’s new",
    love: "want someone with no end of talk",
    work: "do best where nobody has the answer",
    quarrel: "drift to the principle behind it",
    tired: "come back through a book or a tune",
    growth: "need to pick one thing and stay",
  },
  C: {
    self: "keep what you promise",
    love: "love by turning up when you said",
    work: "do best on a job that has an end",
    quarrel: "lay out facts and ask for a plan",
    tired: "finish the job in hand, then rest",
    growth: "need to leave one afternoon empty",
  },
  E: {
    self: "head for people and warm up",
    love: "say it aloud and want company",
    work: "do best in front of people",
    quarrel: "get loud first and get over it first",
    tired: "look for company, and flag alone",
    growth: "need to let them finish first",
  },
  A: {
    self: "think of others before yourself",
    love: "give way, and take them at their word",
    work: "do best beside others, not against",
    quarrel: "give half a step, swallow hard words",
    tired: "are still saying yes to people",
    growth: "need to say one plain no, out loud",
  },
  N: {
    self: "feel every draught first",
    love: "live a whole afternoon on one look",
    work: "do best seeing trouble come",
    quarrel: "flare fast and are sorry first",
    tired: "think the worst, and tire more",
    growth: "need to write a worry down to size it",
  },
};

export const doesEn: Table = {
  O: {
    self: "You look twice at things, and after ten years on one street you can still turn up an alley you’ve never walked.",
    love: "More than half of closeness, for you, is talk; while the talk keeps moving, the years don’t go stale.",
    work: "A blank sheet gets you going sooner than a good example does, and the example comes back past recognising.",
    quarrel: "You’ll ask why it should be so at all, and a row about the bins becomes one about how to live.",
    tired: "A page or a picture does more for you than a bed when you’re spent.",
    growth: "New ground is what changes you: another town, another book, somebody who can prove you wrong.",
  },
  C: {
    self: "There’s a list in your head, and your shoulders drop a little each time a line is struck off.",
    love: "Your kindness has a good memory: you’re at the station on time, and what you said you’d mend is mended.",
    work: "Once a job reaches you it has a date on it, and people trust the date.",
    quarrel: "You go through it point by point: which day, who didn’t, and what happens next time.",
    tired: "However tired, you’ll wash the pan and wipe the stove before you lie down.",
    growth: "You get ahead by small deposits; three months show nothing, a year shows plenty.",
  },
  E: {
    self: "Your fuel is other people; a room full of noise has you warm before your coat’s off.",
    love: "You go round when you want to see someone and say so when you like them, and the street knows it.",
    work: "When somebody has to stand up, you’re already standing, and the first sentence in the meeting is usually yours.",
    quarrel: "You have it out there and then, at full volume, and then you’d like to go for chips.",
    tired: "Your rest is a table of friends; you come away from it fuller than you sat down.",
    growth: "You learn by being thrown on stage and working out the steps up there.",
  },
  A: {
    self: "You see where it’s hard for the other person, and your words come out a size softer than they went in.",
    love: "You think well of people; an hour late, and you’ve found them a reason before they ring.",
    work: "With you in the team the news gets round, the load gets shared, and the missing corner is filled.",
    quarrel: "Let their eyes fill and you’ve put your own case down.",
    tired: "You’re worn out and pouring someone else’s tea, so nobody thinks you’re thirsty.",
    growth: "You climb well in company; a ladder for one doesn’t tempt you.",
  },
  N: {
    self: "The mood in a room reaches you early, and so does the ache of it.",
    love: "You care deeply enough for one unanswered message to ring all afternoon.",
    work: "You smell the thing that’ll go wrong while they’re still saying it won’t, and you’ve made the spare copy.",
    quarrel: "Your temper is quick, and the words out of your mouth startle you as much as anyone.",
    tired: "Small things put on weight at night, once you’re tired, and sit on your chest.",
    growth: "You’re frightened first and good at it later, and what you learned frightened you keep.",
  },
};

export const doesTooEn: Table = {
  O: {
    self: "Others ask what it’s for and you ask what it’s like; that one word sets you apart.",
    love: "A film neither of you followed, argued about the whole way home, is your idea of a honeymoon.",
    work: "The old method still works, and you’re already wondering why it had to be that one.",
    quarrel: "You’ll build the other side a better argument than theirs, and then take on that.",
    tired: "You leave the windows of your head open even when you’re tired, and the wind gets in.",
    growth: "Every couple of years old friends have to be introduced to you again.",
  },
  C: {
    self: "Each thing has its hook and each job its day; one could read your life like a ledger.",
    love: "Your love letter says the tablets are on the table for the morning, and those who know you know its weight.",
    work: "You take the hard one first and the urgent one second, and use what’s left to check.",
    quarrel: "You remember what was said, word for word, and few can win against the minutes.",
    tired: "You give yourself twenty minutes off, and at twenty minutes you’re up.",
    growth: "You believe in dull daily practice, and over the years it’s come to believe in you.",
  },
  E: {
    self: "A silent room lasts you ten minutes; then a window’s open, then the radio, then your mouth.",
    love: "When you love somebody, the neighbours, the cousins and the barber have all heard the name.",
    work: "The awkward phone call is yours, and three minutes in the other end is laughing.",
    quarrel: "Shouting doesn’t scare you; silence does, since you then have to argue both parts.",
    tired: "A day without a word to anyone leaves you limper than a day on your feet.",
    growth: "You ask whoever’s nearest, and in six months you know everybody in the trade.",
  },
  A: {
    self: "Praise for others comes easily; your own you’d say only with the door shut.",
    love: "Anywhere’s fine for dinner, you say, and it’s nearly true, because you’d rather they had what they like.",
    work: "You don’t fight for the floor, yet after the meeting it’s your desk they come to with the truth.",
    quarrel: "Your “never mind” stops half the row; you keep the other half.",
    tired: "The one you look after best is as tired as you are, only louder.",
    growth: "A hand held out gets you moving, and when that person goes, you stand still for a bit.",
  },
  N: {
    self: "You go about without an overcoat: first to feel the sun, first to feel the cold.",
    love: "You’d like to hear it again; you did believe it, but it’s been a night and it’s gone cold.",
    work: "The night before it’s due you wake twice, which is why what you hand in has so few holes.",
    quarrel: "What stays with you is the look they had when they said it.",
    tired: "Often you’re cross first, and only then notice that you’re tired.",
    growth: "Each hurdle looked like the one you wouldn’t clear. Count them; there’s a fair row behind you.",
  },
};

export const costsEn: Table<string | Ways> = {
  O: {
    self: ["When the shine’s gone you’re left with a shelf of books at chapter three.", "You see so many ways in that you stand in nine doorways of ten."],
    love: "They asked what’s for supper, and you answered why people eat.",
    work: "The others only wanted it by Friday; on Thursday night you changed the subject.",
    quarrel: "While you talk principle, they can’t hear that it hurts you too.",
    tired: "You rest with the wheels turning, which isn’t quite rest.",
    growth: "A taste of each, and of none of them the part that matters.",
  },
  C: {
    self: [
      "The ruler you hold to yourself gets held to others, and they sit up too straight.",
      "The list gets done; the line that says “play” gets moved to next week.",
    ],
    love: "The days are so full that idling with you needs an appointment.",
    work: "A change of plan costs you more than it costs the person who made it.",
    quarrel: "By the time the account’s settled, the two of you are further apart.",
    tired: "Ill in bed you’re counting what’s undone, and the illness stays longer.",
    growth: "You don’t sign up for what you can’t be sure of, and some doors stay shut that way.",
  },
  E: {
    self: ["When the crowd’s gone home you hardly know where to put your hands.", "You say today what would have been better said tomorrow."],
    love: "Someone slow to warm feels dragged along by the sleeve.",
    work: "You finished talking, and the quiet one’s good idea never got its turn.",
    quarrel: "The louder the point, the sooner they’ve left the room.",
    tired: "You call an evening out a rest, and the morning disagrees.",
    growth: "The nut that has to be cracked alone is always the last one in the bowl.",
  },
  A: {
    self: ["You give so easily that people forget it was given.", "Asked what you’d like, you look round the table first."],
    love: "What you don’t complain of they take for settled, till the heap surprises you both.",
    work: "On the list of thanks you’re often under “and others”.",
    quarrel: "The half step you gave is where the next quarrel starts from.",
    tired: "You can’t refuse, so your rest is always tomorrow.",
    growth: "You sand the truth so long before saying it that there’s no edge left.",
  },
  N: {
    self: ["You pay for trouble twice, once beforehand and once when it comes.", "A stray remark goes home with you and grows two more meanings."],
    love: "They haven’t begun to explain, and in your head you’ve already moved out.",
    work: "Bracing for mistakes eats half the morning.",
    quarrel: "For ten hot seconds you apologise three days.",
    tired: "You sleep thin, so the next day wears thinner.",
    growth: "You go round the lesson that might make you look foolish, and it’s the one you needed.",
  },
};
