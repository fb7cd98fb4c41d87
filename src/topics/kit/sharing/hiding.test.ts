import { describe, expect, test } from "vitest";
import { hideBirths } from "./hide-births.ts";
import { findNames, hideNames } from "./hide-names.ts";

const hide = (text: string, more: Partial<Parameters<typeof hideBirths>[1]> = {}): string =>
  hideBirths(text, { locale: "zh", places: [], isAll: false, ...more });

describe("a birth in somebody's own words", () => {
  test.each([
    ["我1990年5月1日13:45出生，适合做什么？", "我（生辰没放），适合做什么？"],
    ["一九九〇年五月初七午时，问姻缘", "（生辰没放），问姻缘"],
    ["1990.05.01 下午1点45分 上海，事业如何", "（生辰没放） 上海，事业如何"],
    ["19900501 问事业", "（生辰没放） 问事业"],
    ["我今年36岁，属马，还能转行吗", "我（生辰没放），还能转行吗"],
    ["90后单身，什么时候遇见", "（生辰没放）单身，什么时候遇见"],
    ["我是88年的，1988年生，想问财运", "我是88年的，（生辰没放），想问财运"],
  ])("%s", (said, shown) => {
    expect(hide(said)).toBe(shown);
  });

  test.each([
    ["I was born on 1 May 1990 in Shanghai. What work suits me?", "I was (birth left out). What work suits me?"],
    ["May 1, 1990, 1:45 pm: what work suits me?", "(birth left out): what work suits me?"],
    ["I'm 36 and tired. Should I quit?", "(birth left out) and tired. Should I quit?"],
    ["My son is 12 years old, will he pass?", "My son is (birth left out), will he pass?"],
  ])("%s", (said, shown) => {
    expect(hide(said, { locale: "en" })).toBe(shown);
  });

  test.each(["下周三12月5日面试，会顺利吗？", "三张牌，问工作", "2026年会好吗？", "第3次面试了"])("days to come and plain numbers stay: %s", (said) => {
    expect(hide(said)).toBe(said);
  });

  test("places that were given go, and in a talk about a birth every clause with a figure", () => {
    expect(hide("在上海做什么好", { places: ["上海"] })).toBe("在（生辰没放）做什么好");
    expect(hide("5.1 早上八点三刻，东城，做什么好", { isAll: true })).toBe("（生辰没放），东城，做什么好");
  });
});

describe("names in somebody's own words", () => {
  test.each([
    ["我和阿舟还能在一起吗？", ["阿舟"]],
    ["我老公叫李建国，他会升职吗", ["李建国"]],
    ["欧阳静会回来吗？", ["欧阳静会"]],
    ["跟王芳结婚好吗", ["王芳"]],
    ["张经理是不是针对我", ["张经理"]],
    ["小王是不是喜欢我", ["小王"]],
    ["Will Ben and I stay together?", ["Ben"]],
    ["Should I tell Mary-Jane about it?", ["Mary-Jane"]],
    ["Daniel broke up with me. Was it my fault?", ["Daniel"]],
  ])("%s", (said, names) => {
    expect(findNames(said)).toEqual(names);
  });

  test.each([
    "高兴不起来怎么办",
    "小心一点好吗",
    "该不该换工作？",
    "Should I move in May?",
    "What does Saturn mean in my chart?",
    "Everything is stuck. Will it move?",
    "阿姨说我不该走",
  ])("what is no name stays: %s", (said) => {
    expect(findNames(said)).toEqual([]);
  });

  test("each is said as somebody, wherever it stands; a Latin name only as a whole word", () => {
    expect(hideNames("阿舟说阿舟忙。", ["阿舟"], "zh")).toBe("一位朋友说一位朋友忙。");
    expect(hideNames("Ann can't plan; ANN's late.", ["Ann"], "en")).toBe("a friend can't plan; a friend's late.");
    expect(hideNames("a+b", ["a+b", "c"], "en")).toBe("a friend");
  });

  test("a hostile text takes no longer for each character than a short one", () => {
    const long = "阿王张李小老叫Ben 1990年生于".repeat(4000);
    const began = performance.now();
    findNames(long);
    hide(long);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

test.each([
  ["zh", "天下万物生于有，有生于无。出生入死，十有三。"],
  ["zh", "气头上问自己今年几岁；请教一位比你年长二十岁的内行，请属虎的朋友帮一把。"],
  ["en", "All things are born of something; something is born of nothing. Bring cake to the birthday of the eldest."],
] as const)("our own words keep what is nobody's birth (%s)", (locale, text) => {
  expect(hideBirths(text, { locale, places: [], isAll: false, isOurs: true })).toBe(text);
});

test.each([
  ["zh", "你说过生于 1990 年 5 月，今年 36 岁，牌不急。", "1990"],
  ["zh", "你的生日是5月1日。", "5月1日"],
  ["en", "You were born in May 1990, and at 36 the card waits.", "1990"],
] as const)("but not the figures of one that was told to them (%s)", (locale, text, figure) => {
  expect(hideBirths(text, { locale, places: [], isAll: false, isOurs: true })).not.toContain(figure);
});
