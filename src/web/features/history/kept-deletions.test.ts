import { expect, test } from "vitest";
import { deletedChatsKey } from "../../kernel/deleted-chats.ts";
import { keep } from "../../kernel/storage.ts";
import { forgetDeletion, keepDeletion, readDeletions } from "./kept-deletions.ts";

test("what was deleted can be had back until its time is over, or until it is back", () => {
  const first = keepDeletion(["a"], 1000);
  keepDeletion(["b", "c"], 2000);
  expect(readDeletions(2000).map(({ ids }) => ids)).toEqual([["a"], ["b", "c"]]);
  expect(readDeletions(30_500).map(({ ids }) => ids)).toEqual([["b", "c"]]);
  forgetDeletion(first, 2000);
  expect(readDeletions(2000).map(({ ids }) => ids)).toEqual([["b", "c"]]);
  expect(readDeletions(31_000)).toEqual([]);
});

test("what is no such list, or of another clock, offers nothing", () => {
  for (const kept of ["nonsense", "{}", '[{"ids":[1],"untilMs":5}]', '[{"ids":["a"],"untilMs":99999999}]']) {
    keep(deletedChatsKey, kept);
    expect(readDeletions(0)).toEqual([]);
  }
});
