import { walletChallenge } from "../../../../shared/contract/accounts.ts";
import type { Proof } from "../../../../shared/contract/credentials.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { signWelcome } from "../../../kernel/wallet/sign.ts";
import { type Announced, discover, type Provider, toWallets } from "../../../kernel/wallet/wallets.ts";

/** So long a browser's wallets have to say that they are there. */
const announcedMs = 200;

/** The first wallet of this browser, in the order one signs in by; else whatever took `window.ethereum`. */
const findProvider = async (): Promise<Provider | undefined> => {
  let announced: Announced[] = [];
  const stop = discover((found) => {
    announced = found;
  });
  await new Promise((resolve) => setTimeout(resolve, announcedMs));
  stop();
  const page = globalThis as { ethereum?: Provider };
  return toWallets(announced, page).find(({ provider }) => provider)?.provider ?? page.ethereum;
};

export class WalletProblem extends Error {
  readonly problem: "missing" | "refused";
  constructor(problem: "missing" | "refused") {
    super(problem);
    this.problem = problem;
  }
}

/** Asks the server for a message and the wallet to sign it. @throws WalletProblem without a wallet, or where it did not sign; ApiFailure */
export const signByWallet = async (): Promise<NonNullable<Proof["wallet"]>> => {
  const provider = await findProvider();
  if (!provider) throw new WalletProblem("missing");
  const signed = await signWelcome(provider, (address) => callApi(walletChallenge, { wallet_address: address })).catch((error: unknown) => {
    throw error instanceof ApiFailure ? error : new WalletProblem("refused");
  });
  if (!signed) throw new WalletProblem("refused");
  return signed;
};
