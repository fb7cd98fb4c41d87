import type { ScryptParameters, Solution } from "./search.ts";

/** ALTCHA's challenge: scrypt alone, which needs no `crypto.subtle` and so runs on plain http too. */
export interface Challenge {
  parameters: ScryptParameters & { algorithm: string; expiresAt?: number };
  signature?: string;
}

const threadsMost = 4;
const timeoutMs = 90_000;

const isScrypt = (challenge: unknown): challenge is Challenge =>
  typeof challenge === "object" && challenge !== null && (challenge as Challenge).parameters?.algorithm === "SCRYPT";

/**
 * Solves a challenge in threads of its own. @returns what travels as `g-recaptcha-response`, and when it runs out in ms since 1970
 * @throws Error for another algorithm, or where the threads do not start or do not end; AbortError when stopped
 */
export const solve = async (challenge: unknown, signal: AbortSignal): Promise<{ answer: string; expiresMs: number }> => {
  if (!isScrypt(challenge)) throw new Error("a challenge of another kind");
  const step = Math.max(1, Math.min(threadsMost, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: step }, () => new Worker(new URL("./scrypt.worker.ts", import.meta.url), { type: "module" }));
  const { parameters } = challenge;
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      ended.addEventListener("abort", () => reject(ended.reason));
      for (const [start, worker] of workers.entries()) {
        worker.addEventListener("message", ({ data }: MessageEvent<Solution>) => resolve(data));
        worker.addEventListener("error", reject);
        worker.postMessage({ parameters, start, step });
      }
    });
    const expiresMs = parameters.expiresAt === undefined ? Number.POSITIVE_INFINITY : parameters.expiresAt * 1000;
    return { answer: btoa(JSON.stringify({ challenge, solution })), expiresMs };
  } finally {
    for (const worker of workers) worker.terminate();
  }
};
