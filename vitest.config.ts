import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { unitFiles } from "./tools/check/unit-files.ts";

/** These run on for a minute and more, the longest first: begun last, one of them would keep a core waiting. */
const slowest = [
  "train.process.test.ts",
  "personality/reading.test.ts",
  "western-topics.spec.ts",
  "chinese-topics.spec.ts",
  "kills.spec.ts",
  "access.spec.ts",
  "/tests.spec.ts",
];

/** Vitest's own order is by the projects' names, then by the last run's times; a fresh clone has none. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const toPlace = ({ moduleId }: TestSpecification): number => {
      const place = slowest.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? slowest.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => toPlace(one) - toPlace(other));
  }
}

/** `unit` is fast and belongs to every commit; the others need a database, a browser or a minute, and belong to `npm test`. */
export default defineConfig({
  test: {
    // Vitest leaves one core to itself; of two that is half of the machine. Its own part is small.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: "unit",
          // Nothing here mocks a module or leaves a mark: one world for all files spares reading the tables a hundred times.
          isolate: false,
          testTimeout: 20_000,
          ...unitFiles,
        },
      },
      { test: { name: "readings", include: ["src/**/reading.test.ts"], testTimeout: 120_000, hookTimeout: 120_000, isolate: false } },
      // Each test starts the command line once or more.
      { test: { name: "processes", include: ["{src,tools}/**/*.process.test.ts"], testTimeout: 300_000 } },
      { test: { name: "fairness", include: ["src/**/*.fairness.test.ts"], testTimeout: 300_000 } },
      { test: { name: "witness", include: ["src/**/*.witness.test.ts"], testTimeout: 300_000 } },
      {
        test: {
          name: "slices",
          include: ["src/**/*.slice.test.ts"],
          globalSetup: "src/server/testing/pglite-template.ts",
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: "postgres", include: ["src/**/*.postgres.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: "build", include: ["{src,tools}/**/*.build.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "journeys",
          include: ["e2e/**/*.spec.ts"],
          globalSetup: "e2e/run-folder.ts",
          // One browser and one server of each pace a worker, kept over its files.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
