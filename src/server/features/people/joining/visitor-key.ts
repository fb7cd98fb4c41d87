import { createHash } from "node:crypto";
import { AppError } from "../../../../shared/errors.ts";
import type { CredentialKey } from "../queries.ts";

const visitorSecret = /^[A-Za-z0-9_-]{22,128}$/;

/** A visitor's credential: the server knows the SHA-256 of the secret only. @throws AppError invalidParameters for what is no secret of ours */
export const toVisitorKey = (secret: string | null, field: string): CredentialKey => {
  if (!secret || !visitorSecret.test(secret)) throw new AppError("invalidParameters", { fields: { [field]: "required" } });
  return { kind: "visitor", subject: createHash("sha256").update(secret).digest("hex") };
};

/** The visitor's credential that came with a request, or null. */
export const findVisitorKey = (headers: Headers): CredentialKey | null => {
  const secret = headers.get("x-visitor");
  return secret && visitorSecret.test(secret) ? toVisitorKey(secret, "X-Visitor") : null;
};
