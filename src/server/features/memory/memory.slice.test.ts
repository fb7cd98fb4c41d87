import { afterEach, expect, test } from "vitest";
import { deleteMessages, delMsgGroupList, updateTitle } from "../../../shared/contract/chat.ts";
import * as contract from "../../../shared/contract/memory.ts";
import type { PersonId } from "../../../shared/ids.ts";
import { rowsOf } from "../../kernel/db/rows-of.ts";
import { openChat, partOf, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { ownMemory } from "./owning/own-memory.ts";
import { dropFallen } from "./service.ts";

const dayMs = 86_400_000;
const clock = { ahead: 0 };
const list = async (visitor: Visitor) => (await visitor.ask(contract.listMemory)).data;
const linesOf = ({ events }: Awaited<ReturnType<typeof say>>): string[] => partOf<{ lines: string[] }>(events, "data-remembered")?.lines ?? [];
const formOf = ({ events }: Awaited<ReturnType<typeof say>>) =>
  partOf<{ fields: { name: string }[]; known: Record<string, { date?: string }>; remembered?: string[] }>(events, "data-ask");
const own = "1990年5月1日下午1点45分，上海，男，我该不该换工作？";

afterEach(() => {
  clock.ahead = 0;
});

describeServer(
  "what is remembered",
  (app) => {
    const dayOf = (days: number): string => {
      const [, month, day] = new Date(Date.now() + days * dayMs + 8 * 3_600_000).toISOString().slice(0, 10).split("-").map(Number);
      return `${month} 月 ${day} 日`;
    };
    const personOf = async (visitor: Visitor): Promise<PersonId> => {
      const { getUser } = await import("../../../shared/contract/people.ts");
      return (await visitor.ask(getUser)).data.user_id as PersonId;
    };

    test("a birth, a question, a person and a fact are kept with the chat and the turn they came from", async () => {
      const visitor = app().visitor();
      const { ids } = await say(visitor, `${own}我在医院上夜班。`, { module: "birthday" });
      const { msggroup } = await say(visitor, "我妈今年62岁了，跟我住。那我什么时候动身好", { module: "birthday", msggroup: ids.msggroup }).then(
        ({ ids: same }) => same,
      );
      const { isOn, entries } = await list(visitor);
      expect(isOn).toBe(true);
      expect(entries.map(({ kind, text, about }) => [kind, text, about]).sort()).toEqual(
        [
          ["birth", "1990 年 5 月 1 日，13:45，上海市，男", "me"],
          ["person", "我妈今年62岁了", "mother"],
          ["question", "我该不该换工作？", null],
          ["said", "我在医院上夜班", null],
        ].sort(),
      );
      const said = (await openChat(visitor, msggroup)).messages.filter(({ role }) => role === "user").map(({ id }) => id);
      for (const { kind, from } of entries) expect(from).toMatchObject({ msggroup, module: "b", turnId: said[kind === "person" ? 1 : 0] });
    });

    test("a birth whose sentence names nobody is not kept as somebody’s who is named beside it", async () => {
      const visitor = app().visitor();
      await say(visitor, `${own}我妈今年62岁了。`, { module: "birthday" });
      expect((await list(visitor)).entries.filter(({ kind }) => kind === "birth")).toEqual([]);
    });

    test("no word of it stands in the database", async () => {
      const visitor = app().visitor();
      await say(visitor, `${own}我在医院上夜班。`, { module: "birthday" });
      const rows = rowsOf<{ row: string }>(await app().kernel.database.db.execute("select row_to_json(m)::text as row from memory_entries as m"));
      expect(rows.length).toBeGreaterThan(0);
      for (const { row } of rows) expect(row).not.toMatch(/夜班|换工作|1990/);
    });

    test("in a new chat a remembered birth is offered in the form, and used only when it is sent", async () => {
      const visitor = app().visitor();
      await say(visitor, own, { module: "birthday" });
      const asked = await say(visitor, "我的财运什么时候好", { module: "birthday" });
      expect(linesOf(asked)).toEqual([]);
      expect(formOf(asked)).toMatchObject({ remembered: ["birth"], known: { birth: { date: "1990-05-01" } } });
      const sent = await say(visitor, "", { module: "birthday", msggroup: asked.ids.msggroup, inputs: { birth: formOf(asked)!.known.birth } });
      expect(partOf<{ input: { birth: object } }>(sent.events, "data-cast")?.input.birth).toMatchObject({ date: "1990-05-01", time: "13:45" });
    });

    test("“my chart” uses the birth that is remembered as one’s own, and says so", async () => {
      const visitor = app().visitor();
      await say(visitor, own, { module: "birthday" });
      clock.ahead = 3 * dayMs;
      const told = await say(visitor, "看看我的盘，财运怎么样", { module: "birthday" });
      expect(linesOf(told)).toEqual([`用的是你 ${dayOf(0)}说过的生辰：1990 年 5 月 1 日，13:45，上海市，男。`]);
      expect(partOf<{ input: { birth: object } }>(told.events, "data-cast")?.input.birth).toMatchObject({ date: "1990-05-01", time: "13:45" });
    });

    test("somebody else’s question never gets one’s own birth", async () => {
      const visitor = app().visitor();
      await say(visitor, own, { module: "birthday" });
      const asked = await say(visitor, "我老婆的工作顺不顺", { module: "birthday" });
      expect(formOf(asked)?.remembered).toBeUndefined();
      expect(linesOf(asked)).toEqual([]);
    });

    test("a form that comes after somebody else was named is not kept as one’s own birth", async () => {
      const visitor = app().visitor();
      const asked = await say(visitor, "我老婆的工作顺不顺", { module: "birthday" });
      const birth = { date: "1992-03-03", time: "08:00", place: "上海市", latitude: 31.23, longitude: 121.47, timeZone: "Asia/Shanghai", sex: "female" };
      await say(visitor, "", { module: "birthday", msggroup: asked.ids.msggroup, inputs: { birth } });
      expect((await list(visitor)).entries.filter(({ kind }) => kind === "birth")).toEqual([]);
    });

    test("whoever is named brings their remembered birth into a match", async () => {
      const visitor = app().visitor();
      await say(visitor, own, { module: "birthday" });
      await say(visitor, "我老婆是1992年3月3日早上8点在南京生的，她今年工作顺不顺", { module: "birthday" });
      const match = await say(visitor, "我和我老婆合不合", { module: "marriage" });
      expect(linesOf(match)).toHaveLength(2);
      expect(linesOf(match)[1]).toContain("妻子的生辰：1992 年 3 月 3 日");
      expect(partOf<{ input: object }>(match.events, "data-cast")?.input).toMatchObject({ a: { date: "1990-05-01" }, b: { date: "1992-03-03" } });
    });

    test("an open question on the same matter is named once a chat, on another day, within sixty days", async () => {
      const visitor = app().visitor();
      await say(visitor, "我该不该换工作？");
      expect(linesOf(await say(visitor, "该不该换工作呢？"))).toEqual([]);
      clock.ahead = 10 * dayMs;
      const again = await say(visitor, "我要不要跳槽换工作？");
      expect(linesOf(again)).toEqual([`${dayOf(0)}你问过该不该换工作。`]);
      expect(linesOf(await say(visitor, "重新抽：我该不该换工作", { msggroup: again.ids.msggroup }))).toEqual([]);
      expect(linesOf(await say(visitor, "他会回来找我吗"))).toEqual([]);
      clock.ahead = 90 * dayMs;
      expect(linesOf(await say(visitor, "我该不该换工作？"))).toEqual([]);
    });

    test("of a turn with a danger nothing is kept, and nothing is named", async () => {
      const visitor = app().visitor();
      await say(visitor, "我妈今年62岁了，查出癌症，她能好起来吗");
      await say(visitor, "我不想活了");
      expect((await list(visitor)).entries).toEqual([]);
    });

    test("switched off, nothing is used and nothing is added; switched on, what was there is there", async () => {
      const visitor = app().visitor();
      await say(visitor, own, { module: "birthday" });
      const before = (await list(visitor)).entries;
      await visitor.ask(contract.switchMemory, { isOn: false });
      expect(formOf(await say(visitor, "我的财运什么时候好", { module: "birthday" }))?.remembered).toBeUndefined();
      await say(visitor, "我女朋友叫小雨，我们会结婚吗");
      expect(await list(visitor)).toEqual({ isOn: false, entries: before });
      await visitor.ask(contract.switchMemory, { isOn: true });
      expect(formOf(await say(visitor, "我的财运什么时候好", { module: "birthday" }))?.remembered).toEqual(["birth"]);
    });

    test("what is put into other words is used in them; words that give no birth are refused", async () => {
      const visitor = app().visitor();
      await say(visitor, own, { module: "birthday" });
      const birth = (await list(visitor)).entries.find(({ kind }) => kind === "birth")!;
      const refused = await visitor.ask(contract.editMemory, { id: birth.id, text: "春天吧" });
      expect(refused).toMatchObject({ code: 1001, data: { fields: { text: "birth" } } });
      const edited = await visitor.ask(contract.editMemory, { id: birth.id, text: "1990 年 5 月 2 日，15:00，上海，男" });
      expect(edited.data.text).toBe("1990 年 5 月 2 日，15:00，上海市，男");
      expect(formOf(await say(visitor, "我的财运什么时候好", { module: "birthday" }))?.known.birth).toMatchObject({ date: "1990-05-02", time: "15:00" });
      const question = (await list(visitor)).entries.find(({ kind }) => kind === "question")!;
      await visitor.ask(contract.editMemory, { id: question.id, text: "要不要走" });
      clock.ahead = 2 * dayMs;
      expect(linesOf(await say(visitor, "我该不该换工作"))).toEqual([`${dayOf(0)}你问过要不要走。`]);
    });

    test("one thing, or all of it, is forgotten and can be brought back for thirty seconds", async () => {
      const visitor = app().visitor();
      await say(visitor, `${own}我在医院上夜班。`, { module: "birthday" });
      const { entries } = await list(visitor);
      const [first] = entries;
      expect((await visitor.ask(contract.forgetMemory, { id: first!.id })).data.count).toBe(1);
      expect((await list(visitor)).entries).toHaveLength(2);
      expect((await visitor.ask(contract.forgetMemory, {})).data.count).toBe(2);
      expect((await list(visitor)).entries).toEqual([]);
      expect((await visitor.ask(contract.forgetMemory, { undo: true })).data.count).toBe(2);
      expect((await visitor.ask(contract.forgetMemory, { id: first!.id, undo: true })).data.count).toBe(1);
      expect((await list(visitor)).entries).toEqual(entries);
      await visitor.ask(contract.forgetMemory, {});
      await dropFallen(app().kernel, -1);
      expect((await visitor.ask(contract.forgetMemory, { undo: true })).data.count).toBe(0);
    });

    test("what came from a deleted chat, or a deleted message, goes with it, and comes back with it", async () => {
      const visitor = app().visitor();
      const { ids } = await say(visitor, own, { module: "birthday" });
      const other = await say(visitor, "我在医院上夜班，累。房子要不要买？");
      const { entries } = await list(visitor);
      await visitor.ask(delMsgGroupList, { msggroup: [ids.msggroup] });
      expect((await list(visitor)).entries.map(({ from }) => from.msggroup)).not.toContain(ids.msggroup);
      expect(formOf(await say(visitor, "我的财运什么时候好", { module: "birthday" }))?.remembered).toBeUndefined();
      await visitor.ask(delMsgGroupList, { msggroup: [ids.msggroup], undo: true });
      expect((await list(visitor)).entries).toEqual(entries);
      const [question] = (await openChat(visitor, other.ids.msggroup)).messages;
      await visitor.ask(deleteMessages, { ids: [question!.id] });
      expect((await list(visitor)).entries.map(({ from }) => from.msggroup)).toEqual([ids.msggroup, ids.msggroup]);
      expect(await dropFallen(app().kernel)).toBeGreaterThan(0);
    });

    test("a chat’s new name is the one its entries bear", async () => {
      const visitor = app().visitor();
      const { ids } = await say(visitor, own, { module: "birthday" });
      await visitor.ask(updateTitle, { msggroup: ids.msggroup, title: "换工作的事" });
      expect((await list(visitor)).entries[0]!.from.title).toBe("换工作的事");
    });

    test("nobody sees, changes or forgets what is another’s", async () => {
      const visitor = app().visitor();
      await say(visitor, own, { module: "birthday" });
      const [entry] = (await list(visitor)).entries;
      const stranger = app().visitor();
      expect((await list(stranger)).entries).toEqual([]);
      expect((await stranger.ask(contract.editMemory, { id: entry!.id, text: "别的" })).code).toBe(9003);
      expect((await stranger.ask(contract.forgetMemory, { id: entry!.id })).data.count).toBe(0);
      expect((await list(visitor)).entries).toHaveLength(2);
    });

    test("it is exported, moved to another person under their own lock, and deleted whole", async () => {
      const [from, to] = [app().visitor(), app().visitor()];
      const { kernel } = app();
      await say(from, own, { module: "birthday" });
      const [fromId, toId] = [await personOf(from), await personOf(to)];
      const exported: object[] = [];
      for await (const entry of ownMemory.list!(kernel, fromId)) exported.push(entry);
      expect(JSON.stringify(exported)).toContain("1990-05-01");
      await from.ask(contract.switchMemory, { isOn: false });
      await kernel.database.db.transaction(async (tx) => {
        await ownMemory.move(kernel, tx, { from: fromId, to: toId });
        await tx.execute(`update chat_groups set person_id = '${toId}' where person_id = '${fromId}'`);
        await tx.execute(`update messages set person_id = '${toId}' where person_id = '${fromId}'`);
      });
      expect((await list(from)).entries).toEqual([]);
      const moved = await list(to);
      expect(moved.isOn).toBe(false);
      expect(moved.entries.map(({ text }) => text).sort()).toEqual(["1990 年 5 月 1 日，13:45，上海市，男", "我该不该换工作？"]);
      await kernel.database.db.transaction((tx) => ownMemory.forget(tx, toId));
      expect(await list(to)).toEqual({ isOn: true, entries: [] });
    });
  },
  async () => ({}),
  { now: () => Date.now() + clock.ahead },
);
