import type { register, sendEmailCode } from "../../../../shared/contract/accounts.ts";
import type { RequestOf } from "../../../../shared/contract/call.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { checkHuman } from "../../human-check/index.ts";
import { findByIdentity, join } from "../../people/index.ts";
import { openSealed } from "../../sealed-fields/index.ts";
import { toAddress } from "../addresses/parse-address.ts";
import { type CodeFor, checkCode, sendCode, takeCode } from "../codes/codes.ts";
import { recordEvent } from "../events/record-event.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { hashPassword } from "../passwords/hash.ts";
import { replacePassword } from "../passwords/replace-password.ts";

interface Sending {
  request: RequestOf<typeof sendEmailCode>;
  locale: Locale;
  address: string;
}

/** Sends a code to sign up with; the letter to an address that has an account says so first, and only its owner reads it. */
export const sendRegisterCode = async (kernel: Kernel, { request, locale, address }: Sending): Promise<void> => {
  const to = toAddress(request.email);
  await checkHuman(kernel, request["g-recaptcha-response"], { action: "register", address });
  const isKnown = (await findByIdentity(kernel.database.db, to)) !== undefined;
  await sendCode(kernel, { purpose: "register", to }, { locale: request.language ?? locale, notice: isKnown ? "notice.exists" : null });
};

interface Registering {
  request: RequestOf<typeof register>;
  headers: Headers;
  locale: Locale;
  address: string;
}

/**
 * Makes an account for an address whose code somebody has; the visitor who asks keeps all that is theirs. It signs nobody in.
 * @throws AppError invalidPassword, wrongVerificationCode; emailRegistered, phoneRegistered after a right code alone; registrationFailed where another was first
 */
export const registerAccount = async (kernel: Kernel, { request, headers, locale, address }: Registering): Promise<void> => {
  const { db } = kernel.database;
  const to = toAddress(request.email);
  const { "register.password": password } = await openSealed(kernel, { "register.password": request.password });
  checkPassword(password, [to.subject]);
  const one: CodeFor = { purpose: "register", to };
  if (!(await checkCode(kernel, one, request.verifyCode))) {
    await recordEvent(kernel, db, { kind: "register", isOk: false, subject: `${to.kind}\n${to.subject}`, address });
    throw new AppError("wrongVerificationCode");
  }
  const hash = await hashPassword(kernel, password);
  const isNew = await db.transaction(async (tx) => {
    if (!(await takeCode(kernel, tx, one, request.verifyCode))) throw new AppError("registrationFailed");
    // Said once the code is spent and that is kept.
    if (await findByIdentity(tx, to)) return false;
    const personId = await join(kernel, tx, { headers, identity: to, inviteCode: request.inviteCode, locale });
    if (!personId) throw new AppError("registrationFailed");
    await replacePassword(kernel, tx, { personId, hash });
    await recordEvent(kernel, tx, { kind: "register", isOk: true, subject: personId, address });
    return true;
  });
  if (!isNew) throw new AppError(to.kind === "phone" ? "phoneRegistered" : "emailRegistered");
};
