import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { topicIds, toTopicFolder } from "../topics/topic-ids.ts";
import { listSources, sourceDir } from "./imports.ts";

const sources = listSources();

/** A feature's own files; a sub-folder is named for one concern, its files for their one function. */
const featureFiles = ["routes.ts", "service.ts", "queries.ts", "tables.ts", "policy.ts", "gateway.ts", "jobs.ts", "index.ts"];
const junk = /(^|[-/])(utils?|helpers?|common|misc|manager|stuff)(\.|\/|-|$)/;
/** Long by nature: tables, prose, dictionaries, and what a tool wrote. */
const isExempt = (file: string): boolean =>
  /\/(data|golden|migrations)\/|\/lexicon\/(entries|zh|en)\/|reading\.(zh|en)\.|messages\.(zh|en)\.|\/art\//.test(file);
const stopAtLines = 300;
const medianAtMost = 80;

describe("the closed vocabulary", () => {
  test("a server feature holds only files of the vocabulary", () => {
    const strange = sources.filter((file) => /^server\/features\/[^/]+\/[^/]+$/.test(file) && !featureFiles.includes(basename(file)));
    expect(strange).toEqual([]);
  });

  test("every server feature has a front door", () => {
    const features = new Set(sources.flatMap((file) => /^server\/features\/([^/]+)\//.exec(file)?.[1] ?? []));
    expect(features.size).toBeGreaterThan(2);
    expect([...features].filter((feature) => !existsSync(join(sourceDir, "server/features", feature, "index.ts")))).toEqual([]);
  });

  test("nothing is called utils, helpers, common or misc", () => {
    expect(sources.filter((file) => junk.test(file))).toEqual([]);
  });

  test("no folder is called tests: what a person sits is an instrument, and a rule's test stands beside its file", () => {
    expect(sources.filter((file) => /(^|\/)tests?\//.test(file))).toEqual([]);
  });

  test("folders are kebab-case", () => {
    expect(
      sources.filter((file) =>
        file
          .split("/")
          .slice(0, -1)
          .some((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder)),
      ),
    ).toEqual([]);
  });
});

describe("small files", () => {
  const lengths = sources.filter((file) => !isExempt(file)).map((file) => ({ file, lines: readFileSync(join(sourceDir, file), "utf8").split("\n").length }));

  test("no file grows past three hundred lines", () => {
    expect(lengths.filter(({ lines }) => lines > stopAtLines)).toEqual([]);
  });

  test("half of them have eighty lines or fewer", () => {
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(medianAtMost);
  });
});

describe("words in both languages", () => {
  test("every dictionary has its twin", () => {
    const chinese = sources.filter((file) => /\.zh\.ts$/.test(file));
    expect(chinese.length).toBeGreaterThan(2);
    expect(chinese.filter((file) => !existsSync(join(sourceDir, file.replace(/\.zh\.ts$/, ".en.ts"))))).toEqual([]);
  });

  test("every topic has its folder", () => {
    expect(topicIds.filter((id) => !existsSync(join(sourceDir, "topics", toTopicFolder(id), "topic.ts")))).toEqual([]);
  });
});
