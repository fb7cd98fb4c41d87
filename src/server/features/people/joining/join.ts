import type { IdentityKind } from "../../../../shared/contract/credentials.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defaultTimeZone, toTimeZone } from "../../../kernel/local-day.ts";
import { mintPersonId } from "../../../kernel/mint.ts";
import { findInviter, findPersonBy, insertCredential, insertPersonRow, updateJoined, updateRetired } from "../queries.ts";
import { findVisitorKey } from "./visitor-key.ts";

/** In canonical form: an email in lower case, a phone in E.164, a wallet in lower-case hexadecimal, the subject that Google or X gives. */
export interface Identity {
  kind: IdentityKind;
  subject: string;
  /** As its owner sees it. */
  shown: string;
}

interface Joining {
  headers: Headers;
  identity: Identity;
  inviteCode?: string | null | undefined;
  locale: Locale;
}

/** Whom an identity opens; undefined: nobody yet. */
export const findByIdentity = async (db: Db, { kind, subject }: { kind: IdentityKind | "passkey"; subject: string }): Promise<PersonId | undefined> => {
  const found = await findPersonBy(db, { kind, subject });
  return found && !found.retiredAt ? found.person.id : undefined;
};

const inviteLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const makeInviteCode = (randomBytes: Kernel["randomBytes"]): string => [...randomBytes(8)].map((byte) => inviteLetters[byte % inviteLetters.length]).join("");

/**
 * Makes an account, within a transaction: the visitor who asks keeps all that is theirs and gains an identity, and their secret is retired; somebody
 * who comes without one is a new person.
 * @returns null, and nothing may be kept, when the identity is somebody's already, or the visitor became a member meanwhile
 */
export const join = async (
  { randomBytes }: Pick<Kernel, "randomBytes">,
  tx: Db,
  { headers, identity, inviteCode, locale }: Joining,
): Promise<PersonId | null> => {
  const visitorKey = findVisitorKey(headers);
  const visitor = visitorKey && (await findPersonBy(tx, visitorKey));
  const isKept = visitor && !visitor.retiredAt && !visitor.isMember;
  const personId = isKept ? visitor.person.id : mintPersonId({ randomBytes });
  if (!isKept) await insertPersonRow(tx, { id: personId, timeZone: toTimeZone(headers.get("x-time-zone") ?? "") ?? defaultTimeZone, locale });
  if (!(await insertCredential(tx, { ...identity, personId }))) return null;
  // Of two who join with one visitor's secret at once, one becomes that visitor.
  if (isKept && !(await updateRetired(tx, { ...visitorKey, personId }))) return null;
  const inviter = inviteCode ? await findInviter(tx, inviteCode.trim().toUpperCase()) : undefined;
  await updateJoined(tx, personId, { inviteCode: makeInviteCode(randomBytes), invitedBy: inviter && inviter !== personId ? inviter : null });
  return personId;
};
