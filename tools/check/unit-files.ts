/** The files of the fast project, which belongs to every commit (docs/decisions/0006). */
export const unitFiles = {
  include: ["src/**/*.test.{ts,tsx}", "tools/{generators,check,contact-sheet,drawings,fonts}/*.test.ts"],
  exclude: [
    "src/**/reading.test.ts",
    "src/**/*.slice.test.ts",
    "src/**/*.postgres.test.ts",
    "src/**/*.fairness.test.ts",
    "src/**/*.witness.test.ts",
    "{src,tools}/**/*.build.test.ts",
    "{src,tools}/**/*.process.test.ts",
  ],
};
