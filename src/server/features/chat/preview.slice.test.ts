import { expect, test } from "vitest";
import { previewCast } from "../../../shared/contract/cast.ts";
import { describeServer } from "../../testing/describe-server.ts";

describeServer("a preview", (app) => {
  test("of a date alone says what is still missing, and has three pillars meanwhile", async () => {
    const visitor = app().visitor();
    const { data } = await visitor.ask(previewCast, { module: "birthday", question: "1990年5月1日" });
    expect(data.known).toMatchObject({ birth: { date: "1990-05-01" } });
    expect(data.missing.map(({ needs }) => needs)).toEqual([["time", "place", "sex"]]);
    expect(data.cast).toMatchObject({ pillars: { year: "庚午", month: "庚辰", day: "丙寅" } });
  });

  test("has nothing where a date may be read in two ways", async () => {
    const { data } = await app().visitor().ask(previewCast, { module: "birthday", question: "born 5/1/1990" });
    expect([data.missing.length, data.cast]).toEqual([1, null]);
  });

  test("computes the chart from a sentence, and the same from fields", async () => {
    const visitor = app().visitor();
    const said = (await visitor.ask(previewCast, { module: "birthday", question: "1990年5月1日下午一点三刻出生在上海，男" })).data;
    expect(said.missing).toEqual([]);
    const given = (await visitor.ask(previewCast, { module: "birthday", inputs: said.known })).data;
    const withoutMoment = (cast: unknown) => ({ ...(cast as Record<string, unknown>), castAt: null });
    expect(withoutMoment(given.cast)).toEqual(withoutMoment(said.cast));
    expect(given.cast).toMatchObject({ pillars: { day: "丙寅", hour: "甲午" } });
  });

  test("what words say goes over what was chosen; a whole birth takes no other", async () => {
    const visitor = app().visitor();
    const inputs = { birth: { date: "1990-05-01", time: null, sex: "male" } };
    const { data } = await visitor.ask(previewCast, { module: "birthday", question: "我适合做什么工作？", inputs });
    expect(data.known).toMatchObject(inputs);
    expect(data.cast).not.toBeNull();
  });

  test("names what no calendar knows, by its path", async () => {
    const visitor = app().visitor();
    const { data } = await visitor.ask(previewCast, { module: "birthday", inputs: { birth: { date: "1990-02-31", time: null, sex: "male" } } });
    expect(data.cast).toBeNull();
    expect(Object.keys(data.problems)).toEqual(["birth.date"]);
  });

  test("draws nothing ahead", async () => {
    const { data } = await app().visitor().ask(previewCast, { module: "number", question: "3 8 5 能签吗？" });
    expect(data.known).toMatchObject({ digits: [3, 8, 5] });
    expect(data.cast).toBeNull();
  });

  test("refuses a module that casts nothing itself", async () => {
    expect((await app().visitor().ask(previewCast, { module: "ask", question: "?" })).code).toBe(1001);
  });
});
