import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepPlace, readPlace } from "./kept-place.ts";

describe("the place a chat was left at", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is each chat's own", () => {
    keepPlace("a", { messageId: "m1", offset: -40 });
    keepPlace("b", { messageId: "m2", offset: 12 });
    expect([readPlace("a"), readPlace("b"), readPlace("c")]).toEqual([{ messageId: "m1", offset: -40 }, { messageId: "m2", offset: 12 }, null]);
    keepPlace("a", null);
    expect(readPlace("a")).toBeNull();
  });

  it("is nowhere where it cannot be read or kept", () => {
    kept.set("place.a", '{"messageId":1}');
    expect(readPlace("a")).toBeNull();
    vi.stubGlobal("sessionStorage", undefined);
    keepPlace("a", { messageId: "m1", offset: 0 });
    expect(readPlace("a")).toBeNull();
  });
});
