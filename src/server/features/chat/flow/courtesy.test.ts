import { expect, test } from "vitest";
import { findCourtesy } from "./courtesy.ts";

test.each([
  ["你好！", "greeting"],
  ["早", "greeting"],
  ["Hello there", "greeting"],
  ["多谢大师", "thanks"],
  ["谢谢你啊", "thanks"],
  ["Thanks a lot!", "thanks"],
  ["晚安～", "farewell"],
  ["bye", "farewell"],
  ["你是谁？", "identity"],
  ["你是AI吗", "identity"],
  ["Are you a real person?", "identity"],
] as const)("“%s” is %s", (text, courtesy) => {
  expect(findCourtesy(text)).toBe(courtesy);
});

test.each([
  "你好，我该不该换工作？",
  "早点睡能变好吗？",
  "再见他一面好不好？",
  "他是谁？",
  "你是不是觉得我该走？",
  "Who are you seeing in these cards?",
  "Say goodbye to him?",
])("“%s” is a question", (text) => {
  expect(findCourtesy(text)).toBeNull();
});
