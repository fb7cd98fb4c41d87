import type { IdentityKind } from "../../../../shared/contract/credentials.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { deletePassword, listAddresses, recordEvent } from "../../accounts/index.ts";
import { bind, deleteSessionsBy, findByIdentity, unbind } from "../../people/index.ts";
import { tellOfWay } from "./tell-of-way.ts";

export interface Way {
  kind: IdentityKind | "passkey";
  subject: string;
  shown: string;
}

const takenErrors = { email: "emailRegistered", phone: "phoneRegistered" } as const;
const toTaken = (kind: Way["kind"]): AppError => new AppError(kind === "email" || kind === "phone" ? takenErrors[kind] : "accountFailure");

interface Changing {
  person: Person;
  way: Way;
  address: string;
}

/** Adds a way in, within a transaction. @throws AppError emailRegistered, phoneRegistered, accountFailure for one that is somebody else's; nothing may be kept then */
export const addWay = async (kernel: Kernel, tx: Db, { person, way, address }: Changing): Promise<void> => {
  const before = await listAddresses(tx, person.id);
  const owner = await findByIdentity(tx, way);
  if (owner && owner !== person.id) throw toTaken(way.kind);
  if (!(await bind(tx, person.id, way))) throw toTaken(way.kind);
  // Whoever came in by what gave place to it is out.
  if (way.kind !== "passkey") await deleteSessionsBy(tx, person.id, way.kind, person.session?.id);
  await recordEvent(kernel, tx, { kind: "added", isOk: true, subject: person.id, address });
  const addresses = [...before, ...(await listAddresses(tx, person.id))];
  await tellOfWay(kernel, tx, person, { kind: "notice.added", way: way.kind, shown: way.shown, addresses });
};

/** Takes a way in away, within a transaction; whoever came in by it is out. @throws AppError notFound for one they have not, accountFailure for the last one */
export const removeWay = async (kernel: Kernel, tx: Db, { person, way, address }: Changing): Promise<void> => {
  const addresses = await listAddresses(tx, person.id);
  const left = await unbind(tx, person.id, way);
  if (left !== "gone") throw new AppError(left === "missing" ? "notFound" : "accountFailure");
  await deleteSessionsBy(tx, person.id, way.kind, person.session?.id);
  // A password goes with an address: alone it opens nothing, and would come back with the next one.
  if ((await listAddresses(tx, person.id)).length === 0) await deletePassword(tx, person.id);
  await recordEvent(kernel, tx, { kind: "removed", isOk: true, subject: person.id, address });
  await tellOfWay(kernel, tx, person, { kind: "notice.removed", way: way.kind, shown: way.shown, addresses });
};
