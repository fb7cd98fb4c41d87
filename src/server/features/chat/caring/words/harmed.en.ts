import type { HarmedWords } from "../care-words.ts";

export const harmedEn: HarmedWords = {
  first: [
    "I believe you. I won’t cast on this, because it isn’t a matter of fate between two people; it’s a matter of safety. Hitting, threatening, watching your every step: the fault is with whoever does it, and not with you.\n\nFirst things first. If that person is close by, or you’re hurt, get out of the room to where there are other people and call the emergency number below. If it hasn’t come to that, there are people who hear this every day, and their numbers are below too; you can just ask, and you needn’t give your name.\n\nTell me one thing: is it safe for you to write here now, or could somebody see this screen? (This whole chat can be deleted from the list.)",
    "I still believe you. No cards this time either; I want to know where you are and whether you’re hurt.\n\nThe numbers are the same, below, and you can ring them as often as you like.\n\nCan you lock a door where you are, and is there a house nearby you could walk into?",
  ],
  minorFirst: [
    "You did right to say it, and I believe you. When a grown-up hits you, scares you, touches you where they shouldn’t, or makes you keep a secret of it, the grown-up is in the wrong. It has nothing to do with your marks or how good you’ve been.\n\nThe lines below are for children and young people. You don’t have to say your name, and nobody there will be cross with you. If you’re in danger now, run to where there are other grown-ups, a neighbour, a shop, the school, and call the emergency number.\n\nIs there one grown-up you trust, at school or in the family, whom you could tell first? (If you’re afraid of someone seeing this, the whole chat can be deleted from the list.)",
    "I remember what you told me, and I’ve believed you all along. A child shouldn’t have to hold this.\n\nThe numbers are still below. If ringing is hard, show this page to a teacher, the school nurse or a friend’s mum or dad.\n\nAfter school today, whose house could you be at?",
  ],
  heard: {
    now: [
      "Don’t answer me, get somewhere safe first: behind a door that locks, a stairwell with people, a shop on the street. Call {emergency}; an address and “someone’s hurting me” will do. Keep out of the kitchen and out of rooms with no second way out. Will you send me one word when you’re out?",
      "Right now you matter more than any answer. On {emergency} you needn’t say much, only the address, and if you can’t speak, leave the call open. If there’s a neighbour, knock. Which door can you reach?",
      "Hands round your throat, a weapon shown, a threat to kill: any one of those is past quarrelling, and the police should know today, on {emergency}. After choking, please get checked at a hospital even if it looks like nothing. Who can go with you?",
      "Get through this one first. Phone, papers, medicine, and then out; nothing else is worth going back for. The number’s {emergency}. Whose house does the road from your door lead to?",
    ],
    minor: [
      "You’re young, and it isn’t your job to bear this or to make a grown-up change. You can ring {line} without giving a name; they’ve heard from many who were in your place. Which teacher aren’t you afraid of?",
      "Father, stepfather, uncle, coach, whoever it is, nobody has the right to do that to you. Write down what happened and when, somewhere they won’t look, and put it in a grown-up’s hands. Who has stood up for you before?",
      "Telling isn’t betraying your family; somebody there failed to look after you first. If the first grown-up shrugs, go to a second. Which one would you try?",
    ],
    hiding: [
      "Then let’s be careful. Delete as you go: in the list of chats, open the menu beside this one and choose delete, and clear the browser’s history as well. A work or library computer would be better. Can you go on writing, or should you stop?",
      "Going through your phone and tracking where you are is control in itself. Keep what matters off any device within their reach; borrow somebody’s phone to ring {line}. You can take this chat away entirely, from the list. Is there a phone they can’t get at?",
      "Look after yourself first, and leave me unanswered whenever you need. If you want this place clean, delete the chat; I’ll remind no one. When’s a steadier time for you to write?",
    ],
    stay: [
      "The choice is yours and I won’t hurry you, and I won’t say that waiting will mend it. People who’ve hit tend to hit again, and the time around going is often the riskiest, so don’t plan it by yourself: {line} can work out with you when, where to, and what to take. Is there a place you have in mind?",
      "What you’re weighing isn’t whether there’s love enough, but whether it’s safe behind that door. No chart can tell you, and none should try. Leave a small bag with a friend, papers, spare keys, some cash. Who could keep it for you?",
      "It’s true that you’d miss them, and true that you’re afraid; neither is shameful. Whatever you decide in the end, get out of reach first and think afterwards. Where could you sleep tonight?",
    ],
    change: [
      "I see why you want to be understood. Facing that person by yourself can bring the danger to you, however well you put it. Let police, an advocate or a lawyer carry any message. Who could speak for you?",
      "Making somebody stop isn’t in your power, and it isn’t your task. That’s help they must seek for themselves, away from wherever you’re safe. What you can settle is the lock and the numbers. Which of those can be done today?",
      "Keeping proof does more for you than winning the argument: dated photographs, the doctor’s note, messages copied to somebody else. {line} will tell you which of it counts. Is there someone to hold a copy?",
    ],
    sorry: [
      "Sorry, tears, presents, and after a while the same again: it’s a ring many people have walked round. This softness can’t vouch for the next time. After it was patched up before, how long did it last?",
      "The crying is theirs and the bruises are yours, and one doesn’t pay for the other. Don’t let the good days be used to prove the bad ones didn’t count. The last time, where were you hurt?",
      "They can be lovely, which is why going is so hard. Loveliness doesn’t cancel a blow, not one. Who have you told about the bad days?",
    ],
    fault: [
      "You didn’t bring it on. A late supper, a sharp answer, a text to a friend: none of them is a reason to be hit, and there is no such reason. Who taught you to blame yourself first?",
      "There’s always a pretext, and after enough of them the one who’s hit begins to believe it. I don’t. If your sister told you the same story, would you blame her?",
      "You’ve done nothing that deserves this. The shame belongs elsewhere. How long have you kept it hidden?",
    ],
    kids: [
      "Children who only hear it are hurt by it, and I think you know, which is why you’re pulled both ways. Teach them two things, which door to run for and how to ring {emergency}. {line} can tell you about refuges that take children, and about schools. Where are they tonight?",
      "Many people bear it for the children’s sake, and many of those children say later it was the hardest part. What they need is you, safe. Who’d have you all for two nights?",
    ],
    police: [
      "Whether to report is for you to say; you can ask first, and {line} won’t report it for you. If you do, get a reference number, say plainly about injuries, children and weapons, and ask about a protection order. Have you reported before, and what did they say?",
      "Anyone who calls it a private matter has it wrong; assault is a crime indoors too. See a doctor about the injuries and have it written down who caused them, since that paper will help you later. Who could come along?",
    ],
    nowhere: [
      "No money and nowhere to go are what hold most people, and it isn’t a lack of backbone. Refuges cost nothing, and {line} knows the nearest with a bed, and people who help with work and lawyers. Have you any money only you can touch?",
      "Family won’t have you, friends can’t, and that still isn’t the only door left. Refuge, council, a hostel, one after another, and the person on the line will ring round with you. Which city are you in, roughly?",
    ],
    cards: [
      "The cards stay shut: whatever they showed might keep you in that house one night longer, and I won’t risk it. I’d like to know how you are. Have you been hurt these last days?",
      "I won’t read that person’s heart or your future together today, because a raised hand doesn’t look at a chart. Your safety stands in front of every other question. Could you give one friend one of these numbers?",
      "A chart will wait till you’re somewhere with a lock. On nights like this, where have you gone before?",
    ],
    kidding: [
      "If I’ve made too much of it, good. In case I haven’t, “it’s nothing” isn’t enough for me to pass over it, so the cards stay where they are. Have there been times you were afraid to come home?",
      "“It’s not that bad” is what many people say while it’s still bad. I won’t press you, and the numbers stay here. Which time frightened you most?",
    ],
    thanks: [
      "You’re welcome. Now that you’ve told it here, you’re not the only one who knows. Readings can wait until you’re safe. How are you placed for the next two days?",
      "I’m glad if it helped a little. Let one more person in on it, and agree a word: “fish” by text could mean “come and get me”. Whom would you choose?",
    ],
    scared: [
      "Being frightened is right; your body notices before your reasons do, so don’t talk it down. Does the room you’ll sleep in lock from inside?",
      "Always on edge, shaking when keys turn in the door: that’s what long watchfulness leaves behind. A few safe days and it begins to loosen. What’s the nearest safe place to you now?",
      "Shaking hands are fine, write slowly. Someone on {line} can sit with you on the phone without your having to do anything. Can you hear other people outside?",
    ],
    followed: [
      "Being followed, waited for and called over and over is harassment, and you can report it. Change your routes and tell one person where you’ll be; keep the messages, missed calls and number plates, and leave them unanswered. The police are on {emergency}. Where did you last see them?",
      "Silence makes it worse and answering makes it worse, so it won’t end by answering. Go through location sharing, joint accounts and old passwords today and change them. Would the people at your work’s front desk know the face?",
    ],
    better: [
      "You’re somewhere safe, and I’m so relieved. Eat, sleep, leave messages alone, and don’t go back for your things by yourself; ask police or an advocate to come along. Who’s with you tonight?",
      "It took a lot to get this far, and the next weeks still want care: new locks, a word to the neighbours and to the children’s school. {line} can help you with a protection order. What do you need most that’s missing?",
      "Safe is what I was hoping for. I’m leaving the cards shut still, until your body has learnt it needn’t guard you. Will somebody go along with you tomorrow?",
    ],
  },
  on: [
    "I’m listening, and I believe you. It needn’t be complete and you needn’t prove any of it. Are you injured now?",
    "Thank you for telling me; few things are harder to say. How long has it been like this?",
    "Whatever others say, nobody has to be hurt badly enough to deserve help. Who else knows?",
    "The more you tell me, the more I want to be sure you’re safe. Where is that person this evening?",
    "Leave the future for now and think of tonight: phone charged, shoes by the door, keys in your pocket. Which of them is missing?",
    "This isn’t quarrelling; in a quarrel neither of the two is afraid. When did you begin to be?",
    "You can go at your own pace, about when and about whom to tell. Is there one thing that would make you a little safer today?",
    "Taking away your money, your phone and your friends is harm as well, even if it leaves no bruise. Which would you want back first?",
    "You’ve found many ways to protect yourself to get this far, and that’s skill. Which has worked best?",
    "I understand. If you want a voice, {line} hears this every day and won’t be shocked. What would your first sentence be?",
    "Leave out the details if you’d sooner. Tell me only whether you can stay where you are until morning without fear.",
    "Photograph your passport, bank cards and the children’s papers and send them to somebody you trust; you’ll be glad of it. Who could that be?",
    "You want to live in peace, which isn’t asking much. Is there a part of the day when that person’s out?",
    "I’m not deciding for you, and I’m not going to speak up for them. If you’re hurt, let a doctor see it and keep the paper. Where does it still ache?",
    "Agree on a signal, an ordinary word, and a friend who hears it comes, or rings the police for you. Which word, and which friend?",
  ],
};
