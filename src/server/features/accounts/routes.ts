import * as contract from "../../../shared/contract/accounts.ts";
import { passkeyLogin } from "../../../shared/contract/credentials.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { endOwnSession, getAccount } from "../people/index.ts";
import { byPasskey, bySocial, byWallet } from "../ways-in/index.ts";
import { modifyPassword } from "./changing/modify-password.ts";
import { recordEntry } from "./events/record-entry.ts";
import { recordEvent } from "./events/record-event.ts";
import { checkResetCode, resetPassword, sendResetCode } from "./resetting/reset-password.ts";
import { byCode, textCode } from "./signing-in/by-code.ts";
import { byPassword } from "./signing-in/by-password.ts";

import { registerAccount, sendRegisterCode } from "./signing-up/register.ts";

/** An address's own share of what anyone may ask: an office behind one must get in. */
const limits = { signIn: { limit: "300/minute" }, send: { limit: "120/hour" }, set: { limit: "300/minute" } } as const;

export const mountAccounts = (kernel: Kernel, { serve }: Routes): void => {
  serve(contract.userLogin, limits.signIn, ({ request, context, locale, address }) => {
    const asking = { headers: context.req.raw.headers, locale, address };
    if ("wallet_address" in request) return recordEntry(kernel, { tried: `evm\n${request.wallet_address}`, address }, byWallet(kernel, { ...asking, request }));
    if ("access_token" in request) return recordEntry(kernel, { tried: request.third_name, address }, bySocial(kernel, { ...asking, request }));
    return byPassword(kernel, { ...asking, request });
  });
  serve(passkeyLogin, limits.signIn, ({ request, context, address }) =>
    recordEntry(kernel, { tried: "passkey", address }, byPasskey(kernel, { request, headers: context.req.raw.headers })),
  );
  serve(contract.checkLogin, { limit: "240/minute" }, async ({ person }) => ({
    ...(await getAccount(kernel.database.db, person.id, person.session!.kind)),
    user_id: person.id,
  }));
  serve(contract.loginOut, { limit: "60/minute" }, async ({ person, address }) => {
    await endOwnSession(kernel, person);
    await recordEvent(kernel, kernel.database.db, { kind: "logout", isOk: true, subject: person.id, address });
  });
  serve(contract.sendMobileCode, limits.send, ({ request, locale, address }) => textCode(kernel, { request, locale, address }));
  serve(contract.mobileLogin, limits.signIn, ({ request, context, locale, address }) =>
    byCode(kernel, { request, headers: context.req.raw.headers, locale, address }),
  );
  serve(contract.sendEmailCode, limits.send, ({ request, locale, address }) => sendRegisterCode(kernel, { request, locale, address }));
  serve(contract.register, limits.set, ({ request, context, locale, address }) =>
    registerAccount(kernel, { request, headers: context.req.raw.headers, locale, address }),
  );
  serve(contract.sendEmailCode4ResetPassword, limits.send, ({ request, locale, address }) => sendResetCode(kernel, { request, locale, address }));
  serve(contract.checkEmailCode4ResetPassword, limits.set, ({ request }) => checkResetCode(kernel, request));
  serve(contract.resetPassword, limits.set, ({ request, locale, address }) => resetPassword(kernel, { request, locale, address }));
  serve(contract.modifyPassword, { limit: "30/hour" }, ({ person, request, context, locale, address }) =>
    modifyPassword(kernel, { person, request, headers: context.req.raw.headers, locale, address }),
  );
};
