import { gcm } from "@noble/ciphers/aes.js";
import { x25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { sealedForSeconds } from "../../shared/constants.ts";
import type { getPublicKey, SealedField } from "../../shared/contract/accounts.ts";
import type { AnswerOf } from "../../shared/contract/call.ts";

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const fromBase64Url = (text: string): Uint8Array => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const toUint32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

const encryption = "A256GCM";
const keyBits = 256;

/** The Concat KDF of RFC 7518, section 4.6.2, for ECDH-ES used directly: one round of SHA-256, with nothing told of either party. */
const toContentKey = (agreed: Uint8Array): Uint8Array => {
  const algorithm = utf8ToBytes(encryption);
  const nobody = toUint32(0);
  return sha256(concatBytes(toUint32(1), agreed, toUint32(algorithm.length), algorithm, nobody, nobody, toUint32(keyBits)));
};

/**
 * A password as it travels: a compact JWE (ECDH-ES on X25519, A256GCM) that only the server opens, for one field of one request. Made without
 * `crypto.subtle`, which a page on plain http does not have. The time inside is when the server gave the key: a device's clock may be wrong.
 */
export const sealPassword = (key: AnswerOf<typeof getPublicKey>, field: SealedField, password: string): string => {
  const own = x25519.keygen();
  const header = { alg: "ECDH-ES", enc: encryption, kid: key.kid, epk: { kty: "OKP", crv: "X25519", x: toBase64Url(own.publicKey) } };
  const protectedHeader = toBase64Url(utf8ToBytes(JSON.stringify(header)));
  const contentKey = toContentKey(x25519.getSharedSecret(own.secretKey, fromBase64Url(key.jwk.x)));
  const given = Math.floor(Date.parse(key.expires_at) / 1000) - sealedForSeconds;
  const said = JSON.stringify({ v: 1, a: field, p: password, n: key.nonce, t: given });
  const iv = randomBytes(12);
  const sealed = gcm(contentKey, iv, utf8ToBytes(protectedHeader)).encrypt(utf8ToBytes(said));
  const tagAt = sealed.length - 16;
  // The second part is a wrapped key, and ECDH-ES has none.
  return [protectedHeader, "", toBase64Url(iv), toBase64Url(sealed.subarray(0, tagAt)), toBase64Url(sealed.subarray(tagAt))].join(".");
};
