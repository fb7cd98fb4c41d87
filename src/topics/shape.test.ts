import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locales } from "../shared/i18n/locale.ts";
import { topicNames } from "../shared/i18n/topics.ts";
import { drawTopicIds, openTopicIds, toTopicFolder } from "../shared/topic-ids.ts";
import { prompts } from "./prompts.ts";
import { topics } from "./registry.ts";
import { findOpeningWords } from "./words.ts";

const here = import.meta.dirname;

/** What a topic's folder holds at least, by its kind; `<topic>.test.ts` beside. */
const shapes = {
  cast: [
    "topic.ts",
    "input.ts",
    "understand.ts",
    "engine.ts",
    "facts.ts",
    "reading.zh.ts",
    "reading.en.ts",
    "prompt.ts",
    "card.tsx",
    "card.css",
    "glyph.tsx",
    "README.md",
  ],
  route: ["topic.ts", "route.ts", "glyph.tsx", "README.md"],
};
const startersAtLeast = 6;
/** A heading, or a paragraph that leads with the word. */
const sourcesHead = /^(?:##+ .*\bsources?\b.*|\*\*[^*]*\bsources?\b[^*]*\*\*\W*)/im;

test("every folder is an open topic's, but the kit", () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(["kit", ...openTopicIds.map(toTopicFolder)].sort());
});

describe.each(openTopicIds)("%s", (id) => {
  const topic = topics[id];
  const name = toTopicFolder(id);
  const folder = join(here, name);

  test("is entered under its own id, and as a draw if it is one", () => {
    expect(topic.id).toBe(id);
    expect(drawTopicIds.includes(id)).toBe(topic.isDraw);
  });

  test("has every file of its shape", () => {
    const wanted = [...shapes[topic.kind], `${name}.test.ts`];
    expect(wanted.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  test.each(locales)("has its words in %s", async (locale) => {
    const { opening, starters } = topic.words[locale];
    const { name: called, brief } = topicNames[locale][topic.id];
    for (const text of [called, brief, opening, ...starters]) expect(text.trim()).not.toBe("");
    expect(new Set(starters).size).toBeGreaterThanOrEqual(startersAtLeast);
    expect(/\p{Script=Han}/u.test(called)).toBe(locale === "zh");
    expect(await findOpeningWords(topic.id)).toBe(topic.words);
  });

  test("asks for something, each field and each of its options in both languages", () => {
    expect(topic.fields.length).toBeGreaterThan(0);
    const labels = topic.fields.flatMap((field) => [field, ...(field.options ?? [])].map(({ label }) => label));
    expect(labels.filter((label) => locales.some((locale) => label[locale].trim() === ""))).toEqual([]);
  });
});

describe.each(openTopicIds.filter((id) => id !== "ask"))("%s casts", (id) => {
  const name = toTopicFolder(id);
  const folder = join(here, name);

  test("and stands on golden cases, its own or those of a craft its engine computes with", () => {
    expect(topics[id].kind).toBe("cast");
    const engine = readFileSync(join(folder, "engine.ts"), "utf8");
    const crafts = [...engine.matchAll(/"\.\.\/(kit\/[\w-]+)\//g)].map((match) => match[1]!);
    expect([name, ...crafts].flatMap((place) => globSync("golden/*.json", { cwd: join(here, place) }))).not.toEqual([]);
  });

  test("and says where its rules come from", () => {
    const [, sources = ""] = readFileSync(join(folder, "README.md"), "utf8").split(sourcesHead);
    expect((sources.split(/^#/m)[0] ?? "").trim()).not.toBe("");
  });

  test("and has its own picture in the list of cards", () => {
    expect(readFileSync(join(here, "cards.ts"), "utf8")).toMatch(new RegExp(`^ *${id}: .*"\\./${name}/card\\.tsx"`, "m"));
  });

  test.each(locales)("and tells a model in %s who it is, and every name of the craft", (locale) => {
    const { role, names } = prompts[id];
    expect(role[locale].trim()).not.toBe("");
    expect(names[locale].length).toBeGreaterThan(0);
  });
});
