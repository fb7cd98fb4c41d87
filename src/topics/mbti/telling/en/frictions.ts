import type { FrictionKey, StudyKey } from "../rules-types.ts";

/** In a quarrel: face to face or off first, by reasons or by people, to be settled or left open. */
export const frictions: Readonly<Record<FrictionKey, string>> = {
  ETJ: "You want a result there and then, and every point is sound. When the other stops answering you think you’ve won; they’ve gone indoors, and half a day would make the result truer.",
  ETP: "Quarrelling, you get a taste for it and start another round from the other side. They believed the last thing you said, so tell them after which part you meant.",
  EFJ: "You can’t bear a silence and must make it up tonight. Some people need a night before they can speak, and if you follow they’ll go further.",
  EFP: "Your fire’s quick, three sentences, and then you’d like noodles together. Theirs has only just caught; wait with the noodles.",
  ITJ: "You don’t quarrel, you conclude, and say no more. You shut the door so softly that they notice a month later.",
  ITP: "At the first raised voice you step back to see if the quarrel makes sense, and your face shows nothing. A bit of face is all they want: “I’m cross too” will do.",
  IFJ: "You fold each hurt and put it away, until the drawer won’t shut. They think it’s about today’s dishes and you mean last winter.",
  IFP: "When voices rise you leave, and go on quarrelling inside. Leave a line, “back at eight to talk”, and they needn’t come after you.",
};
/** Learning. */
export const studies: Readonly<Record<StudyKey, string>> = {
  ESJ: "You learn with a timetable, a companion and worked examples, and then one can watch you get on. A course alone online, with no one calling the roll, breaks off in week two.",
  ESP: "You learn by doing: take one apart, cook one, play one match. Three chapters first, and by the end of them you’ve left.",
  ENJ: "Halfway through you want to teach it, and that’s how you come to know it. Find somebody willing and give them one chapter a week.",
  ENP: "You start four subjects, and the one with the good teacher goes far. The one in the exam is dull, so find a lively person to learn it with.",
  ISJ: "Alone at a desk, page after page, you leave no gaps. Stuck, you copy the page three times when one question to someone would do.",
  ISP: "You need quiet and something in your hands, and read the handout last. Turn chapters into tasks, one an evening; it beats six hours on Sunday.",
  INJ: "You must see where it leads, and then you’ll drill. For the compulsory course that leads nowhere, make up a somewhere.",
  INP: "You follow one question till dawn, and it’s long since not the one in the exam. Set an alarm, and when it rings go back to the syllabus.",
};
