import { getPublicKey } from "../../../../shared/contract/accounts.ts";
import { type Proof, startPasskeyLogin } from "../../../../shared/contract/credentials.ts";
import { callApi } from "../../../kernel/api-client.ts";
import type { ProofKind } from "./proof-ways.ts";
import { signByWallet } from "./wallet.ts";

const byPassword = async (password: string): Promise<Proof> => {
  const [{ sealPassword }, key] = await Promise.all([import("../../../kernel/seal-password.ts"), callApi(getPublicKey, {})]);
  return { password: sealPassword(key, "proof.password", password) };
};

const byPasskey = async (): Promise<Proof> => {
  const [{ startAuthentication }, { id, options }] = await Promise.all([import("@simplewebauthn/browser"), callApi(startPasskeyLogin, {})]);
  const response = await startAuthentication({ optionsJSON: options as never });
  return { passkey: { id, response: response as never } };
};

/** @param words the password, or the code @throws ApiFailure, WalletProblem, or what the browser says of a passkey */
export const makeProof = async (kind: ProofKind | null, words: string): Promise<Proof> => {
  if (kind === "password") return byPassword(words);
  if (kind === "email" || kind === "phone") return { code: words };
  if (kind === "evm") return { wallet: await signByWallet() };
  return kind === "passkey" ? byPasskey() : {};
};
