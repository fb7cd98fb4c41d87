import { beforeAll, expect, test } from "vitest";
import { topicIds } from "../../src/topics/topic-ids.ts";
import { type CutFile, readCut } from "./read-cut.ts";
import { listPages, type Page } from "./sample-pages.ts";

/** Other casts, questions and tellings than those the cut was planned on. */
const pagesATopic = 10;
const otherSeeds = 3;
const kb = 1000;
const firstBudget = 250 * kb;
const furtherBudget = 60 * kb;
/** Of a hundred further readings so many keep the budget; the others are lots and chapters of many rare letters. */
const keptShare = 0.9;
const furtherMost = 80 * kb;

const cut = readCut();
const fileOf = new Map(cut.flatMap((file) => [...file.letters].map((letter) => [file.face + letter, file])));
const latin = cut.filter(({ face }) => face.startsWith("latin"));
/** What a browser fetches for a page: the Latin faces, and each file that has one of its letters. */
const toFiles = (page: Page): Set<CutFile> => {
  const faces = ["bold", "regular", "verse"] as const;
  return new Set([...latin, ...faces.flatMap((face) => [...page[face]].flatMap((letter) => fileOf.get(face + letter) ?? []))]);
};
const weigh = (files: Iterable<CutFile>): number => [...files].reduce((sum, { bytes }) => sum + bytes, 0);
let pages: Page[];
const byTopic = new Map<string, Set<CutFile>[]>();
beforeAll(async () => {
  pages = await listPages(pagesATopic, otherSeeds);
  for (const [topic, own] of Map.groupBy(pages, (page) => page.topic)) byTopic.set(topic, own.map(toFiles));
}, 120_000);

/** The bytes of each page of a topic after each page of every other topic, lightest first. */
const listFurther = (topic: string): number[] => {
  const before = [...byTopic].filter(([other]) => other !== topic).flatMap(([, known]) => known);
  return byTopic
    .get(topic)!
    .flatMap((files) => before.map((known) => weigh(files.difference(known))))
    .sort((one, other) => one - other);
};

test.each(topicIds)("a first reading of %s fetches at most 250 KB of fonts, whatever it tells", (topic) => {
  const sizes = byTopic.get(topic)!.map(weigh);
  expect(sizes.length).toBeGreaterThanOrEqual(pagesATopic);
  expect(Math.min(...sizes)).toBeGreaterThan(80 * kb);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(firstBudget);
});

test.each(topicIds)("after any other topic %s fetches at most 60 KB more, nine times in ten, and never 80", (topic) => {
  const sizes = listFurther(topic);
  expect(sizes.length).toBeGreaterThanOrEqual(pagesATopic * pagesATopic * (topicIds.length - 1));
  expect(sizes[Math.floor((sizes.length - 1) * keptShare)]).toBeLessThanOrEqual(furtherBudget);
  expect(sizes.at(-1)).toBeLessThanOrEqual(furtherMost);
});

test("every face has what readers tell, but for one letter in two hundred", () => {
  for (const face of ["bold", "regular", "verse"] as const) {
    const wanted = pages.flatMap((page) => [...page[face]]);
    expect(wanted.length).toBeGreaterThan(1000);
    expect(wanted.filter((letter) => !fileOf.has(face + letter)).length / wanted.length).toBeLessThan(0.005);
  }
});
