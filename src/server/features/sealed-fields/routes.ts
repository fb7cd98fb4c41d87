import { getPublicKey } from "../../../shared/contract/accounts.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { getSealingKey, toKid } from "./keeping/keys.ts";
import { issueNonce } from "./nonces/nonce.ts";

export const mountSealedFields = (kernel: Kernel, { serve }: Routes): void => {
  serve(getPublicKey, { limit: "600/minute" }, async () => {
    const { version, x } = await getSealingKey(kernel);
    const { nonce, expiresMs } = issueNonce(kernel);
    return { kid: toKid(version), jwk: { kty: "OKP" as const, crv: "X25519" as const, x }, nonce, expires_at: new Date(expiresMs).toISOString() };
  });
};
