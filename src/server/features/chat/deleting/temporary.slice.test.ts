import { expect, test } from "vitest";
import { getMessageList, getMsgGroupList, keepTemporary, pinChats, sendMessage } from "../../../../shared/contract/chat.ts";
import { keepReading } from "../../../../shared/contract/journal.ts";
import { listMemory } from "../../../../shared/contract/memory.ts";
import { createShare } from "../../../../shared/contract/share.ts";
import { rowsOf } from "../../../kernel/db/rows-of.ts";
import { openChat, say, toSend } from "../../../testing/chat.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { readEvents, type TestApp, type Visitor } from "../../../testing/test-app.ts";
import { purgeDeleted } from "./service.ts";

const begin = (visitor: Visitor, question = "我该不该换工作？", more: Record<string, unknown> = {}) => say(visitor, question, { isTemporary: true, ...more });
const listed = async (visitor: Visitor, query?: string) =>
  (await visitor.ask(getMsgGroupList, query ? { query } : {})).data.messageGroupList.map(({ msggroup }) => msggroup);
const owned = ["chat_groups where id", "messages where group_id", "generations where group_id", "casts where group_id", "images where group_id"];
const countRows = async (app: TestApp, msggroup: string): Promise<number> => {
  const counts = await Promise.all(
    owned.map(async (rows) => rowsOf<{ n: number }>(await app.kernel.database.db.execute(`select count(*)::int as n from ${rows} = '${msggroup}'`))[0]!.n),
  );
  return counts.reduce((sum, one) => sum + one, 0);
};

describeServer("a temporary chat", (app) => {
  test("is read and gone on with while it is open, and stands in no list and no search", async () => {
    const visitor = app().visitor();
    const { ids } = await begin(visitor);
    const kept = await say(visitor, "我该不该换工作？");
    expect((await openChat(visitor, ids.msggroup)).group).toMatchObject({ isTemporary: true });
    const more = await say(visitor, "那我该怎么开口", { msggroup: ids.msggroup });
    expect(more.text).not.toBe("");
    expect((await openChat(visitor, ids.msggroup)).messages).toHaveLength(4);
    expect(await listed(visitor)).toEqual([kept.ids.msggroup]);
    expect(await listed(visitor, "换工作")).toEqual([kept.ids.msggroup]);
    await visitor.ask(pinChats, { msggroup: [ids.msggroup], isPinned: true });
    expect(await listed(visitor)).toEqual([kept.ids.msggroup]);
  });

  test("is not remembered, and uses nothing that is", async () => {
    const visitor = app().visitor();
    await begin(visitor, "1990年5月1日下午1点45分，上海，男，我该不该换工作？", { module: "birthday" });
    expect((await visitor.ask(listMemory)).data.entries).toEqual([]);
    await say(visitor, "1990年5月1日下午1点45分，上海，男，我该不该换工作？", { module: "birthday" });
    const asked = await begin(visitor, "看看我的盘，财运怎么样", { module: "birthday" });
    expect(JSON.stringify(asked.events)).not.toContain("1990");
  });

  test("is not shared and not kept in the journal", async () => {
    const visitor = app().visitor();
    const { ids } = await begin(visitor);
    const answer = (await openChat(visitor, ids.msggroup)).messages[1]!;
    expect((await visitor.ask(keepReading, { msggroup: ids.msggroup, messageId: answer.id, expects: "", dueOn: null })).code).not.toBe(0);
    const shared = await visitor.ask(createShare, { msggroup: ids.msggroup, messageIds: [answer.id] });
    expect(shared.code).not.toBe(0);
  });

  test("goes at once and for good when it is closed, and a message to it then finds nothing", async () => {
    const visitor = app().visitor();
    const { ids } = await begin(visitor);
    const leaf = (await openChat(visitor, ids.msggroup)).messages.at(-1)!;
    expect(await countRows(app(), ids.msggroup)).toBeGreaterThan(3);
    await visitor.ask(keepTemporary, { msggroup: ids.msggroup, isClosed: true });
    expect(await countRows(app(), ids.msggroup)).toBe(0);
    expect((await openChat(visitor, ids.msggroup)).group).toBeNull();
    expect((await visitor.ask(sendMessage, toSend("还在吗", { msggroup: ids.msggroup, parentId: leaf.id }))).code).toBe(9003);
    expect(await countRows(app(), ids.msggroup)).toBe(0);
  });

  test("closed while it is answered, the answer stops and leaves nothing behind", async () => {
    const visitor = app().visitor();
    const request = toSend("我该不该换工作？", { isTemporary: true });
    const response = await visitor.raw(sendMessage, request);
    await visitor.ask(keepTemporary, { msggroup: request.msggroup, isClosed: true });
    await readEvents(response).catch(() => []);
    expect(await countRows(app(), request.msggroup)).toBe(0);
  });

  test("goes an hour after its page was last heard of; a page that is open keeps it", async () => {
    const visitor = app().visitor();
    const [silent, open] = [await begin(visitor), await begin(visitor)];
    await app().kernel.database.db.execute("update chat_groups set temporary_at = now() - interval '61 minutes' where temporary_at is not null");
    await visitor.ask(keepTemporary, { msggroup: open.ids.msggroup });
    await purgeDeleted(app().kernel);
    expect(await countRows(app(), silent.ids.msggroup)).toBe(0);
    expect((await openChat(visitor, open.ids.msggroup)).messages).toHaveLength(2);
  });

  test("a chat that is kept cannot be closed away, nor made temporary, nor another’s closed", async () => {
    const [visitor, stranger] = [app().visitor(), app().visitor()];
    const kept = await say(visitor, "我该不该换工作？");
    await visitor.ask(keepTemporary, { msggroup: kept.ids.msggroup, isClosed: true });
    await say(visitor, "那我该怎么开口", { msggroup: kept.ids.msggroup, isTemporary: true });
    expect(await listed(visitor)).toEqual([kept.ids.msggroup]);
    const { ids } = await begin(visitor);
    await stranger.ask(keepTemporary, { msggroup: ids.msggroup, isClosed: true });
    expect((await visitor.ask(getMessageList, { msggroup: ids.msggroup })).data.messages).toHaveLength(2);
  });
});
