import type { SignedIn } from "../../../../shared/contract/accounts.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { SessionKind } from "../../../kernel/who.ts";
import { listIdentities, openSession, toAccount } from "../../people/index.ts";

/** An account that a passkey alone opens is counted with the wallets: a key held by a device. */
const byKeyAlone = { account: "", session: 3 } as const;

export const signIn = async (
  kernel: Kernel,
  db: Db,
  { personId, kind, headers }: { personId: PersonId; kind: SessionKind; headers: Headers },
): Promise<SignedIn> => {
  const user_token = await openSession(kernel, db, { personId, kind, headers });
  return { user_token, user_id: personId, ...(toAccount(await listIdentities(db, personId), kind) ?? byKeyAlone) };
};
