import { CompactEncrypt, importJWK } from "jose";
import { getPublicKey, type SealedField } from "../../shared/contract/accounts.ts";
import type { AnswerOf } from "../../shared/contract/call.ts";
import type { Visitor } from "./test-app.ts";

type PublicKey = AnswerOf<typeof getPublicKey>;

/** What stands in a token; a test may put other things there. */
export type Said = Partial<{ v: number; a: string; p: string; n: string; t: number }>;

/** A password sealed by another library than the page's own. @param said what is to stand in it otherwise than it should */
export const seal = async (key: PublicKey, field: SealedField, password: string, said: Said = {}, heads: Record<string, string> = {}): Promise<string> => {
  const payload = { v: 1, a: field, p: password, n: key.nonce, t: Date.parse(key.expires_at) / 1000 - 300, ...said };
  const text = new TextEncoder().encode(JSON.stringify(payload));
  const head = { alg: "ECDH-ES", enc: "A256GCM", kid: key.kid, ...heads };
  return new CompactEncrypt(text).setProtectedHeader(head).encrypt(await importJWK(key.jwk, "ECDH-ES"));
};

/** One password as the page sends it: with a key and a nonce of its own. */
export const sealPassword = async (visitor: Visitor, field: SealedField, password: string): Promise<string> =>
  seal((await visitor.ask(getPublicKey)).data, field, password);
