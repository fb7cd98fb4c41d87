import { walletChallenge } from "../../../../shared/contract/accounts.ts";
import type { Proof } from "../../../../shared/contract/credentials.ts";
import { callApi } from "../../../kernel/api-client.ts";

interface Provider {
  request(asked: { method: string; params?: unknown[] }): Promise<unknown>;
}
interface Announced {
  info: { rdns: string; name: string };
  provider: Provider;
}

/** So long a browser's wallets have to say that they are there. */
const announcedMs = 200;

/** The wallets of this browser, as EIP-6963 has them say so; else the one that took `window.ethereum`. */
const findProvider = async (): Promise<Provider | null> => {
  const found: Announced[] = [];
  const hear = (event: Event) => void found.push((event as CustomEvent<Announced>).detail);
  addEventListener("eip6963:announceProvider", hear);
  dispatchEvent(new Event("eip6963:requestProvider"));
  await new Promise((resolve) => setTimeout(resolve, announcedMs));
  removeEventListener("eip6963:announceProvider", hear);
  return found[0]?.provider ?? (globalThis as { ethereum?: Provider }).ethereum ?? null;
};

export class WalletProblem extends Error {
  readonly problem: "missing" | "refused";
  constructor(problem: "missing" | "refused") {
    super(problem);
    this.problem = problem;
  }
}

const toHex = (text: string): string => `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** Asks the server for a message and the wallet to sign it. @throws WalletProblem without a wallet, or where it did not sign; ApiFailure */
export const signByWallet = async (): Promise<NonNullable<Proof["wallet"]>> => {
  const provider = await findProvider();
  if (!provider) throw new WalletProblem("missing");
  const ask = (method: string, params?: unknown[]): Promise<unknown> =>
    provider.request({ method, ...(params && { params }) }).catch(() => {
      throw new WalletProblem("refused");
    });
  const [address] = (await ask("eth_requestAccounts")) as string[];
  if (!address) throw new WalletProblem("refused");
  const { timestamp, message } = await callApi(walletChallenge, { wallet_address: address });
  const signature = (await ask("personal_sign", [toHex(message), address])) as string;
  return { wallet_address: address, signature, timestamp };
};
