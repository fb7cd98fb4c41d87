import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chanceOf, hexToBytes } from "../../../shared/chance.ts";
import { revealDraw } from "../../../shared/contract/cast.ts";
import { commitDraw, sendMessage } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
import type { CastData } from "../../../shared/contract/stream.ts";
import { AppError } from "../../../shared/errors.ts";
import { getCastTopic } from "../../../topics/registry.ts";
import { openMemoryPglite } from "../../kernel/db/pglite.ts";
import { createInlineWorkers } from "../../kernel/workers/inline.ts";
import type { Workers } from "../../kernel/workers/port.ts";
import { openWorkers } from "../../open-workers.ts";
import { openChat, partOf, say, textOf, toSend } from "../../testing/chat.ts";
import { openTestApp, readEvents, type TestApp, toText, type Visitor } from "../../testing/test-app.ts";
import { works } from "../../works.ts";

const inline = createInlineWorkers(works);
/** What the next work meets instead of being done. */
let refuse: (work: string) => Error | null = () => null;
const choosy: Workers = {
  async run(work, request, options) {
    const refusal = refuse(work);
    if (refusal) throw refusal;
    return inline.run(work, request, options);
  },
  close: inline.close,
};
const usesLeft = async (visitor: Visitor): Promise<number> => (await visitor.ask(init)).data.daily_account.num;

const closers: (() => Promise<void>)[] = [];
const openOver = async (workers: Workers): Promise<TestApp> => {
  const database = await openMemoryPglite();
  const app = await openTestApp(database, {}, { workers });
  closers.push(async () => {
    await app.close();
    await workers.close();
    await database.close();
  });
  return app;
};
afterAll(async () => {
  for (const close of closers) await close();
});

describe("answers made in threads", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openOver(openWorkers());
  });

  test("hold the very cast that the opened seal gives, told and continued from the stored row", async () => {
    const visitor = app.visitor();
    const { castId } = (await visitor.ask(commitDraw, { module: "tarot" })).data;
    const first = await say(visitor, "该不该去？", { castId, nonce: "tap" });
    const shown = partOf<CastData>(first.events, "data-cast")!;
    const { seed, nonce, input, moment } = (await visitor.ask(revealDraw, { castId })).data;
    const again = (await getCastTopic("tarot")).cast(input, { chance: chanceOf(hexToBytes(seed), castId, nonce), moment });
    expect(JSON.parse(JSON.stringify(again))).toEqual(shown.cast);
    const further = await say(visitor, "那什么时候去？", { msggroup: first.ids.msggroup });
    expect(further.text.length).toBeGreaterThan(20);
    expect(partOf(further.events, "data-cast")).toBeUndefined();
  });

  test("are refused by field where the input is wrong, as they are without threads", async () => {
    const wrong = toSend("该不该去？", { inputs: { spread: "all of them" } });
    const answers = await Promise.all([app, await openOver(inline)].map(async (one) => (await one.visitor().ask(sendMessage, wrong)) as unknown));
    expect(answers[0]).toMatchObject({ code: 1001, data: { fields: { spread: expect.any(String) } } });
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe("an answer whose work is not done", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openOver(choosy);
  });
  const busyAt = (name: string) => (work: string) => (work === name ? new AppError("busy") : null);

  test.each(["chat.plan", "chat.cast"])(
    "because too many wait (%s) is refused in words; nothing is stored, no use taken, and the same send may come again",
    async (name) => {
      const visitor = app.visitor();
      const before = await usesLeft(visitor);
      const request = toSend("该不该去？");
      refuse = busyAt(name);
      const refused = await visitor.raw(sendMessage, request);
      refuse = () => null;
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ code: 9012, msg: expect.stringMatching(/问的人太多/) });
      expect((await openChat(visitor, request.msggroup)).group).toBeNull();
      expect(await usesLeft(visitor)).toBe(before);
      expect(toText(await readEvents(await visitor.raw(sendMessage, request)))).not.toBe("");
      expect(await usesLeft(visitor)).toBe(before - 1);
    },
  );

  test("because its telling broke ends as failed, costs nothing, and is told when it goes on", async () => {
    const visitor = app.visitor();
    const before = await usesLeft(visitor);
    refuse = (work) => (work === "chat.tell" ? new Error("took longer than 20000 ms") : null);
    const broken = await say(visitor, "该不该去？");
    refuse = () => null;
    const { messages } = await openChat(visitor, broken.ids.msggroup);
    expect([messages[1]!.status, textOf(messages[1])]).toEqual(["failed", ""]);
    expect(await usesLeft(visitor)).toBe(before);
    const told = await say(visitor, "", { msggroup: broken.ids.msggroup, continueOf: messages[1]!.id });
    expect(told.text).not.toBe("");
  });

  test("holds no transaction open while it is waited for", async () => {
    const { db } = app.kernel.database;
    let isOpen = 0;
    const seen: number[] = [];
    const transaction = db.transaction.bind(db);
    db.transaction = async (...args) => {
      isOpen += 1;
      return transaction(...args).finally(() => {
        isOpen -= 1;
      });
    };
    refuse = () => {
      seen.push(isOpen);
      return null;
    };
    const visitor = app.visitor();
    const first = await say(visitor, "昨晚梦见蛇追我，什么意思？", { module: "dream" });
    await say(visitor, "那条蛇是黑的，又怎么说？", { msggroup: first.ids.msggroup });
    refuse = () => null;
    db.transaction = transaction;
    expect(seen.length).toBeGreaterThan(3);
    expect(new Set(seen)).toEqual(new Set([0]));
  });

  test("is one run where the same sealed send comes twice at once", async () => {
    const visitor = app.visitor();
    const { castId } = (await visitor.ask(commitDraw, { module: "tarot" })).data;
    const request = toSend("该不该去？", { castId, nonce: "tap" });
    const [one, other] = await Promise.all([1, 2].map(async () => toText(await readEvents(await visitor.raw(sendMessage, request)))));
    expect(one).not.toBe("");
    expect(other).toBe(one);
    expect((await openChat(visitor, request.msggroup)).messages).toHaveLength(2);
  });
});
