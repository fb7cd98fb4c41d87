import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { isPassing } from "../../../kernel/db/is-passing.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLogged } from "../../../kernel/log.ts";
import { retry } from "../../../kernel/retry.ts";
import type { Run } from "./run.ts";
import { type Ending, type Settled, settleTold } from "./settle.ts";

/** A finished answer is kept here for so long when the database is away; its readers keep what they have and wait with us. */
const keepMs = 600_000;
/** Going down, we do not wait longer than this for a database. */
const keepGoingDownMs = 5000;

/**
 * Ends a run: first its rows, as soon as there is a database, then its log, so that a reader that sees the end finds the stored text equal to
 * what it holds.
 */
export const finishRun = async (
  { database, log, metrics }: Kernel,
  run: Run,
  ending: Ending,
  close: () => Promise<StreamEvent[]>,
  isGoingDown: () => boolean,
): Promise<void> => {
  const { generationId } = run.ids;
  run.seal();
  const onFailure = (error: unknown, tries: number): void => {
    if (tries === 1) log.error({ error: toLogged(error), generationId }, "ending a run failed");
  };
  const goesOn = (triedMs: number): boolean => triedMs < (isGoingDown() ? keepGoingDownMs : keepMs);
  const settled = await retry(() => settleTold(database.db, run, ending), { isPassing, goesOn, onFailure }).catch((): Settled => {
    // The rows still say that it runs; the reaper will say what the readers are told now.
    return { status: "interrupted", text: run.text };
  });
  const { status, text } = settled ?? { status: ending.status, text: run.text };
  run.conform(text);
  const closing = await close().catch((error): StreamEvent[] => {
    log.error({ error: toLogged(error), generationId }, "an answer's last events are missing");
    return [];
  });
  run.end(status, [...closing, ...(status === "stopped" ? [{ type: "abort" } as const] : [])]);
  metrics.runs.inc({ status, teller: ending.teller ?? "none" });
};
