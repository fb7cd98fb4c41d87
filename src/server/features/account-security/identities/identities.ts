import type { AnswerOf, RequestOf } from "../../../../shared/contract/call.ts";
import type * as contract from "../../../../shared/contract/credentials.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { type CodeFor, checkCode, findPasswordHash, sendCode, takeCode, toAddress } from "../../accounts/index.ts";
import { checkHuman } from "../../human-check/index.ts";
import { type Identity, listIdentities } from "../../people/index.ts";
import { readTicket, readWallet } from "../../ways-in/index.ts";
import { checkProof } from "../proving/check-proof.ts";
import { addWay, removeWay } from "./change.ts";

/** Without a human check so many codes go out for one person. */
const softLimit = "5/hour";

interface Asking<Request> {
  person: Person;
  request: Request;
  headers: Headers;
  address: string;
}

export const readIdentities = async ({ database: { db } }: Kernel, { id }: Person): Promise<AnswerOf<typeof contract.listIdentities>> => ({
  identities: (await listIdentities(db, id)).flatMap(({ kind, shown, createdAt }) =>
    kind === "passkey" || kind === "visitor" ? [] : [{ kind, shown, since: new Date(createdAt).toISOString() }],
  ),
  hasPassword: (await findPasswordHash(db, id)) !== undefined,
});

/** Sends a code to an address that is to be added. Whether it is somebody's is said to nobody who cannot read what is sent there. @throws AppError humanCheckNeeded, rateLimited */
export const sendIdentityCode = async (
  kernel: Kernel,
  { person, request, address }: Omit<Asking<RequestOf<typeof contract.sendIdentityCode>>, "headers">,
): Promise<void> => {
  const to = toAddress(request.address);
  const answer = request["g-recaptcha-response"];
  if (answer) await checkHuman(kernel, answer, { action: "code", address });
  else
    await kernel.rateLimit.take("identities:codes", softLimit, person.id).catch(() => {
      throw new AppError("humanCheckNeeded");
    });
  await sendCode(kernel, { purpose: "bind", to, owner: person.id }, { locale: person.locale });
};

type Adding = Asking<RequestOf<typeof contract.addIdentity>>;

const refuse = (field: string): never => {
  throw new AppError("invalidParameters", { fields: { [field]: "required" } });
};

interface Shown {
  identity: Identity;
  /** To be spent with what it is for. */
  code?: { one: CodeFor; code: string };
}

/** What is to be added, shown to be their own. @throws AppError wrongVerificationCode, incorrectLogin, invalidParameters */
const readOwn = async (kernel: Kernel, { person, request, headers }: Adding): Promise<Shown> => {
  const { kind, address, verifyCode, wallet, access_token } = request;
  if (kind === "evm") return { identity: await readWallet(kernel, wallet ?? refuse("wallet")) };
  if (kind === "google" || kind === "x")
    return { identity: await readTicket(kernel, headers, { access_token: access_token ?? refuse("access_token"), third_name: kind }) };
  const identity = toAddress(address ?? refuse("address"));
  if (identity.kind !== kind) refuse("kind");
  const one: CodeFor = { purpose: "bind", to: identity, owner: person.id };
  const code = verifyCode ?? refuse("verifyCode");
  if (!(await checkCode(kernel, one, code))) throw new AppError("wrongVerificationCode");
  return { identity, code: { one, code } };
};

/** Adds a way in; one of its kind gives place to it. @throws AppError what a proof, or what is to be added, lacks; emailRegistered, phoneRegistered, accountFailure for one that is somebody else's */
export const addIdentity = async (kernel: Kernel, asked: Adding): Promise<void> => {
  const { person, request, address } = asked;
  await checkProof(kernel, { person, proof: request.proof, address });
  const { identity, code } = await readOwn(kernel, asked);
  await kernel.database.db.transaction(async (tx) => {
    if (code && !(await takeCode(kernel, tx, code.one, code.code))) throw new AppError("wrongVerificationCode");
    await addWay(kernel, tx, { person, way: identity, address });
  });
};

/** Takes a way in away. @throws AppError what a proof lacks; notFound for one they have not, accountFailure for the last one */
export const removeIdentity = async (
  kernel: Kernel,
  { person, request: { kind, proof }, address }: Omit<Asking<RequestOf<typeof contract.removeIdentity>>, "headers">,
): Promise<void> => {
  await checkProof(kernel, { person, proof, address });
  await kernel.database.db.transaction(async (tx) => {
    const way = (await listIdentities(tx, person.id)).find((one) => one.kind === kind);
    if (!way) throw new AppError("notFound");
    await removeWay(kernel, tx, { person, way: { kind, subject: way.subject, shown: way.shown }, address });
  });
};
