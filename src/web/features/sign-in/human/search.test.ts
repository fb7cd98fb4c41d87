import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import { expect, test } from "vitest";
import { type ScryptParameters, type Solution, tryCounter } from "./search.ts";

const secrets = { hmacSignatureSecret: "s".repeat(32), hmacKeySignatureSecret: "k".repeat(32) };

const search = (parameters: ScryptParameters): Solution => {
  for (let counter = 0; ; counter += 1) {
    const found = tryCounter(parameters, counter);
    if (found) return found;
  }
};

test("what the page finds is what ALTCHA's own server takes, and only for this challenge", async () => {
  const make = () => createChallenge({ algorithm: "SCRYPT", cost: 256, memoryCost: 8, parallelism: 1, counter: 5, deriveKey, ...secrets });
  const [challenge, other] = [await make(), await make()];
  const solution = search(challenge.parameters as ScryptParameters);
  expect(solution.counter).toBe(5);
  expect((await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified).toBe(true);
  expect((await verifySolution({ challenge: other, solution, deriveKey, ...secrets })).verified).toBe(false);
});
