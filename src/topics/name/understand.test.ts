import { describe, expect, test } from "vitest";
import { listSurnamesSpelt } from "./surname-spellings.ts";
import { name } from "./topic.ts";
import { understandName } from "./understand.ts";

describe("understanding", () => {
  const hear = (text: string, locale: "zh" | "en" = "zh") => understandName(text, {}, locale);

  test.each([
    ["江沐阳这个名字好不好？", { name: "江沐阳" }],
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

  test("after names were proposed only a wish or more of them are a new cast", () => {
    const known = { suggest: true, surname: "陈", sex: "female" as const };
    const then = (text: string) => understandName(text, known, "zh");
    expect(then("第一个名字读音怎么样")).toEqual({});
    expect(then("再来几个")).toEqual({ ...known, count: 12 });
    expect(then("不要梓字")).toEqual({ ...known, avoid: "梓" });
  });

  test("a surname in Latin letters is one character, or asked for", () => {
    const known = hear("Names for a girl, surname Chen", "en");
    const [asked] = name.missing(known);
    expect([asked?.name, asked?.kind, asked?.options?.map(({ value }) => value)]).toEqual(["surname", "choice", ["陈", "谌"]]);
    expect(name.missing({ ...known, surname: "陈" })).toEqual([]);
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
