import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { englishNames } from "./data/names.en.ts";
import { castHexagram } from "./hexagram-cast.ts";
import { hexagrams, toFullName, toHexagram } from "./king-wen.ts";
import { toNajia } from "./najia.ts";
import { generations, getPalacePlace } from "./palaces.ts";
import { toNuclear, toOpposite, toReversed, turnLine } from "./relations.ts";
import { toRelative } from "./relatives.ts";
import { toRulingTexts } from "./ruling.ts";
import { getEnglishTelling } from "./tellings.ts";
import { type LineValue, toChangedLines, toLines, toMovingPlaces } from "./throws.ts";
import { getTrigram } from "./trigrams.ts";

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Value;
const published = readJson<{ id: string; name: string; symbol: string }[]>("../../../../node_modules/@freizl/yijing/zh-CN/64gua.json");
const palaces = readJson<{ palaces: Record<string, string[]>; shi: number[] }>("./golden/palaces.json");
const najia = readJson<{ hexagrams: Record<string, string[]> }>("./golden/najia.json");
const zuozhuan = readJson<{ casts: { from: string; to: string; place: number; text?: string }[] }>("./golden/zuozhuan.json");

const named = (name: string) => hexagrams.find((hexagram) => hexagram.name === name)!;
const moment = "2026-11-20T03:00:00Z";
const toThrows = (lines: string, moving: readonly number[]): LineValue[] =>
  [...lines].map((line, index) => (line === "1" ? (moving.includes(index + 1) ? 9 : 7) : moving.includes(index + 1) ? 6 : 8));
const everyThrow = Array.from({ length: 4096 }, (_, seed) => Array.from({ length: 6 }, (_line, index) => (6 + ((seed >> (index * 2)) & 3)) as LineValue));

describe("the received order", () => {
  it("has the lines and names that the published text has, bottom up", () => {
    for (const [index, { id, name, symbol }] of published.entries()) {
      expect(hexagrams[index]?.lines).toBe(id);
      expect(hexagrams[index]?.name).toBe(name === "遯" ? "遁" : name);
      expect(symbol.codePointAt(0)).toBe(0x4dc0 + index);
    }
  });
  it("holds each of the 64 patterns of lines once", () => {
    expect(new Set(hexagrams.map(({ lines }) => lines)).size).toBe(64);
    for (const hexagram of hexagrams) expect(toHexagram(hexagram.lines)).toBe(hexagram);
  });
  it("pairs each hexagram with its reverse, or with its opposite where the reverse is itself", () => {
    for (let number = 1; number <= 63; number += 2) {
      const [odd, even] = [hexagrams[number - 1]!, hexagrams[number]!];
      const reversed = toReversed(odd.lines);
      expect(even.lines).toBe(reversed === odd.lines ? toOpposite(odd.lines) : reversed);
    }
  });
  it("names a hexagram by the image above, the image below, then itself", () => {
    expect([48, 29, 11, 14].map((number) => toFullName(hexagrams[number - 1]!))).toEqual(["水风井", "坎为水", "地天泰", "火天大有"]);
  });
  it("has 64 English names, the ones the tellings carry", () => {
    expect(englishNames).toEqual(hexagrams.map(({ number }) => getEnglishTelling(number).name));
    expect(new Set(englishNames).size).toBe(64);
  });
});

describe("related hexagrams", () => {
  it("leaves eight as they are when turned upside down: 1 2 27 28 29 30 61 62", () => {
    expect(hexagrams.filter(({ lines }) => toReversed(lines) === lines).map(({ number }) => number)).toEqual([1, 2, 27, 28, 29, 30, 61, 62]);
  });
  it("makes only sixteen nuclear hexagrams, and from those only four", () => {
    const nuclear = new Set(hexagrams.map(({ lines }) => toNuclear(lines)));
    expect([...nuclear].map((lines) => toHexagram(lines).number).sort((a, b) => a - b)).toEqual([1, 2, 23, 24, 27, 28, 37, 38, 39, 40, 43, 44, 53, 54, 63, 64]);
    expect(new Set([...nuclear].map(toNuclear)).size).toBe(4);
  });
  it("finds 睽 inside 井", () => {
    expect(toHexagram(toNuclear(named("井").lines)).name).toBe("睽");
  });
  it("gives a hexagram back when turned over or upside down twice", () => {
    for (const { lines } of hexagrams) {
      expect(toOpposite(toOpposite(lines))).toBe(lines);
      expect(toReversed(toReversed(lines))).toBe(lines);
      for (let place = 1; place <= 6; place += 1) expect(turnLine(turnLine(lines, place), place)).toBe(lines);
    }
  });
});

describe("throws", () => {
  it("changes twice into itself: the same lines moved back give the hexagram drawn", () => {
    for (const throws of everyThrow) {
      const back = toThrows(toChangedLines(throws), toMovingPlaces(throws));
      expect(toChangedLines(back)).toBe(toLines(throws));
    }
  });
  it("turns as the casts of the Zuozhuan do", () => {
    for (const { from, to, place, text } of zuozhuan.casts) {
      const cast = castHexagram(toThrows(named(from).lines, [place]), moment);
      expect(cast.changed?.name).toBe(to);
      expect(cast.ruling).toEqual([{ of: "primary", place }]);
      if (text) expect(cast.text.line).toBe(text);
    }
  });
  it("reads the texts that Zhu Xi's rule names, by the number of moving lines", () => {
    const places = (moving: number[]) => toRulingTexts(toThrows(named("井").lines, moving)).map(({ of, place }) => `${of} ${place}`);
    expect(places([])).toEqual(["primary judgment"]);
    expect(places([3])).toEqual(["primary 3"]);
    expect(places([2, 5])).toEqual(["primary 5", "primary 2"]);
    expect(places([1, 2, 3])).toEqual(["primary judgment", "changed judgment"]);
    expect(places([1, 2, 3, 4])).toEqual(["changed 5", "changed 6"]);
    expect(places([1, 2, 3, 4, 5])).toEqual(["changed 6"]);
    expect(places([1, 2, 3, 4, 5, 6])).toEqual(["changed judgment"]);
    expect(toRulingTexts([9, 9, 9, 9, 9, 9])).toEqual([{ of: "primary", place: "all" }]);
    expect(castHexagram([6, 6, 6, 6, 6, 6], moment).text.line).toBe("利永贞。");
  });
  it("never misses a text: every throw of 4,096 has one for each ruling place", () => {
    for (const throws of everyThrow) {
      const { text, ruling } = castHexagram(throws, moment);
      expect(text.judgment).not.toBe("");
      expect(ruling[0]?.place === "judgment" ? text.line === null : (text.line?.length ?? 0) > 1).toBe(true);
    }
  });
});

describe("palaces and branches", () => {
  it("puts every hexagram into the palace, generation, 世 and 应 of the classical table", () => {
    for (const [palace, names] of Object.entries(palaces.palaces))
      for (const [index, name] of names.entries()) {
        const shi = palaces.shi[index]!;
        expect(getPalacePlace(named(name).lines)).toEqual({ palace, generation: generations[index], shi, ying: ((shi + 2) % 6) + 1 });
      }
  });
  it("gives each line the branch and relative of the printed tables", () => {
    for (const [name, lines] of Object.entries(najia.hexagrams)) {
      const hexagram = named(name);
      const element = getTrigram(getPalacePlace(hexagram.lines).palace).element;
      expect(toNajia(hexagram.lines).map(({ branch }) => toRelative(element, branch) + branch)).toEqual(lines);
    }
  });
});
