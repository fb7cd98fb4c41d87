import { createHash } from "node:crypto";
import { AppError } from "../../../shared/errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { defaultTimeZone, toTimeZone } from "../../kernel/local-day.ts";
import type { Owner } from "../../kernel/routes.ts";
import { findVisitor, insertVisitor } from "./queries.ts";

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/**
 * The visitor behind a secret, made at first sight with the time zone it came with.
 * @param secret the `X-Visitor` header: what the client keeps and never shows
 * @throws AppError invalidParameters when it is no secret of ours
 */
export const identifyVisitor = async (kernel: Kernel, secret: string | null, zone: string | null): Promise<Owner> => {
  if (!secret || !/^[A-Za-z0-9_-]{22,128}$/.test(secret)) throw new AppError("invalidParameters", { fields: { "X-Visitor": "required" } });
  const { db } = kernel.database;
  const secretHash = hashOf(secret);
  const known = await findVisitor(db, secretHash);
  if (known) return { ...known, kind: "visitor" };
  const timeZone = (zone && toTimeZone(zone)) || defaultTimeZone;
  const made = await insertVisitor(db, { id: `v${Buffer.from(kernel.randomBytes(12)).toString("base64url")}`, secretHash, timeZone });
  return { ...made, kind: "visitor" };
};
