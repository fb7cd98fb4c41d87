import { expect, test } from "vitest";
import { getMessageList, getMsgGroupList, sendMessage, updateTitle } from "../../../shared/contract/chat.ts";
import { giveFeedback } from "../../../shared/contract/feedback.ts";
import { init } from "../../../shared/contract/init.ts";
import type { CastData } from "../../../shared/contract/stream.ts";
import { openChat, partOf, say, textOf, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";

const toCursor = (...value: unknown[]): string => Buffer.from(JSON.stringify(value)).toString("base64url");

describeServer("what people and programs write", (app) => {
  test("NUL and half characters are left out, in words, names and the inputs of a form", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "该不该\0去\ud800？", { module: "l", inputs: { "me\0thod": "coi\0ns", question: "\udfff" } });
    expect(textOf((await openChat(visitor, ids.msggroup)).messages[0])).toBe("该不该去\ufffd？");
    expect((await visitor.ask(updateTitle, { msggroup: ids.msggroup, title: "去\0吗" })).code).toBe(200);
    expect((await openChat(visitor, ids.msggroup)).group!.title).toBe("去吗");
    const messageId = (await openChat(visitor, ids.msggroup)).messages[1]!.id;
    expect((await visitor.ask(giveFeedback, { messageId, value: "dislike", text: "x\0y" })).code).toBe(200);
    expect((await visitor.ask(getMsgGroupList, { query: "去\0吗" })).data.messageGroupList).toHaveLength(1);
    expect((await visitor.ask(getMessageList, { msggroup: ids.msggroup, cursor: "m\0" })).code).toBe(200);
  });

  test.each([
    ["a day in words", toCursor("foo", "a")],
    ["a year the database does not know", toCursor("+275760-09-13T00:00:00.000Z", "a")],
    ["an id of other letters", toCursor("2026-01-01 00:00:00+00", "a b")],
    ["no pair", toCursor()],
    ["no JSON", "x"],
  ])("a cursor that is not ours is 1001: %s", async (_, cursor) => {
    expect((await app().visitor().ask(getMsgGroupList, { cursor })).code).toBe(1001);
  });

  test("what cannot be seen is neither a question nor a title", async () => {
    const visitor = app().visitor();
    const blank = await visitor.raw(sendMessage, toSend("\u200b\u200d"));
    expect(await blank.json()).toMatchObject({ code: 1001, data: { fields: { question: "required" } } });
    const { ids } = await say(visitor, "去不去？");
    expect((await visitor.ask(updateTitle, { msggroup: ids.msggroup, title: "\u200b" })).code).toBe(1001);
  });

  test("the line under a title ends in no half character", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, `${"问".repeat(79)}🌙去不去？`);
    expect((await openChat(visitor, ids.msggroup)).group!.content).toBe("问".repeat(79));
  });

  test("a question that comes in a form alone is heard, its despair too", async () => {
    const visitor = app().visitor();
    const { events } = await say(visitor, "", { inputs: { question: "该不该去？", spread: "one" } });
    expect(partOf<CastData>(events, "data-cast")!.question).toBe("该不该去？");
    const care = await say(visitor, "", { inputs: { question: "我不想活了", spread: "one" } });
    expect([partOf(care.events, "data-cast"), partOf(care.events, "data-care") !== undefined]).toEqual([undefined, true]);
  });

  test("“another question” alone is met with the opening remark, and the next words are a new question", async () => {
    const visitor = app().visitor();
    const first = await say(visitor, "我该不该换工作？");
    const group = { msggroup: first.ids.msggroup };
    const other = await say(visitor, "换个问题", group);
    expect([partOf(other.events, "data-cast"), other.text.startsWith("心里想着")]).toEqual([undefined, true]);
    const next = await say(visitor, "他会回来吗？", group);
    expect(partOf<CastData>(next.events, "data-cast")!.question).toBe("他会回来吗？");
    expect((await visitor.ask(init)).data.daily_account.num).toBe(1);
  });

  test("asked to draw while a cast stands, it draws for the same question", async () => {
    const visitor = app().visitor();
    const first = await say(visitor, "我该不该换工作？");
    const drawn = await say(visitor, "抽牌", { msggroup: first.ids.msggroup });
    expect(partOf<CastData>(drawn.events, "data-cast")!.question).toBe("我该不该换工作？");
  });
});
