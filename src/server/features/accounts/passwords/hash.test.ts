import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hashing, hashPassword, isOutdated, isPassword } from "./hash.ts";

const random = { randomBytes: (n: number) => new Uint8Array(randomBytes(n)) };

test("check 7: what is kept is argon2id with 19 MiB and two passes, salted", async () => {
  const [one, other] = [await hashPassword(random, "stalks of 49"), await hashPassword(random, "stalks of 49")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect([await isPassword(one, "stalks of 49"), await isPassword(one, "stalks of 50"), await isPassword(undefined, "stalks of 49")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the hash is the one other programs make", async () => {
  // From the argon2 command of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1
  const known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect([await isPassword(known, "password"), await isPassword(known, "Password")]).toEqual([true, false]);
});

test("a password is compared as typed, but for how a keyboard composes its letters", async () => {
  const hash = await hashPassword(random, "café au lait");
  expect(await isPassword(hash, "cafe\u0301 au lait")).toBe(true);
  for (const near of ["Café au lait", "café au lait ", " café au lait", "cafe au lait"]) expect(await isPassword(hash, near)).toBe(false);
});

test("a hash made for less is told apart", async () => {
  expect(isOutdated(await hashPassword(random, "stalks of 49"))).toBe(false);
  expect(isOutdated(await hashPassword(random, "stalks of 49", { ...hashing, memory: 9216 }))).toBe(true);
});
