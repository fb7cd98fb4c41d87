import { sha256 } from "@noble/hashes/sha2.js";

export interface NonceGatherer {
  /** The person's own number: a hash of where and when the pointer went, and of fresh random bytes. base64url, 43 characters. */
  toNonce(): string;
  stop(): void;
}

const traceLength = 64;
const numbersEach = 3;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Listens to the pointer while something can be drawn. */
export const gatherNonce = (): NonceGatherer => {
  const trace = new Float64Array(traceLength * numbersEach);
  let count = 0;
  const take = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    trace.set([clientX, clientY, timeStamp], (count % traceLength) * numbersEach);
    count += 1;
  };
  addEventListener("pointermove", take, { passive: true });
  addEventListener("pointerdown", take, { passive: true });
  return {
    toNonce() {
      const random = crypto.getRandomValues(new Uint8Array(16));
      const traced = new Uint8Array(trace.buffer);
      const all = new Uint8Array(random.length + traced.length);
      all.set(random);
      all.set(traced, random.length);
      return toBase64Url(sha256(all));
    },
    stop() {
      removeEventListener("pointermove", take);
      removeEventListener("pointerdown", take);
    },
  };
};
