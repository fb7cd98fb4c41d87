import type { spirit } from "../entries/spirit.ts";
import type { SymbolWording } from "../symbol.ts";

export const spiritEn: SymbolWording<typeof spirit> = {
  ghost: {
    name: "a ghost",
    says: "Everyone who tells ghost stories agrees on this: a ghost is someone who hadn’t finished speaking. It does no harm, it goes up and down the old place until it’s asked. You passed some old house or subject lately and felt a chill, and that was its step.",
    other: "They say a ghost fears you more than you it. The one you’ve been avoiding may be avoiding you.",
    look: "write the unfinished business to whoever it’s with, don’t post it, and read it out once.",
    turns: {
      afraid: "It was the head-under-the-blanket kind. Put a lamp on, or say half a word of it to someone at home.",
      speaking: "Whatever it said is probably the half sentence somebody left out at the time.",
      calm: "You saw it and weren’t scared. You and that story could sit at one table now.",
      chasing: "An old account came after you. Stop and ask how much it is.",
    },
  },
  god: {
    name: "a god",
    says: "Gods are set up high so that people have to lift their faces, and with the face up the small schemes show. You’ve a case you can’t judge yourself and would like someone with no side. That face tends to be some elder’s whose word you took.",
    other: "Asking is easy and paying a vow is slow. It could be a promise of long ago that’s on your mind.",
    look: "think of the grown-up you looked up to most, and pass sentence on this matter in their voice.",
    turns: {
      speaking: "Gods are brief. Keep the few words you have and see whose way of talking it is.",
      angry: "The god was angry, so some rule of your own is.",
    },
  },
  buddha: {
    name: "the Buddha",
    says: "The eyes of those statues are half shut, not looking at you and not looking off. People hurry up with their wants, nothing hurries to answer, and bit by bit they’re quiet. What you’re short of may be less an answer than being heard out so calmly.",
    other: "Even a clay one has to be dusted. The quiet you bow to wants wiping with your own hand.",
    look: "sit five minutes a day, ask for nothing, and count fifty breaths.",
    turns: { broken: "There was a crack in it. What you trust in could do with fresh gilt.", calm: "You were so quiet that it rested you better than sleep." },
  },
  guanyin: {
    name: "Guanyin",
    says: "In Chinese homes she holds a vase and a willow twig and hears complaints. She doesn’t ask if you were in the wrong before she sprinkles a drop. You’ve listened to basketfuls of others’ trouble and had nowhere to lodge your own.",
    other: "She has a thousand hands because so many ask. You might be doing her work for some household, with two.",
    look: "pick somebody who never lectures and tell them the whole hardship, without excusing anyone in it.",
    turns: { sad: "You wept as soon as you saw her. That hurt had waited a long time for such eyes." },
  },
  angel: {
    name: "an angel",
    says: "Painted angels have wings and still stand at a height one can reach. Put together those who helped and left no name, the one who held the lift and the one who answered at midnight, and you get that figure. You’d be glad to meet another.",
    other: "Some are so tired they’d like to be good for once and in charge of nothing. Wings weigh little.",
    look: "find a person who helped you this year and was never thanked, and thank them.",
    turns: { leaving: "It flew off. It had come this far with you, and you can walk the rest." },
  },
  devil: {
    name: "the devil",
    says: "The devil of the stories never grabs; he offers terms, in writing, with the pen ready cut. There’s a gain within your reach that’s right in every way except at night. It isn’t horns you fear, it’s how sensible he sounds.",
    other: "What gets called a devil is at times only strength with no one to mind it. Brought home, it’ll turn a mill.",
    look: "show the bargain to someone who gains nothing by it, and note at which clause they frown.",
    turns: {
      attacking: "He used force, so the talks broke down. Your line’s still there.",
      speaking: "You know his terms by heart. The last of them is the price.",
    },
  },
  dragon: {
    name: "a dragon",
    says: "A dragon’s hard to paint because it’s never to be shown whole; a claw here and a scale there among clouds is how it looks big. There’s a force in you of which you yourself see one piece, with modesty for a cloud. When it turns over the tiles rattle, and others say it’s the wind.",
    other: "In the West it lies on gold and can’t spend any. Ask what you’re guarding that you’ve no use for.",
    look: "put in writing the one great thing you’d like to get done, only its name, with no “one day”.",
    turns: {
      flying: "It rose. The force has found somewhere to be used.",
      afraid: "You fear the length of it that you haven’t seen, and that length is you.",
      dead: "Dragons age. The nerve that used to hold you up wants rest before it’s fed.",
    },
  },
  phoenix: {
    name: "a phoenix",
    says: "Every five hundred years it burns itself, and what crawls out of the ash is the same bird with better feathers. Something of yours is down to its last embers, a name or a tie or a way of living. It hurts, and you struck the match.",
    other: "The Chinese bird doesn’t burn; it merely won’t perch on any tree but one. You may be choosing a branch.",
    look: "name one habit for the fire and one feather to keep, each on its own slip.",
    turns: { flying: "It was up already. The worst of it was in the ash." },
  },
  immortal: {
    name: "a fairy",
    says: "The old tales are frank about what fairies have: no work, no ageing and no need to give notice. Busy people open a window on a self who gets on well without supper. What you ask of life is modest, two idle days would do it.",
    other: "Those who came down to marry seldom went back. There’s hot soup down here, so don’t think too little of it.",
    look: "take half a day at the weekend and do nothing of use in it, not even catching up on sleep.",
    turns: {
      given: "You were handed something. Remember its shape, as it’s the spice you lack.",
      leaving: "She was gone when you woke, and left you some of her not being in a hurry.",
    },
  },
  monster: {
    name: "a monster",
    says: "Monsters are always made of parts, one beast’s teeth and another’s claws, and sewn up nobody knows them. Your dread is stitched too, out of money, face and an old fall, and taken apart you’ve met each piece. It’s the dark that makes it look whole.",
    other: "Monsters come to mirrors as well, and are the ones who jump. Were you too fierce with anyone lately?",
    look: "cut the dread in three, name each bit, and take first the one that has a telephone number.",
    turns: {
      chasing: "It came on fast since nobody’s given it a name. Named, it slows.",
      huge: "It filled the room to the ceiling, but you were crouching.",
      killed: "Now that it’s down, look: under the hide are a few old matters.",
      attacking: "Where it caught you is the sorest of its three parts.",
    },
  },
  vampire: {
    name: "a vampire",
    says: "The rule is that he must be asked in, and that’s the worst of it. Somebody calls, you end up with less blood and they with rosy cheeks, and next time you open the door. There’s no mark on the neck, just the look of a night without sleep.",
    other: "It may be you that shuns the sun. Up all night and hidden by day, it’s your hours that have drunk the colour.",
    look: "note for a week after whose visit you’re most tired, and make the next one twenty minutes.",
    turns: { attacking: "The bite didn’t hurt; that’s for tomorrow. Such bills are the hardest to add up." },
  },
  witch: {
    name: "a witch",
    says: "A witch has it all in her mouth: one sentence, and a man’s a frog. Somebody said such a thing over you once, slow, or plain, or no good, and you lived by it for years. The pot’s still on, and the cure’s another sentence.",
    other: "Women who knew herbs and wouldn’t marry used to be called that. It could be the disobedience you envy.",
    look: "set down the verdict that has weighed on you longest, and next to it one proof against it, with its date.",
    turns: { speaking: "You understood the spell, so it wasn’t one. It was somebody’s bad temper." },
  },
  ancestors: {
    name: "ancestors",
    says: "You couldn’t name half of them, but the temper, nose and fear of being poor that they left all board with you. In a tight place one feels a row of people behind. Whether they’d have you famous or just safe is a line you write for them.",
    other: "The last page of a family book is blank. It might be your turn to put down a new rule.",
    look: "ask the oldest in the family for one story from before your time, and record it.",
    turns: {
      speaking: "It was the same old saying. Which word of it did you hear this time?",
      angry: "They looked stern. One of the house rules has just been broken, by you, in yourself.",
    },
  },
  outOfBody: {
    name: "out of the body",
    says: "From the ceiling you see a crown, the backs of two hands, someone half turned over. People get out like that when it hurts or bores them too much, as you’d turn down the sound. The timetable has been kept of late and nobody’s been in it.",
    other: "From further off one sees what’s usually in the way. That one on the bed, did you feel for them?",
    look: "three times a day look at what your hands are doing, for five whole seconds.",
    turns: {
      afraid: "You feared not getting back. Try the toes first; the body’s been waiting for you.",
      calm: "You looked down quietly, as one does when covering up a friend.",
    },
  },
  heaven: {
    name: "heaven",
    says: "Everyone’s heaven leaves out the thing they’ve had enough of; some have no alarm clock there and some no relations. With yours, don’t look yet at what it had. See what was missing, and you have the day’s complaint.",
    other: "In too good a place people go looking for a job. You’re tired, and it’s no more than that.",
    look: "list three things that place hadn’t got, and send one of them away this week, if just for a day.",
    turns: { dead: "You saw someone who’s gone in a good place. You can stop worrying on their account." },
  },
  hell: {
    name: "hell",
    says: "On temple walls hell has eighteen storeys, a penalty to each crime and a clerk beside the oil. The book you keep on yourself is as thorough, with three years for one wrong word. The judge down there is milder than you.",
    other: "Those in stories who go down and come back are the bold ones after. You’ve had a look at the worst.",
    look: "write out your sentence on yourself in due form, with the day on which it’s served.",
    turns: {
      burning: "You know which remark that fire belonged to.",
      afraid: "If there seems no way on by day as well, tell somebody you trust today, and don’t bear it alone.",
    },
  },
  mermaid: {
    name: "a mermaid",
    says: "She came ashore, got two legs, and paid with her voice, and each step was on knives. To enter some set, or keep someone, you also handed over a thing of your own. You walk nicely now and don’t say much.",
    other: "How well she swam, and only landsmen minded about her feet. On other ground it’s a gift.",
    look: "recall a skill you put away so as to fit in, and use it this week where nobody knows you.",
    turns: { speaking: "She could sing yet. Your voice isn’t lost, just out of practice." },
  },
  unicorn: {
    name: "a fabled beast",
    says: "No one’s seen it and anyone can draw it; such an animal stands up only as long as it’s believed in. You’ve a plan of the kind, and when you tell it people smile and it’s off into the wood. Feed it in private, and lead it out fat.",
    other: "The Chinese one brings children, and books. It may want you to take up learning something.",
    look: "buy one real thing for the plan that nobody believes in: a book, a ticket or a length of cloth.",
    turns: {
      dead: "It lay there, after somebody’s cold word. It can still be got up.",
      joyful: "You’d your hand in its mane and laughed. That needs proving to nobody.",
    },
  },
  zombie: {
    name: "zombies",
    says: "They aren’t wicked, they merely don’t stop, eyes open and no one at home. Rush-hour trains walk like that, and meetings after meetings, and the thumb at one in the morning. What you dread in the bite is turning the same.",
    other: "To be the only one awake in a crowd is tiring too. You’d perhaps like to go among them and rest.",
    look: "do one slow thing each day, by hand or on foot, with no sound on.",
    turns: {
      many: "They came in droves. It isn’t one person’s failing, it’s the hours.",
      chasing: "They’re slow and you were frantic. Shut a door and get your breath.",
      attacking: "Where it bit is what’s gone numb first.",
    },
  },
  fortuneTeller: {
    name: "a fortune teller",
    says: "Most who sit down at that stall have made up their minds and come to buy a “yes”. Never mind the reply; the question you put is the thing. Have it back word for word and you have what you’re unsure of.",
    other: "Reading faces is how the trade lives. You might be spending your days guessing what each one wants to hear.",
    look: "write out the question, answer it first yourself, and only then ask anybody.",
    turns: {
      afraid: "You feared bad news, so you’d drafted it already.",
      speaking: "Say what you were told in your own voice, and see how much of it you believe.",
    },
  },
};
