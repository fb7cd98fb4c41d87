import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { SignedIn } from "../../../../shared/contract/accounts.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { bind, listIdentities, toAccount, unbind } from "../../people/index.ts";
import { takeBegun } from "../beginning/begun.ts";
import { signIn } from "../entering/sign-in.ts";
import { deletePasskey, insertPasskey, listPasskeyRows, type PasskeyRow } from "../queries.ts";
import { toDevice } from "../sessions/to-device.ts";
import { checkPasskeys, keepQuestion, type PasskeyAnswer, type Question, readPasskey, waitSeconds } from "./ask.ts";
import { toRelyingParty } from "./relying-party.ts";

/** Nobody keeps so many. */
const passkeysMost = 20;
const transportsMost = 8;

/** @throws AppError incorrectLogin */
export const byPasskey = async (kernel: Kernel, answer: PasskeyAnswer, headers: Headers): Promise<SignedIn> => {
  const personId = await readPasskey(kernel, answer);
  return signIn(kernel, kernel.database.db, { personId, kind: "passkey", headers });
};

/** What a new passkey is made from. @throws AppError notFound where there are none; accountFailure for one too many */
export const askForNew = async (kernel: Kernel, { id: personId }: Person): Promise<Question> => {
  checkPasskeys(kernel);
  const { db } = kernel.database;
  const own = await listPasskeyRows(db, personId);
  if (own.length >= passkeysMost) throw new AppError("accountFailure");
  const account = toAccount(await listIdentities(db, personId))?.account || "Yarrow";
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: "Yarrow 蓍问",
    rpID: toRelyingParty(kernel).rpID,
    userName: account,
    userDisplayName: account,
    // Public anyway; an address would lie open in the authenticator's list.
    userID: new TextEncoder().encode(personId),
    timeout: waitSeconds * 1000,
    attestationType: "none",
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return keepQuestion(kernel, options, personId);
};

type Made = Pick<PasskeyRow, "id" | "publicKey" | "counter" | "transports">;

/** @throws AppError incorrectLogin whatever is wrong with the answer */
const readNew = async (kernel: Kernel, { id: personId }: Person, { id, response }: PasskeyAnswer): Promise<Made> => {
  const begun = await takeBegun(kernel, "passkey", ["make", id]);
  if (begun?.personId !== personId) throw new AppError("incorrectLogin");
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { rpID, origin } = toRelyingParty(kernel);
  const read = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: begun.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!read?.verified) throw new AppError("incorrectLogin");
  const { credential } = read.registrationInfo;
  const transports = (credential.transports ?? []).filter((name) => typeof name === "string" && name.length <= 32).slice(0, transportsMost);
  return { id: credential.id, publicKey: Buffer.from(credential.publicKey).toString("base64url"), counter: credential.counter, transports };
};

/** @throws AppError incorrectLogin for an answer that is not right; accountFailure for a passkey that is somebody's already */
export const addPasskey = async (
  kernel: Kernel,
  person: Person,
  { name, ...answer }: PasskeyAnswer & { name?: string | undefined },
  headers: Headers,
): Promise<void> => {
  const made = await readNew(kernel, person, answer);
  const { browser, system } = toDevice(headers.get("user-agent") ?? "");
  const shown = name || [browser, system].filter(Boolean).join(" · ") || "Passkey";
  await kernel.database.db.transaction(async (tx) => {
    const isFree = await bind(tx, person.id, { kind: "passkey", subject: made.id, shown });
    const createdAt = new Date(kernel.now()).toISOString();
    if (!isFree || !(await insertPasskey(tx, { ...made, personId: person.id, name: shown, createdAt, usedAt: null }))) throw new AppError("accountFailure");
  });
};

export const listPasskeys = async ({ database: { db } }: Kernel, { id: personId }: Person) => ({
  passkeys: (await listPasskeyRows(db, personId)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  })),
});

/** @throws AppError notFound for one they have not; accountFailure for the last way in */
export const removePasskey = ({ database: { db } }: Kernel, { id: personId }: Person, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const left = await unbind(tx, personId, { kind: "passkey", subject: id });
    if (left === "missing") throw new AppError("notFound");
    if (left === "last") throw new AppError("accountFailure");
    await deletePasskey(tx, personId, id);
  });
