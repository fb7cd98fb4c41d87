import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openTopicIds, type TopicId } from "../../src/shared/topic-ids.ts";
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

const leavesPath = "M4 12h16";
/** All twenty are open; this is the house on the day a twenty-first has its name and its drawing. */
const house = mkdtempSync(join(tmpdir(), "yarrow-house-"));
for (const path of Object.values(lists)) {
  const text = readFileSync(join(repository, path), "utf8");
  mkdirSync(dirname(join(house, path)), { recursive: true });
  const drawings = `  teaLeaves: "${leavesPath}",\n  TheStars: "M4 4h16",\n`;
  writeFileSync(join(house, path), path === lists.glyphs ? text.replace(/(const prepared[^\n]*= \{)/, `$1\n${drawings}`) : text);
}
afterAll(() => rmSync(house, { recursive: true }));
const teaLeaves = "teaLeaves" as TopicId;

describe.each([
  { id: teaLeaves, folder: "tea-leaves", constant: "teaLeaves" },
  { id: "TheStars" as TopicId, folder: "the-stars", constant: "theStars" },
])("the folder of $id", ({ id, folder, constant }) => {
  const { created, edited } = planTopic(house, id);

  test("has every file of the shape and nothing else", () => {
    const expected = [...shape, `${folder}.test.ts`].map((name) => `src/topics/${folder}/${name}`);
    expect(Object.keys(created).sort()).toEqual(expected.sort());
  });

  test("parses, and its imports lead somewhere", () => {
    expect(listUnparsable(created)).toEqual([]);
    expect(listDeadImports(created)).toEqual([]);
  });

  test("is entered in each of the seven lists, once more than before", () => {
    const before = (path: string): string => readFileSync(join(house, path), "utf8");
    const added = {
      [lists.ids]: `"${id}"`,
      [lists.registry]: `import { ${constant} } from "./${folder}/topic.ts";`,
      [lists.prompts]: `${id}: ${constant}Prompt`,
      [lists.cards]: `${id}: () => import("./${folder}/card.tsx")`,
      [lists.engines]: `await import("./${folder}/engine.ts")`,
      [lists.glyphs]: `from "./${folder}/glyph.tsx"`,
      [lists.words]: `${id}: () => import("./${folder}/words.ts")`,
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
  const { created } = planTopic(house, teaLeaves);
  expect(created["src/topics/tea-leaves/words.ts"]!.match(/opening: "", starters: \[\]/g)).toHaveLength(2);
  expect(Object.values(created).join("\n")).not.toMatch(/\p{Script=Han}/u);
});

test("the topic's glyph moves from the list of the prepared into its folder", () => {
  const { created, edited } = planTopic(house, teaLeaves);
  const path = /d="([^"]+)"/.exec(created["src/topics/tea-leaves/glyph.tsx"]!)![1]!;
  expect(path).toBe(leavesPath);
  expect(edited[lists.glyphs]).not.toContain(path);
  expect(edited[lists.glyphs]).toContain('import { Glyph as TeaLeaves } from "./tea-leaves/glyph.tsx";');
  expect(edited[lists.glyphs]).toContain("teaLeaves: TeaLeaves");
});

test("the same topic is written once, never over itself", () => {
  const root = mkdtempSync(join(tmpdir(), "yarrow-topic-"));
  const plan = planTopic(house, teaLeaves);
  applyPlan(root, plan);
  expect(readFileSync(join(root, "src/topics/tea-leaves/engine.ts"), "utf8")).toBe(plan.created["src/topics/tea-leaves/engine.ts"]);
  expect(() => applyPlan(root, plan)).toThrow("src/topics/tea-leaves/engine.ts");
  rmSync(root, { recursive: true });
});

test("only a topic being prepared may be begun", () => {
  expect(() => parsePreparedId("tea-leaves")).toThrow("No topic is called");
  for (const id of openTopicIds) expect(() => parsePreparedId(id)).toThrow("open already");
});
