import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { getMessageList, sendMessage, stopGeneration } from "../shared/contract/chat.ts";
import { yunshi } from "../shared/contract/horoscope.ts";
import { init } from "../shared/contract/init.ts";
import { templateList } from "../shared/contract/topics.ts";
import { toSend } from "./testing/chat.ts";
import { createVisitor, readEvents } from "./testing/test-app.ts";

const root = join(import.meta.dirname, "../..");
const home = mkdtempSync(join(tmpdir(), "yarrow-full-"));
const disk = join(home, "disk");
mkdirSync(disk);
/** Room for the database, the reserve and little more. */
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", disk]).status === 0;
if (!isMounted) process.stdout.write("skipped: a disk that is really full (only root can mount one)\n");
afterAll(() => {
  if (isMounted) spawnSync("umount", ["-l", disk]);
  rmSync(home, { recursive: true, force: true });
});

const start = (): Promise<{ url: string; stop(): Promise<number | null>; said(): string }> =>
  new Promise((resolve, reject) => {
    const webDir = join(home, "web");
    mkdirSync(webDir, { recursive: true });
    writeFileSync(join(webDir, "app.html"), "app");
    const settings = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: join(disk, "data"), WEB_DIR: webDir, APP_ENV: "test", LOG_LEVEL: "silent", READER_PACE: "0" };
    const child = spawn(join(root, "node_modules/.bin/node"), ["src/server/main.ts"], { cwd: root, env: { PATH: process.env.PATH ?? "", ...settings } });
    let said = "";
    child.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()));
    const ended = new Promise<number | null>((end) => child.once("close", end));
    child.stdout.on("data", (bytes: Buffer) => {
      const port = /ready at http:\/\/localhost:(\d+)/.exec(bytes.toString())?.[1];
      const stop = () => {
        child.kill("SIGTERM");
        return ended;
      };
      if (port) resolve({ url: `http://127.0.0.1:${port}`, stop, said: () => said });
    });
    child.once("close", () => reject(new Error(said)));
  });

test.runIf(isMounted)("a disk that fills up ends nothing and loses nothing: it is said, and once there is room it goes on", async () => {
  const first = await start();
  const visitor = createVisitor(fetch, "en", first.url);
  const { raw, ask } = visitor;
  const said = toSend("Should I change my job?");
  expect((await readEvents(await raw(sendMessage, said))).at(-1)!.event.type).toBe("finish");

  const ballast = join(disk, "ballast");
  spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=1M", "count=400"]);
  await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status, { timeout: 20_000 }).toBe(503);
  expect(await (await fetch(`${first.url}/readyz`)).text()).toContain("not ready: the disk");
  const refused = await raw(sendMessage, toSend("And now?"));
  expect([refused.status, await refused.json()]).toMatchObject([507, { code: 9015 }]);
  expect((await ask(getMessageList, { msggroup: said.msggroup })).data.messages).toHaveLength(2);
  // A POST that only reads goes on, and so does what makes room.
  for (const [call, input] of [
    [init, {}],
    [templateList, { module: "tarot" }],
    [yunshi, { sign: "aries" }],
    [stopGeneration, { generationId: said.generationId, seenLength: 0 }],
  ] as const)
    expect((await ask(call, input)).code, call.path).toBe(200);

  rmSync(ballast);
  await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  expect((await readEvents(await raw(sendMessage, toSend("And now?")))).at(-1)!.event.type).toBe("finish");
  expect(await first.stop()).toBe(0);

  spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=1M", "count=400"]);
  await expect(start()).rejects.toThrow(/^(?:The disk of DATA_DIR|DATA_DIR \(.*\) cannot be written to \(ENOSPC\))[^\n]*(?:full|room|space)[^\n]*\n$/);
  rmSync(ballast);
  const again = await start();
  const back = createVisitor(fetch, "en", again.url);
  Object.assign(back.headers, visitor.headers);
  expect((await back.ask(getMessageList, { msggroup: said.msggroup })).data.messages).toHaveLength(2);
  expect(await again.stop()).toBe(0);
});
