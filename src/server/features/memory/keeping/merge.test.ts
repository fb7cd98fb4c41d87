import { expect, test } from "vitest";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Entry, Found } from "./kept.ts";
import { entriesMost, mergeFound } from "./merge.ts";

const birthOf = (about: string, date: string): Found => ({ kind: "birth", text: "", about, birth: { date } });
const questionOf = (text: string): Found => ({ kind: "question", text, about: null, matter: "jobChange" });
const toEntry = ({ kind, ...kept }: Found, id: string, groupId = "one"): Entry => ({
  row: { personId: "p" as PersonId, id, kind, groupId: groupId as ChatId, turnId: "t", box: "", keptAt: "2026-11-03T00:00:00Z", deletedAt: null },
  kept,
});

test("the same birth said again stays where it first came from; one put right takes its place", () => {
  const entries = [toEntry(birthOf("me", "1990-05-01"), "a")];
  expect(mergeFound(entries, [birthOf("me", "1990-05-01")], "two")).toEqual({ fresh: [], gone: [] });
  expect(mergeFound(entries, [birthOf("me", "1990-05-02")], "two")).toEqual({ fresh: [birthOf("me", "1990-05-02")], gone: ["a"] });
});

test("of friends there are several, unless one chat puts one right", () => {
  const entries = [toEntry(birthOf("friend", "1990-05-01"), "a", "one")];
  expect(mergeFound(entries, [birthOf("friend", "1985-01-02")], "two").gone).toEqual([]);
  expect(mergeFound(entries, [birthOf("friend", "1990-05-11")], "one").gone).toEqual(["a"]);
});

test("a question asked again in the same words is as new; in others it is another", () => {
  const entries = [toEntry(questionOf("该不该换工作？"), "a")];
  expect(mergeFound(entries, [questionOf("该不该换工作")], "two")).toMatchObject({ gone: ["a"], fresh: [{ text: "该不该换工作" }] });
  expect(mergeFound(entries, [questionOf("要不要辞职")], "two").gone).toEqual([]);
});

test("what a person has put into other words stays theirs", () => {
  const entries = [toEntry({ ...birthOf("me", "1990-05-01"), isEdited: true }, "a")];
  expect(mergeFound(entries, [birthOf("me", "1991-01-01")], "two")).toEqual({ fresh: [], gone: [] });
});

test("where there is no room the oldest of the kind goes", () => {
  const entries = [
    ...Array.from({ length: entriesMost - 1 }, (_, at) => toEntry(questionOf(`问题${at}`), `q${at}`)),
    toEntry(birthOf("me", "1990-05-01"), "birth"),
  ];
  expect(mergeFound(entries, [questionOf("新的问题")], "two").gone).toEqual([`q${entriesMost - 2}`]);
  expect(mergeFound(entries, [{ kind: "said", text: "我上夜班", about: null }], "two").gone).toEqual(["birth"]);
});
