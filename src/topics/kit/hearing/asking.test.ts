import { describe, expect, it } from "vitest";
import { toAffirmed } from "./affirmed.ts";
import { findBeyond } from "./beyond.ts";
import { findChosen } from "./choice.ts";
import { isSuspicion } from "./suspicion.ts";
import { toThemeOrder } from "./theme-order.ts";
import { hearQuestion } from "./to-question.ts";

const ask = (text: string) => hearQuestion(text, /\p{Script=Han}/u.test(text) ? "zh" : "en");

describe("what a cast may answer", () => {
  it.each([
    ["这个手术该不该做", "body"],
    ["Should I stop taking my medication?", "body"],
    ["官司能打赢吗", "court"],
    ["Will I get custody?", "court"],
    ["该不该换工作", null],
    ["Should I move?", null],
    ["Will my bakery go under?", null],
  ] as const)("%s belongs to: %s", (text, beyond) => {
    expect(findBeyond(ask(text))).toBe(beyond);
  });

  it.each([
    ["他是不是出轨了", true],
    ["Is she lying to me?", true],
    ["他会回来吗", false],
    ["Does she like me?", false],
  ])("%s is a suspicion: %s", (text, suspected) => {
    expect(isSuspicion(ask(text))).toBe(suspected);
  });

  it.each([
    ["我们是不是没戏了", 2, -2],
    ["Is it too late?", -1, 1],
    ["该不该换工作", 2, 2],
    ["Will it work out?", -2, -2],
  ])("%s at a lean of %i is affirmed to %i", (text, lean, affirmed) => {
    expect(toAffirmed(ask(text), lean)).toBe(affirmed);
  });
});

describe("a choice", () => {
  it("goes to what changes something when the lean is to yes, to what stays when it is to no, and to neither when it is even", () => {
    const question = hearQuestion("留在成都还是去上海？", "zh");
    expect(findChosen(question, 1)).toEqual({ chosen: "去上海", left: "留在成都" });
    expect(findChosen(question, -1)).toEqual({ chosen: "留在成都", left: "去上海" });
    expect(findChosen(question, 0)).toBeNull();
  });
});

describe("the fields a question concerns", () => {
  it.each([
    ["我和男朋友怎么了", "love"],
    ["这笔钱该不该投", "money"],
    ["这件事能成吗", "work"],
    ["我和妈妈为什么一说话就吵", "inner"],
  ] as const)("%s begins with %s", (text, first) => {
    expect(toThemeOrder(hearQuestion(text, "zh"))[0]).toBe(first);
  });

  it("leave love out where a mother or a friend is meant, and name no field twice", () => {
    for (const text of ["我和妈妈为什么一说话就吵", "Why do my mother and I quarrel?"]) {
      const order = toThemeOrder(hearQuestion(text, text.startsWith("W") ? "en" : "zh"));
      expect(order).not.toContain("love");
      expect(new Set(order).size).toBe(order.length);
    }
  });
});
