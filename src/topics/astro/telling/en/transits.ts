import type { ByTransit, ReturnKind, TransitPoint } from "../told.ts";

/** A slow body over a natal point, said as mood and timing: touching it hard (conjunction, square, opposition) or softly. */
export const transits: ByTransit = {
  jupiter: {
    sun: {
      hard: "you’ve more nerve than usual and a larger yes in the mouth; ask for it, and read the terms",
      soft: "a door opens without being pushed, and somebody with a say likes your face",
    },
    moon: {
      hard: "you feel more, eat more, invite more; the house is full and you’d better count beds",
      soft: "home gets easier: a kind word from a mother, a better room, a softer week",
    },
    mercury: { hard: "too many plans and all of them good; send one", soft: "the letter, lesson or deal you’ve been polishing gets read" },
    venus: {
      hard: "you spend and fall for things, and it’s fun; keep the receipts",
      soft: "people are pleased with you, and it’s a good stretch for asking someone out, or home",
    },
    mars: {
      hard: "you’ve the strength of two and the caution of none; point it at the biggest box",
      soft: "what you start now catches, so start it on a weekday",
    },
    jupiter: {
      hard: "your own hope comes round and asks what it’s had from you; cut one promise and keep one",
      soft: "belief and means agree for once, and a journey or a course goes well",
    },
    saturn: {
      hard: "a wall turns out to have a door with a fee; do the sums and pay it or don’t",
      soft: "patience gets its wages: a permit, a contract, a word from above",
    },
    ascendant: { hard: "you take up more room, and people make it for you; introduce yourself", soft: "you’re liked on sight, so be seen" },
    midheaven: { hard: "a bigger job comes into view, a size too big; take it with help", soft: "your name’s passed on by someone you’ve forgotten helping" },
  },
  saturn: {
    sun: { hard: "you’re tired earlier, and asked whether you mean it; do less, and finish it", soft: "steady work counts double, and an elder notices" },
    moon: {
      hard: "a lean time for the heart: fewer visits, earlier nights. Say what you need in one plain sentence",
      soft: "you can put a household in order now without anyone crying",
    },
    mercury: {
      hard: "slow post, hard conversations, small print; write it down and let it lie a night",
      soft: "you can concentrate, so this is the time for the exam, the contract, the long letter",
    },
    venus: {
      hard: "love shows what it’s made of. What’s hollow gets thin, and what’s sound gets a date",
      soft: "a promise made now is likely to be kept, and so is a budget",
    },
    mars: { hard: "you push and it sticks; don’t push harder, push lower down", soft: "disciplined strength: the dull daily version of the thing pays" },
    jupiter: { hard: "hope meets the ledger, and some of the plan stays in the drawer till later", soft: "you can build the big thing small" },
    saturn: {
      hard: "you go over your own foundations, and what was put up for others’ sake starts to creak",
      soft: "what you set up seven years ago carries weight now",
    },
    ascendant: { hard: "you’re taken at your word and looked at hard; stand straight and cut what doesn’t fit", soft: "people trust you with something heavy" },
    midheaven: {
      hard: "the post and the person get measured against each other; keep your papers in order",
      soft: "rank comes the slow way, with a signature",
    },
  },
  uranus: {
    sun: {
      hard: "you can’t go on as you were, and it’s a relief to say so; change one big thing and leave the rest standing",
      soft: "you’re freer than you thought, and trying it costs little",
    },
    moon: { hard: "home, sleep or heart gets rearranged at short notice; leave gaps in the diary", soft: "an odd new habit makes home lighter" },
    mercury: { hard: "nerves and bright ideas together; back up the files", soft: "you suddenly see how it works" },
    venus: { hard: "someone or something new shakes the shelf, or the old tie asks for air", soft: "you meet people you’d never have picked, and like them" },
    mars: { hard: "a short fuse and a fast car; go slower with tools and louder with the truth", soft: "you dare the thing you’d been putting off" },
    jupiter: { hard: "a chance drops in and wants an answer by Friday", soft: "luck comes by the side door" },
    saturn: { hard: "a rule you live by cracks; see whether it still held anything up", soft: "you modernise what’s old, and it thanks you" },
    ascendant: { hard: "you look in the glass and want another coat, another street, another name on the bell", soft: "people find you newly easy to be with" },
    midheaven: { hard: "work takes a jump, chosen or not; have the CV and three months’ rent ready", soft: "an unlikely job fits" },
  },
  neptune: {
    sun: {
      hard: "the old aim goes misty, so don’t sign for a new one yet; rest, and notice what you still love",
      soft: "imagination’s on your side, and help comes without a name",
    },
    moon: { hard: "you’re thin-skinned and sleepy, and you may miss somebody; ask before you rescue", soft: "tenderness is easy, and music does you good" },
    mercury: { hard: "messages go astray and so do you; get the figures twice and in writing", soft: "you write better than you know" },
    venus: { hard: "you see someone in candlelight; wait for a weekday morning before you lend or promise", soft: "beauty comes in handy, in love or in work" },
    mars: {
      hard: "the pull’s gone from the engine for a while; don’t fight the fog, do the small useful thing",
      soft: "you get there by drifting, oddly enough",
    },
    jupiter: { hard: "hope is large and vague; keep the money out of it", soft: "faith, charity, a sea journey: it all goes well" },
    saturn: { hard: "what you’d nailed down goes soft at the edges, and you can let some of it", soft: "you can give a dream a timetable" },
    ascendant: { hard: "people see you as they wish; say your terms twice", soft: "you come across as kinder, and it’s true" },
    midheaven: {
      hard: "you’re unsure what it’s all for; that’s a question to sleep on, and no ground for handing in notice",
      soft: "the work turns towards what you’d do for love",
    },
  },
  pluto: {
    sun: {
      hard: "something in how you’ve run your life is finished, and it won’t be talked round; let it go by the front door",
      soft: "you’ve force to spare for one deep change",
    },
    moon: { hard: "old family matter comes up with its roots on; go slowly, and not alone", soft: "you can clear out an attic, of boxes or of griefs" },
    mercury: { hard: "one thought won’t let go of you; write it out, and don’t use it to win", soft: "you get to the bottom of something" },
    venus: { hard: "love or money turns into a question of power; look at who can say no", soft: "a bond deepens, and taste changes with it" },
    mars: {
      hard: "anger you’d thought was gone has muscle; give it a job before it finds a target",
      soft: "you can do in a month what usually takes you a year",
    },
    jupiter: { hard: "you want it all, and might get it; mind the price", soft: "a large plan finds its backing" },
    saturn: { hard: "the hard thing has to be rebuilt from the ground, and you’re up to it", soft: "you can take out an old wall cleanly" },
    ascendant: { hard: "you’re not to be trifled with, and people feel it; go easy on the weak ones", soft: "you’re taken seriously, at last" },
    midheaven: { hard: "power changes hands where you work; know what you’d stay for", soft: "you gain ground without a fight" },
  },
};

