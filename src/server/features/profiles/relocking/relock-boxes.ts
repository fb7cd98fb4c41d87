import type { Kernel } from "../../../kernel/kernel.ts";
import { relockBox } from "../asking/boxes.ts";
import { listOldRequests, updateRequestBoxes } from "../asking/queries.ts";
import { relockProfile } from "../keeping/box.ts";
import { listOldBoxes, updateBox } from "../queries.ts";

type Parts = Pick<Kernel, "database" | "vault">;

const batch = 100;

const relockProfiles = async ({ database: { db }, vault }: Parts): Promise<number> => {
  const rows = await listOldBoxes(db, vault.version(), batch);
  for (const row of rows) await updateBox(db, row, relockProfile(vault, row.box, row.personId));
  return rows.length;
};

/** A link's boxes are locked anew together: the oldest of them is the asker's. */
const relockRequests = async ({ database: { db }, vault }: Parts): Promise<number> => {
  const rows = await listOldRequests(db, vault.version(), batch);
  for (const row of rows) {
    const { personId, answererId, box, answerBox, matchBox } = row;
    await updateRequestBoxes(db, row, {
      box: relockBox(vault, "asking", box, personId),
      answerBox: answererId === null ? answerBox : relockBox(vault, "answer", answerBox, answererId),
      matchBox: relockBox(vault, "match", matchBox, personId),
    });
  }
  return rows.length;
};

/** Locks anew what is under an older key, a hundred at a time, until nothing is or time is up. @returns how many */
export const relockBoxes = async (parts: Parts, signal?: AbortSignal): Promise<number> => {
  let done = 0;
  for (const relock of [relockProfiles, relockRequests]) {
    let count = batch;
    while (count === batch && !signal?.aborted) {
      count = await relock(parts);
      done += count;
    }
  }
  return done;
};
