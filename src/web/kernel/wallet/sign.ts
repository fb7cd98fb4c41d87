import type { Provider } from "./wallets.ts";

const toHex = (text: string): string => `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

export interface Signed {
  wallet_address: string;
  signature: string;
  timestamp: number;
}

/** Shows the wallet's own window twice at most: which address, then the welcome line to sign. @param ask gives the message for an address */
export const signWelcome = async (provider: Provider, ask: (address: string) => Promise<{ timestamp: number; message: string }>): Promise<Signed | null> => {
  const accounts = await provider.request({ method: "eth_requestAccounts" });
  const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof address !== "string") return null;
  const { timestamp, message } = await ask(address);
  const signature = await provider.request({ method: "personal_sign", params: [toHex(message), address] });
  return typeof signature === "string" ? { wallet_address: address, signature, timestamp } : null;
};

/** EIP-1193 and EIP-1474: one said no; one has a question open already. Wallets wrap the first in many ways. */
export const readRefusal = (error: unknown): "refused" | "busy" | null => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === 4001 || code === "ACTION_REJECTED" || (typeof message === "string" && /reject|denied|cancel/i.test(message.slice(0, 400)))) return "refused";
  return code === -32002 ? "busy" : null;
};
