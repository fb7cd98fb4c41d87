import { walletChallenge } from "../../../shared/contract/accounts.ts";
import { startPasskeyLogin } from "../../../shared/contract/credentials.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { askPasskey } from "./passkeys/ask.ts";
import { mountSocial } from "./social/routes.ts";
import { challengeWallet } from "./wallet/wallet.ts";

export const mountWaysIn = (kernel: Kernel, routes: Routes): void => {
  routes.serve(walletChallenge, { limit: "60/hour" }, ({ request, locale }) => challengeWallet(kernel, request.wallet_address, locale));
  routes.serve(startPasskeyLogin, { limit: "120/hour" }, () => askPasskey(kernel));
  mountSocial(kernel, routes);
};
