import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFields, readFields } from "./kept-fields.ts";

const kept = new Map<string, string>();
const before = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");

beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: storage });
});
afterEach(() => {
  if (before) Object.defineProperty(globalThis, "sessionStorage", before);
  else Reflect.deleteProperty(globalThis, "sessionStorage");
});

test("what is set on an instrument is kept topic by topic, until it is forgotten", () => {
  keepFields("birthday", { year: 1990 });
  expect([readFields("birthday"), readFields("astro")]).toEqual([{ year: 1990 }, null]);
  keepFields("birthday", null);
  expect(readFields("birthday")).toBeNull();
});

test("what is longer than any instrument is not kept, and what is broken is nothing", () => {
  keepFields("name", { name: "x".repeat(5000) });
  expect(kept.size).toBe(0);
  kept.set("fields:name", "{ half");
  expect(readFields("name")).toBeNull();
});
