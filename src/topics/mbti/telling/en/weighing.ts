import type { DissentKey, SplitKey, SteadinessKey } from "../rules-weighing.ts";

/** Portraits and single scenes that say two things; {portraits} and {scenes} are percents of the axis’ first letter. */
export const splits: Readonly<Record<SplitKey, string>> = {
  "EI.E":
    "One thing doesn’t fit: among the portraits you mostly chose the outgoing one (E {portraits}), in single scenes far less ({scenes}). You think of yourself as fonder of company than your days are.",
  "EI.I":
    "One thing doesn’t fit: in single scenes you often go towards people (E {scenes}), but you wouldn’t pick the lively portrait ({portraits}). You can do it, you just don’t call it you.",
  "SN.S":
    "Of the portraits you chose the practical one (S {portraits}), and in actual scenes you kept wandering off (only {scenes}). What you value and what comes to hand are two things.",
  "SN.N":
    "In actual scenes you’re down to earth (S {scenes}), yet you chose the dreamer’s portrait (S only {portraits}). That may be the self you’d like more of.",
  "TF.T":
    "Of the portraits you chose the reasoner (T {portraits}), and with real people in front of you your hand went soft ({scenes}). Reason is your creed, mercy your habit.",
  "TF.F":
    "Scene by scene you go by reasons (T {scenes}), and then you chose the considerate portrait (T only {portraits}). You’re a shade harder than you’d own to.",
  "JP.J":
    "Your portrait is the one with the calendar (J {portraits}), and in small things you let it drift ({scenes}). The calendar’s real; opening it is another matter.",
  "JP.P":
    "In small things you settle every one (J {scenes}), and you chose the portrait without a calendar (J only {portraits}). You long for slack and can’t let go.",
};
/** How steady the answers are. */
export const steadiness: Readonly<Record<SteadinessKey, string>> = {
  whole: "Of {pairs} pairs of like questions not one came out two ways. It shows you’re sure how you see yourself; how others see you, ask them.",
  high: "Of {pairs} pairs of like questions only {apart} came out two ways, so you answered steadily and can lean on this a little more.",
  fair: "Of {pairs} pairs of like questions {apart} came out two ways. The main lines hold; don’t lean hard on those {apart}.",
  low: "Of {pairs} pairs of like questions {apart} came out two ways, which is not far from guessing. You may have hurried, or it may truly depend on the day; take it again in a week and see if those {apart} still part.",
};
/** What the other end of the least clear axis would say. */
export const dissents: Readonly<Record<DissentKey, string>> = {
  "people.E":
    "I’ve told you as an I, but only by a little. With the right people you aren’t short of words, so look first if you’ve been sitting at the wrong table.",
  "people.I": "I’ve told you as an E, and that axis is the shakiest. Perhaps it isn’t company you love but silence you fear, and those tire one differently.",
  "people.S":
    "By the letter N you see people at long range, and it nearly tipped to S. When all’s said, what you remember is who brought soup when you were ill.",
  "people.N":
    "By the letter S you’re plain and practical with people, and it nearly tipped. A good part of your kindness is guessing what they want, and you could ask.",
  "people.T": "F only just won. When someone’s truly in the wrong your yardstick is still there; don’t act as if you couldn’t see it.",
  "people.F": "T only just won. You argue, and in the end it’s often you who gives way; it’d be a pity to cure yourself of that.",
  "people.J": "P is only a little ahead. You say “whatever you like”, and the day they do as they like you mind. Don’t say it next time.",
  "people.P": "J is only a little ahead. In the days you’ve laid out for two there are hours you don’t want yourself.",
  "work.E": "I hasn’t much of a lead. Don’t apply for the solitary post too soon; some of your good ideas came up beside the kettle.",
  "work.I": "E hasn’t much of a lead. Facing clients every day you could keep up for a season; try before you sign for three years.",
  "work.S": "N hasn’t much of a lead. You count screws as well, and with nothing but ideas to make, your hands will miss something.",
  "work.N": "S hasn’t much of a lead. By its third year a job you do well will begin to bore you, which doesn’t make you flighty.",
  "work.T": "F is only a little ahead. Asking for more pay, ending a contract: you can be firm there, and needn’t always send someone.",
  "work.F": "T is only a little ahead. A post that’s figures and nothing else would wear you thin; keep a few particular people within reach.",
  "work.J": "P is only a little ahead. Freedom with no date at all may do you no good; find someone who’ll chase you.",
  "work.P": "J is only a little ahead. Where everything’s laid out you’ll want to slam a door by the sixth month; keep one corner unplanned.",
  "self.E": "The other side of your I lies close: some of the times you thought you needed quiet, what you needed was different people.",
  "self.I": "The other side of your E lies close: some of the times you thought you were bored you were tired, and seeing people made it worse.",
  "self.S": "You’re a few questions from S. If you feel adrift it may not be too much thinking; perhaps it’s long since you had a job one can touch.",
  "self.N": "You’re a few questions from N. You say you’ve no ideas, and mostly you haven’t given yourself one idle afternoon.",
  "self.T": "You’re a few questions from T. Don’t always put it down to a soft heart; now and then you gave way since you ought to.",
  "self.F": "You’re a few questions from F. The thing you say you don’t mind: your answers show that you do.",
  "self.J": "You’re a few questions from J. What that postponed thing lacks may not be freedom but a date set by someone else.",
  "self.P": "You’re a few questions from P. Filling your days may be a way of not looking at the one thing you haven’t settled.",
  "hair.E": "E falls a hair short of half (E {p}). What’s told above by E should half the time be read by I: sitting near people isn’t liking a crowd.",
  "hair.I":
    "I falls a hair short of half (I {p}). What’s told above by I should half the time be read by E: you ask for quiet, and by the second day you’re going through your contacts.",
  "hair.S": "S falls a hair short of half (S {p}). By S you trust what you can touch, and in half of these answers you trusted what you can’t.",
  "hair.N": "N falls a hair short of half (N {p}). By N you see far, and half the time you were reading the price tag.",
  "hair.T": "T falls a hair short of half (T {p}). Half of the advice for a T, to go gently, you don’t need; you do already.",
  "hair.F": "F falls a hair short of half (F {p}). Half of the advice for an F, to be firmer, you don’t need; you know how to say no.",
  "hair.J": "J falls a hair short of half (J {p}). By J you settle things, and half of them you take as they come; ask whoever has travelled with you.",
  "hair.P": "P falls a hair short of half (P {p}). By P you keep things open, and half of them you shut early and told no one.",
  "turned.E": "The letter says E and the points say I (E {p}). If a passage above sounds like someone else, read “company” as “quiet” and try again.",
  "turned.I": "The letter says I and the points say E (I {p}). Advice to an I, to see fewer people, take at half its price.",
  "turned.S": "The letter says S and most answers said N (S {p}). If anyone calls you solid, ask those who listen to you.",
  "turned.N": "The letter says N and most answers said S (N {p}). If you’re said to see far, those may be the times you wished to.",
  "turned.T": "The letter says T and most answers went with people (T {p}). If you’re hard, it’s mostly your mouth.",
  "turned.F": "The letter says F and most answers went with reasons (F {p}). Call you soft, and your colleagues mightn’t know you.",
  "turned.J": "The letter says J and your days look like P (J {p}). Advice to loosen up isn’t for you; you’re loose enough.",
  "turned.P": "The letter says P and your days look like J (P {p}). Advice to finish things isn’t for you; you do.",
  "loosest.E":
    "The loosest of the four is E, and it still has {p}. The other side can only say this: you blame dullness on lack of company, and a few times the thing itself was dull.",
  "loosest.I":
    "The loosest of the four is I, and it still has {p}. The other side can only say this: you blame tiredness on people, and a few times it was the task.",
  "loosest.S": "The loosest of the four is S, and it still has {p}. The other side would say: you go by facts only, but which facts to go by wasn’t a fact.",
  "loosest.N":
    "The loosest of the four is N, and it still has {p}. The other side would say: you remember the times you guessed right, and nobody keeps count of the rest.",
  "loosest.T":
    "The loosest of the four is T, and it still has {p}. The other side would say: your arguments are often shielding somebody, you just don’t say the name.",
  "loosest.F":
    "The loosest of the four is F, and it still has {p}. The other side would say: some of what you do for others’ sake is not wanting to be the one who says it.",
  "loosest.J": "The loosest of the four is J, and it still has {p}. The other side would say: you settle early now and then just to hear no more talk.",
  "loosest.P":
    "The loosest of the four is P, and it still has {p}. The other side would say: a thing or two you call open you decided against long ago and haven’t said.",
};
