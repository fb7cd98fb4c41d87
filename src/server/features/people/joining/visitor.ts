import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { type CredentialKey, findPersonBy, updateRetired } from "../queries.ts";
import { findVisitorKey } from "./visitor-key.ts";

export interface KnownVisitor {
  personId: PersonId;
  key: CredentialKey;
}

/** Whom the visitor secret of a request opens; null where none came, it opens nothing any more, or it has an account by now. */
export const findVisitor = async (db: Db, headers: Headers): Promise<KnownVisitor | null> => {
  const key = findVisitorKey(headers);
  const found = key && (await findPersonBy(db, key));
  return found && !found.retiredAt && !found.isMember ? { personId: found.person.id, key } : null;
};

/** The secret opens nothing from now on. @returns false when somebody was first */
export const retireVisitor = (tx: Db, { key, personId }: KnownVisitor): Promise<boolean> => updateRetired(tx, { ...key, personId });
