import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { JungFunction } from "../../items.ts";

export const againstEn: Readonly<Record<JungFunction, Ways>> = {
  Ne: [
    "Ne objects: you sound so settled, and whose “what if” was that last night?",
    "Ne puts in from second place that you’re not a one-road person; there are three more in your pocket.",
  ],
  Ni: [
    "Ni shakes its head: true of today, but there’s an ending in you that you haven’t dared show.",
    "Ni would remind you that you say you’ll see as you go, and saw it all before the first step.",
  ],
  Se: ["Se cuts in: enough thinking, supper’s on the table.", "Se disagrees. You aren’t that far away; one good breeze and you’re back."],
  Si: [
    "Si opens the file: you said you’d changed the last time too, and it has the date.",
    "Si would like it noted that for all the new things, it’s a few old ones you stand on.",
  ],
  Te: ["Te raps the table: very well, and what can be handed in by Wednesday?", "Te isn’t buying it. You go by feel, you say, and carry a list."],
  Ti: ["Ti finds fault: two places above don’t agree, and you noticed as well.", "Ti sees it differently: some of what you believe here was never worked out."],
  Fe: [
    "Fe breaks in: you say you listen only to yourself, and when someone sighed just now you stopped.",
    "Fe points out that it’s all correct, and nobody asked the one in the next chair.",
  ],
  Fi: [
    "Fi says quietly that anything’s fine, as long as it isn’t that one thing.",
    "Fi disagrees: these skills are yours, and the part that won’t give way is more so.",
  ],
};

export const doingEn: Readonly<Record<JungFunction, Readonly<Record<LivedPart, string>>>> = {
  Ne: {
    self: "list all you’ve begun and strike out half on the spot.",
    love: "tell them one settled plan, with a date.",
    work: "take one idea just far enough for one person to try.",
    quarrel: "name one cause only, the one you believe.",
    tired: "write the ideas down, shut the book, put out the light.",
    growth: "until one old thing’s finished, note new ones and start none.",
  },
  Ni: {
    self: "write that hunch down and date it.",
    love: "tell them a piece of the future you’ve seen.",
    work: "draw an ugly sketch and ask one person if they can read it.",
    quarrel: "answer today’s sentence first, and the later ones later.",
    tired: "set an alarm for meals.",
    growth: "split one “I just know” into three things that can be checked.",
  },
  Se: {
    self: "count to five before you act, three times.",
    love: "sit and listen for twenty minutes with nothing in your hands.",
    work: "prepare one small thing for a fire that hasn’t started.",
    quarrel: "go back next day and ask which word was too hard.",
    tired: "go to bed an hour early and don’t swap it for other fun.",
    growth: "put aside some money or time that can’t be touched for three months.",
  },
  Si: {
    self: "replace one thing you use daily and judge it after seven days.",
    love: "do one small thing the two of you have never done.",
    work: "leave out one of the old steps and see if it falls.",
    quarrel: "this time, talk of this time only.",
    tired: "sit for half an hour somewhere you’ve not been.",
    growth: "take on a small job with no precedent.",
  },
  Te: {
    self: "leave one evening with nothing in it.",
    love: "when they complain, ask whether to listen or to act.",
    work: "let somebody else set the dates and change none.",
    quarrel: "ask “so what now?” ten minutes later than you’d like.",
    tired: "lie down for real and don’t measure the sleep.",
    growth: "do a thing to its end that has no result.",
  },
  Ti: {
    self: "settle today a thing you’re four fifths sure of.",
    love: "without deriving it, tell them you care.",
    work: "hand in the result, with the proof in an appendix.",
    quarrel: "before you find the hole, say back what they meant.",
    tired: "when this one’s solved, go down and see somebody.",
    growth: "ask someone to explain what makes no sense to you, and don’t rebut.",
  },
  Fe: {
    self: "three times a day begin with “I’d like”.",
    love: "tell them where your day hurt.",
    work: "shut the door for two hours and do only your own.",
    quarrel: "say the matter first and see to the mood after.",
    tired: "leave the phone in another room overnight.",
    growth: "say one unwelcome thing, rewritten once at most.",
  },
  Fi: {
    self: "write down three lines you’d never cross, and see which is out of date.",
    love: "say the sentence inside, and don’t wait to be guessed.",
    work: "of one task you don’t believe in, ask what it’s for.",
    quarrel: "when a word hurts, say “that one hurts” there and then.",
    tired: "be alone for an hour, and come out when it’s up.",
    growth: "tell what you hold dear in a stranger’s words.",
  },
};

export const watchingEn: Readonly<Record<JungFunction, Ways>> = {
  Ne: ["a “what if” on your lips while this one’s unfinished.", "the day the fifth new thing appears on the list."],
  Ni: ["the moment you go quiet because you’ve passed sentence.", "the evening the meal went cold three times."],
  Se: ["your hand paying before your head’s asked.", "the restless hour that wants a thrill."],
  Si: ["“we’ve always done it so”, as it leaves your mouth.", "the second in which you hold them up against who they were."],
  Te: ["the first step you’re listing while they’re still talking.", "lying in bed and ticking things off."],
  Ti: ["the second “strictly speaking”.", "wet eyes opposite while you’re giving an example."],
  Fe: ["an “everyone” that means yourself.", "the day you’ve cheered them all and find you haven’t eaten."],
  Fi: ["yourself turning polite; the door may be shut already.", "the needle moving while you say you don’t mind."],
};
