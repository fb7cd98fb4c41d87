import type { SignedIn, userLogin } from "../../../../shared/contract/accounts.ts";
import type { RequestOf } from "../../../../shared/contract/call.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { checkHuman } from "../../human-check/index.ts";
import { findByIdentity, signIn } from "../../people/index.ts";
import { openSealed } from "../../sealed-fields/index.ts";
import { toAddress } from "../addresses/parse-address.ts";
import { recordEvent } from "../events/record-event.ts";
import { hashPassword, isOutdated, isPassword } from "../passwords/hash.ts";
import { findPasswordHash, updateHash } from "../passwords/queries.ts";
import { beginTry, endTry } from "./tries.ts";

export interface Asking<Request> {
  request: Request;
  headers: Headers;
  address: string;
}
type ByPassword = Extract<RequestOf<typeof userLogin>, { password: string }>;

/**
 * Signs in by address and password. An account that is not there, one without a password and a wrong password are one answer, and take as long.
 * @throws AppError humanCheckNeeded after too many wrong ones, incorrectLogin
 */
export const byPassword = async (kernel: Kernel, { request, headers, address }: Asking<ByPassword>): Promise<SignedIn> => {
  const { db } = kernel.database;
  const to = toAddress(request.email);
  const { "userLogin.password": password } = await openSealed(kernel, { "userLogin.password": request.password });
  const tried = { account: `${to.kind}\n${to.subject}`, address };
  if (await beginTry(kernel, tried)) await checkHuman(kernel, request["g-recaptcha-response"], { action: "login", address });
  const personId = await findByIdentity(db, to);
  const hash = personId && (await findPasswordHash(db, personId));
  const isRight = await isPassword(hash, password);
  await recordEvent(kernel, db, { kind: "login", isOk: isRight, subject: personId ?? tried.account, address });
  if (!personId || !hash || !isRight) throw new AppError("incorrectLogin");
  await endTry(kernel, tried);
  if (isOutdated(hash)) await updateHash(db, personId, hash, await hashPassword(kernel, password));
  return signIn(kernel, db, { personId, kind: to.kind, headers });
};