/** A fresh start: the body right on the point. */
export const meetings: Readonly<Record<"jupiter" | "saturn", Readonly<Record<TransitPoint, string>>>> = {
  jupiter: {
    sun: "a new twelve-year stretch of luck opens at your own door; start the thing with your name on it",
    moon: "the house gets bigger, in people or in rooms, and so does your appetite for both",
    mercury: "you’re full of ideas and somebody wants them; say the best one in a single sentence",
    venus: "you’re at your most likeable, in love and at the till, so choose what you’d like more of",
    mars: "you’ve a following wind and a heavy foot; begin what needs nerve",
    jupiter: "the luck you were born with comes round",
    saturn: "a duty that’s been a weight turns out to carry you; ask for better terms",
    ascendant: "you walk into a new chapter a size larger, and people hold the door",
    midheaven: "your work gets seen by more people than you’d counted on; have something to show",
  },
  saturn: {
    sun: "you’re asked to be one person, and grown-up about it; drop what you can’t stand behind, and the rest gets a floor",
    moon: "the heart goes on short rations for some months; keep the kitchen warm and two friends near",
    mercury: "you learn something the slow way, with a pencil, and it stays learned",
    venus: "love or money is made official or let go, and it’s better for knowing which",
    mars: "the brake’s on; use the time to sharpen the tool",
    jupiter: "a big hope gets its first real measurements",
    saturn: "the long clock strikes",
    ascendant: "you start a lean, serious chapter, and look it; the one thing you build now has thirty years in it",
    midheaven: "a post, a title or the end of one: what you did in the last years is weighed in public",
  },
};

/** The slow clocks that come back to where they stood, or stand opposite. */
export const returns: Readonly<Record<ReturnKind, string>> = {
  saturnReturn:
    "it comes back once in twenty-nine and a half years, and asks what of your life is built on your own ground. What isn’t comes down around now, mostly with your consent",
  saturnOpposition: "you’re halfway round the long clock: what you began some fourteen years ago stands finished or in your way",
  jupiterReturn: "a new twelve-year stretch of growth begins, so plant the thing you’d like to be picking at the end of it",
  uranusOpposition: "everyone meets this once, about forty-two: the life you didn’t lead rings the bell. Let it in for coffee; it needn’t move in",
  uranusSquare: "the restlessness has a date, which means it passes; break a habit before you break a lease",
  chironReturn: "at about fifty the old sore place comes round, and this time you know what helps",
  nodeReturn: "each eighteen and a half years the road bends back to the direction you were born facing",
};
