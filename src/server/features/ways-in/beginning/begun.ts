import { createHash } from "node:crypto";
import type { IdentityKind } from "../../../../shared/contract/credentials.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { deleteBegun, insertBegun } from "../queries.ts";

/** What is kept of each way in while it waits. */
export interface Begun {
  /** A message to be signed. */
  wallet: { message: string };
  /** A walk to Google or X and back. */
  journey: { nonce: string; verifier: string; returnTo: string };
  /** Somebody who came back from there. */
  ticket: { kind: Extract<IdentityKind, "google" | "x">; subject: string; shown: string };
  /** A passkey that is asked; `personId` only where a new one is made for somebody. */
  passkey: { challenge: string; personId: PersonId | null };
}
export type BegunKind = keyof Begun;

type Keeping = Pick<Kernel, "database" | "now">;

/** A secret as it stands in a key. */
export const toDigest = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** @returns false when one of this key waits already */
export const keepBegun = <Kind extends BegunKind>(
  { database, now }: Keeping,
  { kind, key, value, seconds }: { kind: Kind; key: readonly string[]; value: Begun[Kind]; seconds: number },
): Promise<boolean> => insertBegun(database.db, { kind, key: key.join(" "), value, expiresAt: new Date(now() + seconds * 1000).toISOString() });

/** What was begun under this key; undefined when it was not, was taken before, or is over. */
export const takeBegun = async <Kind extends BegunKind>({ database, now }: Keeping, kind: Kind, key: readonly string[]): Promise<Begun[Kind] | undefined> =>
  (await deleteBegun(database.db, { kind, key: key.join(" ") }, new Date(now()).toISOString())) as Begun[Kind] | undefined;
