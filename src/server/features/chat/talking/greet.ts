import { sayNewQuestion } from "./new-question.ts";
import { type Say, sayWithOffer } from "./wording/say.ts";

const sayHelloAgain = sayWithOffer({
  zh: [
    "你好，接着说。",
    "在呢，想问哪一件？",
    "嗨，又见面了。",
    "你好呀，我在。",
    "来了就坐。",
    "听见了，说吧。",
    "在的，话头还在原处。",
    "不用寒暄，直接写就行。",
    "哎，我在这边。",
    "招呼收到了，事情也可以说。",
    "刚走也罢，好久也罢，都欢迎。",
    "嗯，我一直开着。",
    "你也好，今天想从哪儿说起？",
  ],
  en: [
    "Hello again, go on.",
    "I’m here, which matter is it?",
    "Hi, good to see you back.",
    "Hello yourself.",
    "Come in and sit down.",
    "I hear you, what’s up?",
    "Here, and the thread is where we left it.",
    "No need to knock, just write.",
    "Good day to you too.",
    "Present, as ever.",
    "A minute or a month away, you’re welcome.",
    "Yes, the lamp’s still on.",
    "Well met, where shall we start?",
  ],
});

/** In a new chat, what the topic opens with. */
export const sayHello: Say = (request) => (request.said.length === 0 && request.standing === null ? sayNewQuestion(request) : sayHelloAgain(request));
