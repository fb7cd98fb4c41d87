import type { water } from "../entries/water.ts";
import type { SymbolWording } from "../symbol.ts";

export const waterEn: SymbolWording<typeof water> = {
  sea: {
    name: "the sea",
    says: "Stand by it long enough and you forget what time it is. It’s so big that whatever you set beside it turns to sand, which makes some people weep and some walk in. There’s something in you just now too large to measure, so you measure yourself on the shore.",
    other: "Ships go by that road as well. It may have been the other side you were looking at.",
    look: "sit for twenty minutes anywhere with a long view, a roof or a river wall, and take no pictures.",
    turns: {
      afraid: "It had no edge, and that was the fright. Draw one: as far as the end of the month.",
      calm: "It was smooth and so were you. Nothing’s got smaller, you’ve stepped back.",
      dirty: "Even the largest place you have is full. Something wants tipping out.",
    },
  },
  deepWater: {
    name: "deep water",
    says: "Go down far enough and the light goes first, then colour, then which way is up. You’re sinking into some question where the more you ask, the fewer there are to tell. You’ve guessed what lies there; you haven’t held a lamp to it.",
    other: "It’s quieter down there than anywhere. You might have gone below for the peace.",
    look: "spend five minutes telling the thing to somebody it doesn’t concern, and note the first question they ask.",
    turns: {
      afraid: "You held your breath and looked up. That bit of brightness is the way.",
      found: "You brought something up. Wipe it; it had been waiting.",
    },
  },
  wave: {
    name: "a wave",
    says: "A wave looks like water coming at you, but the water only goes up and down; it’s the push that travels. Tempers and longings come like that, and so do calls from the landlord. Standing in it you don’t learn to block, you learn when to breathe.",
    other: "Some people lie in wait for big ones, with a board. On other feet the thing you dread is sport.",
    look: "note at what hour you’re swept off your feet this week, and whether you were hungry or short of sleep.",
    turns: {
      huge: "It was higher than houses. You’ve drawn what’s coming larger than it is.",
      joyful: "You rode it. There are ups and downs by day you’ve the feet for.",
    },
  },
  tsunami: {
    name: "a tidal wave",
    says: "Beforehand the sea draws off and bares a stretch of sand no one’s ever seen, and people run out to pick up shells. Some corner of your life has gone strangely quiet, an account or a person, and you’ve been listening. The ones who see the wall of water are those who noticed the empty beach.",
    other: "Afterwards only what was rooted stands. You may own up to what you’d like it to take.",
    look: "go to whatever’s too quiet, and ask “how are things?”",
    turns: {
      afraid: "You couldn’t run for what you were carrying. Settle on the one thing you’d take.",
      calm: "You watched it come. That’s either acceptance or tiredness, and it’s as well to know which.",
    },
  },
  tide: {
    name: "the tide",
    says: "It comes twice a day and won’t be begged; fishermen set their meals by it. A friend’s warmth goes in and out like that, and trade does. At the ebb you take it for the end, when it’s only the hour.",
    other: "A bared beach is full of good things for anyone who’ll stoop. Low water needn’t be stood about in.",
    look: "look up what you were doing this month last year, and see whether the slump comes every time.",
    turns: { leaving: "It went out a long way. What lay bare is what you’ve been standing on." },
  },
  river: {
    name: "a river",
    says: "A river makes a this side and a that side, and to cross you want a bridge, a boat or a shallow place. Something lies across your way that can’t be gone round. All that’s open is where to ford it, and meanwhile the water keeps time.",
    other: "Follow a river and you’ll come to people, so they used to say. You may not need to cross at all.",
    look: "ask three who’ve got over whether they took bridge, boat or boots, and how long each of them needed.",
    turns: {
      dirty: "It ran brown. You’ve heard something of what happened upstream.",
      empty: "The bed was dry. What used to stop you could be walked over; look again.",
      huge: "You couldn’t see the far bank. It needn’t be today.",
    },
  },
  lake: {
    name: "a lake",
    says: "A lake has nowhere to go and keeps what runs in, so it hides things well and shows you your face. Some old matters of yours lie in such a place, under a top so flat there might be nothing. Drop one pebble and the rings take half the day.",
    other: "It’s smooth since hills keep off the wind. Someone may be sheltering you.",
    look: "put the long-sunk thing down on paper, fold it and leave it in a drawer, unsent.",
    turns: {
      calm: "So still it gave you back your face. Did it look thinner?",
      empty: "The bottom showed, with all you’d ever thrown in sticking up out of the mud.",
      afraid: "Something stirred beneath, and it may have been your own shadow.",
    },
  },
  pond: {
    name: "a pond",
    says: "Everybody used to wash in the village pond, and a quarrel was known at the water’s edge before it was over. Water moves little in a small place, and talk the same. You may have been in some small circle so long that you can smell the mud.",
    other: "Small ponds grow fat fish. There’s something to be said for staying where you’re known.",
    look: "have one meal with a person outside the circle, and speak of nobody in it.",
    turns: { dirty: "It had gone green. Unchanged water makes anyone feel stuffy." },
  },
  well: {
    name: "a well",
    says: "It’s the deepest spot in your own yard, kept lidded for the sake of children and cats. Yet that’s where the water is, and the rope burns your hands. You go to your parents, or the place you come from, like that: when you’re thirsty, and then the lid goes back on.",
    other: "From down a well there’s one patch of sky, seen very clearly. A narrow time can let you see through one thing.",
    look: "ring the old home and ask about something from before that you’ve never asked.",
    turns: {
      falling: "You fell in. Feel along the wall before you shout, as whoever dug it left footholds.",
      empty: "It was dry. What you used to draw from that person has to come from somewhere else.",
      speaking: "A voice answered. It’s likely what you called down there years ago.",
    },
  },
  springWater: {
    name: "a spring",
    says: "You could stop a spring with your palm, and it’d come out an inch to the left. There’s something new in you of that kind, making no noise about it, that finds a fresh hole each time it’s pressed down. Nobody laid a pipe.",
    other: "It tastes good because it’s spent years inside stone. You needn’t mind being slow.",
    look: "give the thing that keeps coming up fifteen minutes a day, without asking what it’s good for.",
    turns: { dirty: "Leaves had choked it. Clear them and there’s water yet.", joyful: "You drank from your hands. Some of that cold can be had awake." },
  },
  hotSpring: {
    name: "a hot spring",
    says: "In hot water there’s no telling who wears what. As the joints let go so does the tongue, and as much gets agreed in bath-houses as over dinner. You’ve been taut for so long that the body ran itself a pool.",
    other: "Stay in too long and you go faint. Comfort has a time for getting out as well.",
    look: "soak your feet tonight, and until the water’s cold agree to nothing.",
    turns: { ashamed: "You didn’t like to get in before the others. It’s being seen slack that you mind." },
  },
  waterfall: {
    name: "a waterfall",
    says: "Where the ground gives out, a river simply jumps, and people come to look at it. Some speech or passion of yours has been pent as far as the edge, and there’s no backing up. For all its noise it’s only a river getting on.",
    other: "Under one you can’t hear each other. In so loud a time you may be waiting for quiet.",
    look: "record the whole of what you’ve been saving up in one go, and sleep on it before you do more.",
    turns: {
      afraid: "You feared being carried over, so don’t make your speech standing in the stream.",
      joyful: "Soaked and laughing: it’s a while since you had that.",
    },
  },
  whirlpool: {
    name: "a whirlpool",
    says: "At the rim it’s so slow that you’d think you were drifting; you only feel the speed further in. Office feuds, family lawsuits and long arguments on a screen ask you round in the same way. Strike out hard and you add to it.",
    other: "At the very middle there’s a stillness. If you’ve got one, stand there first.",
    look: "leave one chat that goes in circles, or don’t open it for three days.",
    turns: { afraid: "You were near the centre. Don’t swim, catch hold of whatever floats." },
  },
  flood: {
    name: "a flood",
    says: "It comes in under the door without a sound and wets the rug first; by the time you notice, the chairs have their feet in it. Something’s been rising for a good while, sleep owed, money owed, words owed. That scramble with the furniture is what your days are like.",
    other: "Floods leave good soil, as any old farmer knows. It won’t all be loss.",
    look: "name three things that are rising, and bail the shallowest tonight.",
    turns: {
      dirty: "There was stuff floating in it that nobody could name. Several people’s troubles have run together; pick out your own.",
      calm: "You sat on the roof and watched. You’d seen to yourself first.",
      afraid: "You ran upstairs with something in your arms. That’s what comes first with you.",
    },
  },
  clearWater: {
    name: "clear water",
    says: "When it’s clear to the bottom you hesitate to step in, for fear of clouding it or of seeing your own feet. Something has settled for you lately, mud to mud and water to water. It wouldn’t come clear for stirring, and did when you left off.",
    other: "No fish stay in water as clear as that. See through people too well and nobody will play.",
    look: "tell the person concerned what you’ve just understood, in three sentences, and give no advice.",
    turns: { joyful: "You liked its clearness. Keep that sharp eye for a few days." },
  },
  muddyWater: {
    name: "muddy water",
    says: "Muddy water isn’t so much dirty as stirred. You put in your arm, touch no bottom and come up brown, and whose mud it is can’t be told. You’re in some affair with several parties, where sums and gossip and favours are in one pot.",
    other: "Fish come close while it’s thick. The blur may suit you, as it saves taking sides.",
    look: "set it out in three columns, who, which day, how much, and let the blanks stand.",
    turns: {
      dirty: "It stank past hiding. Hold your nose and find the drain.",
      ashamed: "You feared they’d think it was your doing. Wash early, and where they can see.",
    },
  },
  drinkingWater: {
    name: "thirst",
    says: "A mouth open in a heated room accounts for most of these. If you drank and were thirsty still, it’s something besides water, a kind word or an hour with nobody in it. One has to have been living on salt to look for it so.",
    other: "The hand that gave you the glass can matter more. Whose was it?",
    look: "put water by the bed, and write to the friend who never hurries you.",
    turns: { dirty: "It was foul when you lifted it. The kindness you’re waiting for has terms in it." },
  },
  leak: {
    name: "a leak",
    says: "A drop costs nothing, and by morning there’s a bucket of it. Something drips from you: a sum taken each month, half an hour’s sulking a day, a person’s small commands. The one who puts the basin under always says he’ll mend it sometime.",
    other: "It’s by a leak you learn which wall the pipes are in. Trace one and you know the house.",
    look: "go through what’s taken from your account each month, and stop one payment there and then.",
    turns: { many: "It came through everywhere. That’s past patching, it wants new pipes." },
  },
  tap: {
    name: "a tap",
    says: "One turn and it runs, one turn and it stops, so people suppose water obeys. Nothing’s so tiresome as a tap that won’t quite shut, with you the only one who hears it. Your words, your money or your tears won’t stop, or won’t come.",
    other: "It’s when it’s cut off that you learn where the buckets are. A stoppage shows what’s in store.",
    look: "choose something to let out only a little at a time, messages or small change or complaints, and fit it with a valve.",
    turns: {
      broken: "It came off in your hand and soaked you. That’s where holding tight gets one.",
      empty: "You turned it all the way and got nothing. It’s shut at the other end; leave it.",
    },
  },
  dam: {
    name: "a dam",
    says: "The water behind a dam lies still and never for a moment stops pushing. From outside it’s all calm, and only the iron in the wall knows. You’ve held back a great deal to say for somebody’s sake, so long that you take it for a lake.",
    other: "Dams make light, too. What’s held can be let out by degrees and put to use.",
    look: "find a safe person and open a small gate: three tenths of it, and keep the rest.",
    turns: { broken: "It went. Look who was standing below.", afraid: "You ran at the first crack. You know how much there is behind." },
  },
  bathing: {
    name: "bathing",
    says: "Once a day one settles with one’s dirt, and steps out new. If you couldn’t get clean, what’s on you is apt to be other people’s words. And under hot running water whatever needs crying goes down with the rest.",
    other: "With the bathroom locked no one can call you. It might just be the bolt you were after.",
    look: "have one bath without a phone, and put on the oldest, softest thing you own.",
    turns: {
      dirty: "The more you scrubbed, the blacker. It isn’t on the skin.",
      ashamed: "Somebody came in. That one private spell of yours has been taken over.",
    },
  },
};
