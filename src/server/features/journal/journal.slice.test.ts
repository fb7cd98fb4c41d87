import { expect, test } from "vitest";
import { commitmentOf, hexToBytes } from "../../../shared/chance.ts";
import { deleteMessages, delMsgGroupList } from "../../../shared/contract/chat.ts";
import * as contract from "../../../shared/contract/journal.ts";
import { openChat, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { forgetFallen } from "./service.ts";

const dayMs = 86_400_000;
const clock = { ahead: 0 };
const dayIn = (days: number): string => new Date(Date.now() + clock.ahead + days * dayMs + 8 * 3_600_000).toISOString().slice(0, 10);
const birth = { date: "1990-05-01", time: "13:45", place: "上海市", latitude: 31.23, longitude: 121.47, timeZone: "Asia/Shanghai" };

/** Says something and names its answer. */
const tell = async (visitor: Visitor, question: string, more: Record<string, unknown> = {}) => {
  const { ids, text } = await say(visitor, question, more);
  const answers = (await openChat(visitor, ids.msggroup)).messages.filter(({ role }) => role === "assistant");
  return { msggroup: ids.msggroup, messageId: answers.at(-1)!.id, text };
};
const keep = async (visitor: Visitor, { msggroup, messageId }: { msggroup: string; messageId: string }, more: Record<string, unknown> = {}) =>
  visitor.ask(contract.keepReading, { msggroup, messageId, expects: "", dueOn: dayIn(30), ...more });
const read = (visitor: Visitor, id: string) => visitor.ask(contract.getJournalEntry, { id });
const pick = async (visitor: Visitor, id: string, choice: string) => (await visitor.ask(contract.pickLook, { id, pick: choice })).data;

describeServer(
  "the journal",
  (app) => {
    test("an answer is kept with a line and a day, and comes due on that day", async () => {
      clock.ahead = 0;
      const visitor = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      const preview = (await visitor.ask(contract.previewKeeping, { msggroup: told.msggroup, messageId: told.messageId })).data;
      expect(preview).toMatchObject({ keep: "yes", kept: null, isQuiet: false, mayLook: true, dates: [], today: dayIn(0) });
      expect(preview.claims).toBeGreaterThan(2);
      const kept = await keep(visitor, told, { expects: "  年前能换成 ", dueOn: dayIn(7) });
      expect(kept.data).toEqual({ id: told.messageId, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
      const { open, looked } = (await visitor.ask(contract.listJournal)).data;
      expect(looked).toEqual([]);
      expect(open).toMatchObject([
        {
          id: told.messageId,
          topic: "tarot",
          question: "该不该换工作？",
          expects: "年前能换成",
          dueOn: dayIn(7),
          state: "waiting",
          hasLook: true,
          isQuiet: false,
        },
      ]);
      expect((await visitor.ask(contract.countDue)).data.due).toBe(0);
      clock.ahead = 7 * dayMs;
      expect((await visitor.ask(contract.countDue)).data.due).toBe(1);
      expect((await visitor.ask(contract.listJournal)).data.open[0]!.state).toBe("due");
      clock.ahead = 0;
    });

    test("before the look nothing tells one’s own from the others; after it the seal opens", async () => {
      const visitor = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      const { commitment } = (await keep(visitor, told)).data;
      const before = (await read(visitor, told.messageId)).data;
      expect(before).toMatchObject({ hasLook: true, picked: null, claims: null, marks: null });
      expect(new Set(before.looks).size).toBe(4);
      for (const sentence of before.looks!.flatMap((look) => look.split(/(?<=[。！？])/u).filter(Boolean))) expect(told.text).not.toContain(sentence);
      expect(JSON.stringify(before)).not.toMatch(/"own"|"seed"|"casts"/);
      expect((await visitor.ask(contract.markClaims, { id: told.messageId, marks: ["came"] })).code).toBe(1001);
      const after = await pick(visitor, told.messageId, "2");
      expect(after.picked).toMatchObject({ pick: "2", seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(commitmentOf(hexToBytes(after.picked!.seed), told.messageId)).toBe(commitment);
      expect(after.looks).toEqual(before.looks);
      expect(after.claims!.length).toBeGreaterThan(2);
      expect(after.picked!.casts).toHaveLength(4);
    });

    test("the first pick stands, also of two at once", async () => {
      const visitor = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      await keep(visitor, told);
      const [one, other] = await Promise.all([pick(visitor, told.messageId, "0"), pick(visitor, told.messageId, "3")]);
      expect(one.picked!.pick).toBe(other.picked!.pick);
      expect((await pick(visitor, told.messageId, "known")).picked!.pick).toBe(one.picked!.pick);
      expect((await visitor.ask(contract.pickLook, { id: told.messageId, pick: "4" })).code).toBe(1001);
    });

    test("each claim is marked, a note goes with it, and both may be put right", async () => {
      const visitor = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      await keep(visitor, told);
      const { claims } = await pick(visitor, told.messageId, "none");
      const marks = claims!.map((_, at) => contract.marks[at % 4]!);
      const mark = (given: object) => visitor.ask(contract.markClaims, { id: told.messageId, ...given });
      expect((await mark({ marks: marks.slice(1) })).code).toBe(1001);
      expect((await mark({ marks, note: "x".repeat(1001) })).code).toBe(1001);
      expect((await mark({ marks, note: "四月才换成" })).data).toMatchObject({ state: "looked", marks, note: "四月才换成" });
      expect((await mark({ marks: marks.map(() => "not") })).data).toMatchObject({ marks: marks.map(() => "not"), note: "" });
      const { open, looked } = (await visitor.ask(contract.listJournal)).data;
      expect([open.length, looked.length]).toEqual([0, 1]);
      const record = (await visitor.ask(contract.getJournalRecord)).data;
      expect(record).toMatchObject({ judged: 0, picksLeast: 8 });
      expect(record.methods).toMatchObject([{ topic: "tarot", picks: { hits: 0, of: 0 }, none: 1, p: null, verdict: "few", marks: { not: marks.length } }]);
    });

    test("kept again, its words and day change and its look stays as it was sealed", async () => {
      const visitor = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      const first = (await keep(visitor, told)).data;
      const looks = (await read(visitor, told.messageId)).data.looks;
      const [second] = await Promise.all([keep(visitor, told, { expects: "等等看", dueOn: null }), keep(visitor, told, { expects: "等等看", dueOn: null })]);
      expect(second!.data).toEqual(first);
      expect((await read(visitor, told.messageId)).data).toMatchObject({ looks, expects: "等等看", dueOn: null, state: "waiting" });
      expect((await visitor.ask(contract.listJournal)).data.open).toHaveLength(1);
    });

    test("a day that is past, too long a line, another’s answer and what rests on no cast are not kept", async () => {
      const visitor = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      expect((await keep(visitor, told, { dueOn: dayIn(0) })).code).toBe(1001);
      expect((await keep(visitor, told, { dueOn: "2026-13-40" })).code).toBe(1001);
      expect((await keep(visitor, told, { expects: "长".repeat(201) })).code).toBe(1001);
      expect((await keep(app().visitor(), told)).code).toBe(9003);
      const thanks = await tell(visitor, "谢谢你", { msggroup: told.msggroup });
      expect((await visitor.ask(contract.previewKeeping, { msggroup: thanks.msggroup, messageId: thanks.messageId })).data.keep).not.toBe("care");
    });

    test("an answer given with care is not kept; one on illness, death or a court gets no look, no day and no call", async () => {
      clock.ahead = 0;
      const visitor = app().visitor();
      const care = await tell(visitor, "我不想活了");
      expect((await visitor.ask(contract.previewKeeping, { msggroup: care.msggroup, messageId: care.messageId })).data.keep).toBe("care");
      expect((await keep(visitor, care)).code).toBe(1001);
      for (const question of ["我妈的手术会顺利吗？", "这场官司能赢吗？", "My father is dying; will he live till summer?"]) {
        const told = await tell(visitor, question);
        const preview = (await visitor.ask(contract.previewKeeping, { msggroup: told.msggroup, messageId: told.messageId })).data;
        expect([question, preview.isQuiet, preview.dates]).toEqual([question, true, []]);
        if (preview.keep !== "yes") continue;
        await keep(visitor, told, { dueOn: dayIn(2) });
        expect((await read(visitor, told.messageId)).data).toMatchObject({ looks: null, hasLook: false, isQuiet: true });
      }
      clock.ahead = 5 * dayMs;
      expect((await visitor.ask(contract.countDue)).data.due).toBe(0);
      clock.ahead = 0;
    });

    test("births have their look too, against births of the same year; one’s own throws have none", async () => {
      const visitor = app().visitor("en");
      const born = await tell(visitor, "Should I change jobs?", { module: "a", inputs: { birth }, lang: "en" });
      await keep(visitor, born);
      const looks = (await read(visitor, born.messageId)).data.looks;
      if (looks) expect(JSON.stringify(looks)).not.toMatch(/\d|°|Taurus|Leo\b|house|Shanghai|1990/i);
      const brought = await tell(visitor, "该不该换工作？", { module: "zhouYi", inputs: { method: "manual", lines: [7, 8, 7, 8, 7, 9] } });
      await keep(visitor, brought);
      expect((await read(visitor, brought.messageId)).data).toMatchObject({ looks: null, hasLook: false, commitment: null });
    });

    test("taken out it is gone, within half a minute it can be brought back, then for good", async () => {
      const visitor = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      const { commitment } = (await keep(visitor, told)).data;
      const drop = (undo?: boolean) => visitor.ask(contract.dropEntry, { id: told.messageId, ...(undo && { undo }) });
      expect((await app().visitor().ask(contract.dropEntry, { id: told.messageId })).code).toBe(9003);
      expect((await drop()).code).toBe(200);
      expect((await read(visitor, told.messageId)).code).toBe(9003);
      expect((await drop(true)).code).toBe(200);
      expect((await read(visitor, told.messageId)).data.commitment).toBe(commitment);
      await drop();
      expect(await forgetFallen(app().kernel, 0)).toBeGreaterThan(0);
      expect((await drop(true)).code).toBe(9009);
      expect((await keep(visitor, told)).code).toBe(200);
    });

    test("it goes with its chat, comes back with it, and ends with its answer", async () => {
      const visitor = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      await keep(visitor, told);
      const openCount = async () => (await visitor.ask(contract.listJournal)).data.open.length;
      await visitor.ask(delMsgGroupList, { msggroup: [told.msggroup] });
      expect(await openCount()).toBe(0);
      await forgetFallen(app().kernel);
      await visitor.ask(delMsgGroupList, { msggroup: [told.msggroup], undo: true });
      expect(await openCount()).toBe(1);
      await visitor.ask(deleteMessages, { ids: [told.messageId] });
      expect(await openCount()).toBe(0);
      await forgetFallen(app().kernel);
      expect(await app().kernel.database.run("select 1 from journal_entries where answer_id = $1", [told.messageId])).toEqual([]);
    });

    test("a journal is its person’s: nobody else reads, picks, marks or counts it", async () => {
      const visitor = app().visitor();
      const stranger = app().visitor();
      const told = await tell(visitor, "该不该换工作？");
      await keep(visitor, told);
      expect((await read(stranger, told.messageId)).code).toBe(9003);
      expect((await stranger.ask(contract.pickLook, { id: told.messageId, pick: "0" })).code).toBe(9003);
      expect((await stranger.ask(contract.markClaims, { id: told.messageId, marks: ["came"] })).code).toBe(9003);
      expect((await stranger.ask(contract.listJournal)).data).toEqual({ open: [], looked: [], cursor: null });
      expect((await stranger.ask(contract.getJournalRecord)).data).toEqual({ methods: [], judged: 0, picksLeast: 8, things: [] });
      expect((await stranger.ask(contract.getPatterns)).data).toEqual({ patterns: [], drawsLeast: 8, things: 0 });
      expect((await visitor.ask(contract.listJournal, { cursor: "no cursor" })).code).toBe(1001);
    });

    test("every fair draw is counted, of all chats, and none that was brought or whose chat is gone", async () => {
      const visitor = app().visitor();
      const first = await tell(visitor, "该不该换工作？", { inputs: { spread: "three" } });
      await tell(visitor, "要不要搬家？", { inputs: { spread: "one" } });
      await tell(visitor, "该不该换工作？", { module: "zhouYi", inputs: { method: "manual", lines: [7, 8, 7, 8, 7, 9] } });
      const { patterns, things } = (await visitor.ask(contract.getPatterns)).data;
      expect(things).toBe(78);
      expect(patterns).toMatchObject([{ topic: "tarot", thing: "张牌", size: 78, draws: 2, picks: 4, expected: 4 / 78, unevenness: null }]);
      expect(patterns[0]!.items.length).toBeGreaterThan(2);
      await visitor.ask(delMsgGroupList, { msggroup: [first.msggroup] });
      expect((await visitor.ask(contract.getPatterns)).data.patterns[0]).toMatchObject({ draws: 1, picks: 1 });
    });
  },
  async () => ({}),
  { now: () => Date.now() + clock.ahead },
);
