import { type Drafts, toDraft } from "../draft-words.ts";
import type { LoveOccasion } from "../occasions.ts";

export const loveEn: Record<LoveOccasion, Drafts> = {
  confess: [
    toDraft(
      "I’ve been carrying this about for a while: I like you, and not as a mate.|You don’t have to answer now.|If it’s a no, say so; I can take it.",
      "How long it’s been, and all you’ve done for them meanwhile.",
    ),
    toDraft(
      "I always want our time together to run on a bit.|Would you have dinner with me this weekend, just us?|If it’s not a good idea, that’s fine. I wanted to ask.",
      "Fishing for whether there’s someone else.",
    ),
  ],
  whatAreWe: [
    toDraft(
      "We’ve been at this a while, so I’ll ask straight: what are we, to you?|I’m serious about you.|Take some days if you need them, but tell me which.",
      "What your friends say it looks like.",
    ),
    toDraft(
      "I like how this is, and I’m a bit lost in it too.|Are we heading somewhere together, as you see it?|Say it as it is; I won’t be cross.",
      "“Everyone keeps asking if we’re a couple.”",
    ),
  ],
  askOut: [
    toDraft(
      "Are you free on Saturday afternoon? I’d like to take you for a coffee.|Four o’clock at (place); an hour will do.",
      "A paragraph on why you’re asking.",
    ),
    toDraft(
      "You mentioned (what they told you), and I’ve found a place you might like.|Shall we go and look, whichever day suits you?",
      "“No worries at all if not, I was only wondering.”",
    ),
  ],
  turnDown: [
    toDraft(
      "Thank you for telling me; that can’t have been easy to say.|I don’t feel that way, and I’d rather you didn’t wait.|Next time we meet, let’s just say hello as usual.",
      "“I’m not dating at the moment.” It keeps people waiting.",
    ),
    toDraft(
      "I’ve taken in what you said, and I don’t take it lightly.|I can’t give you what you’re hoping for, and it’s fairer to say it now.",
      "Promising they’ll find someone better.",
    ),
  ],
  exMeet: [
    toDraft(
      "There are a few things I never said to your face.|Could we have a drink some day this month, half an hour?|If you’d rather not, tell me, and I won’t ask again.",
      "Asking if they’re seeing anyone.",
    ),
    toDraft(
      "I’ve been thinking back, and I’d like to thank you for some of it and say sorry for some.|If that sounds all right, you pick the time.",
      "“Could we start again?” Meet first.",
    ),
  ],
  exNoMeet: [
    toDraft("It’s kind of you to think of me.|I don’t want to meet, or go back over it.|I hope you’re well; I’m going to be.", "The old list of grievances."),
    toDraft(
      "I’ve only just got steady, and meeting wouldn’t be good for me.|If there’s something practical, put it in a message. Otherwise let’s leave it there.",
      "“Maybe when I’m better.” That leaves the door open.",
    ),
  ],
  exReply: [
    toDraft("I saw that. If you’ve something to say, say it.", "Asking what it was supposed to mean."),
    toDraft("It’s been a while. How are you?|All much the same here.", "The whole story of your last few months."),
  ],
  breakUp: [
    toDraft(
      "I’ve thought about this for a long time, and I want us to stop here.|It isn’t one thing you did; I can’t go on with it.|Let’s settle the flat and the things this week.",
      "Counting out their faults one by one.",
    ),
    toDraft(
      "I’ve put this off, and putting it off isn’t fair to you: I want to part.|What you gave me I won’t forget.|Be sad or be angry with me; I won’t change my mind.",
      "“Perhaps one day.” If you’re ending it, leave that out.",
    ),
  ],
  sorryQuarrel: [
    toDraft(
      "I went too far the other day, and I’m sorry.|I was angry at the thing, not at you.|Can we sit down tonight and finish it properly?",
      "“But you also …” Keep the but out of an apology.",
    ),
    toDraft(
      "I’ve hated these quiet days.|My part first: I shouldn’t have (the words, the thing).|When you want to talk, I’ll listen and not cut in.",
      "“Are you still cross?”, so as to be let off sooner.",
    ),
  ],
  space: [
    toDraft(
      "I need some days by myself. I’m not leaving.|I’ll come to you on (day); let’s not phone before then.",
      "“I don’t know how long.” No date is the worst part.",
    ),
    toDraft(
      "I’m short of air at the moment and want to sort myself out.|A goodnight message each day, and the rest can wait a little. Is that all right?|It isn’t to get away from you.",
      "Putting the whole of it at their door.",
    ),
  ],
  partnerMoney: [
    toDraft(
      "I’d like to talk about money once, properly, without a row.|What comes in, what goes out, who looks after what: one sheet of paper, tonight.|Then we’ll see where to cut.",
      "That thing they bought last month.",
    ),
    toDraft(
      "Money’s been keeping me awake, and I’d like us to look at it together.|I’m not checking up on you; I want us both to know where we stand.",
      "What other people’s partners earn.",
    ),
  ],
  partnerDistant: [
    toDraft("You’ve gone quiet lately, and I’d like to hear why.|If it’s to do with me, say so. I’d rather know.", "“Don’t you love me any more?”"),
    toDraft("I miss you, even in the same room.|Pick an evening this week: phones away, just us two talking.", "Which days they didn’t text back."),
  ],
  marryTalk: [
    toDraft("I’d like to marry you, and I’d like to know what you think.|It needn’t be today, but I’d like a rough date.", "“Marry me or it’s over.”"),
    toDraft(
      "When I picture a home later on, you’re always in it.|Have you thought about it? Tell me what’s in the way, and we’ll look at it together.",
      "How hard your family is pushing.",
    ),
  ],
};
