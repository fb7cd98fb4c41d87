import { expect, test } from "vitest";
import { groupByDay, joinPages } from "./group-by-day.ts";

const chat = (msggroup: string, day: number, hour: number) => ({
  msggroup,
  title: msggroup,
  content: "",
  module: "0",
  isPinned: false,
  time: new Date(2026, 10, day, hour).toISOString(),
});

test("chats are cut where the reader's day changes, in the order given", () => {
  const days = groupByDay([chat("a", 20, 23), chat("b", 20, 0), chat("c", 19, 23), chat("d", 2, 5)]);
  expect(days.map((day) => day.groups.map((group) => group.msggroup))).toEqual([["a", "b"], ["c"], ["d"]]);
});
test("nothing makes no day", () => expect(groupByDay([])).toEqual([]));

test("a chat that slipped from one page into the next is shown once, where it came first", () => {
  const pages = [
    [chat("a", 20, 9), chat("b", 20, 8)],
    [chat("b", 20, 8), chat("c", 20, 7)],
  ].map((messageGroupList) => ({ messageGroupList }));
  expect(joinPages(pages).map((group) => group.msggroup)).toEqual(["a", "b", "c"]);
});
