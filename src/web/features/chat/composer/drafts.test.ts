import { beforeEach, describe, expect, it } from "vitest";
import { forget } from "../../../kernel/storage.ts";
import { draftDays, keepDraft, readDraft } from "./drafts.ts";

const dayMs = 86_400_000;

describe("drafts", () => {
  beforeEach(() => forget(["drafts"]));

  it("are kept for each conversation on its own", () => {
    keepDraft("a", "该不该", 0);
    keepDraft("new:tarot", "明天", 0);
    expect([readDraft("a", 1), readDraft("new:tarot", 1), readDraft("b", 1)]).toEqual(["该不该", "明天", ""]);
  });

  it("are gone after a week", () => {
    keepDraft("a", "旧话", 0);
    expect(readDraft("a", draftDays * dayMs - 1)).toBe("旧话");
    expect(readDraft("a", draftDays * dayMs)).toBe("");
    keepDraft("b", "新话", draftDays * dayMs);
    expect(readDraft("a", 1)).toBe("");
  });

  it("are forgotten when nothing is left of them", () => {
    keepDraft("a", "话", 0);
    keepDraft("a", "  \n", 1);
    expect(readDraft("a", 2)).toBe("");
  });

  it("leave what another tab has kept meanwhile", () => {
    keepDraft("a", "这里", 0);
    keepDraft("b", "那里", 1);
    keepDraft("a", "这里写完", 2);
    expect(readDraft("b", 3)).toBe("那里");
  });

  it("stay where another tab has written them, when this one has nothing left", () => {
    keepDraft("a", "这里", 0);
    keepDraft("a", "那里接着写", 1);
    keepDraft("a", "", 2, "这里");
    expect(readDraft("a", 3)).toBe("那里接着写");
    keepDraft("a", "", 4, "那里接着写");
    expect(readDraft("a", 5)).toBe("");
  });

  it("keep the newest fifty", () => {
    for (let at = 0; at < 60; at += 1) keepDraft(`c${at}`, `第${at}句`, at);
    expect(readDraft("c59", 60)).toBe("第59句");
    expect(readDraft("c10", 60)).toBe("第10句");
    expect(readDraft("c9", 60)).toBe("");
  });
});
