import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { sealedForSeconds } from "../../shared/constants.ts";
import { sealPassword } from "./seal-password.ts";

const given = Date.UTC(2026, 10, 23, 12);
const toKey = async () => {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "X25519", extractable: true });
  const { x } = await exportJWK(publicKey);
  const key = {
    kid: "k1",
    jwk: { kty: "OKP", crv: "X25519", x: x! },
    nonce: "once",
    expires_at: new Date(given + sealedForSeconds * 1000).toISOString(),
  } as const;
  return { key, privateKey };
};

test("what the page seals, another library opens: the field, the password exactly as typed, the nonce and the server's time", async () => {
  const { key, privateKey } = await toKey();
  for (const password of ["secret1", " 密码 with spaces ", "pa\u0301ss🔑word"]) {
    const token = sealPassword(key, "register.password", password);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: "ECDH-ES", enc: "A256GCM", kid: "k1" });
    const { plaintext } = await compactDecrypt(token, privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ v: 1, a: "register.password", p: password, n: "once", t: given / 1000 });
  }
});

test("twice sealed is never the same, and a changed token does not open", async () => {
  const { key, privateKey } = await toKey();
  const [one, other] = [sealPassword(key, "userLogin.password", "secret1"), sealPassword(key, "userLogin.password", "secret1")];
  expect(one).not.toBe(other);
  const parts = one.split(".");
  parts[3] = `${parts[3]!.startsWith("A") ? "B" : "A"}${parts[3]!.slice(1)}`;
  await expect(compactDecrypt(parts.join("."), privateKey)).rejects.toThrow();
});

test("a page on plain http, which has no crypto.subtle, seals as well", async () => {
  const { key, privateKey } = await toKey();
  const whole = globalThis.crypto;
  Object.defineProperty(globalThis, "crypto", { configurable: true, value: { getRandomValues: whole.getRandomValues.bind(whole) } });
  const token = (() => {
    try {
      return sealPassword(key, "userLogin.password", "secret1");
    } finally {
      Object.defineProperty(globalThis, "crypto", { configurable: true, value: whole });
    }
  })();
  expect((await compactDecrypt(token, privateKey)).plaintext.length).toBeGreaterThan(0);
});
