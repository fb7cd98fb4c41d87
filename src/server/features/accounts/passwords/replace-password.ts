import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { deleteSessionsOf, listCredentials } from "../../people/index.ts";
import type { Address } from "../addresses/parse-address.ts";
import { endCodes } from "../codes/codes.ts";
import { upsertPassword } from "./queries.ts";

interface Replacing {
  personId: PersonId;
  hash: string;
}

/** Where somebody is reached, the first first. */
export const listAddresses = async (db: Db, personId: PersonId): Promise<Address[]> =>
  (await listCredentials(db, personId)).flatMap(({ kind, subject, shown }) => (kind === "email" || kind === "phone" ? [{ kind, subject, shown }] : []));

/** Gives somebody a password; whatever was open under the one before, sessions and codes, ends with it. @returns where they are reached */
export const replacePassword = async (kernel: Kernel, tx: Db, { personId, hash }: Replacing): Promise<Address[]> => {
  const addresses = await listAddresses(tx, personId);
  await upsertPassword(tx, { personId, hash, setAt: new Date(kernel.now()).toISOString() });
  await deleteSessionsOf(tx, personId);
  await endCodes(kernel, tx, personId, addresses);
  return addresses;
};
