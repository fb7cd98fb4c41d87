import { expect, test } from "vitest";
import { nonceMaxLength } from "../../../../shared/constants.ts";
import { toNonce } from "./to-nonce.ts";

test("a nonce carries the tap's card, place and moment in letters the contract takes", () => {
  expect(toNonce({ card: 2, x: 89.4, y: 517.6, atMs: 941.2 })).toMatch(/^[A-Za-z0-9_-]{16}_c3_x89_y518_t941$/);
});

test("two taps alike give two nonces", () => {
  const tap = { card: 0, x: 1, y: 1, atMs: 1 };
  expect(toNonce(tap)).not.toBe(toNonce(tap));
});

test("no tap makes a nonce too long, or one with a strange letter", () => {
  const nonce = toNonce({ card: 2, x: 1e9, y: -12.5, atMs: 9e15 });
  expect(nonce.length).toBeLessThanOrEqual(nonceMaxLength);
  expect(nonce).toMatch(/^[A-Za-z0-9_-]+$/);
});
