import { type Drafts, toDraft } from "../draft-words.ts";
import type { LifeOccasion } from "../occasions.ts";

export const lifeEn: Record<LifeOccasion, Drafts> = {
  remindLoan: [
    toDraft(
      "You borrowed (sum) and we said (date). I need it now.|Can you send it this week? Two halves is fine, if you give me the days.",
      "“I’m not chasing you.” You are.",
    ),
    toDraft(
      "This is awkward to bring up: I’ve a use next month for the (sum) I lent you.|How are you placed? If it’s tight, let’s agree on a slower way.",
      "The holiday pictures they posted.",
    ),
  ],
  refuseLoan: [
    toDraft(
      "I can’t lend you that, and I’d rather say so now than keep you waiting.|If something else would help, an errand or an introduction, I’ll do it.",
      "Where your money is.",
    ),
    toDraft(
      "I know that wasn’t easy to ask.|I’ve a rule about not lending money, whoever it is.|Supper’s on me, and we’ll think about the rest together.",
      "“Ask me again in a while.” They will.",
    ),
  ],
  askLoan: [
    toDraft(
      "Could you lend me (sum) for (what it’s for), till (date)?|I’ll put it in writing.|If you’d rather not, just say so, and nothing changes.",
      "“You can afford it.”",
    ),
    toDraft(
      "I’ve a favour to ask, and no is all right: I’m (sum) short for (how long).|I’ve worked out how to pay it back, (how much) a month.",
      "Half an hour of hard luck before the figure.",
    ),
  ],
  rentLate: [
    toDraft("My rent will be late this month; you’ll have it on (date).|I’m sending (sum) today, and the rest that day.", "The whole story behind it."),
    toDraft(
      "I’m sorry, money hasn’t come in as it should this month.|Could you give me till (date)? I haven’t been late before, and I won’t be again.",
      "What they charge next door.",
    ),
  ],
  landlord: [
    toDraft(
      "(What’s broken) stopped working on (date); the pictures are attached.|Please have it mended this week. I can pay and take it off the rent, if you confirm that in writing.",
      "“I’ll stop paying.” Read the lease first.",
    ),
    toDraft(
      "I’d like to settle the deposit.|The flat’s clean, and I took photographs on the day I left; by the lease (sum) comes back to me. Which day suits you?",
      "What you think of their other flats.",
    ),
  ],
  neighbour: [
    toDraft(
      "I’m your neighbour at (number).|After eleven at night the sound from yours comes into my bedroom. Could you keep it down then?|And if we’re ever loud, tell me.",
      "“You’re always like this.”",
    ),
    toDraft(
      "We haven’t met properly: I live downstairs.|The little one’s asleep by eight, so softer steps after ten would be a real kindness. Thank you.",
      "The council, the police. Not yet.",
    ),
  ],
  friendFallenOut: [
    toDraft(
      "It’s been too long, so I’ll go first.|That time, my part was (what), and I’m sorry.|If you’d like to meet, I’m free; if you wouldn’t, I understand.",
      "Who stopped writing first.",
    ),
    toDraft(
      "I went past (an old haunt) today and thought of you.|I don’t know if you’d like to talk. I miss you, that’s all.",
      "“Are you still angry with me?”",
    ),
  ],
  friendThank: [
    toDraft(
      "I don’t know how I’d have got through that time without you.|I never thanked you properly, so: thank you.",
      "“Anything you ever need.” Wait till they need it.",
    ),
    toDraft("You may not remember it, but I’ve never forgotten (one small thing).|Lunch is on me; you choose where.", "So solemn that it frightens them."),
  ],
  birthday: [
    toDraft(
      "Happy birthday.|I watched you (something they brought off this year), and I was glad.|Have the second slice; the rest can wait.",
      "How old they are now.",
    ),
    toDraft("Another year: may you sleep well, eat well, and see the people you want to see.|I owe you a drink in person.", "Anything off a card."),
  ],
  weddingToast: [
    toDraft(
      "When I first knew (name), (one true picture of them).|Then along came (name), and for the first time I saw (one true thing).|Raise your glasses: may you quarrel well and make up fast.",
      "Exes, and anything too funny.",
    ),
    toDraft(
      "I’ll leave the wisdom to others and tell you one small thing: (something you saw yourself).|That’s when I knew these two would go far.|To plain days that taste good.",
      "A fourth minute.",
    ),
  ],
  congratulate: [
    toDraft("I heard, and I’m so glad for you.|You got there a step at a time, and it’s yours.", "“You lucky thing.”"),
    toDraft("I saw the news and clapped out loud.|When it’s quieter, tell me how you did it.", "Your own news, straight after."),
  ],
  invite: [
    toDraft(
      "I’m having a few people round at (place) on (date), and I’d like you there.|It’s a small table, all friends, and you needn’t bring a thing.",
      "“Don’t worry if you’re busy.”",
    ),
    toDraft("It’s been ages. Come and see us.|Would the evening of (date) do? Tell me what you don’t eat.", "Who else is coming, so they can weigh it up."),
  ],
  decline: [
    toDraft("Thank you for asking me; I can’t make it this time.|Have a good one, and I’ll do the inviting next.", "An excuse you’ll have to remember."),
    toDraft(
      "I was pleased to be asked, and I’m sorry that day won’t work.|Let me buy you a drink another time, just us.",
      "“I’ll see nearer the day.” If it’s no, say no.",
    ),
  ],
  helpLow: [
    toDraft(
      "I’m not doing well, and I’d like to talk to someone.|You don’t have to solve it; ten minutes of listening would do.|Are you free tonight?",
      "“It’s nothing, really.”",
    ),
    toDraft(
      "I can’t sleep and I’ve no push in the day, and it’s starting to scare me.|Would you come with me to a doctor, or just sit with me for a bit?",
      "“Don’t tell anyone I’m this useless.”",
    ),
  ],
  sayNo: [
    toDraft("I can’t take this on, and I’d rather say so plainly.|It isn’t you; I haven’t the room.", "Three reasons in a row, each with a gap in it."),
    toDraft(
      "I’ve thought about it, and no is the honest answer; a yes I couldn’t keep would cost you more.|(Name) might be right for it. Try them.",
      "“Next time, definitely.”",
    ),
  ],
  general: [
    toDraft(
      "There’s something I’d like to get straight with you: (one sentence).|What I’m hoping for is (one sentence).|Tell me how you see it.",
      "Old scores, “you always” and “you never”.",
    ),
    toDraft(
      "I’ve turned this over for days and may say it badly: (one sentence).|You needn’t answer right away.",
      "The answer you’ve already written for them.",
    ),
  ],
  toDoctor: [
    toDraft(
      "Since (date) I’ve had, or someone close to me has had, (what’s wrong).|The medicines now are (names and doses).|What frightens me most is (one sentence). What do we look at next?",
      "What the cards or the chart said.",
    ),
    toDraft(
      "I’ve three questions: what is it, what happens now, and when should I come straight back?|I haven’t stopped any medicine on my own; I’d like to hear from you first.",
      "The worst thing the internet offered.",
    ),
  ],
  toLawyer: [
    toDraft(
      "I’d like advice on this: (one sentence).|I’ve the contract, messages and receipts here in order of date.|What’s the worst that can happen, and what mustn’t I do meanwhile?",
      "Another round with the other side.",
    ),
    toDraft("I’d like to book half an hour.|It began on (date), and it now stands at (where).|Please tell me first what it costs.", "Posting about it."),
  ],
  toTrusted: [
    toDraft(
      "Something’s wrong at home (or close to me), and I can’t carry it alone.|You don’t have to confront anyone. I need you to know, and to pick up when I ring.|Could I come to yours tonight?",
      "“It’s my fault.”",
    ),
    toDraft(
      "There’s something I haven’t told anyone, and I’d like to tell you.|Just listen for now; advice can come later.|If I ever send you a single full stop, ring me, and get help.",
      "“They’re not a bad person, really.”",
    ),
  ],
  toAdviser: [
    toDraft(
      "I’m thinking of putting (sum) into (what), and I’d like you to look at it first.|If all of it went, I’d (what would happen).|How much can I lose at worst, and when could I get it out?",
      "What a cast says about winning.",
    ),
    toDraft(
      "Before I do anything: I want to put (sum) into (what).|Pick holes in it, the harder the better.|I won’t move any money for three days.",
      "“Inside information.”",
    ),
  ],
};
