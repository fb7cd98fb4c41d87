import { expect, test } from "vitest";
import { type Import, listImports } from "./imports.ts";

interface Rule {
  rule: string;
  from: RegExp;
  never: RegExp;
  /** What is allowed all the same; $1 is the folder captured by `from`. */
  unless?: string;
}

/** The map of the house: a file matching `from` may not import `never`, except `unless`. */
const rules: Rule[] = [
  { rule: "shared is the floor", from: /^shared\//, never: /^(ui|topics|server|web|cli)\// },
  { rule: "ui knows no product", from: /^ui\//, never: /^(topics|server|web|cli)\// },
  { rule: "topics are islands", from: /^topics\/([^/]+)\//, never: /^topics\//, unless: "^topics/(($1|kit)/|topic-ids\\.ts$)" },
  { rule: "topics know no app", from: /^topics\//, never: /^(server|web|cli)\// },
  { rule: "only pictures draw", from: /^topics\/[^/]+\/(?!card\.tsx|card\/|art\/)/, never: /\.tsx$|\.css$|^ui\/|^react/ },
  { rule: "engines compute", from: /^topics\/[^/]+\/(engine|facts)/, never: /prompt|reading\.|^node:|^hono|^drizzle/ },
  { rule: "only the registry brings a prompt", from: /^(?!topics\/registry\.ts)/, never: /^topics\/[^/]+\/prompt\.ts$/, unless: "^topics/kit/prompt.ts$" },
  { rule: "web never server", from: /^web\//, never: /^(server|cli)\/|^topics\/(registry|[^/]+\/(topic|prompt)\.ts)/ },
  { rule: "server never web", from: /^server\//, never: /^(web|ui|cli)\/|^topics\/(cards|glyph)\.|\.tsx$/ },
  { rule: "the command line meets the server in admin only", from: /^cli\/(?!admin\/)/, never: /^server\// },
  {
    rule: "features have a front door",
    from: /^server\/features\/([^/]+)\//,
    never: /^server\/features\//,
    unless: "^server/features/($1/|[^/]+/index\\.ts$)",
  },
  { rule: "web features do not meet", from: /^web\/features\/([^/]+)\//, never: /^web\/features\//, unless: "^web/features/$1/" },
  { rule: "the kernel knows no feature", from: /^server\/kernel\//, never: /^server\/(features|app|serve|main)/ },
  { rule: "only queries speak SQL", from: /^server\/features\/.*\/(?!queries|tables)[^/]+$/, never: /^drizzle-orm/ },
  { rule: "queries are never given a database by import", from: /queries\.ts$/, never: /kernel\/(open-kernel|db\/(pglite|postgres))/ },
];

const isBroken = ({ from, never, unless }: Rule, { file, target }: Import): boolean => {
  const here = from.exec(file);
  if (!here || !never.test(target)) return false;
  return !(unless && new RegExp(unless.replaceAll("$1", here[1] ?? "")).test(target));
};

const imports = listImports();

test("the map sees the house", () => {
  expect(imports.length).toBeGreaterThan(100);
});

test.each(rules)("$rule", (rule) => {
  expect(imports.filter((one) => isBroken(rule, one)).map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test.each([
  ["topics are islands", { file: "topics/tarot/engine.ts", target: "topics/zhou-yi/engine.ts" }],
  ["web never server", { file: "web/app/App.tsx", target: "server/app.ts" }],
  ["features have a front door", { file: "server/features/chat/routes.ts", target: "server/features/balance/queries.ts" }],
  ["only queries speak SQL", { file: "server/features/chat/sending/send.ts", target: "drizzle-orm" }],
  ["only the registry brings a prompt", { file: "topics/manifest.ts", target: "topics/tarot/prompt.ts" }],
  ["web never server", { file: "web/app/App.tsx", target: "topics/registry.ts" }],
] as const)("%s is a rule that bites", (name, broken) => {
  expect(isBroken(rules.find(({ rule }) => rule === name)!, broken)).toBe(true);
});
