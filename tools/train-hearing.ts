import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isForTest, readCorpus } from "./hearing/corpus.ts";
import { toReport } from "./hearing/report.ts";
import { trainHearing } from "./hearing/train.ts";

/**
 * Learns the weights of the hearing from tools/hearing/corpus: the same corpus, the same weights. What ships has learnt from every voice; the figures in
 * docs/hearing.md are of weights that never met the voices they are examined on. Run: npm run train:hearing
 */
const root = join(import.meta.dirname, "..");
const corpus = readCorpus();
const examined = corpus.filter(isForTest);
const report = await toReport(trainHearing(corpus.filter((turn) => !isForTest(turn))), examined, corpus.length - examined.length);
writeFileSync(join(root, "docs", "hearing.md"), report);
writeFileSync(join(root, "src", "topics", "kit", "hearing", "data", "weights.json"), `${JSON.stringify(trainHearing(corpus))}\n`);
process.stdout.write(report);
