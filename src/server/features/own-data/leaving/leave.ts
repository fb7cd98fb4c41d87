import { createHash } from "node:crypto";
import { AppError } from "../../../../shared/errors.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import type { Person } from "../../../kernel/who.ts";
import { toLetter } from "../../letters/index.ts";
import { findContactOf, keepPerson, leave } from "../../people/index.ts";
import type { CheckProof, Proving } from "./check-proof.ts";

const dayMs = 86_400_000;
/** It can be undone for so long. */
export const graceDays = 7;

/** Says so to whoever the account is of. What names the letter says nothing of whom it is for once it is gone. */
const sendNotice = async (kernel: Kernel, tx: Db, { id, locale, timeZone }: Person, atMs: number): Promise<void> => {
  const contact = await findContactOf(tx, id);
  if (!contact) return;
  const key = createHash("sha256").update(`deletion ${id} ${atMs}`).digest("base64url");
  await kernel.post.send(tx, toLetter("notice.deletion", { ...contact, locale, key, expiresMs: null, values: { day: toLocalDay(atMs, timeZone) } }));
};

/**
 * Has all of somebody's deleted in a week. A member says once more that it is them; whom only this browser knows cannot.
 * @throws AppError what `checkProof` throws
 */
export const leaveSoon = async (kernel: Kernel, proving: Proving, checkProof: CheckProof): Promise<{ deletes_at: string }> => {
  const { person } = proving;
  if (person.standing !== "visitor") await checkProof(kernel, proving);
  const atMs = kernel.now() + graceDays * dayMs;
  return kernel.database.db.transaction(async (tx) => {
    const { deletesAtMs, isFirst } = await leave(tx, person.id, atMs, person.session?.id);
    if (isFirst) await sendNotice(kernel, tx, person, atMs);
    return { deletes_at: new Date(deletesAtMs).toISOString() };
  });
};

/** @throws AppError gone where nothing is to be undone */
export const stay = async ({ database: { db }, now }: Kernel, { id }: Person): Promise<void> => {
  if (!(await keepPerson(db, id, now()))) throw new AppError("gone");
};
