import { randomInt } from "node:crypto";
import { resendCountdownSeconds } from "../../../../shared/constants.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { toMac } from "../../../kernel/derive-key.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { type LetterKind, toLetter } from "../../letters/index.ts";
import type { Address } from "../addresses/parse-address.ts";
import { type CodePlace, type CodePurpose, deleteOldCodes, findNextSend, replaceCode, spendCode, spendCodesOf, tryCode } from "./queries.ts";

const goodForMs = 10 * 60_000;
const triesMost = 5;
const pace = { gapMs: resendCountdownSeconds * 1000, perHour: 5 } as const;
/** To one address, whatever for. */
const perDay = "20/day";
/** To numbers that differ in their last four figures alone: whoever is paid for texts has rows of them. */
const perBlock = "30/hour";
const blockFigures = 4;
const digits = 6;

/** What a code is for, whom it goes to and, where it adds to or proves somebody's own account, whose that is. */
export interface CodeFor {
  purpose: CodePurpose;
  to: Pick<Address, "kind" | "subject">;
  owner?: PersonId;
}

const toTarget = ({ config }: Pick<Kernel, "config">, { to, owner }: Pick<CodeFor, "to" | "owner">): string =>
  toMac(config, "code target", [to.kind, to.subject, owner ?? ""].join("\n"));
const toPlace = (kernel: Pick<Kernel, "config">, one: CodeFor): CodePlace => ({ purpose: one.purpose, target: toTarget(kernel, one) });
const toCodeMac = ({ config }: Pick<Kernel, "config">, { purpose, target }: CodePlace, code: string): string =>
  toMac(config, "code", [purpose, target, code].join("\n"));

interface Sending {
  locale: Locale;
  /** The letter that brings the code, where it says first why the code leads nowhere. */
  notice?: LetterKind | null;
}

/**
 * Sends a code, in place of the one before. Whoever asks learns nothing of whether the address is known: the same rows are written and the same limits hold.
 * @throws AppError rateLimited within a minute of the last one, or beyond what an address or a block of numbers is sent
 */
export const sendCode = async (kernel: Kernel, one: CodeFor, { locale, notice }: Sending): Promise<void> => {
  const { database, now, post, rateLimit } = kernel;
  const place = toPlace(kernel, one);
  const nowMs = now();
  const expiresMs = nowMs + goodForMs;
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const mac = toCodeMac(kernel, place, code);
  await rateLimit.take("accounts:codes", perDay, place.target);
  if (one.to.kind === "phone")
    await rateLimit.take("accounts:texts:block", perBlock, toTarget(kernel, { to: { ...one.to, subject: one.to.subject.slice(0, -blockFigures) } }));
  const isSent = await database.db.transaction(async (tx) => {
    if (!(await replaceCode(tx, place, { mac, nowMs, expiresMs, ...pace }))) return false;
    const channel = one.to.kind === "phone" ? "text" : "mail";
    const key = `${place.purpose}:${place.target}:${nowMs}`;
    await post.send(tx, toLetter(notice ?? `code.${one.purpose}`, { locale, to: one.to.subject, channel, key, expiresMs, code }));
    return true;
  });
  if (isSent) return;
  const waitMs = (await findNextSend(database.db, place, pace)) - nowMs;
  throw new AppError("rateLimited", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
};

const toTrying = (kernel: Pick<Kernel, "config" | "now">, place: CodePlace, code: string) => ({
  mac: toCodeMac(kernel, place, code),
  nowMs: kernel.now(),
  triesMost,
});

/**
 * Whether a code is the one that was sent. A wrong one is counted whatever becomes of the request, and the fifth ends the code: to be called
 * outside of transactions.
 * @param isStep a second step, which spends it, asks that it was checked
 */
export const checkCode = (kernel: Kernel, one: CodeFor, code: string, { isStep = false } = {}): Promise<boolean> => {
  const place = toPlace(kernel, one);
  return tryCode(kernel.database.db, place, { ...toTrying(kernel, place, code), marks: isStep });
};

/** Spends a code that `checkCode` found right, within the transaction of what it is for. @returns false where another was first */
export const takeCode = (kernel: Kernel, tx: Db, one: CodeFor, code: string, { wasChecked = false } = {}): Promise<boolean> => {
  const place = toPlace(kernel, one);
  return spendCode(tx, place, { ...toTrying(kernel, place, code), wasChecked });
};

/** Ends whatever code is on its way to these addresses of somebody. */
export const endCodes = (kernel: Kernel, tx: Db, owner: PersonId, addresses: readonly CodeFor["to"][]) =>
  spendCodesOf(
    tx,
    addresses.flatMap((to) => [toTarget(kernel, { to }), toTarget(kernel, { to, owner })]),
  );

const keptMs = 2 * 3_600_000;
/** Forgets codes that count for no limit any more. */
export const forgetOldCodes = ({ database, now }: Pick<Kernel, "database" | "now">) => deleteOldCodes(database.db, now() - keptMs);
