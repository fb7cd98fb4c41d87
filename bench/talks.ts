import { findInTalks } from "../src/server/features/chat/telling/testing/random-talks.ts";

/** What the validator finds in random talks with the built-in reader. `npm run bench talks [count] [from]`. */
const [count, from] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 0)];
const startedMs = performance.now();
const found = await findInTalks(count, from);
for (const { topic, seed, kind, sentence } of found) process.stdout.write(`${topic} ${seed} ${kind}: ${sentence}\n`);
process.stdout.write(`${found.length} faults in ${count} talks, ${((performance.now() - startedMs) / 1000).toFixed(1)} s\n`);
process.exitCode = found.length > 0 ? 1 : 0;
