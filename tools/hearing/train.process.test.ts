import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { acts, matters, parties, risks } from "../../src/topics/kit/hearing/heard.ts";
import { isTaught, readCorpus } from "./corpus.ts";
import { trainHearing } from "./train.ts";

const corpus = readCorpus();

/** Learning takes three minutes of a core; it may have to share it. */
const mostMs = 900_000;

test("the weights in the tree are those the corpus teaches", { timeout: mostMs }, () => {
  const kept: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../../src/topics/kit/hearing/data/weights.json"), "utf8"));
  expect(trainHearing(corpus)).toEqual(kept);
});

test("either language has its thousands, and every act, danger, matter and party occurs in both", () => {
  for (const locale of ["zh", "en"]) {
    const own = corpus.filter((turn) => turn.locale === locale);
    expect(own.length).toBeGreaterThan(6000);
    const met = new Set(own.flatMap(({ act, risk, matter, who }) => [act, risk, matter, who]));
    for (const label of [...acts, ...risks, ...matters, ...parties]) expect(met, `${label} in ${locale}`).toContain(label);
  }
});

test("what is disputed is not taught", () => {
  const disputed = corpus.filter((turn) => turn.disputed?.includes("act"));
  expect(disputed.length).toBeGreaterThan(500);
  expect(disputed.some((turn) => isTaught("act", turn) || isTaught("matter", turn))).toBe(false);
});
