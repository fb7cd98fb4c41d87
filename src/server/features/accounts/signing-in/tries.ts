import { toMac } from "../../../kernel/derive-key.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { countTry, deleteOldTries, deleteTries, type TriesKey, uncountTry } from "./queries.ts";

const minuteMs = 60_000;
/** Beyond these, a password is looked at only together with a human check; nobody is locked out. */
const limits = { account: { most: 5, windowMs: 15 * minuteMs }, address: { most: 30, windowMs: 10 * minuteMs } } as const;

export interface Tried {
  /** The account as it was asked for, there or not. */
  account: string;
  /** Where the request came from. */
  address: string;
}

const toKeys = ({ config }: Pick<Kernel, "config">, { account, address }: Tried): TriesKey[] => [
  { kind: "account", key: toMac(config, "login tries", account) },
  { kind: "address", key: toMac(config, "login tries", address) },
];

/** Counts a try before the password is looked at, so that many at once are counted as well. @returns whether there were too many */
export const beginTry = async (kernel: Pick<Kernel, "config" | "database" | "now">, tried: Tried): Promise<boolean> => {
  let isTooOften = false;
  for (const key of toKeys(kernel, tried)) {
    const { most, windowMs } = limits[key.kind];
    isTooOften = (await countTry(kernel.database.db, key, kernel.now(), windowMs)) > most || isTooOften;
  }
  return isTooOften;
};

/** The password was right: the account's count ends, and the network's forgets this one. */
export const endTry = async (kernel: Pick<Kernel, "config" | "database">, tried: Tried): Promise<void> => {
  for (const key of toKeys(kernel, tried)) await (key.kind === "account" ? deleteTries(kernel.database.db, key) : uncountTry(kernel.database.db, key));
};

export const forgetOldTries = ({ database, now }: Pick<Kernel, "database" | "now">) =>
  deleteOldTries(database.db, new Date(now() - limits.account.windowMs).toISOString());
