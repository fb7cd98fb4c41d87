import type { MajorStar } from "../../telling/view.ts";

/** Two majors in 命宫, in the order of the star list. Each goes on after a colon. */
export const soulPairs: Readonly<Record<string, string>> = {
  紫微天府: "one opens the game, one keeps the store; you’d rather be slow than bow, and few dare to correct you",
  紫微贪狼: "appetite sits on the throne; you charm and like to be seen; two settled years are worth ten of dabbling",
  紫微天相: "the seal stands by the throne; you want to lead and want it to be proper, and lose chances waiting for the letter",
  紫微七杀: "the emperor has a general; you grow with difficulty, and talk like a battle in peacetime too",
  紫微破军: "a reformer on the throne; you pull down old rules and hold the room while you do it, every few years anew",
  天机太阴: "a planner by moonlight, quick and fine; you guess the half that wasn’t said, and it wears you out",
  天机巨门: "quick mind, quick tongue, to the bottom of everything; research suits you; idle, you pick arguments",
  天机天梁: "you plan and you shelter, a born adviser; you talk more than you do, and the queue is out of the door",
  太阳太阴: "one of you by day, another by night; warm, you promise; cool, you want to take it back",
  太阳巨门: "the Sun lights up a voice; you live by speaking clearly; the name comes first, the gain a year later",
  太阳天梁: "you light and you protect, like a teacher or a doctor; principle isn’t for sale, and being called a meddler hurts",
  武曲天府: "a soldier guards the granary; you earn and keep and leave a way back; those close wish you’d waste a little",
  武曲贪狼: "one hand on the purse, one reaching for the new; it comes right about thirty, and what came earlier didn’t stay",
  武曲天相: "a blade with a seal, firm and in order; people hand you their keys; you hand yours to nobody",
  武曲七杀: "two blades; you decide fast and are most yourself against the wind; hard words cost three times as much to take back",
  武曲破军: "saving and breaking in one person. As soon as there’s enough you rebuild; keeping an inheritance isn’t your trade",
  天同太阴: "ease steeped in moonlight, mild and kind; “no” is your hardest word, and lost sleep and debts come of it",
  天同巨门: "you want comfort and can’t let a point go; you argue it three times inside, and others hear only the last complaint",
  天同天梁: "one enjoys, one worries. They think you carefree; you know everybody’s appointments",
  廉贞天府: "a fierce nature in a sober coat; in public you’re measure itself, behind the door less so",
  廉贞贪狼: "two stars of desire in one room, charm and trouble together; if you make the rules yourself you go far",
  廉贞天相: "fire holds the seal; you go by rule and lose sleep over your own lapses as much as over others’",
  廉贞七杀: "exacting and daring, you’ll go alone once you’re sure; you can suffer, and sometimes suffer needlessly",
  廉贞破军: "you endure the old order until one day you overturn it; few knew beforehand about your great changes",
};

/** 命宫 without a major, by the star it borrows: how others come to see the person. */
export const soulEmpty: Readonly<Record<MajorStar, string>> = {
  紫微: "on a big stage you take the chair; when it empties you’re a house to let",
  天机: "you pick up anybody’s way of talking and come late to your own",
  太阳: "watched, you glow; unwatched, you turn the lamp down",
  武曲: "you harden only when accounts are due and look softer than you are",
  天同: "you fill any cup like water, and find your own shape by forty",
  廉贞: "outside quarrels stick to you, so choose circles before posts",
  天府: "you stand by leaning on steady people, and thin out alone",
  太阴: "the mood of a room becomes your face, so home and bedfellow matter",
  贪狼: "novelty leads you, and a new circle makes a new you",
  巨门: "others’ talk reaches you before your own thought does",
  天相: "you stand where you’re expected and take after whoever is near",
  天梁: "with an elder over you you’re steady; find one who tells the truth",
  七杀: "pressure wakes you, and the years without it feel like waiting",
  破军: "when the outside turns, you turn, and thoroughly",
};
