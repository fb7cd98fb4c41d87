import { request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/** Asks `/healthz` and `/readyz` every 50 ms from a thread that does nothing else, and tells how long each took. */
const everyMs = 50;
const { url } = workerData as { url: string };
const delays: Record<string, number[]> = { "/healthz": [], "/readyz": [] };
const failures: string[] = [];

const probe = (path: string): void => {
  const startedMs = performance.now();
  const asked = request(`${url}${path}`, { agent: false }, (answer) => {
    if (answer.statusCode !== 200) failures.push(`${path} ${answer.statusCode}`);
    answer.resume().on("end", () => delays[path]!.push(performance.now() - startedMs));
  });
  asked.on("error", (error) => failures.push(`${path} ${error.message}`));
  asked.end();
};
const timer = setInterval(() => {
  for (const path of Object.keys(delays)) probe(path);
}, everyMs);
parentPort!.once("message", () => {
  clearInterval(timer);
  // What is still on its way counts too.
  setTimeout(() => parentPort!.postMessage({ delays, failures }), 1000);
});
