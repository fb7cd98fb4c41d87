import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { listLeaving, lockLeaving } from "../../people/index.ts";
import { ownData } from "../parts/own-data.ts";

/** In one turn of the job. */
const atOnce = 50;

/**
 * Deletes all of somebody whose day has come, wherever it is kept. Files go first: whoever dies in the middle finds the person again and goes on.
 * @returns false for whoever stays after all
 */
const forgetPerson = async ({ database: { db }, storage, now }: Kernel, id: PersonId): Promise<boolean> => {
  if (!(await db.transaction((tx) => lockLeaving(tx, id, now())))) return false;
  await storage.deleteOwner(id);
  return db.transaction(async (tx) => {
    if (!(await lockLeaving(tx, id, now()))) return false;
    for (const { forget } of ownData) await forget(tx, id);
    return true;
  });
};

/** Deletes everybody whose day has come. @returns how many went */
export const forgetLeaving = async (kernel: Kernel, signal?: AbortSignal): Promise<number> => {
  let gone = 0;
  for (const id of await listLeaving(kernel.database.db, kernel.now(), atOnce)) {
    if (signal?.aborted) break;
    if (await forgetPerson(kernel, id)) gone += 1;
  }
  return gone;
};
