import { toFeatureNames } from "./generators/feature-names.ts";
import { planFeature } from "./generators/plan-feature.ts";
import { runGenerator } from "./generators/run-generator.ts";

const toNext = (name: string): string => {
  const { folder, type, table } = toFeatureNames(name);
  return `The feature compiles and is mounted nowhere yet, so its slice test fails.
Next, as docs/recipes/add-a-feature.md has it:
  1. src/shared/contract/${folder}.ts   the calls it really answers
  2. tables.ts, then npm run migrations -- --name ${table}, and read the SQL
  3. mount${type}(kernel, routes) in src/server/app.ts
  4. ${folder}.slice.test.ts: npm test -- slices
  5. src/web/features/${folder}, with words in both languages`;
};

/** `npm run new:feature NAME`: a server feature from its contract to its slice test. */
runGenerator("npm run new:feature NAME, in kebab-case", (_root, name) => planFeature(name), toNext);
