import { expect, test } from "vitest";
import { previewCast } from "../../../shared/contract/cast.ts";
import { getUser, updateUser } from "../../../shared/contract/people.ts";
import { partOf, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";

const lateBirth = { date: "1995-05-01", time: "23:40", place: "北京", latitude: 39.9, longitude: 116.4, sex: "male" };
interface Pillared {
  pillars: { day: string };
}

describeServer("the schools somebody chose", (app) => {
  test("are kept with the person, a visitor too, and what was not chosen is left out", async () => {
    const visitor = app().visitor();
    expect((await visitor.ask(getUser)).data.settings).toEqual({});
    const schools = { dayStartsAt: "00:00", houses: "wholeSign" };
    expect((await visitor.ask(updateUser, { settings: { schools } })).code).toBe(200);
    expect((await visitor.ask(getUser)).data.settings).toEqual({ schools });
    expect((await app().visitor().ask(getUser)).data.settings).toEqual({});
    expect((await visitor.ask(updateUser, { settings: { schools: { houses: "mine" } } })).code).toBe(1001);
  });

  test("stand where a birth does not say otherwise: the day begins at midnight, in a preview and in the cast", async () => {
    const visitor = app().visitor();
    const inputs = { birth: lateBirth };
    const dayOf = async (more: object = {}) =>
      ((await visitor.ask(previewCast, { module: "birthday", inputs: { ...inputs, ...more } })).data.cast as Pillared).pillars.day;
    expect(await dayOf()).toBe("癸巳");
    await visitor.ask(updateUser, { settings: { schools: { dayStartsAt: "00:00", houses: "equal" } } });
    expect(await dayOf()).toBe("壬辰");
    // What is said with the birth itself goes over the habit.
    expect(await dayOf({ dayStartsAt: "23:00" })).toBe("癸巳");
    const { events } = await say(visitor, "我适合做什么工作？", { module: "birthday", inputs });
    expect(partOf<{ cast: Pillared & { dayStartsAt: string } }>(events, "data-cast")!.cast).toMatchObject({ pillars: { day: "壬辰" }, dayStartsAt: "00:00" });
  });

  test("go to no craft that has no use for them", async () => {
    const visitor = app().visitor();
    await visitor.ask(updateUser, { settings: { schools: { dayStartsAt: "00:00", clock: "civil", houses: "equal", transformations: "zhongzhou" } } });
    const { text } = await say(visitor, "该不该换工作？", { module: "tarot" });
    expect(text.length).toBeGreaterThan(20);
  });
});
