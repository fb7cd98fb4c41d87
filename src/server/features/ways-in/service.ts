import type { Kernel } from "../../kernel/kernel.ts";
import { hasPasskeys } from "./passkeys/relying-party.ts";

/** The ways in that are set up here. */
export const listWaysIn = (kernel: Pick<Kernel, "config">) => ({
  google: kernel.config.GOOGLE_CLIENT_ID !== undefined,
  x: kernel.config.X_CLIENT_ID !== undefined,
  passkey: hasPasskeys(kernel),
  humanCheck: kernel.config.humanCheck?.provider ?? ("altcha" as const),
});
