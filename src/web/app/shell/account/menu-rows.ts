import type { AccountType } from "../../../../shared/contract/accounts.ts";
import { paths } from "../../paths.ts";

/** What the account's menu can hold, in the order of the product's specification. */
export const menuOrder = ["plus", "archives", "points", "invites", "subscribe", "changePassword", "settings", "account", "signOut"] as const;
export type MenuRow = (typeof menuOrder)[number];

/** Who signs in by a wallet, Google or X has no password to change. */
const hasPassword = (session: AccountType | null): boolean => session === 1 || session === 2;

/** Where a row leads. One that opens a dialog, or does something at once, has no address; one that has nothing behind it yet is not shown. */
const addresses: Partial<Record<MenuRow, string>> = { archives: paths.archives(), settings: paths.settings, account: paths.account };
const acts: readonly MenuRow[] = ["changePassword", "signOut"];

export const findAddress = (row: MenuRow): string | undefined => addresses[row];

export const listRows = (session: AccountType | null): MenuRow[] =>
  menuOrder.filter((row) => (row === "changePassword" ? hasPassword(session) : addresses[row] !== undefined || acts.includes(row)));
