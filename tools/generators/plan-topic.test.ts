import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { topicIds } from "../../src/topics/topic-ids.ts";
import { applyPlan } from "./plan.ts";
import { lists, parseNewId, pickLetter, planTopic } from "./plan-topic.ts";
import { listDeadImports, listUnparsable, repository } from "./testing/written.ts";
import { toTopicNames } from "./topic-names.ts";

const shape = [
  "README.md",
  "asked.ts",
  "card.css",
  "card.tsx",
  "engine.ts",
  "facts.ts",
  "golden/.gitkeep",
  "input.ts",
  "prompt.ts",
  "reading.en.ts",
  "reading.zh.ts",
  "sharing.ts",
  "terms.ts",
  "topic.ts",
  "understand.ts",
  "words.ts",
];

describe.each([
  { id: "teaLeaves", folder: "tea-leaves", constant: "teaLeaves" },
  { id: "TheStars", folder: "the-stars", constant: "theStars" },
])("the folder of $id", ({ id, folder, constant }) => {
  const { created, edited } = planTopic(repository, id);

  test("has every file of the shape and nothing else", () => {
    const expected = [...shape, `${folder}.test.ts`].map((name) => `src/topics/${folder}/${name}`);
    expect(Object.keys(created).sort()).toEqual(expected.sort());
  });

  test("parses, and its imports lead somewhere", () => {
    expect(listUnparsable({ ...created, ...edited })).toEqual([]);
    expect(listDeadImports({ ...created, ...edited })).toEqual([]);
  });

  test("has its row in the manifest and its row in the registry, and is entered nowhere else", () => {
    const before = (path: string): string => readFileSync(join(repository, path), "utf8");
    expect(Object.keys(edited).sort()).toEqual(Object.values(lists).sort());
    const added = {
      [lists.manifest]: `\n  ${id}: {\n    letter: "`,
      [lists.registry]: `\n  ${id}: {\n    topic: async () => (await import("./${folder}/topic.ts")).${constant},`,
    };
    for (const [path, entry] of Object.entries(added)) expect([before(path).split(entry).length, edited[path]!.split(entry).length]).toEqual([1, 2]);
  });
});

test("a new topic takes the letter after the last one given, and never one that is", () => {
  expect(pickLetter(["0", "a", "b"])).toBe("c");
  expect(pickLetter(["y", "z", "0", "a"])).toBe("1");
  expect(() => pickLetter([..."0123456789abcdefghijklmnopqrstuvwxyz"])).toThrow("Every letter");
});

test("a name of several words is said as each place says it", () => {
  expect(toTopicNames("TaoTeChing")).toEqual({ id: "TaoTeChing", folder: "tao-te-ching", constant: "taoTeChing", type: "TaoTeChing" });
  expect(toTopicNames("purpleStar")).toEqual({ id: "purpleStar", folder: "purple-star", constant: "purpleStar", type: "PurpleStar" });
});

test("no words are made up for a topic", () => {
  const { created } = planTopic(repository, "teaLeaves");
  expect(created["src/topics/tea-leaves/words.ts"]!.match(/title: "", lead: "", verb: "", opening: "", starters: \[\]/g)).toHaveLength(2);
  expect(Object.values(created).join("\n")).not.toMatch(/\p{Script=Han}/u);
});

test("the same topic is written once, never over itself", () => {
  const root = mkdtempSync(join(tmpdir(), "yarrow-topic-"));
  const plan = planTopic(repository, "teaLeaves");
  applyPlan(root, plan);
  expect(readFileSync(join(root, "src/topics/tea-leaves/engine.ts"), "utf8")).toBe(plan.created["src/topics/tea-leaves/engine.ts"]);
  expect(() => applyPlan(root, plan)).toThrow("src/topics/tea-leaves/engine.ts");
  rmSync(root, { recursive: true });
});

test("an id that is taken, or none, is refused", () => {
  for (const strange of ["tea-leaves", "Runes", "r", "../web", ""]) expect(() => parseNewId(repository, strange)).toThrow("is no id");
  for (const id of topicIds) expect(() => parseNewId(repository, id)).toThrow(/is (?:a topic already|no id)/);
  expect(() => parseNewId(repository, "kit")).toThrow("stands already");
  expect(parseNewId(repository, "teaLeaves")).toBe("teaLeaves");
});
