import * as accounts from "../../../shared/contract/accounts.ts";
import * as contract from "../../../shared/contract/credentials.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { askPasskey } from "./passkeys/ask.ts";
import { addPasskey, askForNew, byPasskey, listPasskeys, removePasskey } from "./passkeys/passkeys.ts";
import { endChosen, readSessions } from "./sessions/list.ts";
import { bySocial } from "./social/by-social.ts";
import { mountSocial } from "./social/routes.ts";
import { byWallet, challengeWallet } from "./wallet/wallet.ts";

export const mountWaysIn = (kernel: Kernel, routes: Routes): void => {
  const { serve } = routes;
  serve(accounts.walletChallenge, { limit: "60/hour" }, ({ request, locale }) => challengeWallet(kernel, request.wallet_address, locale));
  serve(accounts.userLogin, { limit: "1000/hour" }, ({ request, context, locale }) => {
    const given = { headers: context.req.raw.headers, locale, address: "" };
    if ("signature" in request) return byWallet(kernel, { ...given, request });
    if ("third_name" in request) return bySocial(kernel, { ...given, request });
    throw new Error("later");
  });
  mountSocial(kernel, routes);
  serve(contract.startPasskeyLogin, { limit: "120/hour" }, () => askPasskey(kernel));
  serve(contract.passkeyLogin, { limit: "60/hour" }, ({ request, context }) => byPasskey(kernel, request, context.req.raw.headers));
  serve(contract.startPasskey, { limit: "30/hour" }, ({ person }) => askForNew(kernel, person));
  serve(contract.addPasskey, { limit: "30/hour" }, ({ person, request, context }) => addPasskey(kernel, person, request, context.req.raw.headers));
  serve(contract.listPasskeys, { limit: "120/minute" }, ({ person }) => listPasskeys(kernel, person));
  serve(contract.removePasskey, { limit: "30/hour" }, ({ person, request }) => removePasskey(kernel, person, request.id));
  serve(contract.listSessions, { limit: "120/minute" }, ({ person }) => readSessions(kernel, person));
  serve(contract.endSessions, { limit: "60/hour" }, ({ person, request }) => endChosen(kernel, person, request.id));
};
