import { expect, test } from "vitest";
import { findSubject, type Subject } from "./subject.ts";

const questions: [Subject, string[]][] = [
  ["who", ["你是谁", "你是真人吗", "你叫什么名字", "你是机器人吧", "Who are you?", "are you a real person", "what's your name", "Are you an AI?"]],
  [
    "making",
    ["你是怎么算的", "这牌怎么抽的", "用的什么模型", "你们的原理是什么", "How does this work?", "is it random?", "how do you do it", "are the cards random"],
  ],
  ["accuracy", ["你准吗", "塔罗靠谱吗", "这有科学依据吗", "How accurate is it?", "Is astrology scientific", "is any of this reliable"]],
  ["price", ["要钱吗", "多少钱一次", "这个免费吗", "Plus 有什么不同", "Is it free?", "how much does it cost", "do I have to pay"]],
  ["privacy", ["我说的会保密吗", "你会保存我的生日吗", "谁能看到我的聊天", "会泄露隐私吗", "Do you keep my data?", "who can see this", "is it private"]],
  ["deleting", ["怎么删除聊天记录", "能不能清空我的数据", "How do I delete this chat?", "can you erase my data"]],
  ["others", ["别人都问你什么", "其他人抽到什么结果", "What do other people ask you?", "how many users do you have"]],
  ["languages", ["你会说英文吗", "能用繁体吗", "Do you speak Chinese?", "which languages"]],
  ["topics", ["你会算什么", "你都能做什么", "有什么功能", "What can you do?", "what can I ask"]],
  ["anew", ["怎么开新对话", "怎么重新开始", "How do I start over?", "where is a new chat"]],
  ["memory", ["你记得我上次说的吗", "你还记得我吗", "Do you remember me?", "will you forget this"]],
  ["other", ["你喜欢什么颜色", "你住在哪里", "do you like tea"]],
];

test.each(questions)("%s is heard", (subject, texts) => {
  expect(texts.map((text) => [text, findSubject(text)])).toEqual(texts.map((text) => [text, subject]));
});
