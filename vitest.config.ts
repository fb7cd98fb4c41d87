import { defineConfig } from "vitest/config";

/** `unit` is fast and belongs to every commit; the others need a database, a browser or a minute, and belong to `npm test`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Nothing here mocks a module or leaves a mark: one world for all files spares reading the tables a hundred times.
          isolate: false,
          testTimeout: 20_000,
          include: ["src/**/*.test.{ts,tsx}", "tools/generators/*.test.ts"],
          exclude: [
            "src/**/reading.test.ts",
            "src/**/*.slice.test.ts",
            "src/**/*.postgres.test.ts",
            "src/**/*.fairness.test.ts",
            "src/**/*.witness.test.ts",
            "src/**/*.build.test.ts",
            "src/**/*.process.test.ts",
          ],
        },
      },
      { test: { name: "readings", include: ["src/**/reading.test.ts"], testTimeout: 120_000 } },
      // Each test starts the command line once or more.
      { test: { name: "processes", include: ["src/**/*.process.test.ts"], testTimeout: 120_000 } },
      { test: { name: "fairness", include: ["src/**/*.fairness.test.ts"], testTimeout: 300_000 } },
      { test: { name: "witness", include: ["src/**/*.witness.test.ts"], testTimeout: 300_000 } },
      { test: { name: "slices", include: ["src/**/*.slice.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 } },
      { test: { name: "postgres", include: ["src/**/*.postgres.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: "build", include: ["src/**/*.build.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "journeys",
          include: ["e2e/**/*.spec.ts"],
          globalSetup: "e2e/template.ts",
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
