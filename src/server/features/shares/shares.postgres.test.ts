import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createShare, getShare, getSharePicture, revokeShare } from "../../../shared/contract/share.ts";
import { openChat, say } from "../../testing/chat.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestPostgres, hasPostgres, type TestPostgres } from "../../testing/test-database.ts";

const isReady = await hasPostgres();

describe("shares on two nodes", () => {
  let postgres: TestPostgres;
  const apps: TestApp[] = [];
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    if (!isReady) return;
    postgres = await createTestPostgres();
    for (let node = 0; node < 2; node += 1) {
      const database = await postgres.open();
      apps.push(await openTestApp(database, { EVENT_LOG: "postgres", DATABASE_URL: postgres.url }));
      closers.push(() => database.close());
    }
  });
  afterAll(async () => {
    if (!isReady) return;
    for (const app of apps) await app.close();
    for (const close of closers) await close();
    await postgres.drop();
  });

  test.runIf(isReady)("what is shared on one is read on the other, and withdrawn on one its kept picture is gone on the other", async () => {
    const [here, there] = [apps[0]!.visitor(), apps[1]!.visitor()];
    const { ids } = await say(here, "该不该换工作？");
    const answer = (await openChat(here, ids.msggroup)).messages.find(({ role }) => role === "assistant");
    const { shareKey } = (await here.ask(createShare, { msggroup: ids.msggroup, messageIds: [answer!.id] })).data;
    expect((await there.ask(getShare, { key: shareKey })).data.records[0]!.asked).toBe("该不该换工作？");
    const pictureThere = async () => (await there.raw(getSharePicture, { key: shareKey })).status;
    expect(await pictureThere()).toBe(200);
    await here.ask(revokeShare, { key: shareKey });
    expect(await pictureThere()).toBe(410);
    expect((await there.raw(getShare, { key: shareKey })).status).toBe(410);
  });
});
