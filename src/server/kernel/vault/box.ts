import { createCipheriv, createDecipheriv } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: iv, tag and what is locked, base64url. @param about what it belongs to; opened with another it fails */
export const lockBox = (key: Buffer, text: string, about: string, randomBytes: (n: number) => Uint8Array): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(about));
  const locked = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), locked]).toString("base64url");
};

/** @throws Error for another key, another thing, or a changed box */
export const openBox = (key: Buffer, box: string, about: string): string => {
  const bytes = Buffer.from(box, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
};
