import { expect, test } from "vitest";
import { commitDraw, sendMessage, updateTitle } from "../../../shared/contract/chat.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { say, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { asPerson } from "../../testing/ids.ts";
import { openTestApp, type Visitor } from "../../testing/test-app.ts";
import { answerOnce, forgetOldAnswers } from "./answer-once.ts";

interface Sealed {
  code: number;
  data: { castId: string };
}

describeServer("a write with an Idempotency-Key", (app) => {
  const commit = async (visitor: Visitor, key: string, module = "m"): Promise<Sealed> =>
    (await visitor.raw(commitDraw, { module }, { "idempotency-key": key })).json() as Promise<Sealed>;
  const run = (sql: string, params: unknown[] = []) => app().kernel.database.run(sql, params);

  test("happens once, and its repeats get the first answer, also at the same moment and through another node", async () => {
    const visitor = app().visitor();
    await visitor.ask(getUser);
    const other = await openTestApp(app().kernel.database);
    const there = async () => {
      const headers = { ...visitor.headers, "idempotency-key": "k1" };
      return (await (await other.fetch(new Request("http://localhost/api/chat/commit", { method: "POST", headers, body: '{"module":"m"}' }))).json()) as Sealed;
    };
    const answers = await Promise.all([commit(visitor, "k1"), commit(visitor, "k1"), there(), there(), commit(visitor, "k1")]);
    expect(new Set(answers.map(({ data }) => data.castId)).size).toBe(1);
    expect((await commit(visitor, "k1")).data).toEqual(answers[0]!.data);
    expect((await commit(visitor, "k2")).data.castId).not.toBe(answers[0]!.data.castId);
    const { user_id } = (await visitor.ask(getUser)).data;
    expect(await run("select count(*)::int as n from casts where person_id = $1", [user_id])).toEqual([{ n: 2 }]);
    await other.close();
  });

  test("is one person's own", async () => {
    const [one, two] = [app().visitor(), app().visitor()];
    expect((await commit(one, "same")).data.castId).not.toBe((await commit(two, "same")).data.castId);
  });

  test("names one request alone, and is a word", async () => {
    const visitor = app().visitor();
    await commit(visitor, "k");
    expect(await commit(visitor, "k", "l")).toMatchObject({ code: 1001, data: { fields: { "Idempotency-Key": "reused" } } });
    expect(await commit(visitor, "k".repeat(129))).toMatchObject({ code: 1001, data: { fields: { "Idempotency-Key": "invalid_value" } } });
  });

  test("a refusal is an answer too; a failure of ours is none and may be tried again", async () => {
    const visitor = app().visitor();
    const rename = async () => (await visitor.raw(updateTitle, { msggroup: "later", title: "名" }, { "idempotency-key": "r" })).json();
    expect(await rename()).toMatchObject({ code: 9003 });
    await say(visitor, "该不该去？", { msggroup: "later" });
    expect(await rename()).toMatchObject({ code: 9003 });

    const { db } = app().kernel.database;
    const key = { personId: asPerson("p"), key: "x" };
    let tries = 0;
    const answer = async () => {
      tries += 1;
      return tries === 1 ? { status: 500, body: {} } : { status: 200, body: { code: 200 } };
    };
    expect((await answerOnce(db, key, "hash", answer)).status).toBe(500);
    expect((await answerOnce(db, key, "hash", answer)).status).toBe(200);
    expect((await answerOnce(db, key, "hash", answer)).status).toBe(200);
    expect(tries).toBe(2);
  });

  test("one whose node died in the middle is taken up by the repeat", async () => {
    await run("insert into idempotent_answers (person_id, key, request_hash, claimed_at) values ('p', 'dead', 'hash', now() - interval '2 minutes')");
    const answer = async () => ({ status: 200, body: { code: 200 } });
    expect(await answerOnce(app().kernel.database.db, { personId: asPerson("p"), key: "dead" }, "hash", answer)).toMatchObject({ status: 200 });
  });

  test("is forgotten after a day", async () => {
    const visitor = app().visitor();
    const first = await commit(visitor, "old");
    await run("update idempotent_answers set created_at = now() - interval '25 hours' where key = 'old'");
    await forgetOldAnswers(app().kernel.database.db);
    expect((await commit(visitor, "old")).data.castId).not.toBe(first.data.castId);
  });

  test("of a stream is left to the stream's own ids", async () => {
    const visitor = app().visitor();
    const request = toSend("该不该去？");
    const texts = [];
    for (let at = 0; at < 2; at += 1) texts.push(await (await visitor.raw(sendMessage, request, { "idempotency-key": "s" })).text());
    expect(texts[0]).toContain("data-cast");
    expect(await run("select 1 from idempotent_answers where key = 's'")).toEqual([]);
  });
});
