import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { definePostJobs } from "../../kernel/post/jobs.ts";
import { deleteLetters, eraseLocked } from "../../kernel/post/queries.ts";
import { createSendDue } from "../../kernel/post/send-due.ts";
import { createSmtp } from "../../kernel/post/smtp.ts";
import { startFakeMailServer } from "../../kernel/post/testing/fake-mail-server.ts";
import { outboxTransport } from "../../kernel/post/transport.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { listTestDatabases } from "../../testing/test-database.ts";
import { createTestNode } from "../../testing/test-jobs.ts";
import { toLetter } from "./index.ts";

const databases = await listTestDatabases();
const dayMs = 86_400_000;
type Given = Parameters<typeof toLetter>[1];
let counter = 0;

describe.each(databases)("letters on their way ($name)", ({ open }) => {
  let nowMs = Date.parse("2026-11-23T21:00:00Z");
  const lines: string[] = [];
  const log = pino({ base: null, level: "debug" }, { write: (line: string) => void lines.push(line) });
  let mails: Awaited<ReturnType<typeof startFakeMailServer>>;
  let app: TestApp;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    mails = await startFakeMailServer();
    const opened = await open();
    dispose = opened.dispose;
    app = await openTestApp(opened, { MAIL_URL: mails.url, MAIL_FROM: "Yarrow 蓍问 <hello@yarrow.example>", SMS_DAILY_LIMIT: "2" }, { now: () => nowMs, log });
  });
  afterAll(async () => {
    await app.close();
    await dispose();
    await mails.close();
  });
  beforeEach(async () => {
    await app.kernel.database.run("delete from letters", []);
    mails.seen.length = 0;
    mails.script.refusals = [];
    mails.script.asked = 0;
    nowMs += 2 * dayMs;
  });

  const write = (more: Partial<Given> = {}, db = app.kernel.database.db) => {
    counter += 1;
    const given = { locale: "zh" as const, to: "lin@example.com", channel: "mail" as const, key: `k${counter}`, expiresMs: null, code: "482913", ...more };
    return app.kernel.post.send(db, toLetter("code.register", given));
  };
  const withSending = async (work: (send: () => Promise<void>) => Promise<void>, settings: Partial<TestApp["kernel"]["config"]> = {}) => {
    const config = { ...app.kernel.config, ...settings };
    const mail = createSmtp(config);
    const parts = { ...app.kernel, config };
    const [sendMail, sendText] = [createSendDue(parts, "mail", mail), createSendDue(parts, "text", outboxTransport)];
    await work(() => Promise.all([sendMail(), sendText()]).then(() => {})).finally(() => mail.close());
  };
  const rows = async () =>
    (await app.kernel.database.run("select state, tries, error, locked is null as erased from letters order by created_at, id", [])) as Record<
      string,
      unknown
    >[];

  test("a mail arrives whole, both as text and as a page, and is sent once", () =>
    withSending(async (send) => {
      await write();
      await send();
      await send();
      expect(mails.seen.map(({ to }) => to)).toEqual([["lin@example.com"]]);
      const { raw } = mails.seen[0]!;
      expect(raw).toMatch(/^From: =\?UTF-8\?.*<hello@yarrow\.example>/m);
      expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
      expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
      expect(raw).toContain("text/plain");
      expect(raw).toContain("text/html");
      expect(await rows()).toEqual([{ state: "sent", tries: 1, error: null, erased: false }]);
    }));

  test("in production what a letter said is erased once it is sent", () =>
    withSending(
      async (send) => {
        await write();
        await send();
        expect(await rows()).toEqual([{ state: "sent", tries: 1, error: null, erased: true }]);
      },
      { APP_ENV: "production" },
    ));

  test("what is refused for good is not tried again, and neither the row nor the log says for whom", () =>
    withSending(async (send) => {
      mails.script.refusals = [550];
      await write();
      await send();
      nowMs += dayMs;
      await send();
      expect([mails.script.asked, mails.seen.length]).toEqual([1, 0]);
      expect(await rows()).toEqual([{ state: "failed", tries: 1, error: "smtp 550", erased: false }]);
      expect(lines.join("")).toContain("smtp 550");
      expect(lines.join("")).not.toMatch(/lin@|482913/);
    }));

  test("what is refused for now goes later, longer each time", () =>
    withSending(async (send) => {
      mails.script.refusals = [451, 451];
      await write();
      await send();
      await send();
      expect(mails.script.asked).toBe(1);
      nowMs += 5000;
      await send();
      nowMs += 5000;
      await send();
      expect(mails.script.asked).toBe(2);
      nowMs += 5000;
      await send();
      expect([mails.script.asked, mails.seen.length]).toEqual([3, 1]);
      expect(await rows()).toEqual([{ state: "sent", tries: 3, error: null, erased: false }]);
    }));

  test("a mail server that is away for long has an end too", () =>
    withSending(async (send) => {
      mails.script.refusals = Array.from({ length: 40 }, () => 421);
      await write();
      for (let hour = 0; hour < 40; hour += 1) {
        await send();
        nowMs += 3_600_000;
      }
      expect(await rows()).toEqual([{ state: "failed", tries: 14, error: "smtp 421", erased: false }]);
    }));

  test("a code that is worth nothing any more is not sent", () =>
    withSending(async (send) => {
      await write({ expiresMs: nowMs + 600_000 });
      nowMs += 600_000;
      await send();
      expect(mails.script.asked).toBe(0);
      expect(await rows()).toMatchObject([{ state: "late" }]);
    }));

  test("a transaction that is rolled back sends nothing; the same key sends once", () =>
    withSending(async (send) => {
      const given = { key: "same" };
      await app.kernel.database.db
        .transaction(async (tx) => {
          await write(given, tx);
          throw new Error("rolled back");
        })
        .catch(() => {});
      await send();
      expect(await rows()).toEqual([]);
      await write(given);
      await write(given);
      await send();
      expect(mails.seen).toHaveLength(1);
    }));

  test("of two nodes at once each letter is sent by one", async () => {
    for (let n = 0; n < 15; n += 1) await write();
    await withSending((one) => withSending(async (other) => void (await Promise.all([one(), other()]))));
    expect(mails.seen).toHaveLength(15);
  });

  test("check 53: neither a name nor an address of several lines or several mailboxes adds a head or a receiver", () =>
    withSending(async (send) => {
      await write({ values: { name: "小河\r\nBcc: all@example.com" } });
      for (const to of ["lin@example.com, all@example.com", "lin@example.com\r\nBcc: all@example.com", "Lin <lin@example.com>", "group: lin@example.com;"])
        await write({ to });
      await send();
      expect(mails.seen.map(({ to }) => to)).toEqual([["lin@example.com"]]);
      expect(mails.seen[0]!.raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc/im);
      expect((await rows()).filter(({ error }) => error === "no mailbox")).toHaveLength(4);
    }));

  test("check 50: no more texts leave in a day than may, and the rest leaves the next day", () =>
    withSending(async (send) => {
      for (let n = 0; n < 3; n += 1) await write({ channel: "text", to: "+8613800138000" });
      await send();
      expect((await rows()).map(({ state }) => state).sort()).toEqual(["sent", "sent", "waiting"]);
      nowMs += dayMs + 1;
      await send();
      expect((await rows()).every(({ state }) => state === "sent")).toBe(true);
    }));

  test("what was said is erased after a day, and the row after thirty", () =>
    withSending(async (send) => {
      await write();
      await send();
      await eraseLocked(app.kernel.database.db, nowMs - dayMs);
      expect(await rows()).toMatchObject([{ erased: false }]);
      nowMs += dayMs + 1;
      await eraseLocked(app.kernel.database.db, nowMs - dayMs);
      expect(await rows()).toMatchObject([{ erased: true }]);
      await deleteLetters(app.kernel.database.db, nowMs - 30 * dayMs);
      expect(await rows()).toHaveLength(1);
      nowMs += 30 * dayMs;
      await deleteLetters(app.kernel.database.db, nowMs - 30 * dayMs);
      expect(await rows()).toEqual([]);
    }));

  test("a mail server elsewhere that does not encrypt is told nothing, unless the operator says so", async () => {
    const elsewhere = mails.url.replace("127.0.0.1", "0.0.0.0");
    await write();
    await withSending((send) => send(), { MAIL_URL: elsewhere });
    expect([mails.seen, await rows()]).toMatchObject([[], [{ state: "waiting" }]]);
    nowMs += 60_000;
    await withSending((send) => send(), { MAIL_URL: `${elsewhere}?tls=optional` });
    expect(mails.seen).toHaveLength(1);
  });

  test("check 58: neither the row nor anything else of the database shows whom a letter is for or what it says", async () => {
    await write({ to: "canary@example.com", code: "918273" });
    const kept = JSON.stringify(await app.kernel.database.run("select * from letters", []));
    expect(kept).not.toMatch(/canary|918273/);
  });

  test("a node takes up what was written by itself", async () => {
    const node = createTestNode(app.kernel.database);
    const close = definePostJobs({ ...app.kernel, jobs: node.jobs });
    try {
      await node.jobs.start();
      await write();
      while (mails.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await node.jobs.stop();
      close();
    }
    expect(mails.seen[0]!.to).toEqual(["lin@example.com"]);
  });

  const ask = (path: string, { address = "127.0.0.1", host = "localhost:3000", ...heads }: Record<string, string> = {}) =>
    (app.fetch as (request: Request, env: unknown) => Promise<Response>)(new Request(`http://${host}${path}`, { headers: { host, ...heads } }), {
      incoming: { socket: { remoteAddress: address } },
    });

  test("whoever develops on this machine sees at /dev/outbox what would be sent", async () => {
    await write({ values: { name: "<script>alert(1)</script>" } });
    const { letters } = (await (await ask("/dev/outbox.json")).json()) as { letters: { id: string }[] };
    expect(letters).toMatchObject([{ kind: "code.register", to: "lin@example.com", code: "482913", state: "waiting" }]);
    const page = await (await ask("/dev/outbox")).text();
    expect(page).toContain("482913");
    expect(page).not.toContain("<script");
    expect(await (await ask(`/dev/outbox/${letters[0]!.id}`)).text()).toContain("&lt;script&gt;");
  });

  test("check 61: from another machine, through a proxy, under another name or in production there is no outbox", async () => {
    await write();
    const asked: Record<string, string>[] = [{ address: "10.0.0.7" }, { "x-forwarded-for": "127.0.0.1" }, { host: "rebound.example" }];
    for (const heads of asked) expect((await ask("/dev/outbox.json", heads)).status).toBe(404);
    const { createDevOutbox } = await import("../../kernel/post/dev-outbox.ts");
    const production = createDevOutbox({ ...app.kernel, config: { ...app.kernel.config, APP_ENV: "production" } });
    const env = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
    for (const path of ["/dev/outbox", "/dev/outbox.json"])
      expect((await production.fetch(new Request(`http://localhost${path}`, { headers: { host: "localhost" } }), env)).status).toBe(404);
  });
});
