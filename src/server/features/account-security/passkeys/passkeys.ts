import type { AnswerOf, RequestOf } from "../../../../shared/contract/call.ts";
import type * as contract from "../../../../shared/contract/credentials.ts";
import type { Proof } from "../../../../shared/contract/credentials.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { askForNewPasskey, deletePasskey, insertPasskey, listPasskeyRows, readNewPasskey } from "../../ways-in/index.ts";
import { addWay, removeWay } from "../identities/change.ts";
import { checkProof } from "../proving/check-proof.ts";
import { toDevice } from "../sessions/to-device.ts";

const toInstant = (at: string): string => new Date(at).toISOString();

interface Asking {
  person: Person;
  address: string;
}

/** @throws AppError what a proof lacks; notFound where there are none, accountFailure for one too many */
export const startPasskey = async (
  kernel: Kernel,
  { person, proof, address }: Asking & { proof: Proof | undefined },
): Promise<AnswerOf<typeof contract.startPasskey>> => {
  await checkProof(kernel, { person, proof, address, takesFresh: true });
  return askForNewPasskey(kernel, person);
};

/** @throws AppError incorrectLogin for an answer that is not right; accountFailure for a passkey that is somebody's already */
export const addPasskey = async (
  kernel: Kernel,
  { person, request: { name, ...answer }, headers, address }: Asking & { request: RequestOf<typeof contract.addPasskey>; headers: Headers },
): Promise<void> => {
  const made = await readNewPasskey(kernel, person, answer);
  const { browser, system } = toDevice(headers.get("user-agent") ?? "");
  const shown = name || [browser, system].filter(Boolean).join(" · ") || "Passkey";
  await kernel.database.db.transaction(async (tx) => {
    await addWay(kernel, tx, { person, way: { kind: "passkey", subject: made.id, shown }, address });
    const row = { ...made, personId: person.id, name: shown, createdAt: new Date(kernel.now()).toISOString(), usedAt: null };
    if (!(await insertPasskey(tx, row))) throw new AppError("accountFailure");
  });
};

export const readPasskeys = async ({ database: { db } }: Kernel, { id: personId }: Person): Promise<AnswerOf<typeof contract.listPasskeys>> => ({
  passkeys: (await listPasskeyRows(db, personId)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: toInstant(createdAt),
    usedAt: usedAt === null ? null : toInstant(usedAt),
  })),
});

/** @throws AppError what a proof lacks; notFound for one they have not, accountFailure for the last way in */
export const removePasskey = async (
  kernel: Kernel,
  { person, request: { id, proof }, address }: Asking & { request: RequestOf<typeof contract.removePasskey> },
): Promise<void> => {
  await checkProof(kernel, { person, proof, address, takesFresh: true });
  await kernel.database.db.transaction(async (tx) => {
    const gone = await deletePasskey(tx, person.id, id);
    if (!gone) throw new AppError("notFound");
    await removeWay(kernel, tx, { person, way: { kind: "passkey", subject: id, shown: gone.name }, address });
  });
};
