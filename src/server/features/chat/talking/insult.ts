import { say } from "./wording/say.ts";

export const sayInsulted = say({
  zh: [
    "没说到点子上，怪我。你真正想问的是哪一句？",
    "骂得着，就当我没答好。想知道的那一点，让我再答一回？",
    "火先放这儿，我不还嘴。哪一句最让你来气，指给我看。",
    "行，这一句我受着。要重看，就告诉我从哪里看起。",
    "话重了点，意思我懂，刚才那些没用上。你要的是个准话，还是个办法？",
    "不好用就是不好用，我不辩。换个问法，还是换一法来看？",
    "听得出你烦了，我少说两句。要紧的是哪件事？",
    "可以不满意，我改。你本来以为会听到什么？",
    "难听的我也听得进去。少了哪个答案，我补。",
    "冲我来没事，别闷着自己。今天出什么事了？",
    "嘴上不饶人，多半心里急。急的是哪一桩？",
    "我不生气，也不走。想好好问一回，随时写。",
    "前面的先搁一边。只留一问给我，你留哪一问？",
  ],
  en: [
    "Fair enough. What’s the one thing you wanted answered?",
    "I’ll take that. Which line annoyed you most?",
    "Not much use so far, I grant you. Give me the question in five words and I’ll start over.",
    "You’re cross, and I won’t argue. What did you hope to hear?",
    "That’s one review. Shall I try another craft, or the same one told shorter?",
    "Still here, and still willing. What’s really the matter?",
    "I can hear you’ve had enough of me talking. Say what counts and I’ll keep it to that.",
    "Point taken. Was it too vague, or plain wrong?",
    "Better at me than at someone who’d keep it. What set today off?",
    "I’d rather be told than left. What should I mend first?",
    "No offence taken, programs don’t bruise. Where do we begin again?",
    "Let’s put the last answer aside. Which question would you keep?",
    "Sharp, but I asked for it. Do you want a straight answer or a way forward?",
  ],
});
