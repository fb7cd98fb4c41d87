import { createHmac, hkdfSync } from "node:crypto";
import type { Config } from "./config.ts";

const keyBytes = 32;

/** A key of 32 bytes for one purpose, made from APP_SECRET: what is signed or locked with one says nothing of another. */
export const deriveKey = ({ APP_SECRET }: Pick<Config, "APP_SECRET">, purpose: string): Buffer => {
  if (!APP_SECRET) throw new Error("APP_SECRET is made before the kernel opens");
  return Buffer.from(hkdfSync("sha256", APP_SECRET, "yarrow", purpose, keyBytes));
};

/** HMAC-SHA-256 of a text under a purpose's key, base64url. */
export const toMac = (config: Pick<Config, "APP_SECRET">, purpose: string, text: string): string =>
  createHmac("sha256", deriveKey(config, purpose)).update(text).digest("base64url");
