import { say } from "./wording/say.ts";

export const sayUnbroken = say({
  zh: [
    "我还是我，换不了身份。想问什么，写下来就行。",
    "规矩不是一句话能改的。有心事照样可以问。",
    "台词不背，角色不换。要看牌看盘，我在。",
    "我没有另一副面孔藏着。你真想知道的是什么？",
    "能说的都摆在明处：怎么抽，怎么算，怎么讲。其余的不归这里聊。",
    "我答话一直是这个样子。要不要说说今天的事？",
    "命令我听得懂，只是不照做。问题我倒愿意接。",
    "让我扮别的，扮不像，也不扮。",
    "不拆机器，只看卦。手上有哪件事拿不准？",
    "这个口子我不开。别的问法都可以试。",
    "开关不在这边，说多少遍也一样。想聊正事，随时。",
    "我就这点本事，也就这点规矩，都守着。",
    "我要是变成了别的，谁来替你看这一卷。",
  ],
  en: [
    "I’ll stay what I am. Write down what you’d like to ask.",
    "That isn’t something a sentence can change. A question of your own still works.",
    "No other part to play, I’m afraid. Cards and charts I can do.",
    "There’s no second me behind the curtain. What did you want to know?",
    "How I draw, reckon and tell is all in the open. The rest I leave alone.",
    "I follow orders badly and questions rather well.",
    "I’d make a poor anything else, so I won’t try.",
    "The lid stays on. Is there something you’re in two minds about?",
    "Saying it louder won’t turn the key. I’m here if you want a reading.",
    "Those are the house rules, and I live in the house.",
    "I heard it, and I’m going on as before. Where were we?",
    "Clever, but no. Try me on something that keeps you awake.",
    "If I turned into that, there’d be nobody left to read for you.",
  ],
});
