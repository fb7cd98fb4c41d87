import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { comparedTopics } from "../src/topics/compared.ts";
import { askedForms, countAccords, toPairKey } from "../src/topics/kit/leaning/chances.ts";
import { aspects } from "../src/topics/kit/leaning/compare.ts";
import type { Leaning } from "../src/topics/kit/leaning/leaning.ts";
import { listLeanings } from "../src/topics/random-casts.ts";

/** Writes how often two crafts agree and part by chance: `node tools/make-chances.ts`, half a minute. Again whenever an engine, a lean or a rule of comparing changes. */
const casts = 2000;
const file = join(import.meta.dirname, "../src/topics/kit/leaning/data/chances.ts");

const forms = Object.keys(askedForms) as (keyof typeof askedForms)[];
const leanings = new Map<string, Leaning[][]>();
for (const id of comparedTopics) leanings.set(id, await listLeanings(id, casts, Object.values(askedForms)));

const lines = forms.map((form, place) => {
  const pairs = comparedTopics.flatMap((one, at) =>
    comparedTopics.slice(at + 1).map((other) => {
      const [own, theirs] = [leanings.get(one)![place]!, leanings.get(other)![place]!];
      const counts = countAccords(own.map((leaning, cast) => [leaning, theirs[cast]!] as const));
      return `      "${toPairKey(one, other)}": [${aspects.map((aspect) => `[${counts[aspect].join(", ")}]`).join(", ")}],`;
    }),
  );
  return `    ${form}: {\n${pairs.join("\n")}\n    },`;
});

writeFileSync(
  file,
  `import type { AskedForm } from "../chances.ts";

/** [agree, part] for the lean, the time and the side. */
type Pair = readonly [readonly [number, number], readonly [number, number], readonly [number, number]];

// Written by tools/make-chances.ts.
export const chances: { casts: number; forms: Record<AskedForm, Record<string, Pair>> } = {
  casts: ${casts},
  forms: {
${lines.join("\n")}
  },
};
`,
);
