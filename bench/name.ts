import { parseInput } from "../src/topics/kit/parse-input.ts";
import { singleSurnames } from "../src/topics/kit/strokes/data/surnames.ts";
import { nameCharacters } from "../src/topics/name/characters.ts";
import { castName } from "../src/topics/name/engine.ts";
import { toNameFacts } from "../src/topics/name/facts.ts";
import { nameInput as schema } from "../src/topics/name/input.ts";

/** Names cast a second, with their facts: input parsed, strokes, grids, triad, sound, score. `npm run bench name [seconds]`. */
const budgetMs = Number(process.argv[2] ?? 2) * 1000;
const surnames = [...singleSurnames];
/** Two steps prime to the table's length, so that the names differ. */
const names = Array.from({ length: 5000 }, (_, index) => ({
  surname: surnames[(index * 7) % surnames.length]!,
  given: nameCharacters[(index * 13) % nameCharacters.length]!.char + nameCharacters[(index * 29 + 5) % nameCharacters.length]!.char,
}));
const english = ["Anna Schmidt", "Oliver James Wright", "Grace Okafor", "Theodore Li"].map((name) => ({ name }));

const measure = (inputs: readonly object[]): number => {
  for (const input of inputs) castName(parseInput(schema, input));
  const startedMs = performance.now();
  let cast = 0;
  let facts = 0;
  while (performance.now() - startedMs < budgetMs) {
    facts += toNameFacts(castName(parseInput(schema, inputs[cast % inputs.length]))).length;
    cast += 1;
  }
  if (facts < cast * 5) throw new Error("a cast has hardly a fact");
  return (cast / (performance.now() - startedMs)) * 1000;
};

const startedMs = performance.now();
castName({ surname: "陈", suggest: true, sex: "female" });
const searchMs = performance.now() - startedMs;
for (const [what, perSecond] of [
  ["Chinese names with facts", measure(names)],
  ["English names with facts", measure(english)],
] as const)
  process.stdout.write(`${what.padEnd(32)}${Math.round(perSecond).toLocaleString("en").padStart(10)} /s\n`);
process.stdout.write(`${"first search for names".padEnd(32)}${Math.round(searchMs).toLocaleString("en").padStart(10)} ms\n`);
