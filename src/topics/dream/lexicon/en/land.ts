import type { land } from "../entries/land.ts";
import type { SymbolWording } from "../symbol.ts";

export const landEn: SymbolWording<typeof land> = {
  mountain: {
    name: "mountain",
    says: "A mountain won’t come down to meet anyone; the only thing that shifts is how far up you are. You’ve likely been measuring one job from the car park, where it’s all height. On the slope you mostly see the next boot-length of rock.",
    other: "Villages lean on mountains for shelter. This one may have had its arm round you while you complained of the view.",
    look: "cut the big task down to half an hour’s worth and do that slice tonight.",
    turns: {
      falling: "Sliding back costs the yards you slid, and no more than that.",
      lost: "Lost among ridges, follow water down; by day, ask whoever knows the trade best.",
      joyful: "Happy at the top, note which stretch nearly turned you back.",
    },
  },
  cliff: {
    name: "cliff",
    says: "The last step is as long as all the others, only there’s nothing ahead of the toe. A contract can run out like that, or a savings account. People stand there frozen because going back means saying they came the wrong way.",
    other: "You see furthest from an edge. You may have walked out to it on purpose, for the look across.",
    look: "put the worst outcome into three plain sentences and see if you could live in them.",
    turns: {
      falling: "Dropping and never landing is the tell: suspense has hurt you more than the ground would.",
      afraid: "Weak knees are sound advice. Half a step in, and half a sentence kept back.",
    },
  },
  cave: {
    name: "cave",
    says: "Warm in winter, cool in summer and decorated with bulls: we lived in them for longer than in houses. The very tired go back at night. What you want is probably a place with no signal and no one typing “you there?”",
    other: "It narrows as you go and hands you your own voice. If you keep hearing one sentence, come out and let somebody else talk.",
    look: "switch everything off for one hour, having told the house when you’ll be back.",
    turns: {
      afraid: "Whatever’s at the back of it, you most likely carried in yourself years ago.",
      empty: "Bare walls: there’s room to put things down.",
      locked: "With the mouth blocked, rest has become hiding. Shift one stone from inside.",
    },
  },
  valley: {
    name: "valley",
    says: "The good soil is at the bottom, which is why the houses are there too, even if the sun clears the ridge at ten. Your present low stretch may be the fertile one. It only gets fewer hours of light.",
    other: "Shout in a valley and four sides agree with you. Some of that support might be echo.",
    look: "give up comparing with the ridge for a week and compare with yourself a month ago.",
    turns: { huge: "A canyon puts two people within hailing distance and a day’s walk apart." },
  },
  desert: {
    name: "desert",
    says: "What kills is not knowing how far the water is; people will leave the track for a glint. You may have gone dry a good while, no thanks, no reply, nobody asking if you’d eaten, so that plain politeness starts to look like an oasis.",
    other: "Deserts have the best stars and the fewest things. You could have gone there to be rid of noise.",
    look: "tell one person you trust, in those words, that you’ve been running dry.",
    turns: { lost: "Off the track, sit down and save water. No new decisions today.", calm: "Neither thirsty nor scared: you honestly like it empty." },
  },
  sand: {
    name: "sand",
    says: "The tighter the fist, the faster it runs, and the few grains left are the ones that scratch. Hours go like that, and teenagers, and a friendship that’s cooling. On an open palm you’d keep a small heap.",
    other: "It was rock once and took its time. All these crumbs of annoyance may have come off a single boulder.",
    look: "ask one question fewer about the thing you’re watching hardest.",
    turns: {
      falling: "When it moves under you, kicking digs you in; lie flat and it bears.",
      huge: "Buried to the waist by handfuls, you’ll get out by handfuls.",
    },
  },
  stone: {
    name: "stone",
    says: "Leave a stone alone and it’ll outlast the marriage. The one on your chest is most often a job you’ve walked round for years, an apology or a loan, until the detour has worn into a path with a name.",
    other: "Stones hold doors open and cabbages down. Before you curse its weight, see what it’s keeping in place.",
    look: "pick the one you’ve gone round longest and send the first line of what’s owed.",
    turns: {
      falling: "It began to roll at some light remark.",
      many: "Rubble isn’t a wall; it only asks you to watch your feet.",
      attacking: "See who threw it before you stoop to pick it up.",
    },
  },
  mud: {
    name: "mud",
    says: "Getting in is easy; it’s the pulling out that costs a shoe. You may be standing in some business that dirties with every explanation, a family loan, a thread with forty replies, where each move spatters a bystander.",
    other: "Rice and lotuses insist on it. There’s feed in that mess, for someone willing to go barefoot.",
    look: "leave the affair unexplained for three days and see what shape it dries in.",
    turns: {
      dirty: "Covered in it before company, you’ll learn who asks first whether you’re hurt.",
      joyful: "Enjoying the muck, you’re short of something you’re allowed to get wrong.",
    },
  },
  pit: {
    name: "pit",
    says: "The mean ones are in level roads, and those ahead swerved without calling back. You’ve perhaps turned an ankle in a thing everybody signs, the deposit, the clause, the spoken guarantee. It smarts, but it has edges.",
    other: "You dig one before you plant a tree. This gap may be meant to hold something you haven’t chosen.",
    look: "boil the lesson down to one line and send it to the next person on that road.",
    turns: {
      falling: "Falling without end isn’t a hole; it’s a figure you never asked for.",
      huge: "If there’s no bottom in sight, lay a board over it before discussing it.",
    },
  },
  road: {
    name: "road",
    says: "Many feet made it and somebody tarred it, so it’s restful to be on and hard to say you chose it. If all you did was keep walking, you may be doing the same by day, next grade, next instalment, signposts unread.",
    other: "Roads run both ways. You might want to go back and look at a place, once.",
    look: "go home by a different street and notice what’s missing from the usual one.",
    turns: {
      broken: "Mending it is the council’s affair; yours is to ask the way round.",
      empty: "Nobody to race and nobody to tell you you’re right.",
      lost: "Think back to the last spot you recognised, and start there.",
    },
  },
  crossroads: {
    name: "crossroads",
    says: "Watch anyone at a fork and their feet already point one way. The body picks early; what you’ve been calling indecision could be a search for reasons decent enough to show the side you aren’t taking.",
    other: "Some forks join up again behind the hill. This one may not deserve the ceremony.",
    look: "toss a coin, catch which side you hoped for in the air, and put the coin away.",
    turns: {
      many: "With more roads than you can count, strike off the three you’d never walk.",
      leaving: "If you parted there, a sentence should have gone along with them.",
    },
  },
  bridge: {
    name: "bridge",
    says: "Halfway over you don’t live anywhere. Changing jobs has that middle, and so has turning from somebody’s lover into their family. A bridge spares you the water and that’s the whole of its promise.",
    other: "They’re built from both banks. If yours stops short, go and see whether the other side has laid its half.",
    look: "write down the day you expect to arrive and what you’ll do on the morning after.",
    turns: {
      broken: "With the middle gone, call across and find out if anyone answers.",
      afraid: "Look at a tree on the far side and let the feet get on.",
      tiny: "On a single plank somebody steps back first, and it isn’t always the loser.",
    },
  },
  tunnel: {
    name: "tunnel",
    says: "It trades a whole mountain for three minutes without signal or scenery. You may be in a stretch that only goes forward, a course of treatment, the weeks before an exam, where turning round would be the longer way.",
    other: "Whoever goes under a mountain has never seen it. The bends you’ve saved could have had a view.",
    look: "work out the days left to daylight and chalk one off each evening.",
    turns: {
      locked: "Blocked at both ends, get word outside first that you’re in there.",
      many: "One after another: spend the gaps between them looking out.",
    },
  },
  path: {
    name: "footpath",
    says: "No one planned it; people who found the road too long wore it with their boots. You’ve a short cut of your own in mind, unsigned and a bit irregular, and since you were parting the grass you’ve already asked about it.",
    other: "Meet someone on a narrow path and one of you must turn sideways. It may be more about that person than about the way.",
    look: "find one soul who has walked it, buy the tea, and ask about the first three months.",
    turns: { lost: "When it peters out, going back to the last footprint isn’t defeat." },
  },
  island: {
    name: "island",
    says: "One and the same water keeps the bores away and the friends. You’ve probably pulled up the gangplank of late, messages unread, invitations missed, and it feels like a holiday. How often the boat calls is up to you.",
    other: "Under the sea it’s joined to everything else. The person you’ve cut off may also be waiting for low tide.",
    look: "send a photograph to a friend you’ve left a month, with no account of the month.",
    turns: {
      lost: "Cast away, make smoke; among people that means the words “give me a hand”.",
      calm: "Content on it: stay a little, and settle the sailing date with the mainland.",
    },
  },
  beach: {
    name: "beach",
    says: "Everyone’s barefoot, nobody’s quick, and talk loses its point somewhere past the second ice. It might be less the sea you’re after than somebody’s leave to produce nothing at all between lunch and dark.",
    other: "Whatever you write there is gone by teatime. Perhaps there’s a matter you’d like rubbed out as quietly.",
    look: "book a half-day with a book you’ve no intention of finishing.",
    turns: {
      empty: "The crowd’s gone, and picking up shells is a fair way to close.",
      dirty: "Litter to the waterline: a good time ended carelessly and you’ve wanted to sweep up since.",
    },
  },
  grassland: {
    name: "meadow",
    says: "You can see where you’ll be tomorrow and not one line tells you how. Let an office worker out in it and delight comes first, then unsteady legs, because where there are no walls there’s nothing to lean on.",
    other: "Grass looks free and is knotted together underneath, which is how it stands the wind. Your easy-going friend may be held by more than you see.",
    look: "drive three pegs into something nobody supervises: a start, a halfway, an end.",
    turns: { burning: "Burnt grass comes back the greenest in the parish.", joyful: "You ran for the sake of it. Do that once with the step counter off." },
  },
  farmland: {
    name: "field",
    says: "Nothing done in a field shows by evening; you weed it and then you wait. You’ve something in the ground already, a child, a craft, slow money, and digging it up each day to look won’t bring it on.",
    other: "The strip between two fields starts feuds over an inch. It could be a boundary that’s nagging at you, and not the crop.",
    look: "check on the slow thing on Sundays only, and keep your hands off it the other six days.",
    turns: { empty: "Fallow and abandoned look alike; only you know which.", dead: "A failed crop ploughed in feeds the next." },
  },
  wilderness: {
    name: "wilderness",
    says: "Out there nobody’s rules apply, and nobody’s roof. After dark you find you’d been fond of street lamps. If you’ve been meaning to leave something, the night gave you a trial stay: plenty of freedom, bring your own supper.",
    other: "It’s only waste from where people sit; beetles think highly of it. You may simply have reached somewhere that has no chair for you yet.",
    look: "cost the first month after leaving, meals and mornings both, until the page is full.",
    turns: {
      afraid: "The fear was of being seen from all sides. Who leaves you that exposed?",
      calm: "Asleep in the open, you know more roads than you let on.",
    },
  },
  swamp: {
    name: "swamp",
    says: "It grows grass and passes for ground until you’ve stood on it a minute. Some favours are like that: a one-off, then a habit, and by the time you look down everything below the knee belongs to someone else.",
    other: "Marshes clean the river and keep the dirt. It’s worth asking whether that’s your post in some circle.",
    look: "find one job that slid from “just this once” to yours and hand half of it back.",
    turns: {
      falling: "Chest-deep, stop kicking and ask for something long to hold.",
      dirty: "That muck had been settling for years before your boot stirred it.",
    },
  },
  volcano: {
    name: "volcano",
    says: "In most years it only smokes a little, and they grow grapes on the sides. The one at home who never loses their temper may be you, hot underneath and good for fruit on top. The crust has been getting thick.",
    other: "Cooled lava makes the richest soil there is. If you’ve had your eruption, look at what’s come up since, and not just at the damage.",
    look: "say one very small displeasure aloud on the day it happens, to the face it concerns.",
    turns: {
      attacking: "With lava at your heels, the anger has reached people who had no part in it.",
      afraid: "When did you last go red in front of anyone?",
    },
  },
  crack: {
    name: "crack",
    says: "Builders draw a pencil mark at each end of a crack and come back in a month. You’ve been looking at a fine one between yourself and somebody every day, nothing’s about to fall, and no one has drawn the marks.",
    other: "Weeds and daylight get in that way. After too long sealed up you may have been hoping for a gap.",
    look: "check one small fact with that person, when, where, what was said, and don’t judge it.",
    turns: {
      huge: "The ground has split; first see which side your belongings are on.",
      many: "A web of cracks can’t be filled one by one. Look at the footing.",
    },
  },
  border: {
    name: "border",
    says: "At the barrier an honest person starts to wonder what’s in the bag. You’re probably about to enter somewhere that stamps people, a medical, a panel, his mother’s kitchen, and your palms went damp with nothing to declare.",
    other: "Grass grows straight across it. Who told you the line was there?",
    look: "admit the thing you fear they’ll find to one ally and hear how large it sounds.",
    turns: { locked: "Turned back, you lacked a paper; nobody said it was you.", leaving: "Over without a glance behind: the old rules stayed on that side." },
  },
  mine: {
    name: "mine",
    says: "Miners see two sunrises a day, and one of them is the lamp at the shaft head. You’ve gone deep into something, a thesis or a lawsuit or an old illness. All that’s worth having is down there, while those above see only the soot.",
    other: "Dig long enough and the street begins to sag. Is what comes up enough to fill in what it leaves?",
    look: "fix an hour to come up, down tools when it strikes, wash, and meet someone.",
    turns: {
      falling: "After a fall of rock you knock on the pipe, three and three, until you’re heard.",
      found: "Something glittered: have it tested before you tell the pub.",
    },
  },
};
