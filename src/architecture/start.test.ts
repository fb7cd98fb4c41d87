import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { sourceDir } from "./imports.ts";

/** What is read before the first line of these files runs: imports of values, not those of types, and not those made on demand. */
const listClosure = (...starts: string[]): string[] => {
  const found = new Set(starts);
  for (const file of found) {
    const text = readFileSync(join(sourceDir, file), "utf8");
    for (const [, written = ""] of text.matchAll(/^(?:import (?!type\b)[^;]*?from |import |export (?!type\b)[^;=]*? from )"(\.[^"]+\.tsx?)"/gm))
      found.add(normalize(join(dirname(file), written)));
  }
  return [...found];
};
/** A topic's own folder; what a new chat opens with is small, and comes with the manifest. */
const ofTopics = (files: string[]): string[] => files.filter((file) => /^topics\/(?!kit\/)[^/]+\//.test(file) && !file.endsWith("/words.ts"));

test("the closure follows the house", () => {
  expect(listClosure("server/app.ts").length).toBeGreaterThan(100);
  expect(ofTopics(listClosure("topics/tarot/topic.ts"))).toContain("topics/tarot/engine.ts");
});

test.each([
  "server/main.ts",
  "server/start.ts",
  "server/serve.ts",
  "server/app.ts",
  "cli/yarrow.ts",
  "cli/cast.ts",
  "topics/manifest.ts",
  "topics/registry.ts",
  "topics/cards.ts",
])("%s starts without any topic's engine, readings or prompt", (file) => expect(ofTopics(listClosure(file))).toEqual([]));

/** What of the crafts the server's own thread holds: names, opening words, calendars' spans, what a turn can be and the tests' questions on demand. All else is read in threads. */
const inOwnThread =
  /^topics\/(?:manifest|compared|opening-words|topic-ids|questionnaires|[^/]+\/words|kit\/(?:engine|hearing\/heard|past\/past-topics|questionnaire\/[^/]+|horoscope\/(?:input|span|themes|version)|sharing\/print|sky\/signs))\.ts$/;

test("the server's own thread starts without the crafts: what reads a topic is asked of a thread", () => {
  const read = listClosure("server/main.ts", "server/serve.ts", "server/app.ts", "server/works.ts");
  expect(read.filter((file) => file.startsWith("topics/") && !inOwnThread.test(file))).toEqual([]);
});
