import { describe, expect, test } from "vitest";
import { castName } from "./engine.ts";
import { name } from "./topic.ts";
import { findWritten, listWrittenOptions } from "./written.ts";

const cast = (input: Record<string, unknown>) => {
  const made = castName(input);
  if (made.kind !== "chinese") throw new Error("not a Chinese name");
  return made;
};
const askedOf = (known: Record<string, unknown>) => name.missing(known).find(({ name: field }) => field === "written");

describe("a character that may be the traditional form itself", () => {
  test("is taken as it stands among traditional ones: 周杰倫 has 杰 by 8 strokes, with nothing left open", () => {
    const made = cast({ name: "周杰倫" });
    expect([made.strokes, made.traditional, made.alternatives]).toEqual([[8, 8, 10], "周杰倫", []]);
    expect(askedOf({ name: "周杰倫" })).toBeUndefined();
    expect(cast({ name: "周傑倫" }).strokes).toEqual([8, 12, 10]);
  });

  test.each([
    ["周杰伦", ["周傑伦", "周杰伦"], ["傑，12 画", "杰，8 画"]],
    ["王升", ["王升", "王昇", "王陞"], ["升，4 画", "昇，8 画"]],
    ["李云飞", ["李雲飞", "李云飞"], ["雲，12 画", "云，4 画"]],
  ])("of %s is asked, once, in both languages, with the strokes of each", (whole, values, texts) => {
    const field = askedOf({ name: whole })!;
    expect(field.options!.map(({ value }) => value)).toEqual(values);
    for (const text of texts) expect(field.label.zh).toContain(text);
    for (const text of texts) expect(field.label.en).toContain(text.replace("，", ", ").replace("画", "strokes"));
    expect(askedOf({ name: whole, written: values[0] })).toBeUndefined();
    expect(cast({ name: whole, written: values[1] }).traditional).toBe(
      cast({ name: whole, written: values[1] })
        .proof.map(({ traditional }) => traditional)
        .join(""),
    );
  });

  test("counts by the form that was chosen", () => {
    expect(cast({ name: "周杰伦", written: "周傑伦" }).strokes).toEqual([8, 12, 10]);
    expect(cast({ name: "周杰伦", written: "周杰伦" }).strokes).toEqual([8, 8, 10]);
    expect(cast({ name: "周杰伦", written: "周杰伦" }).alternatives).toEqual([]);
    // Where nobody could be asked the usual form is counted and the other told.
    expect(cast({ name: "周杰伦" })).toMatchObject({ strokes: [8, 12, 10], alternatives: [{ char: "杰", form: { traditional: "杰", strokes: 8 } }] });
  });

  test.each([
    ["傑", "周傑伦"],
    ["是傑，12画的那个", "周傑伦"],
    ["8画", "周杰伦"],
    ["12 strokes", "周傑伦"],
    ["第二个", "周杰伦"],
    ["the first", "周傑伦"],
    ["就按原样", "周杰伦"],
    ["as written", "周杰伦"],
    ["不知道", undefined],
  ])("“%s” answers it", (text, written) => {
    expect(findWritten(text, listWrittenOptions("周", "杰伦"), "周杰伦")).toBe(written);
    expect(name.understand(text, { name: "周杰伦" }, "zh")).toEqual(written === undefined ? {} : { written });
  });

  test("is not asked of names whose one form nobody bears: 志 stays 志", () => {
    expect(askedOf({ name: "王志明" })).toBeUndefined();
    expect(askedOf({ surname: "王", given: "志杰" })).toBeDefined();
    expect(askedOf({ surname: "谷", given: "明" })).toBeUndefined();
    expect(askedOf({ surname: "杰", suggest: true })).toBeUndefined();
  });

  test("a new name is asked about anew", () => {
    expect(name.understand("王杰这个名字呢", { name: "周杰伦", written: "周杰伦" }, "zh")).toEqual({ name: "王杰", written: undefined });
  });
});

describe("no character twice", () => {
  const texts = {
    zh: ["姓林，给女孩起名，不要叠字", "姓林，女孩起名，别用叠字", "姓林，给女儿起名，名字里的字不要重复"],
    en: [
      "suggest names for a girl, surname 林, no character twice",
      "suggest names for a girl, surname 林, no repeated characters",
      "suggest a name for a girl, surname 林, don’t repeat a character",
    ],
  };
  test.each([...texts.zh, ...texts.en])("“%s” proposes no 依依", (text) => {
    const heard = name.understand(text, {}, /给|女/.test(text) ? "zh" : "en");
    expect(heard).toMatchObject({ suggest: true, noRepeat: true });
    expect(heard).not.toHaveProperty("avoid");
    const { suggestions } = cast({ ...heard, surname: "林", sex: "female", count: 20 });
    expect(suggestions).toHaveLength(20);
    expect(suggestions.filter(({ given }) => new Set(given).size < [...given].length)).toEqual([]);
  });

  test("is kept while more names are asked for, and without it 叠字 may come", () => {
    expect(name.understand("再来几个", { suggest: true, surname: "林", noRepeat: true }, "zh")).toMatchObject({ noRepeat: true });
    const doubled = ["林", "江", "沈", "王", "李", "陈", "周", "何"].flatMap(
      (surname) => cast({ surname, suggest: true, sex: "female", count: 20 }).suggestions,
    );
    expect(doubled.some(({ given }) => new Set(given).size < [...given].length)).toBe(true);
  });
});
