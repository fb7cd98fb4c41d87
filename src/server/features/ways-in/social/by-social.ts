import type { SignedIn } from "../../../../shared/contract/accounts.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Identity } from "../../people/index.ts";
import { takeBegun, toDigest } from "../beginning/begun.ts";
import { type Entering, enter } from "../entering/enter.ts";
import { findMark } from "./browser-mark.ts";
import type { ProviderName } from "./provider.ts";

export interface Ticket {
  /** Of the address one came back to; nothing a provider itself gave out is one. */
  access_token: string;
  third_name: "google" | "twitter" | "x";
}

const names: Record<Ticket["third_name"], ProviderName> = { google: "google", twitter: "x", x: "x" };

/** Whom a ticket was made for, once, in the browser it was made for. @throws AppError incorrectLogin */
export const readTicket = async (kernel: Kernel, headers: Headers, { access_token, third_name }: Ticket): Promise<Identity> => {
  const mark = findMark(kernel, headers);
  const ticket = mark && (await takeBegun(kernel, "ticket", [names[third_name], toDigest(access_token), toDigest(mark)]));
  if (!ticket) throw new AppError("incorrectLogin");
  return ticket;
};

/** @throws AppError incorrectLogin */
export const bySocial = async (
  kernel: Kernel,
  { request, headers, locale }: Entering<Ticket & { inviteCode?: string | null | undefined }>,
): Promise<SignedIn> => enter(kernel, { identity: await readTicket(kernel, headers, request), headers, locale, inviteCode: request.inviteCode });
