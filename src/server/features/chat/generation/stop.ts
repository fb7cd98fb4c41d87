import { AppError } from "../../../../shared/errors.ts";
import type { GenerationId, PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findTold, updateStopRequest } from "./queries.ts";
import { type RunIds, toRunKey } from "./run.ts";
import type { Runs } from "./runs.ts";
import { type Settled, settleStopped } from "./settle.ts";

/** How long another node has to stop its run: a signal takes milliseconds, the row it reads otherwise a second. */
const elsewhereMs = { patience: 4000, look: 100 } as const;

type Stood = Settled | { status: "running"; text: string; messageId: string };

const findStanding = async ({ database }: Kernel, personId: PersonId, generationId: GenerationId): Promise<Stood> => {
  const told = await findTold(database.db, { personId, generationId });
  if (!told) throw new AppError("notFound");
  const { status } = told.generation;
  const { text, id: messageId } = told.message;
  return status === "running" ? { status, text, messageId } : { status, text };
};

/** The node that tells the run holds all of its text, more than is stored: it is asked, and only where it does not answer what is stored stands. */
const stopElsewhere = async (kernel: Kernel, ids: Pick<RunIds, "personId" | "generationId" | "messageId">, seenLength: number): Promise<Settled> => {
  const { personId, generationId } = ids;
  await updateStopRequest(kernel.database.db, ids, seenLength);
  kernel.events.sendStop({ runKey: toRunKey(personId, generationId), seenLength });
  const untilMs = performance.now() + elsewhereMs.patience;
  while (performance.now() < untilMs) {
    const stood = await findStanding(kernel, personId, generationId);
    if (stood.status !== "running") return stood;
    await new Promise((resolve) => setTimeout(resolve, elsewhereMs.look));
  }
  const settled = await settleStopped(kernel.database.db, ids, seenLength);
  if (!settled) throw new AppError("notFound");
  return settled;
};

/**
 * Stops an answer upstream and keeps what was seen, whichever node tells it. Stopping one that has ended changes nothing.
 * @param seenLength UTF-16 units of the stored Markdown that the person had on the screen
 * @throws AppError notFound
 */
export const stopRun = async (kernel: Kernel, runs: Runs, personId: PersonId, generationId: GenerationId, seenLength: number): Promise<Settled> => {
  const key = toRunKey(personId, generationId);
  const run = runs.find(key);
  if (run?.abort("stopped")) {
    run.clampTo(seenLength);
    return { status: "stopped", text: run.text };
  }
  // Too late: it was stopped before, or its end is being written.
  await runs.waitFor(key);
  const stood = await findStanding(kernel, personId, generationId);
  return stood.status === "running" ? stopElsewhere(kernel, { personId, generationId, messageId: stood.messageId }, seenLength) : stood;
};

/** Lets the built-in reader give the rest at once. A run that has ended, or is told elsewhere, is left as it is. */
export const skipRun = (runs: Runs, personId: PersonId, generationId: GenerationId): void => {
  const run = runs.find(toRunKey(personId, generationId));
  if (run) run.isSkipping = true;
};
