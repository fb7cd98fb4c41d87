import { undoDeletingSeconds } from "../../../shared/constants.ts";
import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type * as contract from "../../../shared/contract/memory.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { PersonId } from "../../../shared/ids.ts";
import { isBlank } from "../../kernel/is-blank.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { gather } from "./gathering/works.ts";
import { type Kept, lockKept, openKept } from "./keeping/kept.ts";
import { deleteFallen, deleteOff, findEntry, insertOff, isSwitchedOff, listEntriesWithChats, updateBox, updateForgotten, updateRestored } from "./queries.ts";

type ListedRow = Awaited<ReturnType<typeof listEntriesWithChats>>[number];

const toEntry = ({ entry, chat }: ListedRow, kept: Kept, locale: Locale): contract.MemoryEntry => ({
  id: entry.id,
  kind: entry.kind,
  text: (locale === "en" && kept.textEn) || kept.text,
  about: kept.about,
  due: kept.due ?? null,
  from: { msggroup: entry.groupId, module: chat.module, title: chat.title, turnId: entry.turnId },
  createdAt: new Date(entry.keptAt).toISOString(),
});

/** All of it, the newest first: it is bounded. */
export const listMemory = async ({ database: { db }, vault }: Kernel, personId: PersonId, locale: Locale): Promise<AnswerOf<typeof contract.listMemory>> => {
  const rows = await listEntriesWithChats(db, personId);
  return { isOn: !(await isSwitchedOff(db, personId)), entries: rows.map((row) => toEntry(row, openKept(vault, row.entry), locale)) };
};

export const switchMemory = async ({ database: { db } }: Kernel, personId: PersonId, isOn: boolean): Promise<void> => {
  await (isOn ? deleteOff(db, personId) : insertOff(db, personId));
};

/** @throws AppError invalidParameters: fields.text = birth for words that give none */
const toEdited = async (kernel: Kernel, kept: Kept, text: string, locale: Locale): Promise<Kept> => {
  if (!kept.birth) return { ...kept, text, isEdited: true };
  const birth = await gather(kernel, "memory.birth", { text, before: kept.birth, locale });
  if (!birth) throw new AppError("invalidParameters", { fields: { text: "birth" } });
  return { ...kept, ...birth, isEdited: true };
};

/** @throws AppError notFound, invalidParameters */
export const editMemory = async (
  kernel: Kernel,
  personId: PersonId,
  { id, text }: RequestOf<typeof contract.editMemory>,
  locale: Locale,
): Promise<contract.MemoryEntry> => {
  const { database, vault } = kernel;
  if (isBlank(text)) throw new AppError("invalidParameters", { fields: { text: "too_small" } });
  const row = await findEntry(database.db, personId, id);
  if (!row) throw new AppError("notFound");
  const kept = await toEdited(kernel, openKept(vault, row), text, locale);
  await updateBox(database.db, personId, id, lockKept(vault, personId, kept));
  const listed = (await listEntriesWithChats(database.db, personId)).find(({ entry }) => entry.id === id);
  if (!listed) throw new AppError("notFound");
  return toEntry(listed, kept, locale);
};

/** @returns how many went, or came back: what was forgotten too long ago does not */
export const forgetMemory = async (
  { database: { db } }: Kernel,
  personId: PersonId,
  { id, undo }: RequestOf<typeof contract.forgetMemory>,
): Promise<{ count: number }> => ({
  count: undo ? await updateRestored(db, personId, id, undoDeletingSeconds) : await updateForgotten(db, personId, id),
});

/** What was forgotten, or came from words that are gone. @returns how many went for good */
export const dropFallen = ({ database }: Kernel, afterSeconds = undoDeletingSeconds): Promise<number> => deleteFallen(database.db, afterSeconds);
