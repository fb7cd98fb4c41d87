import { expect, test } from "vitest";
import { listProofWays } from "./proof-ways.ts";

const since = "2026-01-01T00:00:00Z";

test("one is asked for what one has, a passkey first", () => {
  const identities = [
    { kind: "email" as const, shown: "a@example.com", since },
    { kind: "evm" as const, shown: "0x4f…9c2e", since },
  ];
  expect(listProofWays({ identities, hasPassword: true }, 1)).toEqual([
    { kind: "passkey" },
    { kind: "password" },
    { kind: "email", shown: "a@example.com" },
    { kind: "evm" },
  ]);
});

test("an account of Google alone has nothing to be asked for", () => {
  expect(listProofWays({ identities: [{ kind: "google", shown: "A", since }], hasPassword: false }, 0)).toEqual([]);
  expect(listProofWays(undefined, 3)).toEqual([]);
});
