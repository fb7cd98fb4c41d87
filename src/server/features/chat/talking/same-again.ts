import { say } from "./wording/say.ts";

/** A yes draws again. */
export const saySameAgain = say({
  zh: [
    "同一问今天已经起过一回，再起多半是想听别的答案。先把那一卷再看看？真要重来，说声“好”。",
    "今天问过它了，话还热着。哪里没看明白我先讲，还想再起一次，就回“好”。",
    "一天之内两问同一件，第二回往往只记得顺耳的那半。要我把头一卷讲细些，还是照样重起？",
    "它不怕你问，怕你挑着听。先说说头一回哪句不中意，要重来也行，点个头。",
    "刚起的那一卷还没凉。等事情动一动再问更有看头，想现在就来，也随你。",
    "重来可以，封好了再开，跟头一回一样公道。只是先问一句：上一卷你信不过哪里？",
    "前后两卷要是打架，你信哪一卷？想清楚这个，答一声，我就再来。",
    "这一问今天有答案了，只是未必合你的意。换个角度问，常比原样再问多看见一点，原样再起也由你。",
    "老话说“再三渎，渎则不告”，讲的就是同一件事连着问。你执意要再来，我照办，说一声就行。",
    "我先拦一下：第二回的好坏，改不了头一回。看旧的，还是起新的？",
    "原样再问一遍，得来的是另一副手气，不是另一个明天。若还是想看，我这就动手，等你一句话。",
    "头一卷先别扔。里头哪一处你还没用上，我可以只讲那一处；要重起，也听你的。",
    "它今天说过一遍，再催也还是那件事。你是没看懂，还是不愿意它这么说？要重来，点头就是。",
  ],
  en: [
    "You’ve drawn for that question today. Shall we look at what it said first, or say yes and I’ll draw again?",
    "The last answer is hardly cold. Tell me which part didn’t sit right, and if you’d still like a fresh one, just say so.",
    "Ask twice in a day and one remembers only the kinder half. I can go deeper into the first, or draw again if you nod.",
    "A second draw doesn’t undo the first. Do you want the old one explained, or a new one?",
    "It answered that earlier today, and nothing has moved since. Wait for the matter to stir, or tell me to go ahead.",
    "I can do it again, sealed and opened as fairly as before. One thing first: what made you doubt the last?",
    "Suppose the two disagree, which would you believe? Settle that, say yes, and I’ll draw.",
    "The same question usually wants a different answer, not a different draw. Try it from another side, or have it your way and say go.",
    "The old book says the third asking is importunate and isn’t told. I’ll draw all the same if you say so.",
    "Before it’s all gathered up: there’s a part of the first reading we haven’t used. That one, or a fresh start?",
    "Another draw gives you other luck of the hand, not another tomorrow. If you still want to see it, yes will do.",
    "Don’t throw the first one out yet. I could tell just the piece that bears on you most; or I begin again, as you like.",
    "It has had its say for today. Was it unclear, or only unwelcome? One word from you and it goes round again.",
  ],
});
