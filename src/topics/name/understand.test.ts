import { describe, expect, test } from "vitest";
import { listSurnamesSpelt } from "./surname-spellings.ts";
import { name } from "./topic.ts";
import { understandName } from "./understand.ts";

describe("understanding", () => {
  const hear = (text: string, locale: "zh" | "en" = "zh") => understandName(text, {}, locale);

  test.each([
    ["江沐阳这个名字好不好？", { name: "江沐阳" }],
    ["想了很久，先问问你。江沐阳这个名字好不好？", { name: "江沐阳" }],
    ["我叫欧阳修", { name: "欧阳修" }],
    ["看看“李清照”", { name: "李清照" }],
    ["王小明", { name: "王小明" }],
    ["我想换工作", {}],
    ["姓陈，给女孩起个名字", { suggest: true, surname: "陈", sex: "female" }],
    ["姓欧阳，男孩，起名，单名", { suggest: true, surname: "欧阳", sex: "male", characters: 1 }],
  ])("%s", (text, heard) => {
    expect(hear(text)).toEqual(heard);
  });

  test.each([
    ["姓李，男孩，想要跟水有关的名字", { suggest: true, surname: "李", sex: "male", meaning: "水" }],
    ["给孩子起名", { suggest: true }],
    ["suggest a name for a girl, surname 林", { suggest: true, surname: "林", sex: "female" }],
    ["林晓雨，女，1998年3月5日早上8点", { name: "林晓雨", birth: { date: "1998-03-05", time: "08:00", sex: "female" } }],
    ["林晓雨要不要改名", { name: "林晓雨" }],
    ["要不要改名", {}],
    ["那怎么样", {}],
  ])("%s: no more than was said", (text, heard) => {
    expect(hear(text)).toEqual(heard);
  });

  test.each([
    ["姓欧阳，给女宝宝起个两个字的名字", { suggest: true, surname: "欧阳", sex: "female", characters: 2 }],
    ["给女儿取个名，姓林，要有光的意思", { suggest: true, surname: "林", sex: "female", meaning: "光" }],
    ["A Chinese name for a boy, surname Chen, two characters, meaning light", { suggest: true, surname: "陈", sex: "male", characters: 2, meaning: "light" }],
    ["姓王，男孩，三个字的名字", { suggest: true, surname: "王", sex: "male", characters: 2 }],
    ["姓欧阳，女孩，三个字的名字", { suggest: true, surname: "欧阳", sex: "female", characters: 1 }],
    ["姓王，给男孩起五个名字", { suggest: true, surname: "王", sex: "male", count: 5 }],
  ])("%s: names are wanted, and how", (text, heard) => {
    expect(hear(text, /[a-z]/.test(text) ? "en" : "zh")).toEqual(heard);
  });

  test.each([
    ["这个名字不要这两个字", undefined],
    ["我们一起报名吧", undefined],
  ])("%s: no names are wanted", (text, suggest) => {
    expect(hear(text).suggest).toBe(suggest);
  });

  test.each([
    ["不是女孩，是男孩", { sex: "male" }],
    ["Not a girl: a boy", { sex: "male" }],
    ["不是两字，是单名", { characters: 1 }],
    ["不是光，要有水的意思", { meaning: "水" }],
  ])("%s puts the wish right", (text, wish) => {
    const known = { suggest: true, surname: "林", sex: "female" as const, characters: 2 as const, meaning: "光" };
    expect(understandName(text, known, /[a-z]/.test(text) ? "en" : "zh")).toEqual({ ...known, ...wish });
  });

  test("after names were proposed only a wish or more of them are a new cast", () => {
    const known = { suggest: true, surname: "陈", sex: "female" as const };
    const then = (text: string) => understandName(text, known, "zh");
    expect(then("第一个名字读音怎么样")).toEqual({});
    expect(then("再来几个")).toEqual({ ...known, count: 12 });
    expect(then("不要梓字")).toEqual({ ...known, avoid: "梓" });
  });

  test("a surname in Latin letters is one character, or asked for", () => {
    const known = hear("Names for a girl, surname Wong", "en");
    const [asked] = name.missing(known);
    expect([asked?.name, asked?.kind, asked?.options?.map(({ value }) => value)]).toEqual(["surname", "choice", ["王", "黄"]]);
    expect(name.missing({ ...known, surname: "王" })).toEqual([]);
    // 谌 is read Chen too, by a thousandth of them.
    expect(hear("Names for a girl, surname Chen", "en").surname).toBe("陈");
    expect(hear("Names for a boy, surname Huang", "en").surname).toBe("黄");
    expect([listSurnamesSpelt("Wong"), listSurnamesSpelt("Ouyang"), listSurnamesSpelt("Smith")]).toEqual([["王", "黄"], ["欧阳"], []]);
  });

  test("the form asks for what is lacking and no more", () => {
    const asked = (known: Record<string, unknown>) => name.missing(known).map((field) => field.name);
    expect(asked({})).toEqual(["name"]);
    expect(asked({ surname: "江", given: "沐阳" })).toEqual([]);
    expect(asked({ name: "Anna Schmidt" })).toEqual([]);
    expect(asked({ surname: "江" })).toEqual(["given"]);
    expect(asked({ suggest: true })).toEqual(["surname"]);
    expect(asked({ suggest: true, surname: "陈" })).toEqual([]);
  });

  test("English names are heard too", () => {
    expect(hear("How is the name Anna Schmidt?", "en")).toEqual({ name: "Anna Schmidt" });
    expect(hear("Names for a girl, surname Chen", "en")).toMatchObject({ suggest: true, sex: "female" });
    expect(hear("Will I find work?", "en")).toEqual({});
  });
});
