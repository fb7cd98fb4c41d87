import { parentPort, workerData } from "node:worker_threads";
import { listReaders } from "./readers.ts";
import { listHostileTexts } from "./texts.ts";

const { every, wanted, limitMs } = workerData as { every: boolean; wanted: string; limitMs: number };
const texts = listHostileTexts(every);
const readers = listReaders().filter(({ name }) => name.includes(wanted));
const ordinary = ["我1990年5月1日下午三点在上海出生，想问问今年的事业", "I was born on 1 May 1990 at 3 pm in Paris. Should I change my job?"];

/** The thread's own time: neighbours on the machine do not count. */
const measure = async (read: (text: string) => unknown, text: string): Promise<number> => {
  const { user, system } = process.threadCpuUsage();
  await read(text);
  const after = process.threadCpuUsage();
  return (after.user - user + after.system - system) / 1000;
};

parentPort!.on("message", async ({ reader, from }: { reader: number; from: number }) => {
  const { read } = readers[reader]!;
  // Tables unpacked, code warm.
  for (let turn = 0; turn < 20; turn += 1) for (const text of ordinary) await read(text);
  for (let at = from; at < texts.length; at += 1) {
    parentPort!.postMessage({ at });
    let ms = await measure(read, texts[at]!.text);
    // What is compiled or collected in between falls on one call alone.
    for (let again = 0; again < 2 && ms > limitMs && ms < limitMs * 20; again += 1) ms = Math.min(ms, await measure(read, texts[at]!.text));
    parentPort!.postMessage({ at, ms });
  }
  parentPort!.postMessage({ done: true });
});
parentPort!.postMessage({ readers: readers.map(({ name }) => name), texts: texts.map(({ name }) => name) });
