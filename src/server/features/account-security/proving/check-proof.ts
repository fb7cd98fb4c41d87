import type { Proof } from "../../../../shared/contract/credentials.ts";
import { AppError, type ErrorName } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { checkCode, listAddresses, recordEvent, takeCode, verifyPassword } from "../../accounts/index.ts";
import { findByIdentity, listIdentities, listSessions } from "../../people/index.ts";
import { openSealed } from "../../sealed-fields/index.ts";
import { readPasskey, readWallet } from "../../ways-in/index.ts";

/** A sign-in says who one is for so long; codes hold as long, wallets and passkeys for five minutes. */
const freshMs = 10 * 60_000;

/** A code of an address of their own, spent whatever it is for. */
const isOwnCode = async (kernel: Kernel, person: Person, code: string): Promise<boolean> => {
  const { db } = kernel.database;
  for (const to of await listAddresses(db, person.id)) {
    const one = { purpose: "proof", to, owner: person.id } as const;
    if (await checkCode(kernel, one, code)) return db.transaction((tx) => takeCode(kernel, tx, one, code));
  }
  return false;
};

const isFresh = async (kernel: Kernel, person: Person): Promise<boolean> => {
  const own = (await listSessions(kernel, person.id)).find(({ id }) => id === person.session?.id);
  return own !== undefined && Date.parse(own.createdAt) + freshMs > kernel.now();
};

/** @returns what is wrong with it; null: it is they */
const findFault = async (kernel: Kernel, person: Person, { password, code, wallet, passkey }: Proof): Promise<ErrorName | null> => {
  const { db } = kernel.database;
  if (password !== undefined) {
    const { "proof.password": opened } = await openSealed(kernel, { "proof.password": password });
    return (await verifyPassword(kernel, person.id, opened)) ? null : "incorrectLogin";
  }
  if (code !== undefined) return (await isOwnCode(kernel, person, code)) ? null : "wrongVerificationCode";
  if (wallet) return (await findByIdentity(db, await readWallet(kernel, wallet))) === person.id ? null : "incorrectLogin";
  return (await readPasskey(kernel, passkey!)) === person.id ? null : "incorrectLogin";
};

/** Who is opened by Google or X alone has nothing to prove it with but signing in again. */
const hasNothingElse = async ({ database: { db } }: Kernel, { id }: Person): Promise<boolean> =>
  (await listIdentities(db, id)).every(({ kind }) => kind === "google" || kind === "x");

interface Proving {
  person: Person;
  proof: Proof | undefined;
  /** Whom the request is counted under. */
  address: string;
  /** Whether having signed in just now is enough for everybody. */
  takesFresh?: boolean;
}

/**
 * Lets through who says once more, and just now, that it is they. Each proof is good once.
 * @throws AppError invalidParameters: proof → required where none was given; incorrectLogin, wrongVerificationCode for one that is not theirs
 */
export const checkProof = async (kernel: Kernel, { person, proof = {}, address, takesFresh = false }: Proving): Promise<void> => {
  const { password, code, wallet, passkey } = proof;
  if (password === undefined && code === undefined && !wallet && !passkey) {
    if ((takesFresh || (await hasNothingElse(kernel, person))) && (await isFresh(kernel, person))) return;
    throw new AppError("invalidParameters", { fields: { proof: "required" } });
  }
  const fault = await findFault(kernel, person, proof).catch((error) => {
    if (error instanceof AppError && error.error === "incorrectLogin") return "incorrectLogin" as const;
    throw error;
  });
  await recordEvent(kernel, kernel.database.db, { kind: "proof", isOk: fault === null, subject: person.id, address });
  if (fault === "wrongVerificationCode" || fault === "incorrectLogin") throw new AppError(fault);
};
