import type { modifyPassword as modifyCall } from "../../../../shared/contract/accounts.ts";
import type { AnswerOf, RequestOf } from "../../../../shared/contract/call.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { endOwnSession, openSession } from "../../people/index.ts";
import { openSealed } from "../../sealed-fields/index.ts";
import { recordEvent } from "../events/record-event.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { hashPassword } from "../passwords/hash.ts";
import { findPasswordHash } from "../passwords/queries.ts";
import { listAddresses, replacePassword } from "../passwords/replace-password.ts";
import { tellOfPassword } from "../passwords/tell-of-password.ts";
import { verifyPassword } from "../passwords/verify-password.ts";

interface Changing {
  person: Person;
  request: RequestOf<typeof modifyCall>;
  headers: Headers;
  locale: Locale;
  address: string;
}

/**
 * Changes one's password; every session ends, and this one goes on under a new token.
 * @throws AppError passwordChangeFailed for somebody who signed in otherwise or has none, incorrectLogin for a wrong old one, samePassword, invalidPassword
 */
export const modifyPassword = async (kernel: Kernel, { person, request, headers, locale, address }: Changing): Promise<AnswerOf<typeof modifyCall>> => {
  const { db } = kernel.database;
  const kind = person.session?.kind;
  if (kind !== "email" && kind !== "phone") throw new AppError("passwordChangeFailed");
  const {
    "modifyPassword.old_password": old,
    "modifyPassword.new_password": next,
    "modifyPassword.repeat_password": repeat,
  } = await openSealed(kernel, {
    "modifyPassword.old_password": request.old_password,
    "modifyPassword.new_password": request.new_password,
    "modifyPassword.repeat_password": request.repeat_password,
  });
  if (next !== repeat) throw new AppError("invalidParameters", { fields: { repeat_password: "different" } });
  if (!(await findPasswordHash(db, person.id))) throw new AppError("passwordChangeFailed");
  if (!(await verifyPassword(kernel, person.id, old))) {
    await recordEvent(kernel, db, { kind: "password", isOk: false, subject: person.id, address });
    throw new AppError("incorrectLogin");
  }
  if (next.normalize("NFC") === old.normalize("NFC")) throw new AppError("samePassword");
  checkPassword(
    next,
    (await listAddresses(db, person.id)).map(({ subject }) => subject),
  );
  const hash = await hashPassword(kernel, next);
  return db.transaction(async (tx) => {
    // Of two changes at once the first ends the session the second was asked with.
    if ((await endOwnSession({ database: { ...kernel.database, db: tx } }, person)) === 0) throw new AppError("loginCleared");
    const addresses = await replacePassword(kernel, tx, { personId: person.id, hash });
    await tellOfPassword(kernel, tx, { addresses, locale });
    await recordEvent(kernel, tx, { kind: "password", isOk: true, subject: person.id, address });
    return { user_token: await openSession(kernel, tx, { personId: person.id, kind, headers }) };
  });
};
