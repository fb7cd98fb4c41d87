import { type Drafts, toDraft } from "../draft-words.ts";
import type { FamilyOccasion } from "../occasions.ts";

export const familyEn: Record<FamilyOccasion, Drafts> = {
  parentsDecision: [
    toDraft(
      "Mum, Dad, I’ve made up my mind about something and want you to hear it from me: (what it is).|I’ve looked at the worst that can happen, and I’ve a way back.|You needn’t agree. Just let me get to the end.",
      "“You’ve never backed me anyway.”",
    ),
    toDraft(
      "I know you’ll worry, which is why I don’t want to hide it.|I’m going to (what it is), and I’ve worked out the first three months.|Tell me which part frightens you most, and I’ll go through it.",
      "Anybody else’s children.",
    ),
  ],
  parentsPressure: [
    toDraft(
      "I want to get it right more than you want it quick.|When there’s somebody, you’ll be the first to know.|Till then, let’s talk about something else on Sundays.",
      "“It’s my life, not yours.”",
    ),
    toDraft(
      "I know it’s because you don’t want me left alone one day.|I’m all right: work, friends, health, I look after them.|Ask me a little less and I’ll come home a little more.",
      "Their own marriage.",
    ),
  ],
  motherInLaw: [
    toDraft(
      "I’m grateful for all you do for us, and I mean it.|With the little one’s meals and bedtime I’d like to keep to what we’ve agreed; if it’s wrong, it’s my mistake.|If something bothers you, tell me yourself.",
      "Her son’s faults, in front of her.",
    ),
    toDraft(
      "I don’t always put things well, so please don’t take it to heart.|There’s one small thing I’d like to ask you about: (what it is).|Show me how you’ve always done it, and then I’ll say what I had in mind.",
      "“My mum never does that.”",
    ),
  ],
  childExam: [
    toDraft(
      "Same as any morning tomorrow, and I’ll make the breakfast you like.|Write what you know and skip what you don’t; come back to it later.|Whatever the mark is, there’s supper.",
      "How much depends on it.",
    ),
    toDraft(
      "I’ve seen how you’ve kept at it.|Books away tonight and early to bed.|When it’s over, you say where we go.",
      "“Don’t be nervous.” It makes people nervous.",
    ),
  ],
  childTalk: [
    toDraft(
      "I raised my voice just now, and that was wrong of me.|The thing itself stands: I don’t agree to (what it is), because (one sentence).|Now you say what you think.",
      "“I’m only doing this for your own good.”",
    ),
    toDraft("No marks and no phones today.|Is anything getting you down? You needn’t say; I’ll just sit here a minute.", "What their classmates manage."),
  ],
  siblingCare: [
    toDraft(
      "We need to share out looking after Mum and Dad; it can’t all go to whoever lives nearest.|I can do (time or money). What can you do?|Let’s write it down, so nobody stews.",
      "Who was the favourite.",
    ),
    toDraft(
      "I’m getting near the end of my rope, and I’d like to talk about Mum and Dad.|I’m not blaming you; I’d like a hand.|Could we have half an hour on the phone this week?",
      "“When have you ever …”",
    ),
  ],
  condolence: [
    toDraft(
      "I’ve just heard, and I’m so sorry.|Don’t answer this.|I’m about all week: errands, the children, or sitting and saying nothing.",
      "“They’re in a better place.” “Time heals.”",
    ),
    toDraft(
      "I keep thinking of (one small thing you truly remember).|You don’t have to see to anything today. I’ll leave supper on the step.",
      "Asking how it happened.",
    ),
  ],
  petLoss: [
    toDraft("I heard. All those years, and one of the family.|If you’d like to talk about them, I’m here any time.", "“You can always get another.”"),
    toDraft("I still remember (a look, a bad habit).|The house will be quiet for a bit, so come and eat with us.", "“It was only a cat.” “It was only a dog.”"),
  ],
  thankParents: [
    toDraft("I don’t say it much, so here it is: thank you.|I’ve never forgotten (one real thing).", "A thank-you with a request behind it."),
    toDraft("It took me years to see that you were doing it for the first time too.|I’m home this weekend, and I’m cooking.", "“Though if you’d only …”"),
  ],
  goodNews: [
    toDraft("Good news, and you’re the first to hear: (what it is).|Nobody else knows yet, so be glad for me a minute.", "The long tale of how hard it was."),
    toDraft(
      "That thing you’ve been hoping for on my behalf has come right: (what it is).|Supper’s on me, and I’ll tell you all of it.",
      "“Bet you didn’t expect that.”",
    ),
  ],
};
