import type { Kernel } from "../../../kernel/kernel.ts";

const chainMs = 3000;
const hex = /^0x[0-9a-f]*$/i;

interface Signed {
  address: `0x${string}`;
  message: string;
  signature: string;
}

/** Asks the chain: a wallet that is a contract says itself what it signed (EIP-1271, EIP-6492). */
const isSignedByContract = async (rpcUrl: string, signed: Signed & { signature: `0x${string}` }): Promise<boolean> => {
  const { createPublicClient, http } = await import("viem");
  const chain = createPublicClient({ transport: http(rpcUrl, { timeout: chainMs, retryCount: 0 }) });
  return chain.verifyMessage(signed);
};

/** True when the wallet at `address` signed exactly this message. What cannot be read as a signature is none; without EVM_RPC_URL a contract's wallet cannot be asked. */
export const isSigned = async ({ config, log }: Pick<Kernel, "config" | "log">, { address, message, signature }: Signed): Promise<boolean> => {
  if (!hex.test(signature)) return false;
  const signed = { address, message, signature: signature as `0x${string}` };
  const { verifyMessage } = await import("viem");
  // The library throws on a signature of the wrong length or curve.
  if (await verifyMessage(signed).catch(() => false)) return true;
  if (!config.EVM_RPC_URL) return false;
  return isSignedByContract(config.EVM_RPC_URL, signed).catch(() => {
    log.warn("the chain did not say whether a contract signed");
    return false;
  });
};
