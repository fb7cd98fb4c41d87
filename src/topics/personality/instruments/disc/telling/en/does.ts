import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Style } from "../../items.ts";

type Table<Text = string> = Readonly<Record<Style, Readonly<Record<LivedPart, Text>>>>;

export const headsEn: Table = {
  D: {
    self: "start first and talk later",
    love: "shield your own and have the say",
    work: "do best with a target and a hard nut",
    quarrel: "don’t back off until there’s a result",
    tired: "get harder as you tire, and shove on",
    growth: "need to ask someone before you strike",
  },
  I: {
    self: "warm people up; the rest follows",
    love: "praise, charm and want company round",
    work: "do best opening and drawing people in",
    quarrel: "try to slip past on a joke",
    tired: "head for the crowd and talk till late",
    growth: "need to see the diary before a yes",
  },
  S: {
    self: "take it steadily and finish",
    love: "listen, keep company, see to the days",
    work: "do best on long jobs for others",
    quarrel: "give way and press the words down",
    tired: "say nothing and carry on as usual",
    growth: "need to taste a change the same day",
  },
  C: {
    self: "look it up before you nod",
    love: "keep a distance, and kindness exact",
    work: "do best checking and writing rules",
    quarrel: "bring evidence, point by point",
    tired: "shut the door and find all of it wrong",
    growth: "need to hand one in half checked",
  },
};

export const doesEn: Table = {
  D: {
    self: "In group after group you went for the words that act and decide; you think on your feet, and by the time you’ve walked there it’s done.",
    love: "When one of yours is wronged you’re at the door before they are, and it’s also you who says what’s for supper.",
    work: "You look at the far end of the line and treat the holes between as not there, and now and then they aren’t.",
    quarrel: "Quarrels don’t scare you; it’s how you survey the ground, where it’s hard and where one can pass.",
    tired: "Your tiredness looks like temper, and they wonder what they did.",
    growth: "You press the button and read the leaflet when it’s broken; six times in ten it isn’t.",
  },
  I: {
    self: "You open your mouth and a stranger’s a friend; by the end of dinner there are more cards on the table than plates.",
    love: "When you’re fond of someone, the whole world’s called in to help.",
    work: "You describe a thing that isn’t there yet, with doors and windows, and people move in.",
    quarrel: "You make them laugh first, and the matter’s still standing outside.",
    tired: "People are your charger: one call for a bar, one dinner for the lot.",
    growth: "You’re quick in: on day three you can teach it, on day four you’re in at another door.",
  },
  S: {
    self: "You don’t race, and yet it’s you who turns the last light off.",
    love: "You know what time the tablets are due, and that wears better than a love letter.",
    work: "Leave it with you and they all go to bed; next morning it’s where it was, and straight.",
    quarrel: "You step back first, and no one sees what it took to move that foot.",
    tired: "Tired, you’re the same as ever; only the one who’s known you longest tastes that the soup is thin.",
    growth: "You see whether the new rule stands up, and if it does, you’ll keep it longest.",
  },
  C: {
    self: "Your nod’s dear: you’ve counted twice beforehand.",
    love: "Your care is accurate. They can’t have peanuts, so you’ve read the back of the sauce.",
    work: "By page three one can tell whether a thing has been through you.",
    quarrel: "You bring dates and they bring volume, and the two don’t meet.",
    tired: "When you’re tired the whole room’s full of misprints.",
    growth: "You ask down to the root, and having got there never need to learn it twice.",
  },
};

export const doesTooEn: Table = {
  D: {
    self: "Others queue for the chance; you go and see if the door’s really locked.",
    love: "Your tender words need translating: “leave it to me” comes to three of “I care”.",
    work: "Twenty minutes into the meeting you’re at who goes, when, and how much.",
    quarrel: "You want it owned up to now; then you’re over it, and they’re not.",
    tired: "“Have a rest” sounds to you like “give in”.",
    growth: "You dare be first, and you’ve had the first one’s bruises too.",
  },
  I: {
    self: "If a silence lasts a minute, you feel it’s your job.",
    love: "You praise in detail; that coat got worn all winter.",
    work: "Nobody was coming, so you rang round, and then there weren’t chairs enough.",
    quarrel: "You get so far into telling it that you act it out, and laugh first.",
    tired: "A weekend alone, and the phone has to do for people.",
    growth: "Your teachers are all over the place, and you met every one by chatting.",
  },
  S: {
    self: "They’ve had three jobs since; you’re still here, and you’ve got the keys.",
    love: "You don’t press. You peel an apple, and out it comes.",
    work: "Somebody’s off sick, and your pile’s one higher, and you didn’t mention it.",
    quarrel: "You’re so used to making peace that you go and mediate your own.",
    tired: "You keep the days as they were; there’s a lot of strength saved in “as they were”.",
    growth: "You’re slow and you don’t slide back. A year on, the fast ones are at the start, changing shoes.",
  },
  C: {
    self: "You read the reviews for an umbrella; it’s rained by then, but it’s the right umbrella.",
    love: "You keep the lines: knock first, ask before you touch.",
    work: "You turned “roughly” into a number and the meeting was half as long.",
    quarrel: "The more right you are the colder, until they’d rather be sworn at.",
    tired: "You want an evening with nobody in it, to file the week.",
    growth: "You read the leaflet before the box is open; no one thanks you for the detours you didn’t take.",
  },
};

export const costsEn: Table<string | Ways> = {
  D: {
    self: ["You go so fast that you lose those behind, and then find them slow.", "The more you win, the fewer will play you."],
    love: "You kept the wind off them, and made up their mind while you were there.",
    work: "The foot you trod on for speed now signs the permits.",
    quarrel: "You fight to the bottom, and there’s nothing there.",
    tired: "What you push through is collected by the body.",
    growth: "No one dares tell you what’s wrong.",
  },
  I: {
    self: ["You said yes to seven and did three; the other four remember you.", "You’re in on all the fun, with nobody for the serious thing."],
    love: "So much that’s sweet, they can’t tell when it’s true.",
    work: "You took the applause and forgot the paperwork.",
    quarrel: "What you laughed past knocks again next month.",
    tired: "You talk yourself wide awake, and it’s two.",
    growth: "You’ve stood at every door and sat down in none.",
  },
  S: {
    self: ["You’re so easy to talk to that they do all the talking.", "You wait and see, and while you see, the season’s changed."],
    love: "You put grievances up in brine, and the day the jar’s opened they jump.",
    work: "Fill a gap for long enough, and it’s your post.",
    quarrel: "There was peace, and you paid for it.",
    tired: "Nobody knows you’re tired, so nobody steps in.",
    growth: "A bad chair you’re used to will do you ten years.",
  },
  C: {
    self: [
      "You’re right to pick at it, and what they remember is the picking.",
      "You won’t move till it’s checked; it’s checked, and the stall’s been taken down.",
    ],
    love: "They wanted a hug and got a correct answer.",
    work: "The last decimal cost a weekend.",
    quarrel: "The evidence is in order, and they’ve moved to the far chair.",
    tired: "Even resting you’re correcting people.",
    growth: "You won’t begin badly, and so haven’t begun.",
  },
};
