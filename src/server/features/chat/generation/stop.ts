import { AppError } from "../../../../shared/errors.ts";
import type { GenerationId, PersonId } from "../../../../shared/ids.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { settlePlusUse } from "../../balance/index.ts";
import { findMessage } from "../queries.ts";
import { endGeneration, findGeneration, updateEndedMessage } from "./queries.ts";
import { toRunKey } from "./run.ts";
import type { Runs } from "./runs.ts";

/**
 * Stops an answer upstream and keeps what was seen. Stopping one that has ended changes nothing.
 * @param seenLength UTF-16 units of the stored Markdown that the person had on the screen
 * @throws AppError notFound
 */
export const stopRun = async (
  kernel: Kernel,
  runs: Runs,
  personId: PersonId,
  generationId: GenerationId,
  seenLength: number,
): Promise<{ status: string; text: string }> => {
  const key = toRunKey(personId, generationId);
  const run = runs.find(key);
  if (run?.abort("stopped")) {
    run.clampTo(seenLength);
    return { status: "stopped", text: run.text };
  }
  // Too late: it was stopped before, or its end is being written.
  await runs.waitFor(key);
  const { db } = kernel.database;
  const generation = await findGeneration(db, personId, generationId);
  const message = generation && (await findMessage(db, personId, generation.messageId));
  if (!generation || !message) throw new AppError("notFound");
  if (generation.status !== "running") return { status: generation.status, text: message.text };
  // Another node tells it: taking the row away is the message that its next tick reads.
  const text = cutText(message.text, seenLength);
  await db.transaction(async (tx) => {
    if (!(await endGeneration(tx, { personId, generationId }, { status: "stopped" }))) return;
    await updateEndedMessage(tx, { personId, messageId: message.id }, { status: "stopped", text, cursor: message.cursor, parts: message.parts });
    await settlePlusUse(tx, { personId, generationId, isSpent: text !== "" });
  });
  return { status: "stopped", text };
};

/** Lets the built-in reader give the rest at once. A run that has ended, or is told elsewhere, is left as it is. */
export const skipRun = (runs: Runs, personId: PersonId, generationId: GenerationId): void => {
  const run = runs.find(toRunKey(personId, generationId));
  if (run) run.isSkipping = true;
};
