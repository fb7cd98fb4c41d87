import type { SignedIn } from "../../../../shared/contract/accounts.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findByIdentity, type Identity, join, signIn } from "../../people/index.ts";

/** What every way in is given of the request that came. */
export interface Entering<Request> {
  request: Request;
  headers: Headers;
  locale: Locale;
  /** Whom the request is counted under. */
  address: string;
}

interface Arrived {
  identity: Identity;
  headers: Headers;
  locale: Locale;
  inviteCode: string | null | undefined;
}

/** Nothing of an account that could not be made is kept: two first visits at once make one. */
const makeAccount = (kernel: Kernel, arrived: Arrived): Promise<PersonId | null> =>
  kernel.database.db
    .transaction(async (tx) => {
      const made = await join(kernel, tx, arrived);
      if (!made) throw new AppError("registrationFailed");
      return made;
    })
    .catch((error) => {
      if (error instanceof AppError && error.error === "registrationFailed") return null;
      throw error;
    });

/** Signs in whom a proven identity opens; the first time it makes their account. @throws AppError registrationFailed when somebody else was made of it and is gone again */
export const enter = async (kernel: Kernel, arrived: Arrived): Promise<SignedIn> => {
  const { db } = kernel.database;
  const { identity, headers } = arrived;
  const personId = (await findByIdentity(db, identity)) ?? (await makeAccount(kernel, arrived)) ?? (await findByIdentity(db, identity));
  if (!personId) throw new AppError("registrationFailed");
  return signIn(kernel, db, { personId, kind: identity.kind, headers });
};
