import type { Kernel } from "../../../kernel/kernel.ts";

/** Us, as an authenticator knows us: by our own setting, never by what a request says of itself. */
export const toRelyingParty = ({ config }: Pick<Kernel, "config">): { rpID: string; origin: string } => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
};

/** Browsers make passkeys for names reached by https, and for this machine; never for a bare number. */
export const hasPasskeys = ({ config }: Pick<Kernel, "config">): boolean => {
  const { protocol, hostname } = new URL(config.publicUrl);
  if (hostname === "localhost") return true;
  return protocol === "https:" && !/^[\d.]+$|^\[/.test(hostname);
};
