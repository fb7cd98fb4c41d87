import { createHmac, timingSafeEqual } from "node:crypto";
import { sealedForSeconds } from "../../../../shared/constants.ts";
import { deriveKey } from "../../../kernel/derive-key.ts";
import type { Kernel } from "../../../kernel/kernel.ts";

/** Seconds since 1970, then chance, then a MAC of both: issuing one writes nothing. */
const timeBytes = 8;
const randomLength = 16;
const macBytes = 16;
const macAt = timeBytes + randomLength;

const toNonceMac = (config: Kernel["config"], said: Uint8Array): Buffer =>
  createHmac("sha256", deriveKey(config, "sealed nonce")).update(said).digest().subarray(0, macBytes);

export interface Nonce {
  nonce: string;
  expiresMs: number;
}

const toExpiry = (seconds: number): number => (seconds + sealedForSeconds) * 1000;

export const issueNonce = ({ config, now, randomBytes }: Pick<Kernel, "config" | "now" | "randomBytes">): Nonce => {
  const seconds = Math.floor(now() / 1000);
  const said = Buffer.alloc(macAt);
  said.writeBigUInt64BE(BigInt(seconds));
  said.set(randomBytes(randomLength), timeBytes);
  return { nonce: Buffer.concat([said, toNonceMac(config, said)]).toString("base64url"), expiresMs: toExpiry(seconds) };
};

/** A nonce of ours whose time is not over; null for any other. */
export const readNonce = ({ config, now }: Pick<Kernel, "config" | "now">, nonce: string): Nonce | null => {
  const bytes = Buffer.from(nonce, "base64url");
  // Written anew it must be the same: one nonce has one spelling, and is spent under it.
  if (bytes.length !== macAt + macBytes || bytes.toString("base64url") !== nonce) return null;
  const said = bytes.subarray(0, macAt);
  if (!timingSafeEqual(toNonceMac(config, said), bytes.subarray(macAt))) return null;
  const expiresMs = toExpiry(Number(said.readBigUInt64BE()));
  return expiresMs > now() ? { nonce, expiresMs } : null;
};
