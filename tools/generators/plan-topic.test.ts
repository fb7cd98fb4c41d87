import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTopicIds, topicIds } from "../../src/shared/topic-ids.ts";
import { applyPlan } from "./plan.ts";
import { lists, parsePreparedId, planTopic } from "./plan-topic.ts";
import { listDeadImports, listUnparsable, repository } from "./testing/written.ts";
import { toTopicNames } from "./topic-names.ts";

const shape = [
  "README.md",
  "card.css",
  "card.tsx",
  "engine.ts",
  "facts.ts",
  "glyph.tsx",
  "golden/.gitkeep",
  "input.ts",
  "prompt.ts",
  "reading.en.ts",
  "reading.zh.ts",
  "topic.ts",
  "understand.ts",
  "words.ts",
];

describe.each(["dream", "astro"] as const)("the folder of %s", (id) => {
  const { created, edited } = planTopic(repository, id);

  test("has every file of the shape and nothing else", () => {
    const expected = [...shape, `${id}.test.ts`].map((name) => `src/topics/${id}/${name}`);
    expect(Object.keys(created).sort()).toEqual(expected.sort());
  });

  test("parses, and its imports lead somewhere", () => {
    expect(listUnparsable(created)).toEqual([]);
    expect(listDeadImports(created)).toEqual([]);
  });

  test("is entered in each of the seven lists, once more than before", () => {
    const before = (path: string): string => readFileSync(join(repository, path), "utf8");
    const added = {
      [lists.ids]: `"${id}"`,
      [lists.registry]: `import { ${id} } from "./${id}/topic.ts";`,
      [lists.prompts]: `${id}: ${id}Prompt`,
      [lists.cards]: `${id}: () => import("./${id}/card.tsx")`,
      [lists.engines]: `await import("./${id}/engine.ts")`,
      [lists.glyphs]: `from "./${id}/glyph.tsx"`,
      [lists.words]: `${id}: () => import("./${id}/words.ts")`,
    };
    expect(Object.keys(edited).sort()).toEqual(Object.keys(added).sort());
    for (const [path, entry] of Object.entries(added)) expect(edited[path]!.split(entry).length).toBe(before(path).split(entry).length + 1);
  });
});

test("a name of several words is said as each place says it", () => {
  expect(toTopicNames("TaoTeChing")).toEqual({ id: "TaoTeChing", folder: "tao-te-ching", constant: "taoTeChing", type: "TaoTeChing" });
  expect(toTopicNames("purpleStar")).toEqual({ id: "purpleStar", folder: "purple-star", constant: "purpleStar", type: "PurpleStar" });
});

test("no words are made up for a topic", () => {
  const { created } = planTopic(repository, "dream");
  expect(created["src/topics/dream/words.ts"]!.match(/opening: "", starters: \[\]/g)).toHaveLength(2);
  expect(Object.values(created).join("\n")).not.toMatch(/\p{Script=Han}/u);
});

test("the topic's glyph moves from the list of the prepared into its folder", () => {
  const { created, edited } = planTopic(repository, "dream");
  const path = /d="([^"]+)"/.exec(created["src/topics/dream/glyph.tsx"]!)![1]!;
  expect(readFileSync(join(repository, lists.glyphs), "utf8")).toContain(`dream: "${path}"`);
  expect(edited[lists.glyphs]).not.toContain(path);
  expect(edited[lists.glyphs]).toContain('import { Glyph as Dream } from "./dream/glyph.tsx";');
  expect(edited[lists.glyphs]).toContain("dream: Dream");
});

test("the same topic is written once, never over itself", () => {
  const root = mkdtempSync(join(tmpdir(), "yarrow-topic-"));
  const plan = planTopic(repository, "dream");
  applyPlan(root, plan);
  expect(readFileSync(join(root, "src/topics/dream/engine.ts"), "utf8")).toBe(plan.created["src/topics/dream/engine.ts"]);
  expect(() => applyPlan(root, plan)).toThrow("src/topics/dream/engine.ts");
  rmSync(root, { recursive: true });
});

test("only a topic being prepared may be begun", () => {
  expect(() => parsePreparedId("tea-leaves")).toThrow("No topic is called");
  for (const id of openTopicIds) expect(() => parsePreparedId(id)).toThrow("open already");
  for (const id of topicIds.filter((one) => !(openTopicIds as readonly string[]).includes(one))) expect(parsePreparedId(id)).toBe(id);
});
