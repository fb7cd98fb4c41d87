import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDiskRoom } from "./disk-room.ts";

const folder = mkdtempSync(join(tmpdir(), "yarrow-room-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a disk that takes no write has no room, one that does again has some, and nothing is left on it", async () => {
  let atMs = 0;
  let isFull = true;
  let writes = 0;
  const write = async (path: string, bytes: Uint8Array) => {
    writes += 1;
    await writeFile(path, bytes.subarray(0, 100));
    if (isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  const room = createDiskRoom({ folder, now: () => atMs, write });
  expect(await room.hasRoom()).toBe(false);
  isFull = false;
  expect(await room.hasRoom()).toBe(false);
  expect(writes).toBe(1);
  atMs = 2000;
  expect(await room.hasRoom()).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test("a folder that is gone has no room", async () => {
  expect(await createDiskRoom({ folder: join(folder, "gone"), now: () => 0 }).hasRoom()).toBe(false);
});
