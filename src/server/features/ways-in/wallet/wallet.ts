import type { SignedIn } from "../../../../shared/contract/accounts.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Identity } from "../../people/index.ts";
import { keepBegun, takeBegun } from "../beginning/begun.ts";
import { type Entering, enter } from "../entering/enter.ts";
import { isSigned } from "./is-signed.ts";
import { toMessage } from "./to-message.ts";

const waitSeconds = 300;
const addressForm = /^0x[0-9a-f]{40}$/i;
/** Two who ask in one millisecond for one wallet get two. */
const triesMost = 8;

export interface SignedChallenge {
  wallet_address: string;
  signature: string;
  /** Names the challenge. */
  timestamp: number;
}

/** @throws AppError invalidParameters for what is no address */
export const challengeWallet = async (kernel: Kernel, given: string, locale: Locale): Promise<{ timestamp: number; message: string }> => {
  if (!addressForm.test(given)) throw new AppError("invalidParameters", { fields: { wallet_address: "invalid_value" } });
  const { getAddress } = await import("viem");
  const lower = given.toLowerCase();
  const fromMs = kernel.now();
  const message = toMessage(kernel, { address: getAddress(lower), locale, fromMs, toMs: fromMs + waitSeconds * 1000 });
  for (let timestamp = fromMs; timestamp < fromMs + triesMost; timestamp += 1)
    if (await keepBegun(kernel, { kind: "wallet", key: [lower, String(timestamp)], value: { message }, seconds: waitSeconds })) return { timestamp, message };
  throw new AppError("rateLimited", { retryAfterSeconds: 1 });
};

/** The wallet that signed what it was given to sign, once. @throws AppError incorrectLogin whatever is wrong with it */
export const readWallet = async (kernel: Kernel, { wallet_address, signature, timestamp }: SignedChallenge): Promise<Identity> => {
  if (!addressForm.test(wallet_address)) throw new AppError("incorrectLogin");
  const subject = wallet_address.toLowerCase();
  const begun = await takeBegun(kernel, "wallet", [subject, String(timestamp)]);
  if (!begun) throw new AppError("incorrectLogin");
  const { getAddress } = await import("viem");
  const address = getAddress(subject);
  if (!(await isSigned(kernel, { address, message: begun.message, signature }))) throw new AppError("incorrectLogin");
  return { kind: "evm", subject, shown: address };
};

/** @throws AppError incorrectLogin */
export const byWallet = async (
  kernel: Kernel,
  { request, headers, locale }: Entering<SignedChallenge & { inviteCode?: string | null | undefined }>,
): Promise<SignedIn> => enter(kernel, { identity: await readWallet(kernel, request), headers, locale, inviteCode: request.inviteCode });
