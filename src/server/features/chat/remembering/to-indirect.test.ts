import { expect, test } from "vitest";
import { toIndirect } from "./to-indirect.ts";

test.each([
  ["我该不该换工作？", "该不该换工作"],
  ["要不要走", "要不要走"],
  ["我想问一下，我老公今年会不会升职", "你老公今年会不会升职"],
  ["他什么时候回来找我呢", "他什么时候回来找你"],
  ["我要不要离开现在的公司？", "要不要离开现在的公司"],
])("“%s” is told of in Chinese as 你问过%s", (text, told) => {
  expect(toIndirect(text, "zh")).toBe(told);
});

test.each([
  ["Should I leave?", "whether to leave"],
  ["Should I leave my job this year?", "whether to leave your job this year"],
  ["Will he come back to me?", "whether he will come back to you"],
  ["Is my boss going to let me go?", "whether your boss is going to let you go"],
  ["So shall we buy the flat", "whether to buy the flat"],
])("“%s” is told of in English as you asked %s", (text, told) => {
  expect(toIndirect(text, "en")).toBe(told);
});

test.each([
  ["他会回来吗？", "zh"],
  ["你觉得我该不该走", "zh"],
  ["When will I find a job?", "en"],
  ["Does he love me?", "en"],
  ["Am I on the right path?", "en"],
  ["Should I leave?", "zh"],
  ["要不要走", "en"],
] as const)("“%s” in %s is quoted instead: its grammar does not carry over", (text, locale) => {
  expect(toIndirect(text, locale)).toBeNull();
});
