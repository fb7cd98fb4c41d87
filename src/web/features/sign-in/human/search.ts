import { scrypt } from "@noble/hashes/scrypt.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

/** What of ALTCHA's challenge the search goes by. */
export interface ScryptParameters {
  nonce: string;
  salt: string;
  /** scrypt's N. */
  cost: number;
  /** scrypt's r. */
  memoryCost: number;
  parallelism?: number;
  keyLength: number;
  keyPrefix: string;
}
export interface Solution {
  counter: number;
  derivedKey: string;
}

const toCounterBytes = (counter: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, counter);
  return bytes;
};

/** What one counter gives, where it begins as it must; else null. */
export const tryCounter = (parameters: ScryptParameters, counter: number): Solution | null => {
  const { nonce, salt, cost, memoryCost, parallelism = 1, keyLength, keyPrefix } = parameters;
  const password = concatBytes(hexToBytes(nonce), toCounterBytes(counter));
  const derivedKey = bytesToHex(scrypt(password, hexToBytes(salt), { N: cost, r: memoryCost, p: parallelism, dkLen: keyLength }));
  return derivedKey.startsWith(keyPrefix.toLowerCase()) ? { counter, derivedKey } : null;
};
