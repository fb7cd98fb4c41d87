import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { AppError } from "../../../../shared/errors.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findByIdentity } from "../../people/index.ts";
import { keepBegun, takeBegun } from "../beginning/begun.ts";
import { findPasskey, updateUsed } from "../queries.ts";
import { hasPasskeys, toRelyingParty } from "./relying-party.ts";

export const waitSeconds = 300;
const idBytes = 16;

/** What a passkey is asked, or a new one is made from; `id` names the question. */
export interface Question {
  id: string;
  options: Record<string, unknown>;
}
export interface PasskeyAnswer {
  id: string;
  /** As the browser gives it: read by the library. */
  response: Record<string, unknown>;
}

export const checkPasskeys = (kernel: Pick<Kernel, "config">): void => {
  if (!hasPasskeys(kernel)) throw new AppError("notFound");
};

/** Keeps a question until it is answered. */
export const keepQuestion = async (kernel: Kernel, options: { challenge: string }, personId: PersonId | null): Promise<Question> => {
  const id = Buffer.from(kernel.randomBytes(idBytes)).toString("base64url");
  const value = { challenge: options.challenge, personId };
  await keepBegun(kernel, { kind: "passkey", key: [personId ? "make" : "open", id], value, seconds: waitSeconds });
  return { id, options: { ...options } };
};

/** Asks for whatever passkey one has: no name is given first, and none is told. @throws AppError notFound where there are none */
export const askPasskey = async (kernel: Kernel): Promise<Question> => {
  checkPasskeys(kernel);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const { rpID } = toRelyingParty(kernel);
  return keepQuestion(kernel, await generateAuthenticationOptions({ rpID, userVerification: "required", timeout: waitSeconds * 1000 }), null);
};

/** Whose passkey answered, once. @throws AppError incorrectLogin whatever is wrong with the answer */
export const readPasskey = async (kernel: Kernel, { id, response }: PasskeyAnswer): Promise<PersonId> => {
  const { db } = kernel.database;
  const begun = await takeBegun(kernel, "passkey", ["open", id]);
  const answer = response as unknown as AuthenticationResponseJSON;
  const passkey = begun && typeof answer.id === "string" ? await findPasskey(db, answer.id) : undefined;
  if (!begun || !passkey) throw new AppError("incorrectLogin");
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { rpID, origin } = toRelyingParty(kernel);
  const credential = { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")), counter: passkey.counter };
  // The library throws for whatever is wrong with an answer, and for what cannot be read at all.
  const read = await verifyAuthenticationResponse({
    response: answer,
    credential,
    expectedChallenge: begun.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!read?.verified) throw new AppError("incorrectLogin");
  const { userHandle } = answer.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== passkey.personId) throw new AppError("incorrectLogin");
  const usedAt = new Date(kernel.now()).toISOString();
  if ((await findByIdentity(db, { kind: "passkey", subject: passkey.id })) !== passkey.personId) throw new AppError("incorrectLogin");
  if (!(await updateUsed(db, { id: passkey.id, counter: read.authenticationInfo.newCounter }, usedAt))) throw new AppError("incorrectLogin");
  return passkey.personId;
};
