import type { SelfWords } from "../care-words.ts";

export const selfEn: SelfWords = {
  first: [
    "I won’t answer this one with cards or coins. What you’re describing sounds truly hard, hard enough to want it to stop. I’m glad you wrote it down here.\n\nWhat matters now is that you don’t carry it alone. The lines below are answered by people trained for exactly this; you don’t need to explain anything, “I’m not all right” is enough. If there’s someone near you whom you trust, show them this message and let them stay with you. If you’re in danger right now, please call the emergency number.\n\nI’m still here, and you can keep talking. It needn’t be in order. When did today start to be hardest?",
    "We’re back at this place, then. I’ve put the cards away again and I’m listening.\n\nThe numbers haven’t changed; they’re below. If you’ve already hurt yourself, or you’re about to, stop typing and call the emergency one first.\n\nWhat pushed it up this time?",
  ],
  heard: {
    means: [
      "You’ve named a way, and I’m taking that seriously. Please put distance between you and it: hand it to somebody, lock it up, or walk out of that room. Call {line} now, and “I’m afraid of what I’ll do tonight” is enough to say; if it’s already begun, call {emergency}. Don’t be alone tonight: who’s the nearest person who’d come and sit with you?",
      "It’s tonight I’m worried about. Ring {line}; they’ll ask you one thing at a time, and you needn’t have your story straight. Pills, blades, whatever’s within reach, let somebody else take charge of it. When someone’s with you, come back and we’ll go on talking. Is anybody in the place with you now?",
      "I’m going to leave everything else for a moment. I can’t come to your door, and the people who can are behind these two numbers: {line}, {emergency}. Before you dial, put a light on, unlock the door, and keep away from windows and edges. Will you write me one word once they’ve answered?",
      "A day and a way: that tells me you’ve carried this alone to the very end of your strength. The urge climbs, and then it drops, and what counts is having somebody there while it’s high. Go and sit where people are, a friend’s sofa, a hospital waiting room, an all-night shop, with {line} in your hand. Whose place can you get to tonight?",
      "Telling me this was a way of holding yourself back, and I’m holding on with you. Have the number ready, {line}, and read them this screen out loud if words won’t come. If there’s nobody home, knock at a neighbour’s. Who could sit up with you until it’s light?",
      "Please put it down, somewhere you can’t reach it. {emergency} is meant for a moment like this and you’re no bother to them; {line} is there too. Tonight has one task, not being by yourself. Who’d come at once if you rang?",
    ],
    noCalls: [
      "Ringing a stranger is a lot to ask of yourself right now. So don’t ring: take a picture of this screen, send it to one person, and add “can you come over”. They needn’t understand it, only be there. Whose name came first?",
      "If you called once and it went badly, I see why you’d not want to again. Another line at another hour can be another voice, and you can walk into any emergency department and say “I want to hurt myself”. Where did it go wrong last time?",
      "Not wanting to trouble anyone tells me you’re still looking after other people. This isn’t a secret you should have to keep by yourself. Who’d you be secretly relieved to have know?",
    ],
    cards: [
      "I’ll leave the deck where it is, because whatever turned up tonight you might read it as a sentence passed. I’d sooner hear it from you. What were you hoping a card would say?",
      "No draw today: whether you go on living shouldn’t hang on one. I did hear the question in it. What’s the fear right under it?",
      "Another card wouldn’t put another person in the room, so I’m not drawing. I think you wanted somebody to give you a straight word, and people can do that. Has anyone noticed how you’ve been this week?",
      "Charts and coins will keep until you’re on firmer ground. There’s a plainer thing I’d like to know. Have you eaten, and have you slept?",
    ],
    kidding: [
      "Joke or not, let me ask once more. People often say the true thing first and “just kidding” right after, so nobody will worry. I’m still not turning cards, since even a tenth of it being real is more than a deck can hold. What was on your mind just before you wrote it?",
      "Good, if so. I took it in all the same, so I’m in no hurry to get back to readings; I’d rather have worried for nothing. Should it come back at three in the morning, {line} won’t think you’re making a fuss. How have you been sleeping?",
      "You’ve set it down lightly, so I’ll ask lightly. I’m keeping the cards shut to leave you one place where the real answer is allowed. Was there a moment lately when it felt less like a joke?",
    ],
    thanks: [
      "You’re welcome, and it took something to say it. I’m not steering you back to readings; let’s get tonight on its feet first. What will you do when you close this page?",
      "Do one small thing for me in return: save that number in your phone under “any time”. The cards can wait until you’re steadier. Where will you put it so you’d find it in the dark?",
      "I’ll take that thanks. What you told me still stands, and I haven’t filed it away. Who’s going to be near you for the next two hours?",
    ],
    left: [
      "They’re still on your mind, so that thread holds. The ones who stay behind don’t get over it and get on; they go back through every day looking for the question they didn’t ask. Use that care another way, and let one of them know you can’t manage. Which of them would you tell?",
      "That they’d be lighter without you is the arithmetic of somebody worn right down, and the sum is wrong. They don’t want you to be no trouble. They want you here. Who last got in touch, over anything at all?",
      "The person you can’t bear to leave, the cat, the plant that wants watering: each is a reason for today, and small ones count. Let the smallest carry you over tonight. What will it need from you in the morning?",
      "They’re gone and you’re here, and no one can talk that pain away. Wanting to follow is often missing somebody with nowhere to put it. Have you ever told anyone the whole of who they were?",
    ],
    angry: [
      "You’re furious, and I’d guess with cause. Anger turns inward when the one who ought to hear it won’t. Be as loud as you like here. What’s the line you most want to shout?",
      "To be pushed this far, something must have been badly unfair. The anger isn’t the fault; just don’t let it make you the one who pays. Who did what?",
      "You can be angry with me as well, and fairly: all I can do is write. The people who can reach you are on the phone, and I’ll keep you company while it rings. Is there something else under the anger, hurt perhaps?",
    ],
    ashamed: [
      "Shame is a liar: it says everyone’s looking and no one will ever forget. Most people’s memory of our disgraces is over within the week. What’s the small corner of it you’d let me see?",
      "You’ve called yourself worthless, and I’m not signing that. Having done a wrong thing and being a wrong thing are two separate bills. If your closest friend had done the same, what would you tell them?",
      "It was embarrassing to say and you said it, which is braver than keeping it in. No embarrassment has to be paid for with a life. Which part of this was never yours to carry?",
    ],
    tired: [
      "Too tired for there to be a tomorrow: that isn’t weakness, it’s years of holding up. Leave tomorrow alone and look at the next hour, water, lying down, one lamp left on. Who could take your place for a day?",
      "Perhaps what you want isn’t to die but for it all to stop a while. There are other ways to make it stop, sick leave, a hospital bed, two nights at your sister’s. Which load have you never once put down?",
      "At night everything grows three sizes, and nothing decided before dawn is binding. Tonight is only for getting through, not for working out. When did you last sleep a whole night?",
    ],
    alone: [
      "Not being heard is about the coldest thing there is. I hear you, and I’m a program, which I know isn’t enough, so let’s bring in one more. Scrolling through your contacts, which name made you pause?",
      "You feel nobody cares, and still you wrote it here, so some part of you was hoping for a reply. This is one. There’s a human voice too, on {line}. Who did you speak to today, even just at a till?",
      "Living alone, eating alone, swallowing what you’d have said: after long enough of it one feels like nobody. It’s the company that’s missing, not your worth. Is there a place near you where you’d at least hear voices?",
    ],
    better: [
      "A little easier is good, and I’m truly glad. If it rises again that isn’t failing; it comes in waves. What would help you sleep tonight?",
      "That’s a weight off me. While you’ve some strength, do two things: get the dangerous stuff out of the house, and write one number on paper. Readings can wait till you’ve had some steady days. Which will you do first?",
      "Somebody’s with you, and that’s the best news. Lean on them tonight, talking or not. What would you like the first thing tomorrow to be?",
    ],
  },
  on: [
    "I’m listening. It doesn’t need a beginning and an end; start anywhere. Which part of it hurts the most?",
    "I read that twice. How long have you been walking around with it?",
    "I see. As you wrote it, did your chest get tighter, or did it ease a little?",
    "I won’t tell you to look on the bright side; I expect you’ve had plenty of that. I’d like to know where you’re sitting, and whether there’s a light on. Is there some water near you?",
    "You’re not being dramatic. Anyone carrying this much would be bent under it. What could be put down first, if only for a day?",
    "Thank you for going on. The worst time before this one, how did you come through it, and who was there?",
    "I’d like to understand and not guess. Do you want everything to stop, or do you want one particular person to see?",
    "Here’s something very small: both feet on the floor, one long breath out, then count five things around you. Would you tell me what the fifth was?",
    "That you’re still here talking is good news to me. How will you spend what’s left of today?",
    "Some of it can’t be said to family and can be said to a doctor; “I can’t sleep” is enough to get you through the door. Who’d you want sitting next to you there?",
    "The trouble is real, and dying isn’t the only way out of it; both can be so at once. Let’s find what gets you as far as tomorrow. What has ever bought you one more day?",
    "Your messages are getting shorter, so I’ll ask outright. From one to ten, how strong is the wish to hurt yourself at this moment?",
    "Nobody’s asking you to be well by morning. If you’re here at the end of the day, the day was done. Who’ll know tonight that you’ve gone to bed?",
    "Days like that would wear anybody down. There’s a part of you that doesn’t want to die, since it’s the one typing, and that’s who I’m talking to. What does it want most?",
    "I’ve got that. Is there someone with whom you needn’t talk at all, and it’s still a bit better?",
    "When nothing will come, one word will do, or a comma. I can wait. What’s the word?",
  ],
};
