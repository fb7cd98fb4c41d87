import type { Context } from "hono";
import type { MessagePart, StreamEvent } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { GenerationId, PersonId } from "../../../../shared/ids.ts";
import { toFrame } from "../../../kernel/event-log/port.ts";
import { sendEvents } from "../../../kernel/event-stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findMessage } from "../queries.ts";
import { findGeneration } from "./queries.ts";
import { toRunKey } from "./run.ts";

/** What a reader gets whose log is gone, or who is ahead of it: the stored text in one piece, which replaces its own. */
const toSnapshot = async (kernel: Kernel, personId: PersonId, generationId: GenerationId): Promise<{ frames: string; isOver: boolean }> => {
  const { db } = kernel.database;
  const generation = await findGeneration(db, personId, generationId);
  const message = generation && (await findMessage(db, personId, generation.messageId));
  if (!generation || !message) throw new AppError("notFound");
  const snapshot: StreamEvent = {
    type: "data-snapshot",
    data: { text: message.text, cursor: message.cursor, parts: message.parts as MessagePart[], status: generation.status },
  };
  const closing: StreamEvent[] = generation.status === "running" ? [] : [{ type: "finish", messageMetadata: { status: generation.status } }];
  const frames = [snapshot, ...closing].map((event) => toFrame(message.cursor, event)).join("");
  return { frames, isOver: generation.status !== "running" };
};

/**
 * Streams a run from the event after `afterSeq`.
 * @throws AppError notFound for a run that is not this person's
 */
export const followRun = async (kernel: Kernel, context: Context, personId: PersonId, generationId: GenerationId, afterSeq: number): Promise<Response> => {
  const key = toRunKey(personId, generationId);
  const early: string[] = [];
  let hasEndedEarly = false;
  let give = (frames: string): void => {
    early.push(frames);
  };
  let finish = (): void => {
    hasEndedEarly = true;
  };
  const stop = await kernel.events.follow(key, afterSeq, { onChunk: ({ frames }) => give(frames), onEnd: () => finish() });
  if (!stop) {
    const { frames, isOver } = await toSnapshot(kernel, personId, generationId);
    return sendEvents(context, (sink) => {
      sink.write(frames);
      sink.end(isOver);
      return () => {};
    });
  }
  return sendEvents(context, (sink) => {
    if (early.length > 0) sink.write(early.join(""));
    if (hasEndedEarly) {
      sink.end(true);
      return () => {};
    }
    give = sink.write;
    finish = () => sink.end(true);
    return stop;
  });
};
