import type { MemoryKind } from "../../../../shared/contract/memory.ts";
import type { Vault } from "../../../kernel/vault/vault.ts";
import type { EntryRow } from "../queries.ts";

/** What an entry's box holds. */
export interface Kept {
  /** As it was said, or as the person has put it since; of a birth, its parts in Chinese. */
  text: string;
  /** Of a birth, its parts in English: this thread knows no craft to name them by. */
  textEn?: string;
  /** Whose birth, who somebody is, the other party of a question. */
  about: string | null;
  /** Of a question. */
  matter?: string;
  due?: string;
  /** Of a birth: its parts, as the crafts take them. */
  birth?: Record<string, unknown>;
  /** The person has put it into other words: what is said again does not undo them. */
  isEdited?: boolean;
}

/** One that was found in a turn. */
export interface Found extends Kept {
  kind: MemoryKind;
}

export interface Entry {
  row: EntryRow;
  kept: Kept;
}

const field = "memory.entry";

export const lockKept = (vault: Vault, personId: string, kept: Kept): string => vault.lock(JSON.stringify(kept), { personId, field });
export const openKept = (vault: Vault, { personId, box }: Pick<EntryRow, "personId" | "box">): Kept => JSON.parse(vault.open(box, { personId, field })) as Kept;
