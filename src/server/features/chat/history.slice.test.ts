import { expect, test } from "vitest";
import { pinsMost } from "../../../shared/constants.ts";
import { deleteMessages, delMsgGroupList, getMessageList, getMsgGroupList, pinChats, updateTitle } from "../../../shared/contract/chat.ts";
import { giveFeedback } from "../../../shared/contract/feedback.ts";
import { openChat, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { purgeDeleted } from "./deleting/service.ts";
import { foldOld } from "./searching/fold-old.ts";

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

  test("one form of a word finds the other, in titles and in what was said, and the hits are named", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "我的愛情會有結果嗎？ＡＢＣ 獨木橋");
    await say(visitor, "今年该搬家吗？");
    for (const query of ["独木桥", "獨木橋", "ａｂｃ", "abc", "结果 ABC", "結果 ａbc"]) {
      const { messageGroupList } = await list(visitor, { query });
      expect([query, messageGroupList.map(({ msggroup }) => msggroup)]).toEqual([query, [ids.msggroup]]);
    }
    const [hit] = (await list(visitor, { query: "爱情" })).messageGroupList;
    expect(hit!.found!.title).toEqual([[2, 4]]);
    const asked = (await openChat(visitor, ids.msggroup)).messages[0]!;
    expect(hit!.found!.said).toMatchObject({ text: "我的愛情會有結果嗎？ＡＢＣ 獨木橋", hits: [[2, 4]], turnId: asked.id });
    expect((await list(app().visitor(), { query: "爱情" })).messageGroupList).toEqual([]);
    expect((await list(visitor)).messageGroupList[0]!.found).toBeUndefined();
  });

  test("words of a deleted message, and of one still being told, are not found; a new name is, the old one is not", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "独木桥还要不要走？");
    await say(visitor, "那独木舟呢？", { msggroup: ids.msggroup });
    await visitor.ask(updateTitle, { msggroup: ids.msggroup, title: "那條路" });
    expect((await list(visitor, { query: "那条路" })).messageGroupList).toHaveLength(1);
    const { messages } = await openChat(visitor, ids.msggroup);
    await visitor.ask(deleteMessages, { ids: [messages[2]!.id] });
    expect((await list(visitor, { query: "独木舟" })).messageGroupList).toEqual([]);
    const rows = await app().kernel.database.run("select folded from messages where person_id is not null and id = $1", [messages[2]!.id]);
    expect(rows).toEqual([{ folded: "" }]);
  });

  test("chats that have the words in their title come before those that have them in what was said, over every page, each once", async () => {
    const visitor = app().visitor();
    const named = ["彩虹一问？", "彩虹二问？", "彩虹三问？"];
    for (const question of named) await say(visitor, question);
    const others: string[] = [];
    for (const question of ["甲事彩虹？", "乙事彩虹？", "丙事彩虹？"]) {
      const { ids } = await say(visitor, question);
      await visitor.ask(updateTitle, { msggroup: ids.msggroup, title: question.slice(0, 2) });
      others.unshift(question.slice(0, 2));
    }
    for (const limit of [1, 2, 3, 4]) {
      const titles: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list(visitor, { query: "彩虹", limit, ...(cursor ? { cursor } : {}) });
        titles.push(...page.messageGroupList.map(({ title }) => title));
        cursor = page.cursor;
      } while (cursor);
      expect(titles).toEqual(["彩虹三问", "彩虹二问", "彩虹一问", ...others]);
    }
  });

  test("words of despair are found by whoever said them, and stand in no list", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "我不想活了，找不到活下去的理由");
    const [hit] = (await list(visitor, { query: "理由" })).messageGroupList;
    expect(hit!.msggroup).toBe(ids.msggroup);
    expect(JSON.stringify(hit)).not.toContain("理由");
  });

  test("what a person types is looked for as letters", async () => {
    const visitor = app().visitor();
    await say(visitor, "涨了50%_还是\\没涨？");
    for (const query of ["50%", "%_", "\\", "％＿"]) expect((await list(visitor, { query })).messageGroupList).toHaveLength(1);
    for (const query of ["5%0", "_0", "50_"]) expect((await list(visitor, { query })).messageGroupList).toHaveLength(0);
  });

  test("rows from before there was a folding are folded by the job, and found from then on", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "從前的愛情？");
    const { run } = app().kernel.database;
    await run("update messages set folded = '', fold_version = null where group_id = $1", [ids.msggroup]);
    await run("update chat_groups set title_folded = '', fold_version = null where id = $1", [ids.msggroup]);
    expect((await list(visitor, { query: "从前的爱情" })).messageGroupList).toEqual([]);
    expect(await foldOld(app().kernel, new AbortController().signal)).toBeGreaterThanOrEqual(3);
    const [hit] = (await list(visitor, { query: "从前的爱情" })).messageGroupList;
    expect([hit!.found!.title, hit!.found!.said!.hits]).toEqual([[[0, 5]], [[0, 5]]]);
    expect(await foldOld(app().kernel, new AbortController().signal)).toBe(0);
  });

  test("pinned chats come on top of the first page, the last pinned first, and no longer when they are unpinned or deleted", async () => {
    const visitor = app().visitor();
    const ids: string[] = [];
    for (const question of ["第一问？", "第二问？", "第三问？", "第四问？"]) ids.push((await say(visitor, question)).ids.msggroup);
    await visitor.ask(pinChats, { msggroup: [ids[0]], isPinned: true });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await visitor.ask(pinChats, { msggroup: [ids[1]], isPinned: true });
    const first = await list(visitor, { limit: 1 });
    expect(first.messageGroupList.map(({ title, isPinned }) => [title, isPinned])).toEqual([
      ["第二问", true],
      ["第一问", true],
      ["第四问", false],
    ]);
    const next = await list(visitor, { limit: 1, cursor: first.cursor! });
    expect([next.messageGroupList.map(({ title }) => title), next.cursor]).toEqual([["第三问"], null]);
    await visitor.ask(pinChats, { msggroup: [ids[1]], isPinned: false });
    await visitor.ask(delMsgGroupList, { msggroup: [ids[0]] });
    expect((await list(visitor)).messageGroupList.map(({ title }) => title)).toEqual(["第四问", "第三问", "第二问"]);
    expect((await visitor.ask(delMsgGroupList, { msggroup: [ids[0]], undo: true })).data.count).toBe(1);
    expect((await list(visitor)).messageGroupList[0]).toMatchObject({ title: "第一问", isPinned: true });
    expect(
      (
        await app()
          .visitor()
          .ask(pinChats, { msggroup: [ids[2]], isPinned: true })
      ).code,
    ).toBe(9003);
  });

  test("no more are pinned than there is room for, at once, one after another, and by undoing", async () => {
    const visitor = app().visitor();
    const ids: string[] = [];
    for (let at = 0; at <= pinsMost; at += 1) ids.push((await say(visitor, `第${at}问？`)).ids.msggroup);
    expect((await visitor.ask(pinChats, { msggroup: ids, isPinned: true })).code).toBe(9019);
    const pinned = async () => (await list(visitor)).messageGroupList.filter(({ isPinned }) => isPinned).map(({ msggroup }) => msggroup);
    expect(await pinned()).toEqual([]);
    expect((await visitor.ask(pinChats, { msggroup: ids.slice(0, -1), isPinned: true })).code).toBe(200);
    expect((await visitor.ask(pinChats, { msggroup: [ids[0]], isPinned: true })).code).toBe(200);
    expect((await visitor.ask(pinChats, { msggroup: [ids.at(-1)], isPinned: true })).code).toBe(9019);
    await visitor.ask(delMsgGroupList, { msggroup: [ids[0]] });
    expect((await visitor.ask(pinChats, { msggroup: [ids.at(-1)], isPinned: true })).code).toBe(200);
    await visitor.ask(delMsgGroupList, { msggroup: [ids[0]], undo: true });
    expect(await pinned()).toHaveLength(pinsMost);
    expect(await pinned()).toContain(ids.at(-1));
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
    expect((await visitor.ask(delMsgGroupList, { msggroup: [gone.ids.msggroup], undo: true })).data).toEqual({ count: 0 });
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
