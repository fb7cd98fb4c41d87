import { expect, test } from "vitest";
import { toOrdinal } from "../wording/ordinal.ts";
import { findPart, toPlace } from "./part.ts";

const numbers = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
const twelve = numbers.map((_, at) => at + 1);

test("ordinals to the twelfth are heard in both languages, in words and in figures", () => {
  expect(numbers.map((number) => findPart(`第${number}张牌什么意思`)?.at)).toEqual(twelve);
  expect(twelve.map((number) => findPart(`第${number}点再说说`)?.at)).toEqual(twelve);
  expect(twelve.map((number) => findPart(`what does the ${toOrdinal(number)} card mean?`)?.at)).toEqual(twelve);
  expect(twelve.map((number) => findPart(`explain point ${number}`)?.at)).toEqual(twelve);
});

test.each([
  ["第三张牌什么意思", 3, "thing"],
  ["最后一张呢", -1, "thing"],
  ["中间那张怎么讲", "middle", "thing"],
  ["头一张是什么意思", 1, "thing"],
  ["第2爻什么意思", 2, "thing"],
  ["最后一段没看懂", -1, "point"],
  ["倒数第二段什么意思", -2, "point"],
  ["第三点什么意思", 3, "point"],
  ["第三个什么意思", 3, null],
  ["the third point?", 3, "point"],
  ["what does the last card mean", -1, "thing"],
  ["the last paragraph lost me", -1, "point"],
  ["tell me about the middle card", "middle", "thing"],
  ["card 2?", 2, "thing"],
  ["what about line two", 2, "thing"],
  ["what does the 2nd one mean", 2, null],
  ["and the third?", 3, null],
] as const)("%s", (text, at, of) => {
  expect(findPart(text)).toMatchObject({ at, of });
});

test.each([
  "他第一次来找我是什么意思",
  "第二天他就走了",
  "有没有第三者",
  "最后他会回来吗",
  "last year he left",
  "my second marriage",
  "our first date was odd",
  "the first time we met",
])("%s names no part", (text) => {
  expect(findPart(text)).toBeNull();
});

test("a part is counted from the front or from the back, and may be beyond what is there", () => {
  expect([toPlace(1, 3), toPlace(-1, 3), toPlace("middle", 3), toPlace("middle", 4), toPlace(4, 3), toPlace(-4, 3)]).toEqual([
    0,
    2,
    1,
    1,
    undefined,
    undefined,
  ]);
});

test("a long text is heard in a moment", () => {
  const began = performance.now();
  findPart("第一次the first time最后 number ".repeat(20_000));
  expect(performance.now() - began).toBeLessThan(1000);
});
