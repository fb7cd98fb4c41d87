import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesToHex, chanceOf, commitmentOf, hexToBytes, shuffled } from "./chance.ts";

const seed = hexToBytes("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
const draws = (chance: { below(bound: number): number }, bound: number, count: number): number[] => Array.from({ length: count }, () => chance.below(bound));

describe("a fair chance", () => {
  test("gives the same choices for the same seed, cast and nonce, and others when any of them differs", () => {
    const first = draws(chanceOf(seed, "cast", "nonce"), 1000, 40);
    expect(draws(chanceOf(seed, "cast", "nonce"), 1000, 40)).toEqual(first);
    expect(draws(chanceOf(seed, "cast", "nonces"), 1000, 40)).not.toEqual(first);
    expect(draws(chanceOf(seed, "casts", "nonce"), 1000, 40)).not.toEqual(first);
    expect(
      draws(
        chanceOf(
          seed.map((byte) => byte ^ 1),
          "cast",
          "nonce",
        ),
        1000,
        40,
      ),
    ).not.toEqual(first);
  });

  test("is the ChaCha20 key stream under the HMAC of cast and nonce, as Node's own crypto makes it", async () => {
    const { createCipheriv, createHmac } = await import("node:crypto");
    const key = createHmac("sha256", seed).update("cast:nonce").digest();
    const stream = createCipheriv("chacha20", key, Buffer.alloc(16)).update(Buffer.alloc(4 * 100));
    const words = Array.from({ length: 100 }, (_, at) => stream.readUInt32LE(at * 4));
    expect(draws(chanceOf(seed, "cast", "nonce"), 2 ** 32, 100)).toEqual(words);
  });

  test("stays below its bound, whatever the bound", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (bound, nonce) => {
        const value = chanceOf(seed, "cast", nonce).below(bound);
        return Number.isInteger(value) && value >= 0 && value < bound;
      }),
    );
  });

  test("shuffles without losing or repeating anything", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, nonce) => {
        const mixed = shuffled(items, chanceOf(seed, "cast", nonce));
        return JSON.stringify([...mixed].sort()) === JSON.stringify([...items].sort());
      }),
    );
  });
});

test("a commitment is the SHA-256 of seed and cast id", async () => {
  const { createHash } = await import("node:crypto");
  expect(commitmentOf(seed, "abc")).toBe(
    createHash("sha256")
      .update(Buffer.concat([seed, Buffer.from("abc")]))
      .digest("hex"),
  );
  expect(bytesToHex(seed)).toHaveLength(64);
});
