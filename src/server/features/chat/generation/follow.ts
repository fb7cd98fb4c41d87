import type { Context } from "hono";
import { AppError } from "../../../../shared/errors.ts";
import type { GenerationId, PersonId } from "../../../../shared/ids.ts";
import { sendEvents } from "../../../kernel/event-stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { followElsewhere } from "./follow-elsewhere.ts";
import { toRunKey } from "./run.ts";
import type { Runs } from "./runs.ts";
import { findStored } from "./stored.ts";

/** A run of this process: its log is whole and in memory. @returns null when the reader claims more than it holds */
const followHere = async ({ events }: Kernel, context: Context, key: string, afterSeq: number): Promise<Response | null> => {
  const early: string[] = [];
  let hasEndedEarly = false;
  let give = (frames: string): void => {
    early.push(frames);
  };
  let finish = (): void => {
    hasEndedEarly = true;
  };
  const stop = await events.follow(key, afterSeq, { onChunk: ({ frames }) => give(frames), onEnd: () => finish(), onLost: () => {} });
  if (!stop) return null;
  return sendEvents(context, (sink) => {
    if (early.length > 0) sink.write(early.join(""));
    if (hasEndedEarly) {
      sink.end(true);
      return { close: () => {} };
    }
    give = sink.write;
    finish = () => sink.end(true);
    return { close: stop };
  });
};

/**
 * Streams a run from the event after `afterSeq`, wherever it is told, to its end.
 * @throws AppError notFound for a run that is not this person's
 */
export const followRun = async (
  kernel: Kernel,
  runs: Runs,
  context: Context,
  personId: PersonId,
  generationId: GenerationId,
  afterSeq: number,
): Promise<Response> => {
  const key = toRunKey(personId, generationId);
  const here = kernel.events.isLocal(key) ? await followHere(kernel, context, key, afterSeq) : null;
  if (here) return here;
  const ids = { personId, generationId };
  const stored = await findStored(kernel.database.db, ids);
  if (!stored) throw new AppError("notFound");
  return sendEvents(context, (sink) => {
    if (stored.isOver) {
      sink.write(stored.toFrames(afterSeq));
      sink.end(true);
      return { close: () => {} };
    }
    const { isAlive, leave } = followElsewhere(kernel, runs.watch, ids, afterSeq, sink);
    return { close: leave, isAlive };
  });
};
