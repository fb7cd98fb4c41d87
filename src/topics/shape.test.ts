import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { toCapital, toLower } from "../shared/capital.ts";
import { locales } from "../shared/i18n/locale.ts";
import { manifest } from "./manifest.ts";
import { findOpeningWords } from "./opening-words.ts";
import { getTopic, registry } from "./registry.ts";
import { type CastTopicId, topicIds, toTopicFolder } from "./topic-ids.ts";

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
    "words.ts",
    "asked.ts",
    "prompt.ts",
    "terms.ts",
    "sharing.ts",
    "card.tsx",
    "card.css",
    "README.md",
  ],
  route: ["topic.ts", "input.ts", "words.ts", "route.ts", "README.md"],
};
const startersAtLeast = 6;
/** Letters that stand over an instrument on a phone. */
const headingMost = { zh: { title: 20, lead: 26, verb: 3 }, en: { title: 52, lead: 80, verb: 7 } };
/** A heading, or a paragraph that leads with the word. */
const sourcesHead = /^(?:##+ .*\bsources?\b.*|\*\*[^*]*\bsources?\b[^*]*\*\*\W*)/im;

test("every folder is a topic's, but the kit", () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(["kit", ...topicIds.map(toTopicFolder)].sort());
});

describe.each(topicIds)("%s", (id) => {
  const name = toTopicFolder(id);
  const folder = join(here, name);

  test("is entered under its own id, and as a draw if it is one", async () => {
    const topic = await getTopic(id);
    expect(topic.id).toBe(id);
    expect(manifest[id].isDraw ?? false).toBe(topic.isDraw);
    expect(await registry[id].fields()).toBe(topic.fields);
  });

  test("has every file of its shape", async () => {
    const topic = await getTopic(id);
    const wanted = [...shapes[topic.kind], `${name}.test.ts`];
    expect(wanted.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  test.each(locales)("has its words in %s", async (locale) => {
    const { words } = await getTopic(id);
    const { title, lead, verb, opening, starters } = words[locale];
    const { name: called, brief } = manifest[id].names[locale];
    for (const text of [called, brief, title, lead, verb, opening, ...starters]) expect(text.trim()).not.toBe("");
    const most = headingMost[locale];
    expect([title.length <= most.title, lead.length <= most.lead, verb.length <= most.verb]).toEqual([true, true, true]);
    expect(new Set(starters).size).toBeGreaterThanOrEqual(startersAtLeast);
    expect(/\p{Script=Han}/u.test(called)).toBe(locale === "zh");
    expect(await findOpeningWords(id)).toBe(words);
  });

  test("asks for something, each field and each of its options in both languages", async () => {
    const fields = await registry[id].fields();
    expect(fields.length).toBeGreaterThan(0);
    const labels = fields.flatMap((field) => [field, ...(field.options ?? [])].map(({ label }) => label));
    expect(labels.filter((label) => locales.some((locale) => label[locale].trim() === ""))).toEqual([]);
  });
});

describe.each(topicIds.filter((id): id is CastTopicId => id !== "ask"))("%s casts", (id) => {
  const name = toTopicFolder(id);
  const folder = join(here, name);

  test("and stands on golden cases, its own or those of a craft its engine computes with", async () => {
    expect((await getTopic(id)).kind).toBe("cast");
    const engine = readFileSync(join(folder, "engine.ts"), "utf8");
    const crafts = [...engine.matchAll(/"\.\.\/(kit\/[\w-]+)\//g)].map((match) => match[1]!);
    expect([name, ...crafts].flatMap((place) => globSync("golden/*.json", { cwd: join(here, place) }))).not.toEqual([]);
  });

  test("and calls its parts as every topic does", () => {
    const constant = toLower(id);
    const type = toCapital(id);
    const parts = {
      "input.ts": [`${constant}Input`, `${constant}Fields`],
      "understand.ts": [`understand${type}`],
      "engine.ts": [`cast${type}`],
      "facts.ts": [`to${type}Facts`],
      "reading.zh.ts": ["readingZh"],
      "reading.en.ts": ["readingEn"],
      "prompt.ts": [`${constant}Prompt`],
      "terms.ts": ["terms"],
      "sharing.ts": ["sharing"],
    };
    const missing = Object.entries(parts).flatMap(([file, called]) => {
      const text = readFileSync(join(folder, file), "utf8");
      return called.filter((one) => !new RegExp(`^export const ${one}\\b`, "m").test(text)).map((one) => `${file}: ${one}`);
    });
    expect(missing).toEqual([]);
  });

  test("and says where its rules come from", () => {
    const [, sources = ""] = readFileSync(join(folder, "README.md"), "utf8").split(sourcesHead);
    expect((sources.split(/^#/m)[0] ?? "").trim()).not.toBe("");
  });

  test("and is asked for in the open topic by words that say why", async () => {
    const { sign, because } = await registry[id].asked();
    expect(sign.test("")).toBe(false);
    expect(/\p{Script=Han}/u.test(because.zh)).toBe(true);
    expect(/^[ -~’é]+\.$/.test(because.en)).toBe(true);
  });

  test.each(locales)("and tells a model in %s who it is, and every name of the craft", async (locale) => {
    const { role, names } = await registry[id].prompt();
    expect(role[locale].trim()).not.toBe("");
    expect(names[locale].length).toBeGreaterThan(0);
  });
});
