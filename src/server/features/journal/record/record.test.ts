import { describe, expect, test } from "vitest";
import { chanceOf } from "../../../../shared/chance.ts";
import type { Pick } from "../../../../shared/contract/journal.ts";
import { countThings } from "./count-things.ts";
import { judgeMethods, type LookedBack } from "./judge-methods.ts";

const looks = (topic: string, hits: number, of: number): LookedBack[] =>
  Array.from({ length: of }, (_, at) => ({ topic, pick: "1" as Pick, isOwn: at < hits, marks: [] }));

describe("a method", () => {
  test("of fewer than eight picks is not judged, however right they were", () => {
    const { methods, judged } = judgeMethods(looks("tarot", 7, 7));
    expect(judged).toBe(0);
    expect(methods).toMatchObject([{ picks: { hits: 7, of: 7 }, p: null, holm: null, ever: null, verdict: "few" }]);
  });

  test("of eight picks is judged by the exact tail: four are what chance gives, five alone are more", () => {
    const [four] = judgeMethods(looks("tarot", 4, 8)).methods;
    expect(four!.p).toBeCloseTo(0.1138153, 7);
    expect(four!.verdict).toBe("chance");
    const [five] = judgeMethods(looks("tarot", 5, 8)).methods;
    expect(five!.p).toBeCloseTo(0.02729797, 7);
    expect(five!.verdict).toBe("more");
    expect(five!.ever).toBeCloseTo(0.02729797, 7);
  });

  test("is held to more where more methods were looked at", () => {
    const { methods, judged } = judgeMethods([...looks("tarot", 5, 8), ...looks("zhouYi", 2, 8), ...looks("astro", 1, 3)]);
    expect(judged).toBe(2);
    expect(methods.find(({ topic }) => topic === "tarot")).toMatchObject({ verdict: "chance" });
    expect(methods.find(({ topic }) => topic === "tarot")!.holm).toBeCloseTo(2 * 0.02729797, 6);
    expect(methods.find(({ topic }) => topic === "astro")!.verdict).toBe("few");
  });

  test("does not count who knew their own again, nor who found none that fits", () => {
    const own = { topic: "tarot", isOwn: false, marks: ["came", "unsaid"] as const };
    const { methods } = judgeMethods([...looks("tarot", 2, 8), { ...own, pick: "known" as const }, { ...own, pick: "none" as const }, { ...own, pick: null }]);
    expect(methods).toMatchObject([{ picks: { hits: 2, of: 8 }, known: 1, none: 1, marks: { came: 3, partly: 0, not: 0, unsaid: 3 } }]);
  });

  test("whose streak was longer once says how often guessing, looked at each time, shows such a one", () => {
    const streak = [...looks("tarot", 6, 8), ...looks("tarot", 0, 12)];
    const [method] = judgeMethods(streak).methods;
    expect(method!.verdict).toBe("chance");
    expect(method!.ever!).toBeLessThan(method!.p!);
  });
});

test("of 2,000 sceptics who pick at random over three methods, no more than one in twenty is told of more than chance", () => {
  const chance = chanceOf(new Uint8Array(32).fill(9), "sceptics", "");
  const people = 2000;
  let told = 0;
  for (let person = 0; person < people; person += 1) {
    const looked = Array.from({ length: 36 }, (): LookedBack => {
      const own = chance.below(4);
      const pick = String(chance.below(4)) as Pick;
      return { topic: ["tarot", "zhouYi", "astro"][chance.below(3)]!, pick, isOwn: pick === String(own), marks: [] };
    });
    if (judgeMethods(looked).methods.some(({ verdict }) => verdict === "more")) told += 1;
  }
  expect(told / people).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / people));
  expect(told).toBeGreaterThan(0);
});

test("claims are counted by the card they rest on, whichever way it lay", () => {
  const fact = (value: string, key = "card") => ({ key, label: "现在", value });
  const reading = (value: string, mark: "came" | "not") => ({
    topic: "tarot",
    claims: [{ label: "", text: "x", facts: [fact(value), fact("三张", "spread")] }],
    marks: [mark],
  });
  const things = countThings([reading("高塔 · 逆位", "came"), reading("高塔", "not"), reading("星星", "came")], () => ["card"]);
  expect(things).toEqual([{ topic: "tarot", name: "高塔", marks: { came: 1, partly: 0, not: 1, unsaid: 0 } }]);
});
