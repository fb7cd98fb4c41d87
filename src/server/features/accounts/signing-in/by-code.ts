import type { mobileLogin, SignedIn, sendMobileCode } from "../../../../shared/contract/accounts.ts";
import type { RequestOf } from "../../../../shared/contract/call.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { toMac } from "../../../kernel/derive-key.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Limit } from "../../../kernel/rate-limit.ts";
import { checkHuman } from "../../human-check/index.ts";
import { findByIdentity, join, signIn } from "../../people/index.ts";
import { toPhone } from "../addresses/parse-address.ts";
import { type CodeFor, checkCode, sendCode, takeCode } from "../codes/codes.ts";
import { recordEvent } from "../events/record-event.ts";
import type { Asking } from "./by-password.ts";

/** Without a human check so many go out; with one the code's own pace alone holds. */
const softLimits: readonly (readonly [name: string, limit: Limit])[] = [
  ["minute", "1/minute"],
  ["day", "3/day"],
];
const softAddressLimit = "10/hour";

/** @throws AppError humanCheckNeeded beyond the limits, where no check was passed */
const checkPace = async (kernel: Kernel, number: string, answer: string | undefined, address: string): Promise<void> => {
  if (answer) return checkHuman(kernel, answer, { action: "code", address });
  const { config, rateLimit } = kernel;
  try {
    for (const [name, limit] of softLimits) await rateLimit.take(`accounts:texts:${name}`, limit, toMac(config, "code target", number));
    await rateLimit.take("accounts:texts:address", softAddressLimit, address);
  } catch {
    throw new AppError("humanCheckNeeded");
  }
};

/** Texts a code to sign in with. */
export const textCode = async (
  kernel: Kernel,
  { request, locale, address }: { request: RequestOf<typeof sendMobileCode>; locale: Locale; address: string },
): Promise<void> => {
  const to = toPhone(request.mobile);
  await checkPace(kernel, to.subject, request["g-recaptcha-response"], address);
  await sendCode(kernel, { purpose: "login", to }, { locale: request.language ?? locale });
};

/** Signs in by a texted code; a number that nobody has makes an account. @throws AppError wrongVerificationCode, registrationFailed */
export const byCode = async (
  kernel: Kernel,
  { request, headers, address, locale }: Asking<RequestOf<typeof mobileLogin>> & { locale: Locale },
): Promise<SignedIn> => {
  const to = toPhone(request.mobile);
  const one: CodeFor = { purpose: "login", to };
  const { db } = kernel.database;
  if (!(await checkCode(kernel, one, request.verify_code))) {
    await recordEvent(kernel, db, { kind: "login", isOk: false, subject: `${to.kind}\n${to.subject}`, address });
    throw new AppError("wrongVerificationCode");
  }
  return db.transaction(async (tx) => {
    if (!(await takeCode(kernel, tx, one, request.verify_code))) throw new AppError("registrationFailed");
    const known = await findByIdentity(tx, to);
    const personId = known ?? (await join(kernel, tx, { headers, identity: to, inviteCode: request.invite_code, locale }));
    if (!personId) throw new AppError("registrationFailed");
    await recordEvent(kernel, tx, { kind: known ? "login" : "register", isOk: true, subject: personId, address });
    return signIn(kernel, tx, { personId, kind: "phone", headers });
  });
};
