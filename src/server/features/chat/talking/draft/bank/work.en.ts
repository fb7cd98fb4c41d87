import { type Drafts, toDraft } from "../draft-words.ts";
import type { WorkOccasion } from "../occasions.ts";

export const workEn: Record<WorkOccasion, Drafts> = {
  resign: [
    toDraft(
      "I wanted you to hear it from me: I’m handing in my notice.|By my contract my last day is (date), and I’ve a list ready for handing everything over.|I’ve learnt a lot here. Thank you.",
      "All your reasons, and what the next place pays.",
    ),
    toDraft(
      "Could I have ten minutes with you today? There’s something I’d like to say in person.|I’ve thought about it a good while, and I’m going to leave on (date).|Tell me what handover would be easiest on the team.",
      "Whom you’re fed up with.",
    ),
  ],
  raise: [
    toDraft(
      "I’d like twenty minutes with you about my pay.|These are the three things I’ve brought off this year: (one, two, three).|I’m asking for (figure). When could that be decided?",
      "What your colleagues get, and what your rent is.",
    ),
    toDraft(
      "I’d like to hear how you think my year has gone.|If it’s been good enough, I’d like to talk about level and pay; if it hasn’t, tell me what’s missing.",
      "“Or I’ll leave”, unless you’ve somewhere to go.",
    ),
  ],
  interviewThanks: [
    toDraft(
      "Thank you for your time today.|I went on thinking about (the question you were asked), and I’d add one line: (the line).|I look forward to hearing from you.",
      "Asking how many others there are.",
    ),
    toDraft(
      "I enjoyed talking today, and I’ve a clearer idea now of what the job needs.|If there’s anything else you’d like to see, I’ll send it at once.",
      "All the answers you’d like to give again.",
    ),
  ],
  farewell: [
    toDraft(
      "Today’s my last day here.|Thank you all for the hands you’ve lent me, above all (a person, a thing).|My number’s the same, so ring me when you want lunch.",
      "Your views on the company.",
    ),
    toDraft(
      "I’ll remember the late nights and the cold pizza.|(Name) has everything I was doing; if something can’t be found, ask me.|See you round.",
      "“Free at last.”",
    ),
  ],
  bossOverload: [
    toDraft(
      "I’ve these on my desk right now: (the list).|I can finish two of them this week. Which two?|For the rest I’ll give you a date.",
      "“I’m exhausted.” Show the list first.",
    ),
    toDraft(
      "I want to do this one well, so I’ll say now where it’s tight.|With the people we have, I’m not happy about the quality. Three more days, or one more person: which is easier?",
      "Who else isn’t busy.",
    ),
  ],
  ownMistake: [
    toDraft(
      "I got (the thing) wrong.|It affects (what), and I’ve already (what you did).|From now on I’ll (one line), so it doesn’t come back.",
      "Who didn’t remind you.",
    ),
    toDraft(
      "I’ve something bad to tell you, and the sooner the easier to mend: (the thing).|I can see two ways to put it right. Which do you want?",
      "How busy it was that day.",
    ),
  ],
  colleagueCredit: [
    toDraft("We made that piece together, and my part didn’t come up in yesterday’s meeting.|Next time, can both names be on it?", "“You stole it.”"),
    toDraft(
      "Could we go over who does what, so it’s clear later?|I did (which part), and next time I’d like to present that bit.",
      "Anything in the group chat.",
    ),
  ],
  chaseReply: [
    toDraft(
      "I’m (name); I interviewed for (job) on (date).|Could you tell me roughly when you’ll decide, so I can plan around it?|Thank you.",
      "“I suppose I didn’t get it.”",
    ),
    toDraft(
      "I’ve kept this job in mind since we talked.|If it’s still open, I’m glad to wait; if you’ve chosen someone, a line would be kind.",
      "Other offers, unless you have them.",
    ),
  ],
  declineOffer: [
    toDraft(
      "Thank you for the offer, and for the time you’ve given me.|Having thought it over, I’m not going to take it.|I hope we’ll work together some day.",
      "Where you’re going and for how much.",
    ),
    toDraft(
      "This wasn’t an easy one.|I liked the people and the work; another road fits better with what I want to do now.|Thank you, truly.",
      "“For a bit more I’d come”, unless you mean to bargain.",
    ),
  ],
  teacherHelp: [
    toDraft(
      "I’m (name) from (class).|I’m stuck at (where), and I’ve tried (what you tried).|Could I come by for ten minutes, whenever suits you?",
      "“I don’t understand any of it.”",
    ),
    toDraft(
      "May I ask you for a reference? It’s due on (date).|I’ve put all you’d need on one page.|If you’re too busy, just say so and I’ll ask elsewhere.",
      "A long account of why you’re asking so late.",
    ),
  ],
  teacherExtension: [
    toDraft(
      "I can’t get (the work) in on time, and I’d like to ask for (date).|This is how far I’ve got; it’s attached.|If marks come off, that’s fair.",
      "An invented illness, an invented aunt.",
    ),
    toDraft(
      "I planned this badly, and I’m sorry.|In (how many) days I can hand in something decent; if you’d rather not, I’ll hand in what I have tonight.",
      "That nobody else has finished either.",
    ),
  ],
  partnerShares: [
    toDraft(
      "Let’s write down the shares and the way out now, while we’re on good terms.|Who puts in what money, who puts in what work, what happens when one of us leaves: three lines.|Then a lawyer looks it over.",
      "Who’s done more all these years.",
    ),
    toDraft(
      "I want this business to last, so I’d like to get the awkward part over early.|What split would feel fair to you? You first; I’ll listen.",
      "“Without me there’d be nothing.”",
    ),
  ],
  clientPay: [
    toDraft("Invoice (number) for (sum) was due on (date).|Please pay it by Friday and let me know when it’s gone.", "“Things are tight for us too.”"),
    toDraft(
      "I was going through the books, and invoice (number) doesn’t seem to have come in.|Is it stuck somewhere? If you need any paper from me, you’ll have it today.",
      "Threats about future work.",
    ),
  ],
  askLeave: [
    toDraft(
      "I’d like to take (how many) days off from (date), for something private.|(Name) can cover, and I’m on the phone if it’s urgent.",
      "The private thing, from the beginning.",
    ),
    toDraft(
      "Could I have leave from (date) to (date)?|I’ll clear what’s pressing before I go, so that nobody’s held up. Would that work?",
      "A better-sounding reason that isn’t true.",
    ),
  ],
};
