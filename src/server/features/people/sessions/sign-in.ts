import type { AccountType, SignedIn } from "../../../../shared/contract/accounts.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { SessionKind } from "../../../kernel/who.ts";
import { listCredentials } from "../queries.ts";
import { toAccount } from "../service.ts";
import { openSession } from "./sessions.ts";

export interface SigningIn {
  personId: PersonId;
  kind: SessionKind;
  headers: Headers;
}

/** An account that a passkey alone opens has no name of its own, and is counted with the wallets: a key that a device holds. */
const byPasskeyAlone = { account: "", session: 3 } as const;

/** How somebody's account is called and counted. @param kind what their session was opened by */
export const getAccount = async (db: Db, personId: PersonId, kind: SessionKind): Promise<{ account: string; session: AccountType }> =>
  toAccount(await listCredentials(db, personId), kind) ?? byPasskeyAlone;

/** Opens a session for somebody who has shown who they are. */
export const signIn = async (kernel: Pick<Kernel, "now" | "randomBytes">, db: Db, { personId, kind, headers }: SigningIn): Promise<SignedIn> => {
  const account = await getAccount(db, personId, kind);
  return { user_token: await openSession(kernel, db, { personId, kind, headers }), ...account, user_id: personId };
};
