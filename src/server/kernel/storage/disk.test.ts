import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDiskStorage } from "./disk.ts";

const folder = mkdtempSync(join(tmpdir(), "yarrow-files-"));
const storage = createDiskStorage(folder);
afterAll(() => rmSync(folder, { recursive: true }));

test("what was put is found whole, replaced by a second put, and gone once deleted", async () => {
  await storage.put("person/one", new Uint8Array([1, 2, 3]));
  await storage.put("person/one", new Uint8Array([4]));
  expect([...(await storage.find("person/one"))!]).toEqual([4]);
  expect(readdirSync(join(folder, "person"))).toEqual(["one"]);
  await storage.delete("person/one");
  await storage.delete("person/one");
  expect(await storage.find("person/one")).toBeUndefined();
});

test.each(["../one", "/etc/one", "person/../../one", "person//one", "", "person/one.png"])("“%s” is no key", async (key) => {
  await expect(async () => storage.put(key, new Uint8Array([1]))).rejects.toThrow(RangeError);
});
