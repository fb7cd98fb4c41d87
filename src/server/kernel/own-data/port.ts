import type { ChatId, PersonId } from "../../../shared/ids.ts";
import type { Db } from "../db/db.ts";
import type { Kernel } from "../kernel.ts";

export interface Moving {
  from: PersonId;
  to: PersonId;
}

export interface OwnFile {
  /** In an export, under the owner's name. */
  name: string;
  /** In the store: the person, then what names it, so that it can be another person's. */
  key: string;
}

/** What one part of the house keeps of people: how it is handed out, becomes another's, and goes. */
export interface OwnData {
  /** `chats`: its file in an export is called that. */
  name: string;
  /** A piece at a time, with what is of use to whom it is of; left out where nothing is. Never a secret, nor a seed that is still sealed. */
  list?(kernel: Kernel, personId: PersonId): AsyncIterable<object>;
  /** How much there is, as its owner counts it. */
  count?(db: Db, personId: PersonId): Promise<number>;
  listFiles?(db: Db, personId: PersonId): AsyncIterable<OwnFile>;
  /** Within the transaction that makes two people one. An id that both have is made another first. */
  move(kernel: Pick<Kernel, "vault" | "now">, tx: Db, moving: Moving): Promise<void>;
  /** Before the move, where both have a chat of this id: names it anew in what stands on it. */
  renameChat?(tx: Db, personId: PersonId, from: ChatId, to: ChatId): Promise<void>;
  /** Within the transaction that deletes a person: no row of theirs stays. Files go by themselves. */
  forget(tx: Db, personId: PersonId): Promise<void>;
}
