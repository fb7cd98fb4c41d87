import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Kernel } from "../../../kernel/kernel.ts";

/** The statement of EIP-4361: one line, read in the wallet before it signs. */
const welcomes: Record<Locale, string> = {
  zh: "欢迎来到蓍问。签名只为证明钱包是你的：不花费用，也不动里面的任何东西。",
  en: "Welcome to Yarrow. Signing only shows that this wallet is yours: it costs nothing and moves nothing.",
};
const nonceBytes = 12;
const mainnet = 1;

interface Asked {
  /** With its checksum. */
  address: `0x${string}`;
  locale: Locale;
  fromMs: number;
  toMs: number;
}

/** The EIP-4361 message; where it is for is our own setting, never what a request says of itself. */
export const toMessage = async ({ config, randomBytes }: Pick<Kernel, "config" | "randomBytes">, { address, locale, fromMs, toMs }: Asked): Promise<string> => {
  const { createSiweMessage } = await import("viem/siwe");
  const { host, origin } = new URL(config.publicUrl);
  return createSiweMessage({
    address,
    chainId: mainnet,
    domain: host,
    uri: origin,
    version: "1",
    statement: welcomes[locale],
    nonce: Buffer.from(randomBytes(nonceBytes)).toString("hex"),
    issuedAt: new Date(fromMs),
    expirationTime: new Date(toMs),
  });
};
