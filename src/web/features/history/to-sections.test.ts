import { expect, test } from "vitest";
import type { ChatGroup } from "../../../shared/contract/chat.ts";
import { toSections } from "./to-sections.ts";

const chat = (msggroup: string, more: Partial<ChatGroup> = {}): ChatGroup => ({
  msggroup,
  title: msggroup,
  content: "",
  module: "0",
  time: new Date(2026, 10, 20, 12).toISOString(),
  isPinned: false,
  ...more,
});
const shape = (groups: ChatGroup[]) => toSections(groups).map(({ kind, groups: own }) => [kind, own.map(({ msggroup }) => msggroup).join()]);

test("what is pinned stands above the days, whatever page it came with", () =>
  expect(shape([chat("a"), chat("b", { isPinned: true }), chat("c", { time: new Date(2026, 10, 19, 12).toISOString() })])).toEqual([
    ["pinned", "b"],
    ["day", "a"],
    ["day", "c"],
  ]));
test("what was found stands by where the words are, pinned or not", () =>
  expect(
    shape([
      chat("a", { isPinned: true, found: { isInTitle: true, title: [[0, 1]], said: null } }),
      chat("b", { found: { isInTitle: false, title: [], said: null } }),
    ]),
  ).toEqual([
    ["inTitle", "a"],
    ["inSaid", "b"],
  ]));
test("nothing makes no heading", () => expect(toSections([])).toEqual([]));
