import { pinsMost } from "../../../../shared/constants.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { countPinnedBut, lockPins, updatePinned } from "./queries.ts";

/** Pins chats, or unpins them: all or none. @throws AppError pinsFull; notFound where none of them is there */
export const pinChats = (db: Db, personId: PersonId, ids: ChatId[], isPinned: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    if (isPinned) await lockPins(tx, personId);
    const changed = await updatePinned(tx, personId, ids, isPinned);
    if (changed.length === 0) throw new AppError("notFound");
    if (isPinned && changed.length + (await countPinnedBut(tx, personId, ids)) > pinsMost) throw new AppError("pinsFull");
  });
