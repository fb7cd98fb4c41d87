import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Kernel } from "../../../kernel/kernel.ts";

/** The statement of EIP-4361: one line, read in the wallet before it signs. */
const welcomes: Record<Locale, string> = {
  zh: "欢迎来到蓍问。签名只用来证明这个钱包是你的，不花钱，也不会动里面的东西。",
  en: "Welcome to Yarrow. Signing only shows that this wallet is yours: it costs nothing and moves nothing.",
};
/** 96 bits. */
const nonceBytes = 12;

interface Asked {
  /** With its checksum. */
  address: string;
  locale: Locale;
  fromMs: number;
  toMs: number;
}

const toInstant = (ms: number): string => new Date(ms).toISOString();

/**
 * The message of EIP-4361, version 1, for Ethereum's own chain. Where it is for is our own setting, never what a request says of itself. viem makes the
 * same text, but of no host without a dot in it, and a house network has such.
 */
export const toMessage = ({ config, randomBytes }: Pick<Kernel, "config" | "randomBytes">, { address, locale, fromMs, toMs }: Asked): string => {
  const { host, origin } = new URL(config.publicUrl);
  return [
    `${host} wants you to sign in with your Ethereum account:`,
    address,
    "",
    welcomes[locale],
    "",
    `URI: ${origin}`,
    "Version: 1",
    "Chain ID: 1",
    `Nonce: ${Buffer.from(randomBytes(nonceBytes)).toString("hex")}`,
    `Issued At: ${toInstant(fromMs)}`,
    `Expiration Time: ${toInstant(toMs)}`,
  ].join("\n");
};
