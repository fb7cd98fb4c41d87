import { describe, expect, test } from "vitest";
import { findCommand } from "./command.ts";

describe("asking something new", () => {
  test.each([
    "再来一次",
    "重新抽牌",
    "再抽一张",
    "重新起卦",
    "换个问题",
    "再问一次",
    "帮我重新抽",
    "另外问一件事",
    "draw again",
    "Ask something new",
    "a new question",
    "cast again please",
    "start over",
    "let's draw again",
    "again",
  ])("“%s” puts the cast away", (text) => {
    expect(findCommand(text).isFresh).toBe(true);
  });

  test("keeps the question that comes along", () => {
    expect(findCommand("换个问题：我该不该搬家？").rest).toBe("我该不该搬家？");
    expect(findCommand("New question: should I move?").rest).toBe("should I move?");
    expect(findCommand("再来一次").rest).toBe("");
  });
});

test.each([
  ["换个问题", true],
  ["问别的", true],
  ["开始新的一次", false],
  ["另外问一件事", true],
  ["new question", true],
  ["Ask something new", true],
  ["再来一次", false],
  ["再问一次", false],
  ["重新问一遍", false],
  ["draw again", false],
  ["ask again", false],
  ["start over", false],
  ["a new reading", false],
] as const)("“%s” wants another question: %s", (text, isOther) => {
  expect(findCommand(text)).toMatchObject({ isFresh: true, isOther });
});

describe("going ahead", () => {
  test.each(["开始", "开始吧", "抽牌", "好，开始", "来吧！", "start", "Start!", "ok, go ahead", "draw the cards", "begin"])("“%s” starts", (text) => {
    expect(findCommand(text)).toEqual({ isFresh: false, isOther: false, isStart: true, rest: "" });
  });
});

describe("a question is no command", () => {
  test.each([
    "我想重新开始生活，该从哪里下手？",
    "什么时候开始找工作？",
    "Should I start a business?",
    "When will it begin?",
    "再婚合适吗？",
    "新工作怎么样？",
    "他会再来找我吗？",
    "Can I trust him again?",
  ])("“%s”", (text) => {
    const intent = findCommand(text);
    expect([intent.isFresh, intent.isStart]).toEqual([false, false]);
    expect(intent.rest).toBe(text);
  });
});
