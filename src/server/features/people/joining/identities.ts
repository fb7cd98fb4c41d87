import type { IdentityKind } from "../../../../shared/contract/credentials.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { deleteCredential, deleteKind, insertCredential, listCredentials, lockPerson } from "../queries.ts";
import type { Identity } from "./join.ts";

const isWayIn = ({ kind }: { kind: string }): boolean => kind !== "visitor";

/** What an account is opened by, the first first; passkeys too. */
export const listIdentities = async (db: Db, personId: PersonId) => (await listCredentials(db, personId)).filter(isWayIn);

/**
 * Gives somebody another way in, within a transaction; one of its kind that they had gives place to it.
 * @returns false, and nothing may be kept, when it is somebody's already
 */
export const bind = async (
  tx: Db,
  personId: PersonId,
  { kind, subject, shown }: { kind: IdentityKind | "passkey"; subject: string; shown: string },
): Promise<boolean> => {
  await lockPerson(tx, personId);
  if (kind !== "passkey") await deleteKind(tx, personId, kind);
  return insertCredential(tx, { kind, subject, shown, personId });
};

/**
 * Takes a way in away, within a transaction.
 * @returns `last`, and nothing is changed, for the last one there is; `missing` for one they have not
 */
export const unbind = async (
  tx: Db,
  personId: PersonId,
  { kind, subject }: Pick<Identity, "subject"> & { kind: IdentityKind | "passkey" },
): Promise<"gone" | "last" | "missing"> => {
  // Two that are taken away at once would each see the other standing.
  await lockPerson(tx, personId);
  const ways = await listIdentities(tx, personId);
  if (!ways.some((way) => way.kind === kind && way.subject === subject)) return "missing";
  if (ways.length === 1) return "last";
  await deleteCredential(tx, { kind, subject, personId });
  return "gone";
};
