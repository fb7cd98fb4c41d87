import type { Kernel } from "../../../kernel/kernel.ts";
import { relockProfile } from "../keeping/box.ts";
import { listOldBoxes, updateBox } from "../queries.ts";

const batch = 100;

/** Locks anew what is under an older key, a hundred at a time, until nothing is or time is up. @returns how many */
export const relockBoxes = async ({ database: { db }, vault }: Pick<Kernel, "database" | "vault">, signal?: AbortSignal): Promise<number> => {
  let done = 0;
  while (!signal?.aborted) {
    const rows = await listOldBoxes(db, vault.version(), batch);
    for (const row of rows) await updateBox(db, row, relockProfile(vault, row.box, row.personId));
    done += rows.length;
    if (rows.length < batch) return done;
  }
  return done;
};
