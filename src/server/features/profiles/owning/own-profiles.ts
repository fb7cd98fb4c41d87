import { profilesMost } from "../../../../shared/constants.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { openBox, relockBox } from "../asking/boxes.ts";
import { deleteAskedBy, listAnsweredBy, listAskedBy, updateAnswerer, updateAsker, withdrawAnswers } from "../asking/queries.ts";
import { toRequest } from "../asking/to-request.ts";
import { relockProfile, toProfile } from "../keeping/box.ts";
import { deleteProfilesOf, findOwnRow, listAllRows, listProfileRows, updateOwner } from "../queries.ts";

/** Everything of somebody's here, a piece at a time: profiles, links they made, and what they gave by other people's links. */
export async function* exportProfiles(kernel: Kernel, personId: PersonId): AsyncGenerator<object> {
  const { database, vault } = kernel;
  for (const row of await listProfileRows(database.db, personId, profilesMost * 2)) yield { kind: "profile", ...toProfile(vault, row) };
  for (const row of await listAskedBy(database.db, personId))
    yield { kind: "birthRequest", ...toRequest(kernel, { ...row, hasProfile: row.profileId !== null }) };
  for (const { key, purpose, answerBox, answeredAt } of await listAnsweredBy(database.db, personId)) {
    if (answerBox === null || answeredAt === null) continue;
    yield { kind: "birthGiven", key, purpose, answeredAt: new Date(answeredAt).toISOString(), ...openBox(vault, "answer", personId, answerBox) };
  }
}

/** Deletes all of it, within a transaction; what they gave by other people's links is taken back. */
export const forgetProfilesOf = async (tx: Db, personId: PersonId): Promise<void> => {
  await withdrawAnswers(tx, personId);
  await deleteAskedBy(tx, personId);
  await deleteProfilesOf(tx, personId);
};

/** Makes all of it another person's, within a transaction: boxes are locked for them, and a second own profile is one of somebody else's. */
export const moveProfiles = async ({ vault }: Pick<Kernel, "vault">, tx: Db, from: PersonId, to: PersonId): Promise<void> => {
  const hasOwn = (await findOwnRow(tx, to)) !== undefined;
  for (const row of await listAllRows(tx, from)) {
    const relationship = hasOwn && row.relationship === "self" ? "others" : row.relationship;
    await updateOwner(tx, row, { personId: to, relationship, box: relockProfile(vault, row.box, from, to) });
  }
  for (const row of await listAskedBy(tx, from)) {
    const [box, matchBox] = [relockBox(vault, "asking", row.box, from, to), relockBox(vault, "match", row.matchBox, from, to)];
    await updateAsker(tx, row, { personId: to, box, matchBox });
  }
  for (const row of await listAnsweredBy(tx, from))
    await updateAnswerer(tx, row, { answererId: to, answerBox: relockBox(vault, "answer", row.answerBox, from, to) });
};
