import { cutText } from "../../../kernel/cut-text.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { settlePlusUse } from "../../balance/index.ts";
import { findMessage } from "../queries.ts";
import { endGeneration, endToldRun, findTold, interruptStale, updateEndedMessage } from "./queries.ts";
import type { Run, RunIds, RunStatus } from "./run.ts";

export interface Ending {
  status: RunStatus;
  teller: string | null;
  errorCode?: number;
  /** The built-in reader stepped in for a model: told, and not charged. */
  fellBack?: boolean;
}

/** How an answer stands in the end, whoever ended it. */
export interface Settled {
  status: RunStatus;
  text: string;
}

const isCharged = (run: Run, { status, fellBack }: Ending): boolean => !fellBack && (status === "completed" || (status === "stopped" && run.hasShownText));

const findSettled = async (tx: Db, ids: Pick<RunIds, "personId" | "generationId">): Promise<Settled | null> => {
  const told = await findTold(tx, ids);
  return told && told.generation.status !== "running" ? { status: told.generation.status, text: told.message.text } : null;
};

/**
 * Ends a run that was told here. Doing it again changes nothing.
 * @returns how the answer stands, which is otherwise than it was told where somebody else ended it before; null when it was purged
 */
export const settleTold = async (db: Db, run: Run, ending: Ending): Promise<Settled | null> => {
  const { text, cursor, parts } = run;
  const { status, teller, errorCode = null } = ending;
  const end = { status, teller, errorCode, isCharged: isCharged(run, ending) };
  const isOurs = await endToldRun(db, run.ids, end, { status, text, cursor, parts: [...parts] });
  return isOurs ? { status, text } : findSettled(db, run.ids);
};

/** Stops a run whose node does not: what is stored stands, up to what was seen. @returns how the answer stands; null when it was purged */
export const settleStopped = (db: Db, ids: Pick<RunIds, "personId" | "generationId" | "messageId">, seenLength: number): Promise<Settled | null> =>
  db.transaction(async (tx) => {
    const isOurs = await endGeneration(tx, ids, { status: "stopped" });
    // Read once the run is ended: from here on nobody writes it.
    const message = isOurs ? await findMessage(tx, ids.personId, ids.messageId) : undefined;
    if (message) {
      const text = cutText(message.text, seenLength);
      await updateEndedMessage(tx, ids, { status: "stopped", text, cursor: message.cursor, parts: message.parts });
      await settlePlusUse(tx, { ...ids, isSpent: text !== "" });
    }
    return findSettled(tx, ids);
  });

/** Ends the runs that nobody tells any more as interrupted, and gives their uses back, all in one transaction. @returns how many */
export const settleStale = (db: Db, silentSeconds: number): Promise<number> =>
  db.transaction(async (tx) => {
    const marked = await interruptStale(tx, silentSeconds);
    for (const { personId, generationId } of marked) await settlePlusUse(tx, { personId, generationId, isSpent: false });
    return marked.length;
  });
