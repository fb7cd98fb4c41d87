import { expect, test } from "vitest";
import { deleteMessages, delMsgGroupList, getMsgGroupList, sendMessage, stopGeneration, updateTitle } from "../../../../shared/contract/chat.ts";
import { init } from "../../../../shared/contract/init.ts";
import { openChat, partOf, say, textOf, toSend } from "../../../testing/chat.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { newId, readEvents, toText } from "../../../testing/test-app.ts";
import { purgeDeleted } from "./service.ts";

const codeOf = async (answer: Response): Promise<number> => ((await answer.json()) as { code: number }).code;

describeServer(
  "what was deleted, edited or stopped",
  (app) => {
    test("a chat whose last answer was deleted goes on from what is left; emptied, it starts anew", async () => {
      const visitor = app().visitor();
      const { ids } = await say(visitor, "第一问？");
      const group = { msggroup: ids.msggroup };
      const [asked, answered] = (await openChat(visitor, ids.msggroup)).messages;
      await visitor.ask(deleteMessages, { ids: [answered!.id] });
      const next = await say(visitor, "第二问？", group);
      expect(next.text.length).toBeGreaterThan(20);
      const { messages } = await openChat(visitor, ids.msggroup);
      expect([messages[0]!.id, messages[1]!.parentId]).toEqual([asked!.id, asked!.id]);
      await visitor.ask(deleteMessages, { ids: messages.map(({ id }) => id) });
      await say(visitor, "第三问？", group);
      expect((await openChat(visitor, ids.msggroup)).messages.map(textOf)[0]).toBe("第三问？");
    });

    test("what was deleted is gone: words, answers, casts, the chat's name, and nothing of it is found again", async () => {
      const visitor = app().visitor();
      const secret = "我和阿珂的事会怎样？";
      const { ids } = await say(visitor, secret);
      const [asked, answered] = (await openChat(visitor, ids.msggroup)).messages;
      await visitor.ask(deleteMessages, { ids: [asked!.id] });
      expect((await openChat(visitor, ids.msggroup)).messages).toEqual([]);
      const { run } = app().kernel.database;
      for (const table of ["messages", "casts", "chat_groups"]) {
        const rows = await run(`select * from ${table} where ${table === "chat_groups" ? "id" : "group_id"} = $1`, [ids.msggroup]);
        expect(JSON.stringify(rows)).not.toMatch(/阿珂|牌/);
      }
      expect(await run("select 1 from casts where group_id = $1", [ids.msggroup])).toEqual([]);
      expect((await visitor.ask(getMsgGroupList, { query: "阿珂" })).data.messageGroupList).toEqual([]);
      // A run stays for a day, so that a repeat finds it; it holds no words.
      await run("update messages set deleted_at = now() - interval '25 hours' where id = $1", [answered!.id]);
      await purgeDeleted(app().kernel);
      expect(await run("select 1 from generations where group_id = $1", [ids.msggroup])).toEqual([]);
    });

    test("a follow-up that stays keeps its cast; the question that was deleted is forgotten", async () => {
      const visitor = app().visitor();
      const { ids } = await say(visitor, "我和阿珂的事会怎样？");
      const group = { msggroup: ids.msggroup };
      const [asked] = (await openChat(visitor, ids.msggroup)).messages;
      await say(visitor, "那要等多久？", group);
      await visitor.ask(deleteMessages, { ids: [asked!.id] });
      const rows = JSON.stringify(await app().kernel.database.run("select text, parts, flow from messages where group_id = $1", [ids.msggroup]));
      const casts = await app().kernel.database.run("select question from casts where group_id = $1", [ids.msggroup]);
      expect(rows).not.toContain("我和阿珂");
      expect(casts).toEqual([{ question: "" }]);
      expect((await say(visitor, "还有呢？", group)).text.length).toBeGreaterThan(20);
    });

    test("a message deleted while it is told stays empty", async () => {
      const visitor = app().visitor();
      const request = toSend("第一问？");
      const reading = visitor.raw(sendMessage, request).then((answer) => readEvents(answer));
      while ((await openChat(visitor, request.msggroup)).group === null) await new Promise((resolve) => setTimeout(resolve, 10));
      await visitor.ask(deleteMessages, { ids: (await openChat(visitor, request.msggroup)).messages.map(({ id }) => id) });
      await reading;
      expect(await app().kernel.database.run("select text from messages where group_id = $1", [request.msggroup])).toEqual([{ text: "" }, { text: "" }]);
    });

    test("words sent once more after their answer was deleted follow the first run", async () => {
      const visitor = app().visitor();
      const { ids, text } = await say(visitor, "第一问？");
      await visitor.ask(deleteMessages, { ids: (await openChat(visitor, ids.msggroup)).messages.map(({ id }) => id) });
      const again = await readEvents(await visitor.raw(sendMessage, toSend("第一问？", { ...ids, generationId: newId("run") })));
      expect(toText(again)).toBe(text);
    });

    test("into a chat in the bin nothing is said or told again, until it is brought back", async () => {
      const visitor = app().visitor();
      const { ids } = await say(visitor, "第一问？");
      const answer = (await openChat(visitor, ids.msggroup)).messages[1]!;
      const group = { msggroup: ids.msggroup };
      await visitor.ask(delMsgGroupList, { msggroup: [ids.msggroup] });
      for (const more of [{}, { parentId: null }, { regenerateOf: answer.id }])
        expect(await codeOf(await visitor.raw(sendMessage, toSend("第二问？", { ...group, ...more })))).toBe(9003);
      await visitor.ask(delMsgGroupList, { msggroup: [ids.msggroup], undo: true });
      expect((await openChat(visitor, ids.msggroup)).messages).toHaveLength(2);
      expect((await say(visitor, "第二问？", group)).text).not.toBe("");
    });

    test("a chat deleted while it is answered leaves no row behind, and its run ends", async () => {
      const visitor = app().visitor();
      const request = toSend("第一问？");
      const reading = visitor.raw(sendMessage, request).then((answer) => readEvents(answer));
      while ((await openChat(visitor, request.msggroup)).group === null) await new Promise((resolve) => setTimeout(resolve, 10));
      await visitor.ask(delMsgGroupList, { msggroup: [request.msggroup] });
      const { run } = app().kernel.database;
      await run("update chat_groups set deleted_at = now() - interval '31 seconds' where id = $1", [request.msggroup]);
      await purgeDeleted(app().kernel);
      expect((await reading).at(-1)!.event.type).toBe("finish");
      for (const table of ["messages", "generations", "casts"]) expect(await run(`select 1 from ${table} where group_id = $1`, [request.msggroup])).toEqual([]);
      expect((await visitor.ask(init)).data.daily_account.num).toBe(3);
    });

    test("an edited first question leaves the chat its name", async () => {
      const visitor = app().visitor();
      const { ids } = await say(visitor, "第一问？");
      await visitor.ask(updateTitle, { msggroup: ids.msggroup, title: "我的名字" });
      const edited = await say(visitor, "第二问？", { msggroup: ids.msggroup, parentId: null });
      expect(partOf(edited.events, "data-title")).toBeUndefined();
      expect((await openChat(visitor, ids.msggroup)).group!.title).toBe("我的名字");
    });

    test("whenever a stop comes, once or twice, it answers what is stored and what was heard", async () => {
      const visitor = app().visitor();
      for (const waitMs of [0, 60, 250, 900]) {
        const request = toSend("第一问？", { model: "3.5" });
        const reading = visitor.raw(sendMessage, request).then((answer) => readEvents(answer));
        while ((await openChat(visitor, request.msggroup)).group === null) await new Promise((resolve) => setTimeout(resolve, 10));
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        const stop = (seenLength: number) => visitor.ask(stopGeneration, { generationId: request.generationId, seenLength });
        const stopped = await Promise.all([stop(12), stop(3)]);
        const heard = toText(await reading);
        const stored = (await openChat(visitor, request.msggroup)).messages[1]!;
        expect(stopped.map(({ data }) => [data.status, data.text])).toEqual([
          [stored.status, heard],
          [stored.status, heard],
        ]);
        expect(textOf(stored)).toBe(heard);
      }
    });
  },
  async () => ({ READER_PACE: "600" }),
);
