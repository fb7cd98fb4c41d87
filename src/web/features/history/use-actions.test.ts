import { expect, test } from "vitest";
import { changeList } from "./use-actions.ts";

const group = (msggroup: string) => ({ msggroup, title: msggroup, content: "", module: "0", isPinned: false, time: "2026-11-20T00:00:00.000Z" });
const page = (...ids: string[]) => ({ messageGroupList: ids.map(group), cursor: "next" });
const without = (id: string) => (groups: ReturnType<typeof group>[]) => groups.filter((one) => one.msggroup !== id);

test("a change reaches the rail's one page and keeps its cursor", () => expect(changeList(page("a", "b"), without("a"))).toEqual(page("b")));
test("a change reaches every page of the history", () => {
  const list = { pages: [page("a", "b"), page("c")], pageParams: [null, "next"] };
  expect(changeList(list, without("c"))).toEqual({ pages: [page("a", "b"), page()], pageParams: [null, "next"] });
});
test("a list that never came stays away", () => expect(changeList(undefined, without("a"))).toBeUndefined());
