import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { listIdentities, toAccount } from "../../people/index.ts";
import { takeBegun } from "../beginning/begun.ts";
import { listPasskeyRows, type PasskeyRow } from "../queries.ts";
import { checkPasskeys, keepQuestion, type PasskeyAnswer, type Question, waitSeconds } from "./ask.ts";
import { toRelyingParty } from "./relying-party.ts";

/** Nobody keeps so many. */
const passkeysMost = 20;
const transportsMost = 8;

/** What a new passkey is made from. @throws AppError notFound where there are none; accountFailure for one too many */
export const askForNewPasskey = async (kernel: Kernel, { id: personId }: Person): Promise<Question> => {
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

export type MadePasskey = Pick<PasskeyRow, "id" | "publicKey" | "counter" | "transports">;

/** @throws AppError incorrectLogin whatever is wrong with the answer */
export const readNewPasskey = async (kernel: Kernel, { id: personId }: Person, { id, response }: PasskeyAnswer): Promise<MadePasskey> => {
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
