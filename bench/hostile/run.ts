import { join } from "node:path";
import { Worker } from "node:worker_threads";

/**
 * The worst that 4,000 characters can do to each function that reads a person's words; more than 50 ms anywhere ends with exit code 1.
 * `npm run bench hostile [PART OF A NAME]` measures the readers so named; with `--every` each word of our own patterns is repeated, not a sample.
 */
const limitMs = 50;
/** A call that has not come back by then is ended, and counts as that long. By the wall's clock, on which busy neighbours count. */
const patienceMs = 15_000;
const mostEnded = 2;

interface Row {
  reader: string;
  ms: number;
  text: string;
  over: number;
}
interface Report {
  readers?: string[];
  texts?: string[];
  at?: number;
  ms?: number;
  done?: true;
}

const every = process.argv.includes("--every");
const wanted = process.argv.slice(2).find((given) => !given.startsWith("--")) ?? "";

const start = async (): Promise<{ worker: Worker; readers: string[]; texts: string[] }> => {
  const worker = new Worker(join(import.meta.dirname, "worker.ts"), { workerData: { every, wanted, limitMs } });
  const { readers = [], texts = [] } = await new Promise<Report>((resolve, reject) => worker.once("message", resolve).once("error", reject));
  return { worker, readers, texts };
};

let { worker, readers, texts } = await start();
/** Reads from the text at `from` on; gives the text at which it had to be ended, or null at the end. */
const measureFrom = (reader: number, from: number, row: Row): Promise<number | null> =>
  new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const end = (at: number | null): void => {
      clearTimeout(timer);
      worker.off("message", hear);
      worker.off("error", reject);
      resolve(at);
    };
    const take = (at: number, ms: number): void => {
      if (ms > limitMs) row.over += 1;
      if (ms > row.ms) Object.assign(row, { ms, text: texts[at]! });
    };
    const hear = ({ at = 0, ms, done }: Report): void => {
      clearTimeout(timer);
      if (done) end(null);
      else if (ms !== undefined) take(at, ms);
      else
        timer = setTimeout(() => {
          take(at, patienceMs);
          end(at);
        }, patienceMs);
    };
    worker.on("message", hear);
    worker.on("error", reject);
    worker.postMessage({ reader, from });
  });

const rows: Row[] = [];
for (const [index, reader] of readers.entries()) {
  const row: Row = { reader, ms: 0, text: "", over: 0 };
  let ended = 0;
  for (let from: number | null = 0; from !== null && ended < mostEnded; ) {
    const at: number | null = await measureFrom(index, from, row);
    from = at === null ? null : at + 1;
    if (at === null) continue;
    ended += 1;
    await worker.terminate();
    ({ worker, readers, texts } = await start());
  }
  rows.push(row);
  if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${readers.length} readers `);
}
await worker.terminate();

rows.sort((one, other) => other.ms - one.ms);
const say = ({ reader, ms, text, over }: Row): string =>
  `${(ms >= patienceMs ? `> ${patienceMs}` : ms.toFixed(1)).padStart(8)} ms  ${String(over).padStart(4)} over  ${reader.padEnd(44)} ${text}\n`;
const late = rows.filter(({ ms }) => ms > limitMs);
process.stdout.write(`\n${readers.length} readers, ${texts.length} texts of 4,000 characters, limit ${limitMs} ms\n`);
process.stdout.write(rows.slice(0, Math.max(20, late.length)).map(say).join(""));
process.stdout.write(late.length === 0 ? "All within the limit.\n" : `${late.length} readers over the limit.\n`);
process.exitCode = late.length === 0 ? 0 : 1;
