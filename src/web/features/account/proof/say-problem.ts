import { errors } from "../../../../shared/errors.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import type { AccountMessages } from "../messages.zh.ts";
import type { ProofKind } from "./proof-ways.ts";
import { WalletProblem } from "./wallet.ts";

/** What went wrong while one showed that one is oneself, and whether it is the words in the field. */
export const sayProblem = (error: unknown, kind: ProofKind | null, words: AccountMessages): { text: string; isField: boolean } => {
  const isWritten = kind === "password" || kind === "email" || kind === "phone";
  if (error instanceof WalletProblem) return { text: error.problem === "missing" ? words.walletMissing : words.walletRefused, isField: false };
  if (!(error instanceof ApiFailure)) return { text: kind === "passkey" ? words.passkeyRefused : words.notDone, isField: false };
  if (error.code === errors.incorrectLogin.code) {
    const text = kind === "password" ? words.wrongPassword : kind === "passkey" ? words.passkeyRefused : error.message;
    return { text, isField: isWritten };
  }
  if (error.code === errors.wrongVerificationCode.code) return { text: words.wrongCode, isField: isWritten };
  if (error.code === errors.rateLimited.code) return { text: words.tooSoon, isField: false };
  return { text: error.message || words.notDone, isField: false };
};
