import { expect, test } from "vitest";
import { deleteMessages, delMsgGroupList, getMessageList, getMsgGroupList, updateTitle } from "../../../shared/contract/chat.ts";
import { giveFeedback } from "../../../shared/contract/feedback.ts";
import { openChat, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { purgeDeleted } from "./deleting/service.ts";

describeServer("the history", (app) => {
  const list = async (visitor: Visitor, filter = {}) => (await visitor.ask(getMsgGroupList, filter)).data;

  test("lists chats newest first, a page at a time, each once", async () => {
    const visitor = app().visitor();
    const asked = ["第一问？", "第二问？", "第三问？", "第四问？", "第五问？"];
    for (const question of asked) await say(visitor, question);
    const titles: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(visitor, { limit: 2, ...(cursor ? { cursor } : {}) });
      expect(page.messageGroupList.length).toBeLessThanOrEqual(2);
      titles.push(...page.messageGroupList.map(({ title }) => title));
      cursor = page.cursor;
    } while (cursor);
    expect(titles).toEqual(asked.map((question) => question.slice(0, -1)).reverse());
  });

  test("filters by topic letter or key, and finds Chinese words in titles and in answers", async () => {
    const visitor = app().visitor();
    const { text } = await say(visitor, "我和妹妹能和好吗？");
    await say(visitor, "今年该搬家吗？", { module: "l" });
    expect((await list(visitor, { module: "m" })).messageGroupList.map(({ module }) => module)).toEqual(["m"]);
    expect((await list(visitor, { module: "zhouYi" })).messageGroupList.map(({ title }) => title)).toEqual(["今年该搬家吗"]);
    expect((await list(visitor, { query: "和妹妹能" })).messageGroupList).toHaveLength(1);
    expect((await list(visitor, { query: "和妹妹能 该搬家吗" })).messageGroupList).toHaveLength(0);
    expect((await list(visitor, { query: text.slice(-12, -2) })).messageGroupList.length).toBeGreaterThan(0);
    expect((await list(visitor, { query: "%" })).messageGroupList).toHaveLength(0);
  });

  test("a chat is renamed by its person alone, and keeps its place in the list", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "第一问？");
    await say(visitor, "第二问？");
    await visitor.ask(updateTitle, { msggroup: ids.msggroup, title: " 换工作的事 " });
    expect((await list(visitor)).messageGroupList.map(({ title }) => title)).toEqual(["第二问", "换工作的事"]);
    expect((await app().visitor().ask(updateTitle, { msggroup: ids.msggroup, title: "别人" })).code).toBe(9003);
    expect((await visitor.ask(updateTitle, { msggroup: ids.msggroup, title: "   " })).code).toBe(1001);
  });

  test("deleted chats can be brought back, and after a while are gone for good", async () => {
    const visitor = app().visitor();
    const kept = await say(visitor, "留下的？");
    const gone = await say(visitor, "删去的？");
    await visitor.ask(delMsgGroupList, { msggroup: [gone.ids.msggroup] });
    expect((await list(visitor)).messageGroupList.map(({ msggroup }) => msggroup)).toEqual([kept.ids.msggroup]);
    await visitor.ask(delMsgGroupList, { msggroup: [gone.ids.msggroup], undo: true });
    expect((await list(visitor)).messageGroupList).toHaveLength(2);
    await visitor.ask(delMsgGroupList, { msggroup: [gone.ids.msggroup] });
    const { run } = app().kernel.database;
    await run(`update chat_groups set deleted_at = now() - interval '31 seconds' where id = $1`, [gone.ids.msggroup]);
    await visitor.ask(delMsgGroupList, { msggroup: [gone.ids.msggroup], undo: true });
    expect((await list(visitor)).messageGroupList).toHaveLength(1);
    expect(await purgeDeleted(app().kernel)).toBe(1);
    expect(await run(`select 1 from messages where group_id = $1`, [gone.ids.msggroup])).toEqual([]);
    expect(await run(`select 1 from messages where group_id = $1`, [kept.ids.msggroup])).not.toEqual([]);
  });

  test("single messages go without breaking the chat", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "第一问？");
    await say(visitor, "那什么时候？", { msggroup: ids.msggroup });
    const before = (await openChat(visitor, ids.msggroup)).messages;
    await visitor.ask(deleteMessages, { ids: [before[0]!.id, before[1]!.id] });
    expect((await openChat(visitor, ids.msggroup)).messages.map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id));
  });

  test("a long chat is read back page by page, without a gap", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "第一问？");
    for (let at = 0; at < 4; at += 1) await say(visitor, `再说说第${at}点？`, { msggroup: ids.msggroup });
    const all = (await openChat(visitor, ids.msggroup)).messages.map(({ id }) => id);
    const newest = (await visitor.ask(getMessageList, { msggroup: ids.msggroup, limit: 4 })).data;
    const older = (await visitor.ask(getMessageList, { msggroup: ids.msggroup, limit: 100, cursor: newest.cursor! })).data;
    expect([...older.messages, ...newest.messages].map(({ id }) => id)).toEqual(all);
    expect(all).toHaveLength(10);
  });

  test("a dislike keeps its reasons, a like none, and a reason of one's own invention is refused", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "第一问？");
    const messageId = (await openChat(visitor, ids.msggroup)).messages[1]!.id;
    await visitor.ask(giveFeedback, { messageId, value: "dislike", reasons: ["inaccurate", "offensive"] });
    expect((await openChat(visitor, ids.msggroup)).messages[1]!.feedback).toEqual({ value: "dislike", reasons: ["inaccurate", "offensive"] });
    await visitor.ask(giveFeedback, { messageId, value: "like" });
    expect((await openChat(visitor, ids.msggroup)).messages[1]!.feedback).toEqual({ value: "like", reasons: [] });
    expect((await visitor.ask(giveFeedback, { messageId, value: "dislike", reasons: ["boring"] })).code).toBe(1001);
    expect((await app().visitor().ask(giveFeedback, { messageId, value: "like" })).code).toBe(9003);
  });
});
