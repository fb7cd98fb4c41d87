import { describe, expect, test } from "vitest";
import { deleteMessages, delMsgGroupList, stopGeneration } from "../../../shared/contract/chat.ts";
import * as contract from "../../../shared/contract/compare.ts";
import { init } from "../../../shared/contract/init.ts";
import { openChat, say, textOf, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { newId, type Visitor } from "../../testing/test-app.ts";
import { forgetComparisons } from "./service.ts";

const birth = { date: "1990-05-01", time: "13:45", place: "上海市", latitude: 31.23, longitude: 121.47, timeZone: "Asia/Shanghai", sex: "male" };

const toSide = (module: string, more: Record<string, unknown> = {}) => {
  const { msggroup, generationId, clientMessageId } = toSend("");
  return { msggroup, generationId, clientMessageId, module, ...more };
};
const toRequest = (modules: readonly [string, string], question: string, more: Record<string, unknown> = {}) => ({
  id: newId("comparison"),
  question,
  model: "4",
  sides: modules.map((module) => toSide(module)),
  ...more,
});
const create = async (visitor: Visitor, request: object) => visitor.ask(contract.createComparison, { ...request });
const read = async (visitor: Visitor, id: string) => visitor.ask(contract.getComparison, { id });
/** Reads until both are told. */
const readTold = async (visitor: Visitor, id: string) => {
  for (;;) {
    const { data } = await read(visitor, id);
    if (data.told) return { ...data, told: data.told };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const list = async (visitor: Visitor, more = {}) => (await visitor.ask(contract.listComparisons, more)).data;

describeServer("comparisons", (app) => {
  const make = async (visitor: Visitor, modules: readonly [string, string] = ["m", "l"], question = "我该不该换工作？", more = {}) => {
    const request = toRequest(modules, question, more);
    const { data } = await create(visitor, request);
    return { request, id: data.id!, sides: request.sides };
  };

  test("one question goes to two crafts, each in a chat of its own, and both say what they say", async () => {
    const visitor = app().visitor();
    const { id, sides } = await make(visitor);
    const { question, told, sides: stood } = await readTold(visitor, id);
    expect(question).toBe("我该不该换工作？");
    expect(stood).toMatchObject([
      { msggroup: sides[0]!.msggroup, module: "m", status: "completed" },
      { msggroup: sides[1]!.msggroup, module: "l", status: "completed" },
    ]);
    for (const { msggroup, messageId } of stood) {
      const { messages } = await openChat(visitor, msggroup);
      expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
      expect([textOf(messages[0]), messages[1]!.id]).toEqual(["我该不该换工作？", messageId]);
      expect(messages[1]!.parts.map(({ type }) => type)).toContain("data-cast");
    }
    expect(["agree", "part", "apart"]).toContain(told.accord);
    expect(told.rows[0]).toMatchObject({
      aspect: "lean",
      said: [{ facts: [{ key: "card" }, { id: "lean" }] }, { facts: [{ key: "ruling" }, { id: "lean" }] }],
    });
    expect(told.text).toMatch(/十回/);
    expect((await visitor.ask(init)).data.daily_account.num).toBe(1);
    expect((await list(visitor)).comparisons).toMatchObject([{ id, question, modules: ["m", "l"] }]);
  });

  test("sent twice, at once or later, it is one comparison, two readings and two uses", async () => {
    const visitor = app().visitor();
    const request = toRequest(["p", "s"], "Should I move to Leeds?");
    const answers = await Promise.all([create(visitor, request), create(visitor, request)]);
    answers.push(await create(visitor, request));
    expect(answers.map(({ data }) => data.id)).toEqual([request.id, request.id, request.id]);
    await readTold(visitor, request.id);
    expect((await list(visitor)).comparisons).toHaveLength(1);
    expect((await visitor.ask(init)).data.daily_account.num).toBe(1);
  });

  test("a draw goes by the seal and the number this page gave", async () => {
    const visitor = app().visitor();
    const { commitDraw } = await import("../../../shared/contract/chat.ts");
    const { revealDraw } = await import("../../../shared/contract/cast.ts");
    const seals = [];
    for (const module of ["m", "k"]) seals.push((await visitor.ask(commitDraw, { module })).data);
    const sides = [toSide("m", { castId: seals[0]!.castId, nonce: "ours-1" }), toSide("k", { castId: seals[1]!.castId, nonce: "ours-2" })];
    const { id } = await make(visitor, ["m", "k"], "他会回来吗？", { sides });
    await readTold(visitor, id);
    for (const [at, seal] of seals.entries()) {
      const { data } = await visitor.ask(revealDraw, { castId: seal.castId });
      expect([data.commitment, data.nonce]).toEqual([seal.commitment, `ours-${at + 1}`]);
    }
  });

  test("a birth is given once for both", async () => {
    const visitor = app().visitor("en");
    const { id } = await make(visitor, ["b", "n"], "Will I be promoted next year?", { birth });
    const { told } = await readTold(visitor, id);
    expect(told.rows.map(({ aspect }) => aspect)).toEqual(["lean", "when", "through"]);
    expect(told.text).toMatch(/ten other people’s births/);
    const missing = await create(visitor, toRequest(["b", "m"], "Will I be promoted next year?"));
    expect(missing).toMatchObject({ code: 1001 });
  });

  test("a reading that stands is asked again elsewhere: its question, and its birth", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "我明年能升职吗？", { module: "b", inputs: { birth } });
    const [, answer] = (await openChat(visitor, ids.msggroup)).messages;
    const first = { msggroup: ids.msggroup, messageId: answer!.id };
    const { id } = await make(visitor, ["b", "a"], "", { sides: [first, toSide("a")] });
    const { question, sides, told } = await readTold(visitor, id);
    expect([question, sides[0].messageId, sides[1].module]).toEqual(["我明年能升职吗？", answer!.id, "a"]);
    expect(told.rows[0]!.said[0]!.facts[0]!.key).toBe("year");
    const further = await say(visitor, "那感情呢？", { module: "b", msggroup: ids.msggroup });
    const last = (await openChat(visitor, further.ids.msggroup)).messages.at(-1)!;
    const asked = { sides: [{ ...first, messageId: last.id }, toSide("a")] };
    expect(await create(visitor, toRequest(["b", "a"], "", asked))).toMatchObject({ code: 1001 });
  });

  test.each([
    ["zh", "我不想活了，该怎么办"],
    ["en", "I want to kill myself, should I?"],
  ] as const)("words of dying are met with care in one chat and never sent to two (%s)", async (locale, question) => {
    const visitor = app().visitor(locale);
    const request = toRequest(["m", "l"], question);
    const { data } = await create(visitor, request);
    expect(data).toEqual({ id: null, chat: { msggroup: request.sides[0]!.msggroup, module: "m" } });
    const { messages } = await openChat(visitor, request.sides[0]!.msggroup);
    const types = messages[1]!.parts.map(({ type }) => type);
    expect([types.includes("data-care"), types.includes("data-cast")]).toEqual([true, false]);
    expect((await openChat(visitor, request.sides[1]!.msggroup)).group).toBeNull();
    expect([(await list(visitor)).comparisons, (await visitor.ask(init)).data.daily_account.num]).toEqual([[], 3]);
  });

  describe("what no cast answers is weighed by none, and both are shown", () => {
    test.each([
      ["我妈的手术会成功吗？", "大夫"],
      ["我能打赢这场官司吗？", "律师"],
      ["他是不是出轨了？", "凭据"],
      ["我该不该把全部积蓄投进去？", "最坏"],
    ])("%s", async (question, says) => {
      const visitor = app().visitor();
      const { id } = await make(visitor, ["m", "k"], question);
      const { told, sides } = await readTold(visitor, id);
      expect([told.accord, told.rows]).toEqual([null, []]);
      expect(told.text).toContain(says);
      for (const { msggroup } of sides) {
        const cast = (await openChat(visitor, msggroup)).messages[1]!.parts.find(({ type }) => type === "data-cast");
        expect(cast).toMatchObject({ data: { isBounded: true } });
      }
    });
  });

  test("refused: one craft twice, a craft that does not lean, no question, somebody else's reading", async () => {
    const visitor = app().visitor();
    for (const request of [toRequest(["m", "m"], "行吗？"), toRequest(["m", "f"], "行吗？"), toRequest(["m", "0"], "行吗？"), toRequest(["m", "l"], "  ")])
      expect(await create(visitor, request)).toMatchObject({ code: 1001 });
    const { ids } = await say(visitor, "我该不该换工作？");
    const [, answer] = (await openChat(visitor, ids.msggroup)).messages;
    const sides = [{ msggroup: ids.msggroup, messageId: answer!.id }, toSide("l")];
    expect(await create(app().visitor(), toRequest(["m", "l"], "", { sides }))).toMatchObject({ code: 1001 });
  });

  test("a comparison is nobody else's", async () => {
    const { id } = await make(app().visitor());
    const stranger = app().visitor();
    expect(await read(stranger, id)).toMatchObject({ code: 9003 });
    expect(await stranger.ask(contract.deleteComparison, { id })).toMatchObject({ code: 9003 });
  });

  test("it ends with one of its chats or answers, comes back with a chat that is brought back, and leaves no row behind", async () => {
    const visitor = app().visitor();
    const { id, sides } = await make(visitor);
    await readTold(visitor, id);
    const msggroup = [sides[1]!.msggroup];
    await visitor.ask(delMsgGroupList, { msggroup });
    expect([await read(visitor, id), (await list(visitor)).comparisons]).toMatchObject([{ code: 9009 }, []]);
    await forgetComparisons(app().kernel);
    await visitor.ask(delMsgGroupList, { msggroup, undo: true });
    expect(await read(visitor, id)).toMatchObject({ code: 200 });
    const [asked] = (await openChat(visitor, sides[0]!.msggroup)).messages;
    await visitor.ask(deleteMessages, { ids: [asked!.id] });
    expect(await read(visitor, id)).toMatchObject({ code: 9009 });
    await forgetComparisons(app().kernel);
    expect(await app().kernel.database.run("select 1 from comparisons where id = $1", [id])).toEqual([]);
    expect((await openChat(visitor, sides[1]!.msggroup)).messages).toHaveLength(2);
  });

  test("deleted by itself its chats stay, and for half a minute it can be brought back", async () => {
    const visitor = app().visitor();
    const { id, request } = await make(visitor);
    await readTold(visitor, id);
    await visitor.ask(contract.deleteComparison, { id });
    expect([await read(visitor, id), await create(visitor, request)]).toMatchObject([{ code: 9009 }, { code: 9009 }]);
    await visitor.ask(contract.deleteComparison, { id, undo: true });
    expect(await read(visitor, id)).toMatchObject({ code: 200 });
    await visitor.ask(contract.deleteComparison, { id });
    await app().kernel.database.run("update comparisons set deleted_at = now() - interval '31 seconds' where id = $1", [id]);
    expect(await visitor.ask(contract.deleteComparison, { id, undo: true })).toMatchObject({ code: 9009 });
    await forgetComparisons(app().kernel);
    expect(await read(visitor, id)).toMatchObject({ code: 9003 });
    expect((await openChat(visitor, request.sides[0]!.msggroup)).messages).toHaveLength(2);
  });

  test("the list comes in pages, newest first, and keeps two hundred", async () => {
    const visitor = app().visitor();
    const { id } = await make(visitor);
    const { run } = app().kernel.database;
    await run(
      `insert into comparisons select person_id, id || '-' || n, question, first_group_id, first_answer_ids, first_topic, second_group_id, second_answer_ids,
         second_topic, created_at - make_interval(mins => n), null from comparisons, generate_series(1, 204) as n where id = $1`,
      [id],
    );
    const { id: newest } = await make(visitor, ["p", "s"]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(visitor, { limit: 50, ...(cursor && { cursor }) });
      seen.push(...page.comparisons.map((one) => one.id));
      cursor = page.cursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size, seen[0], seen[1]]).toEqual([200, 200, newest, id]);
  });
});

describeServer(
  "comparisons while they are told",
  (app) => {
    test("each answer is told and stopped by itself; what they come to waits for both", async () => {
      const visitor = app().visitor();
      const request = toRequest(["m", "l"], "我该不该换工作？");
      await create(visitor, request);
      expect((await read(visitor, request.id)).data).toMatchObject({ told: null, sides: [{ status: "running" }, { status: "running" }] });
      for (const { generationId } of request.sides) await visitor.ask(stopGeneration, { generationId, seenLength: 4 });
      const { sides, told } = await readTold(visitor, request.id);
      expect(sides.map(({ status }) => status)).toEqual(["stopped", "stopped"]);
      expect(told.headline).not.toBe("");
    });
  },
  async () => ({ READER_PACE: "60" }),
);
