import { describe, expect, test } from "vitest";
import { understandAstro } from "./understand.ts";

const hear = (text: string, known = {}) => understandAstro(text, known, /[一-鿿]/.test(text) ? "zh" : "en");

describe("words about a chart", () => {
  test("give the birth with its place", () => {
    expect(hear("我1990年5月1日13:45生在上海，我的星盘怎么样")).toMatchObject({ birth: { date: "1990-05-01", time: "13:45", timeZone: "Asia/Shanghai" } });
    expect(hear("I was born on 1 May 1990 at 1:45 pm in London")).toMatchObject({ birth: { date: "1990-05-01", time: "13:45", timeZone: "Europe/London" } });
  });

  test("name a house system", () => {
    expect([hear("用整宫制"), hear("whole sign please"), hear("换成等宫制"), hear("use Porphyry houses"), hear("普拉西德")]).toEqual([
      { houses: "wholeSign" },
      { houses: "wholeSign" },
      { houses: "equal" },
      { houses: "porphyry" },
      { houses: "placidus" },
    ]);
  });

  test("ask about a year, which the year of birth is not", () => {
    expect(hear("2027 年运势")).toEqual({ year: 2027 });
    expect(hear("我1990年5月1日13:45生在上海").year).toBeUndefined();
    expect(hear("我1990年5月1日13:45生在上海，2027年运势怎么样").year).toBe(2027);
  });

  test("of two people give two births, in the order they are named", () => {
    expect(hear("我1990年5月1日13:45生在上海，她1992年3月3日早上8点生在北京，我们合吗")).toMatchObject({
      birth: { date: "1990-05-01", time: "13:45" },
      other: { date: "1992-03-03", time: "08:00" },
    });
  });

  test("of one person, where one is known already, mend that birth", () => {
    expect(hear("下午两点", { birth: { date: "1990-05-01", timeZone: "Asia/Shanghai" } })).toMatchObject({ birth: { date: "1990-05-01", time: "14:00" } });
    expect(hear("下午两点", { birth: { date: "1990-05-01", timeZone: "Asia/Shanghai" } }).other).toBeUndefined();
  });

  test("that tell where one was born, in the US, are not of two people", () => {
    const known = { birth: { date: "1990-05-01", time: "13:45", timeZone: "America/New_York" } };
    expect(hear("I was born in the US on 2 May 1990", known).other).toBeUndefined();
    expect(hear("She was born on 3 March 1992 at 8 am in Boston. Are we a match?", known)).toMatchObject({ other: { date: "1992-03-03", time: "08:00" } });
  });

  test("that say nothing give nothing", () => {
    expect([hear("你好"), hear("明年怎么样"), hear("What does my chart say about work?")]).toEqual([{}, {}, {}]);
  });
});
