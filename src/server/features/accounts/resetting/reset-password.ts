import type { checkEmailCode4ResetPassword, resetPassword as resetCall, sendEmailCode4ResetPassword } from "../../../../shared/contract/accounts.ts";
import type { AnswerOf, RequestOf } from "../../../../shared/contract/call.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { checkHuman } from "../../human-check/index.ts";
import { findByIdentity } from "../../people/index.ts";
import { openSealed } from "../../sealed-fields/index.ts";
import { type Address, toAddress } from "../addresses/parse-address.ts";
import { type CodeFor, checkCode, sendCode, takeCode } from "../codes/codes.ts";
import { recordEvent } from "../events/record-event.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { hashPassword } from "../passwords/hash.ts";
import { listAddresses, replacePassword } from "../passwords/replace-password.ts";
import { tellOfPassword } from "../passwords/tell-of-password.ts";

interface Asking<Request> {
  request: Request;
  locale: Locale;
  address: string;
}

const codeFor = (to: Address): CodeFor => ({ purpose: "reset", to });

/** Sends a code to set a new password with; an address without an account is told so, by a letter that only its owner reads. */
export const sendResetCode = async (kernel: Kernel, { request, locale, address }: Asking<RequestOf<typeof sendEmailCode4ResetPassword>>): Promise<void> => {
  const to = toAddress(request.email);
  await checkHuman(kernel, request["g-recaptcha-response"], { action: "reset", address });
  const isKnown = (await findByIdentity(kernel.database.db, to)) !== undefined;
  await sendCode(kernel, codeFor(to), { locale: request.language ?? locale, notice: isKnown ? null : "notice.noAccount" });
};

/** Whether a code is the one that was sent: the step before the new password. @throws AppError accountNotFound after a right code, where the account has gone since */
export const checkResetCode = async (
  kernel: Kernel,
  { email, verifyCode }: RequestOf<typeof checkEmailCode4ResetPassword>,
): Promise<AnswerOf<typeof checkEmailCode4ResetPassword>> => {
  const to = toAddress(email);
  if (!(await checkCode(kernel, codeFor(to), verifyCode, { isStep: true }))) return { is_checked: 0 };
  if (!(await findByIdentity(kernel.database.db, to))) throw new AppError("accountNotFound");
  return { is_checked: 1 };
};

/**
 * Sets a new password with a code that was checked; every session ends.
 * @throws AppError wrongVerificationCode for a code that is wrong, spent or was not checked; invalidPassword
 */
export const resetPassword = async (kernel: Kernel, { request, locale, address }: Asking<RequestOf<typeof resetCall>>): Promise<void> => {
  const { db } = kernel.database;
  const to = toAddress(request.email);
  const { "resetPassword.password": password } = await openSealed(kernel, { "resetPassword.password": request.password });
  if (!(await checkCode(kernel, codeFor(to), request.verifyCode))) {
    await recordEvent(kernel, db, { kind: "reset", isOk: false, subject: `${to.kind}\n${to.subject}`, address });
    throw new AppError("wrongVerificationCode");
  }
  const personId = await findByIdentity(db, to);
  if (!personId) throw new AppError("accountNotFound");
  checkPassword(
    password,
    (await listAddresses(db, personId)).map(({ subject }) => subject),
  );
  const hash = await hashPassword(kernel, password);
  await db.transaction(async (tx) => {
    if (!(await takeCode(kernel, tx, codeFor(to), request.verifyCode, { wasChecked: true }))) throw new AppError("wrongVerificationCode");
    const addresses = await replacePassword(kernel, tx, { personId, hash });
    await tellOfPassword(kernel, tx, { addresses, locale });
    await recordEvent(kernel, tx, { kind: "reset", isOk: true, subject: personId, address });
  });
};
