import type { LeaningKey } from "../rules-axes.ts";

/** {p} the letter’s percent, {q} the other’s, {low} and {high} the ends of the bracket. */
export const leanings: Readonly<Record<LeaningKey, string>> = {
  "E.strong":
    "E at {p}: offered a person or a closed door, you took the person nearly every time. Those close to you need to know that what you say first is a draft, and the thought comes out of the talking.",
  "E.clear":
    "E at {p}: company wakes you up. Still, in a quarter of the questions you shut the door, so after a party you’ll want a stretch of street with nobody in it.",
  "E.slight":
    "E at only {p}, a little over the line. You can warm a table or sit quietly at its edge; it depends on whether someone there can catch what you throw.",
  "E.even":
    "E and I can’t be told apart, {p} to {q}. Yesterday you called the dinner, today you don’t answer messages, and friends do better asking which day it is than guessing.",
  "E.loose":
    "E at {p} looks like plenty, but the bracket runs from {low} to {high} and still touches the middle. Take yourself as outgoing for now, and when two evenings in a row are booked, notice whether the second one pulls or weighs.",
  "E.turned":
    "By points E has only {p}; the closing question put you outside. Your days are mostly solitary, yet when you’re worn out it’s people you reach for, and that counts for more than the small change.",
  "I.strong":
    "I at {p}: given people or a door, you took the door almost every time. What others hear from you is the fourth version, the first three were silent, so it comes out short and some think you’d nothing to say.",
  "I.clear":
    "I at {p}: you do well among people, but you keep accounts, and each evening out is paid back with an evening in. Once it’s paid, you say the thing nobody else got to.",
  "I.slight": "I at {p}, barely over. It isn’t people you mind, it’s people without an end; given a closing time you’ll talk right up to it.",
  "I.even":
    "I and E came out level, {p} to {q}. You need company and you need quiet, and you wilt without either; only the order matters, so on a day with guests leave the evening bare.",
  "I.loose":
    "I at {p} looks like plenty, but the bracket runs from {low} to {high} and still touches the middle. Take yourself as the quiet sort for now, and after two quiet days notice if you’re rested or restless.",
  "I.turned":
    "By points I has only {p}; the closing question brought you home. In company you pass for an E, but what saves you is nobody talking, and only those who’ve seen you after the party know it.",
  "S.strong":
    "S at {p}: you trust what you’ve handled. While others bake castles you ask where the flour is, which has saved many a wrong turn and chilled a few good moods.",
  "S.clear":
    "S at {p}: what’s in the hand first, the far end after. You steer by marks on the ground, and you follow the big idea too once someone gives you a case.",
  "S.slight": "S at {p}, by a little. You take the old road on most days, and when it’s closed you’ll look up and ask where it was meant to go.",
  "S.even":
    "S and N run level, {p} to {q}. You start counting nails and halfway through you wonder why the house is being built; you see both ends and wear out your shoes between them.",
  "S.loose":
    "S at {p}, with a bracket from {low} to {high} that hasn’t quite cleared the middle. Read yourself as practical first; if people often tell you you’ve wandered off the subject, read it the other way round.",
  "S.turned":
    "By points S has only {p}, but asked at the end what you trust, you chose what’s been tried. Your thoughts go far; your stake stays on the ground.",
  "N.strong": "N at {p}: you look at a thing and see the one behind it. You notice the first sign before anyone, and you miss the stair in front of you.",
  "N.clear":
    "N at {p}: the idea comes first and the details are filled in. You explain by comparison; people get seven-tenths, and the rest you must go back and look up.",
  "N.slight": "N at {p}, not far over. You like the long view but you do look down for holes, and that glance down gets mistaken for doubt.",
  "N.even":
    "N and S can’t be parted, {p} to {q}. One hour you think others see no further than their feet, the next you think they never touch the ground, and you’ve been both.",
  "N.loose":
    "N at {p}, with a bracket from {low} to {high} that hasn’t quite cleared the middle. Read yourself as far-sighted first; if everything on your desk has a use, read it the other way round.",
  "N.turned":
    "By points N has only {p}, but asked at the end what you trust, you chose what hasn’t happened yet. You live by what’s there and bet on what’s coming.",
  "T.strong":
    "T at {p}: wherever reasons and feelings collided, you went with reasons. You hand people the knife by its handle, but it’s still a knife, and a soft-hearted one needs a breath before taking it.",
  "T.clear": "T at {p}: reasons get the first look and people the second. You do take the second look; by then you’ve mostly spoken.",
  "T.slight": "T at {p}, only just. When you’ve made your point you check the other’s face, and if it has fallen you make the point again, softer.",
  "T.even": "T and F can’t be told apart, {p} to {q}. You judge who’s right, then feel sorry for the one who’s wrong, so the verdict gets written twice.",
  "T.loose":
    "T at {p}, but the bracket from {low} to {high} lies across the middle. Take yourself as one who reasons; then think of the last time you gave way, and whether it was the argument or your heart that did it.",
  "T.turned":
    "By points T has only {p}, yet in the last dilemma you’d sooner be fair. You’re mild on most days, and at the line you go and stand with the rule, which surprises people.",
  "F.strong": "F at {p}: you see who’ll be hurt before you see the answer. What you decide everyone can live with; your own share gets reckoned last.",
  "F.clear": "F at {p}: first the people, then the point. You can see the point well enough, you only wait until everyone’s sitting down.",
  "F.slight": "F at {p}, leaning a little. You give way day by day, then harden all at once over a principle, and those used to your yes get a fright.",
  "F.even":
    "F and T are half and half, {p} to {q}. When you soften you hide behind the rule, when you hold the rule you soften, and people have to look which half is in the chair today.",
  "F.loose":
    "F at {p}, but the bracket from {low} to {high} lies across the middle. Take yourself as one who minds people; if you don’t regret the last time you were hard, keep a seat for T.",
  "F.turned":
    "By points F has only {p}, yet in the last dilemma you’d sooner be kind. You talk tough, and when somebody is about to get hurt you’re the first to draw back.",
  "J.strong":
    "J at {p}: an unsettled thing is a door left open and you feel the draught. Wherever you go a timetable grows, and those without one feel cold beside you.",
  "J.clear": "J at {p}: settle it, do it, then rest. You leave room in the plan, and how much room was planned too.",
  "J.slight":
    "J at {p}, just over. Big things you want fixed early, small ones can drift; others can’t tell which is which and fret for you over the small ones.",
  "J.even": "J and P came out level, {p} to {q}. You make lists and you leave the list at home; making it calmed you, and the day went well enough without.",
  "J.loose":
    "J at {p}, and from {low} to {high} the middle is still inside. Take yourself as one who settles early, and look at last month’s diary: how many boxes you changed says more than these questions.",
  "J.turned": "By points J has only {p}, yet what lets you breathe out is that it’s settled at last. You live loosely and don’t much like it.",
  "P.strong":
    "P at {p}: you breathe evenly with every door open. On the last night you’re quicker than on the nine before, and whoever has to wait up with you may not bear it.",
  "P.clear": "P at {p}: start, and see as you go. Changing your mind is daily bread to you; say so before you do it and no one will be cross.",
  "P.slight": "P at {p}, leaning a little. You like a loose end, but when it matters you’ll sit down and draw the line, half a beat after everyone else.",
  "P.even": "P and J are hard to part, {p} to {q}. When you want it settled they dawdle, when you want to play they push, and both complaints are yours.",
  "P.loose":
    "P at {p}, and from {low} to {high} the middle is still inside. Take yourself as one who keeps things open, and count what you finished early last month: that says more than these questions.",
  "P.turned":
    "By points P has only {p}, yet what lets you breathe out is that it can still be changed. Your diary is full, and at the back of it there’s a door.",
};
