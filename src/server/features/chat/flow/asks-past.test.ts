import { expect, test } from "vitest";
import { asksPast } from "./asks-past.ts";

test.each([
  "先验前事",
  "能不能先验一下前事？",
  "帮我校时",
  "校准一下时辰",
  "我的时辰对不对",
  "我出生时间准不准啊",
  "check the past first",
  "Can you check my past?",
  "is my birth time right?",
  "Is my time of birth wrong",
  "birth time rectification please",
])("%s", (text) => expect(asksPast(text)).toBe(true));

test.each([
  "我的前任过去对我好吗",
  "什么时辰出门好",
  "出生时间是下午三点",
  "不是三点，是五点",
  "put the past behind me",
  "is it the right time to move?",
  "这个月查账会不会出事",
])("%s is about something else", (text) => expect(asksPast(text)).toBe(false));
