import type { AccountType, SignedIn } from "../../../../shared/contract/accounts.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { SessionKind } from "../../../kernel/who.ts";
import { listCredentials, openSession, toAccount } from "../../people/index.ts";

interface SigningIn {
  personId: PersonId;
  kind: SessionKind;
  headers: Headers;
}

/** How somebody's account is called and counted. @param kind what their session was opened by */
export const getAccount = async (db: Db, personId: PersonId, kind: SessionKind): Promise<{ account: string; session: AccountType }> => {
  const account = toAccount(await listCredentials(db, personId), kind);
  if (!account) throw new AppError("loginCleared");
  return account;
};

/** Opens a session for somebody who has shown who they are. */
export const signIn = async (kernel: Kernel, db: Db, { personId, kind, headers }: SigningIn): Promise<SignedIn> => {
  const account = await getAccount(db, personId, kind);
  return { user_token: await openSession(kernel, db, { personId, kind, headers }), ...account, user_id: personId };
};
