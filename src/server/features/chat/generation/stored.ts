import type { MessagePart, StreamEvent } from "../../../../shared/contract/stream.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { toFrame } from "../../../kernel/event-log/port.ts";
import { findTold } from "./queries.ts";
import type { RunIds } from "./run.ts";

export interface StoredAnswer {
  cursor: number;
  isOver: boolean;
  /** The stored text in one piece, which replaces what a reader holds; with the end, if it is over. */
  toFrames(afterSeq: number): string;
}

/** An answer as its rows have it. */
export const findStored = async (db: Db, ids: Pick<RunIds, "personId" | "generationId">): Promise<StoredAnswer | null> => {
  const told = await findTold(db, ids);
  if (!told) return null;
  const { message } = told;
  const { id: generationId, status, groupId: msggroup } = told.generation;
  const { cursor } = message;
  return {
    cursor,
    isOver: status !== "running",
    toFrames(afterSeq) {
      // A reader that has heard nothing must learn whose answer this is.
      const start: StreamEvent = { type: "start", messageId: message.id, messageMetadata: { generationId, userMessageId: message.parentId, msggroup } };
      const snapshot: StreamEvent = { type: "data-snapshot", data: { text: message.text, cursor, parts: message.parts as MessagePart[], status } };
      return [
        afterSeq === 0 ? toFrame(1, start) : "",
        toFrame(cursor, snapshot),
        status === "running" ? "" : toFrame(cursor, { type: "finish", messageMetadata: { status } }),
      ].join("");
    },
  };
};
