import { describe, expect, test } from "vitest";
import { parts } from "./data/parts.ts";
import packed from "./data/strokes.json" with { type: "json" };
import { compoundSurnames, singleSurnames } from "./data/surnames.ts";
import hundred from "./golden/hundred-surnames.json" with { type: "json" };
import rules from "./golden/rules.json" with { type: "json" };
import { listHomophones } from "./homophones.ts";
import { packNumber, recordWidth, unpackRecord } from "./packed.ts";
import { findShortForm, toRadical, toRadicalStrokes } from "./radicals.ts";
import { findStrokes, listReadings, listStrokes, toStrokes } from "./strokes.ts";
import { findChineseName, findSurnameReading } from "./surnames.ts";
import { parseSyllable } from "./syllable.ts";

const toSum = (arithmetic: string): number => (arithmetic.match(/-?\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0);

describe("the count", () => {
  test.each(hundred.cases)("surname %s is %s: %s = %i", (char, traditional, arithmetic, strokes) => {
    expect(toSum(arithmetic as string)).toBe(strokes);
    const counted = toStrokes(char as string, { isSurname: true });
    expect([counted.traditional, counted.strokes]).toEqual([traditional, strokes]);
  });

  test.each(rules.given)("%s in a given name: %s = %i", (char, arithmetic, strokes) => {
    if (arithmetic !== "value") expect(toSum(arithmetic as string)).toBe(strokes);
    expect(toStrokes(char as string).strokes).toBe(strokes);
  });

  test.each(rules.surname)("surname %s is counted as %s", (char, traditional, strokes) => {
    const counted = toStrokes(char as string, { isSurname: true });
    expect([counted.traditional, counted.strokes]).toEqual([traditional, strokes]);
  });

  test("every form is its radical in full and what stands beside it, unless it is a numeral", () => {
    for (const char of "江沐阳王泉恭林芳胜郑陈饭祥叶云四") {
      const { rule, strokes, radicalStrokes, rest } = toStrokes(char);
      if (rule === "radical") expect([char, radicalStrokes + rest]).toEqual([char, strokes]);
    }
  });

  test("a character of two forms counts one and keeps the other", () => {
    expect(toStrokes("云").alternatives.map(({ traditional, strokes }) => [traditional, strokes])).toEqual([["云", 4]]);
    expect(toStrokes("里").alternatives.map(({ traditional }) => traditional)).toEqual(["裏", "裡"]);
    expect(toStrokes("阳").alternatives).toEqual([]);
  });

  test("what is no character has no strokes", () => {
    expect(findStrokes("a")).toBeUndefined();
    expect(() => toStrokes("?")).toThrow(RangeError);
    expect(listStrokes("江a阳")).toEqual({ 江: 7, 阳: 17 });
  });
});

describe("the table", () => {
  test("holds a record of a known radical for every place", () => {
    const count = 0x9fff - 0x4e00 + 1 + [...packed.extra].length;
    expect(packed.records.length).toBe(count * recordWidth);
    const radicals = new Set(Array.from({ length: count }, (_, place) => unpackRecord(packed.records, place).radical));
    expect(radicals.size).toBe(214);
    expect([Math.min(...radicals), Math.max(...radicals)]).toEqual([1, 214]);
  });

  test("gives each of the fixed forms a count: every form anyone may ask for is a character we know", () => {
    const forms = packed.traditional.split(" ").flatMap((line) => [...line]);
    expect(forms.filter((char) => !findStrokes(char))).toEqual([]);
  });

  test("packs numbers of base 62 and takes none that does not fit", () => {
    expect([packNumber(0, 2), packNumber(61, 1), packNumber(62, 2)]).toEqual(["00", "Z", "10"]);
    expect(() => packNumber(62, 1)).toThrow(RangeError);
    expect(() => packNumber(-1, 1)).toThrow(RangeError);
  });

  test("knows the radicals by number, their full strokes and their short forms", () => {
    const known = [
      [85, "水", 4],
      [140, "艸", 6],
      [162, "辵", 7],
      [163, "邑", 7],
      [170, "阜", 8],
      [184, "食", 9],
      [214, "龠", 17],
    ] as const;
    for (const [number, radical, strokes] of known) expect([toRadical(number), toRadicalStrokes(number)]).toEqual([radical, strokes]);
    expect([findShortForm("水", 3), findShortForm("水", 4), findShortForm("木", 4)]).toEqual(["氵", null, null]);
  });

  test("what stands beside a radical has as many strokes as Unihan counts there, counted in full or as written", () => {
    const wrong = parts.split(" ").filter((pair) => {
      const [char = "", part = ""] = pair;
      const whole = findStrokes(char);
      const beside = findStrokes(part);
      const full = beside && [beside, ...beside.alternatives].find(({ traditional }) => traditional === part);
      return !whole || !beside || !full || (full.radicalStrokes + full.rest !== whole.rest && beside.today !== whole.rest);
    });
    expect(wrong).toEqual([]);
  });
});

describe("surnames", () => {
  test("there are more than 400 of one character and more than 80 of two, none twice, each counted", () => {
    const singles = [...singleSurnames];
    expect([singles.length >= 400, compoundSurnames.length >= 80]).toEqual([true, true]);
    expect([new Set(singles).size, new Set(compoundSurnames).size]).toEqual([singles.length, compoundSurnames.length]);
    expect([...singles, ...compoundSurnames.flatMap((surname) => [...surname])].filter((char) => !findStrokes(char, { isSurname: true }))).toEqual([]);
  });

  test("a name is parted after a compound surname where there is one", () => {
    expect(findChineseName("欧阳修")).toEqual({ surname: "欧阳", given: "修" });
    expect(findChineseName("諸葛孔明")).toEqual({ surname: "諸葛", given: "孔明" });
    expect(findChineseName("江沐阳")).toEqual({ surname: "江", given: "沐阳" });
    for (const text of ["欧阳", "江", "你好吗", "江沐阳春"])
      expect([text, text === "欧阳" ? findChineseName(text)?.given : findChineseName(text)]).toEqual([text, text === "欧阳" ? "阳" : null]);
  });

  test("are read as surnames are", () => {
    expect([findSurnameReading("单"), findSurnameReading("万俟"), findSurnameReading("江")]).toEqual([["shàn"], ["mò", "qí"], null]);
    expect(listReadings("单")[0]).toBe("dān");
  });
});

describe("sounds", () => {
  test("a syllable comes apart into initial, final and tone", () => {
    expect(parseSyllable("zhuāng")).toMatchObject({ initial: "zh", final: "uang", tone: 1 });
    expect(parseSyllable("ān")).toMatchObject({ initial: "", final: "an", tone: 1 });
    expect(parseSyllable("lǜ")).toMatchObject({ plain: "lv", tone: 4 });
    expect(parseSyllable("de").tone).toBe(5);
  });

  test("two syllables that sound like an unwelcome word are caught, with and without the tones", () => {
    const hear = (text: string) => listHomophones(text.split(" ").map(parseSyllable));
    expect(hear("wú liáng")).toEqual([{ word: "无良", place: 0, isExact: true }]);
    expect(hear("lǐ fàn tōng")).toEqual([{ word: "饭桶", place: 1, isExact: false }]);
    expect(hear("jiāng mù yáng")).toEqual([]);
  });
});
