import { deleteRows } from "../own-data/own-rows.ts";
import type { OwnData } from "../own-data/port.ts";
import { idempotentAnswers } from "./tables.ts";

/** Answers kept for repeats: they say nothing their owner has not elsewhere, and a repeat comes from who sent the first. */
export const ownRepeats: OwnData = {
  name: "repeats",
  move: (_, tx, { from }) => deleteRows(tx, [idempotentAnswers], from),
  forget: (tx, personId) => deleteRows(tx, [idempotentAnswers], personId),
};
