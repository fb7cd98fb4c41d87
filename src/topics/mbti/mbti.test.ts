import { describe, expect, it, test } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { AppError } from "../../shared/errors.ts";
import { axes, typeNames } from "../kit/sixteen-types/axes.ts";
import { listItems } from "../kit/sixteen-types/items.ts";
import { answerByTheme, answerPurely, chanceFrom } from "../kit/sixteen-types/testing/answerers.ts";
import type { MbtiCast } from "./cast-types.ts";
import { toMbtiFacts } from "./facts.ts";
import { sceneNames, statementNames } from "./scenes.ts";
import { toStrength } from "./strength.ts";
import { mbti } from "./topic.ts";
import { understandMbti } from "./understand.ts";

const context = { chance: chanceOf(new Uint8Array(32), "mbti", ""), moment: "2026-11-21T04:00:00.000Z" };
const castOf = (input: object): MbtiCast => mbti.cast(mbti.parse(input), context) as MbtiCast;
const items = listItems("simplified");

describe("the input", () => {
  it("takes the answers in the items' order, or named in any", () => {
    const answers = answerPurely(items, "ENFJ");
    const named = items.map(({ id }, at) => ({ id, value: answers[at] })).reverse();
    expect(castOf({ test: "mbti", version: "simplified", answers })).toEqual(castOf({ version: "simplified", answers: named }));
  });

  it("takes the question along, and scores the same with any", () => {
    const answers = answerPurely(items, "ENFJ");
    expect(mbti.parse({ version: "simplified", answers, question: " 我适合什么工作 " })).toMatchObject({ question: "我适合什么工作" });
    expect(castOf({ version: "simplified", answers, question: "我适合什么工作" })).toEqual(castOf({ version: "simplified", answers }));
  });

  it("names the answer that is missing, and the one that is none", () => {
    const answers: unknown[] = answerPurely(items, "ENFJ");
    answers[17] = null;
    answers[3] = 3;
    try {
      mbti.parse({ version: "simplified", answers });
      expect.unreachable();
    } catch (error) {
      expect((error as AppError).details).toMatchObject({ fields: { "answers.3": "choice", "answers.17": "required" } });
    }
    expect(() => mbti.parse({ version: "short", answers })).toThrow(AppError);
    expect(() => mbti.parse({ test: "disc", version: "simplified", answers })).toThrow(AppError);
  });

  it("lacks the version first, then the answers", () => {
    expect(mbti.missing({}).map(({ name }) => name)).toEqual(["version", "answers"]);
    expect(mbti.missing({ version: "full" }).map(({ kind }) => kind)).toEqual(["answers"]);
  });

  test.each([
    ["做简版 28 题", "simplified"],
    ["做标准版 93 题", "standard"],
    ["做完整版 200 题", "full"],
    ["93题的", "standard"],
    ["最准的那个", "full"],
    ["Take the short one, 28 questions", "simplified"],
    ["the standard one please", "standard"],
    ["full", "full"],
    ["开始测试", undefined],
    ["start", undefined],
    ["能做 93 题那版吗？", "standard"],
    ["28 题和 93 题差在哪", undefined],
    ["28 题准吗", undefined],
    ["简单介绍一下", undefined],
    ["How long does it take?", undefined],
  ])("“%s” is heard as %s", (text, version) => {
    expect(understandMbti(text, {}).version).toBe(version);
  });

  it("doesn't hear a new length in a question about the report", () => {
    const known = { version: "full" as const, answers: [1] };
    expect(understandMbti("简单说，我适合什么工作？", known)).toEqual({});
    expect(understandMbti("Why is the full bar grey?", known)).toEqual({});
    expect(understandMbti("再做一次标准版", known)).toEqual({ version: "standard" });
  });

  test.each(["zh", "en"] as const)("every starter in %s begins or names a length", (locale) => {
    const heard = mbti.words[locale].starters.map((text) => mbti.understand(text, {}, locale).version ?? (/开始|^start/i.test(text) ? "start" : undefined));
    expect(heard).not.toContain(undefined);
    expect(new Set(heard)).toEqual(new Set(["start", "simplified", "standard", "full"]));
  });
});

describe("the cast", () => {
  test.each(["simplified", "standard", "full"] as const)("of a pure answerer to %s is the type, each axis very clear", (version) => {
    for (const type of typeNames) {
      const cast = castOf({ version, answers: answerPurely(listItems(version), type) });
      expect(cast.type).toBe(type);
      expect(cast.neighbours).toHaveLength(1);
      expect(axes.map((axis) => toStrength(cast.axes[axis]))).toEqual(["strong", "strong", "strong", "strong"]);
    }
  });

  it("names a neighbour for every tie, nearest first, and one where there is none", () => {
    const next = chanceFrom(3);
    for (let turn = 0; turn < 300; turn += 1) {
      const leanings = { EI: next(), SN: next(), TF: next(), JP: next() };
      const { type, ties, neighbours, axes: scored } = castOf({ version: "standard", answers: answerByTheme(listItems("standard"), leanings, next) });
      expect(neighbours.map(({ axis }) => axis).sort()).toEqual((ties.length > 0 ? ties : [neighbours[0]!.axis]).slice().sort());
      for (const near of neighbours) expect([...near.type].filter((letter, at) => letter !== type[at])).toHaveLength(1);
      const percents = neighbours.map(({ axis }) => scored[axis].percent);
      expect(percents).toEqual([...percents].sort((one, other) => one - other));
    }
  });

  it("tells a scene answered alike, and says so when it goes against the letter", () => {
    const full = listItems("full");
    const answers = answerPurely(full, "ISTJ");
    for (const [at, item] of full.entries()) if (item.theme === "EI.choice.4") answers[at] = answers[at] === 1 ? 2 : 1;
    const facts = toMbtiFacts(castOf({ version: "full", answers }));
    const scenes = facts.filter(({ key }) => key === "scene");
    expect(scenes).toHaveLength(80);
    expect(scenes.filter(({ values }) => (values as { isAgainst: boolean }).isAgainst)).toEqual([
      { id: "scene.calls", key: "scene", values: { scene: "calls", axis: "EI", letter: "E", isAgainst: true } },
    ]);
  });

  it("has one name for every kind of scene", () => {
    const names = [...Object.values(sceneNames), ...Object.values(statementNames)].flat();
    expect(new Set(names).size).toBe(80);
  });

  it("finds portraits that disagree with scenes", () => {
    const full = listItems("full");
    const answers = full.map((item) => item.keys.indexOf(item.axis === "TF" ? (item.type === "description" ? "F" : "T") : item.keys[0]) + 1);
    const split = toMbtiFacts(castOf({ version: "full", answers })).find(({ key }) => key === "split");
    expect(split).toEqual({ id: "split.TF", key: "split", values: { axis: "TF", first: "T", portraits: 0, scenes: 100 } });
  });

  test.each(["zh", "en"] as const)("has a chip for every fact in %s, with the rule on these numbers", (locale) => {
    const next = chanceFrom(9);
    for (let turn = 0; turn < 60; turn += 1) {
      const leanings = { EI: next(), SN: next(), TF: next(), JP: next() };
      const cast = castOf({ version: "full", answers: answerByTheme(listItems("full"), leanings, next) });
      const chips = mbti.chips(cast, locale);
      expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
      for (const chip of chips) expect(`${chip.label} ${chip.value} ${chip.note}`).not.toMatch(/undefined|NaN|null|object Object/);
    }
  });
});
