import { describe, expect, test } from "vitest";
import { isDespair } from "./care.ts";

describe("words of self-harm", () => {
  test.each([
    "我不想活了",
    "活着没意思",
    "活不下去了",
    "我想死",
    "不如死了算了",
    "想自杀",
    "我打算结束自己的生命",
    "想割腕",
    "我该不该去死",
    "活着还有什么意义",
    "我想伤害自己",
    "I want to die",
    "I wanna die",
    "I'm going to kill myself",
    "thinking about suicide",
    "I don't want to live anymore",
    "there's no point in living",
    "I keep cutting myself",
    "should I end it all",
    "I want to end my life",
    "I wish I were dead",
  ])("“%s” is met with care", (text) => {
    expect(isDespair(text)).toBe(true);
  });

  test.each([
    "我该不该换工作？",
    "他是不是死心了？",
    "这段感情死灰复燃吗",
    "我的猫死了，好难过",
    "我想学自由泳",
    "活动办得成吗？",
    "加班累得要死",
    "生意是死是活？",
    "我们会分手吗",
    "Is this relationship dead?",
    "Will my plant die?",
    "I'm dying to know",
    "Should I kill the project?",
    "deadline at work",
    "My grandmother died last year",
    "What will the new living room be like?",
  ])("“%s” is not", (text) => {
    expect(isDespair(text)).toBe(false);
  });
});
