import { compactDecrypt, importJWK } from "jose";
import * as z from "zod";
import { sealedForSeconds } from "../../../../shared/constants.ts";
import type { SealedField } from "../../../../shared/contract/accounts.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { useOnce } from "../../../kernel/used-once/queries.ts";
import { findSealingKey, lockedFor } from "../keeping/keys.ts";
import { readNonce } from "../nonces/nonce.ts";

const allowed = { keyManagementAlgorithms: ["ECDH-ES"], contentEncryptionAlgorithms: ["A256GCM"] };

/** What stands in a token: version, the field it is for, the password, the nonce, and when, in seconds. */
const sealed = z.strictObject({ v: z.literal(1), a: z.string(), p: z.string(), n: z.string(), t: z.number() });
type Sealed = z.infer<typeof sealed>;

const openOne = async (kernel: Kernel, token: string): Promise<Sealed> => {
  const { plaintext } = await compactDecrypt(
    token,
    async ({ kid }: { kid?: string }) => {
      const key = await findSealingKey(kernel, kid ?? "");
      if (!key) throw new Error("no such key");
      return importJWK({ kty: "OKP", crv: "X25519", x: key.x, d: kernel.vault.open(key.locked, lockedFor(key.version)) }, "ECDH-ES");
    },
    allowed,
  );
  return sealed.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plaintext)));
};

/**
 * The passwords of one request. Their one nonce is spent at once and stays spent, whatever becomes of the request.
 * @param tokens the field each token has to be for, and the token
 * @throws AppError invalidParameters, always the same one: what is wrong with a token says nothing of the key
 */
export const openSealed = async <Field extends SealedField>(kernel: Kernel, tokens: Record<Field, string>): Promise<Record<Field, string>> => {
  const refused = (): AppError => new AppError("invalidParameters", { fields: { password: "sealed" } });
  const fields = Object.keys(tokens) as Field[];
  const opened = await Promise.all(fields.map((field) => openOne(kernel, tokens[field]))).catch(() => {
    throw refused();
  });
  const nonce = readNonce(kernel, opened[0]?.n ?? "");
  const isFitting = ({ a, n, p, t }: Sealed, at: number): boolean =>
    a === fields[at] && n === nonce?.nonce && Math.abs(kernel.now() / 1000 - t) <= sealedForSeconds && p.isWellFormed();
  if (!nonce || !opened.every(isFitting)) throw refused();
  if (!(await useOnce(kernel.database.db, { kind: "sealed", key: nonce.nonce, expiresMs: nonce.expiresMs }))) throw refused();
  return Object.fromEntries(fields.map((field, at) => [field, opened[at]!.p])) as Record<Field, string>;
};
