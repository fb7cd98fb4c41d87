import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toRunKey } from "../generation/run.ts";
import type { Runs } from "../generation/runs.ts";
import { toStorageKey } from "../images/service.ts";
import { findKeptGroup, findRunningGeneration } from "../queries.ts";
import { deleteGroup, updateTemporaryHeard } from "./queries.ts";

interface Open {
  msggroup: ChatId;
  isClosed: boolean;
}

/** A temporary chat is open still, or closed: then it goes for good, at once, with an answer that is being told. Of any other chat nothing is done. */
export const keepTemporary = async ({ database: { db }, storage }: Kernel, runs: Runs, personId: PersonId, { msggroup, isClosed }: Open): Promise<void> => {
  if (!isClosed) {
    await updateTemporaryHeard(db, personId, msggroup);
    return;
  }
  const group = await findKeptGroup(db, personId, msggroup);
  if (!group || group.temporaryAt === null) return;
  // Told here, it is stopped; told elsewhere, it stops when its row is found to be gone.
  const running = await findRunningGeneration(db, personId, msggroup);
  if (running) {
    const key = toRunKey(personId, running.id);
    runs.find(key)?.abort("stopped");
    await runs.waitFor(key);
  }
  const images = await db.transaction((tx) => deleteGroup(tx, personId, msggroup));
  for (const id of images) await storage.delete(toStorageKey(personId, id));
};
