import type { SignedIn, userLogin } from "../../../shared/contract/accounts.ts";
import type { RequestOf } from "../../../shared/contract/call.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Kernel } from "../../kernel/kernel.ts";

interface Asking<Type> {
  request: Extract<RequestOf<typeof userLogin>, { type: Type }>;
  headers: Headers;
  locale: Locale;
  address: string;
}

/** Signs in by a wallet's signature. */
export const byWallet = (_kernel: Kernel, _asking: Asking<1>): Promise<SignedIn> => Promise.reject(new AppError("accountFailure"));

/** Signs in with the ticket that came back from Google or X. */
export const bySocial = (_kernel: Kernel, _asking: Asking<2>): Promise<SignedIn> => Promise.reject(new AppError("accountFailure"));
