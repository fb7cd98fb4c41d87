import { undoDeletingSeconds } from "../../../shared/constants.ts";
import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type * as contract from "../../../shared/contract/journal.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { clientId, type PersonId } from "../../../shared/ids.ts";
import { manifest } from "../../../topics/manifest.ts";
import { isTopicId, topicIds } from "../../../topics/topic-ids.ts";
import { parseCursor, toPage } from "../../kernel/cursor.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { toLocalDay } from "../../kernel/local-day.ts";
import type { Person } from "../../kernel/who.ts";
import { listDrawnCasts } from "../chat/index.ts";
import { toEntry, toSummary } from "./keeping/to-entry.ts";
import {
  countDueEntries,
  deleteFallen,
  type EntryRow,
  findEntry,
  listAnswered,
  listLooked,
  listOpen,
  updateDeleted,
  updateMarks,
  updatePick,
  updateRestored,
} from "./queries.ts";
import { countThings } from "./record/count-things.ts";
import { judgeMethods, picksLeast } from "./record/judge-methods.ts";
import { think } from "./thinking/works.ts";

const openShown = 200;
/** As many as a person can keep. */
const answeredMost = 2000;
/** A person's newest draws; older ones are not counted. */
const drawsMost = 2000;

const toToday = (kernel: Kernel, person: Person): string => toLocalDay(kernel.now(), person.timeZone);

const getEntry = async ({ database }: Kernel, personId: PersonId, id: string): Promise<EntryRow> => {
  const entry = await findEntry(database.db, personId, id);
  if (!entry) throw new AppError("notFound");
  return entry;
};

/** @throws AppError notFound */
export const readEntry = async (kernel: Kernel, person: Person, id: string): Promise<contract.JournalEntry> =>
  toEntry(await getEntry(kernel, person.id, id), toToday(kernel, person));

export const listJournal = async (
  kernel: Kernel,
  person: Person,
  { cursor, limit }: RequestOf<typeof contract.listJournal>,
): Promise<AnswerOf<typeof contract.listJournal>> => {
  const { db } = kernel.database;
  const today = toToday(kernel, person);
  const before = parseCursor(cursor, clientId);
  const open = before ? [] : await listOpen(db, person.id, openShown);
  const looked = toPage(await listLooked(db, person.id, before, limit + 1), limit, ({ lookedAt, answerId }) => [lookedAt!, answerId]);
  return {
    open: open.map((row) => toSummary(row, today)),
    looked: looked.page.map((row) => toSummary(row, today)),
    cursor: looked.cursor,
  };
};

export const countDue = async (kernel: Kernel, person: Person): Promise<AnswerOf<typeof contract.countDue>> => ({
  due: await countDueEntries(kernel.database.db, person.id, toToday(kernel, person)),
});

/** Picked before, the first pick stands. @throws AppError notFound; invalidParameters where there is no look */
export const pickLook = async (kernel: Kernel, person: Person, { id, pick }: RequestOf<typeof contract.pickLook>): Promise<contract.JournalEntry> => {
  const entry = await getEntry(kernel, person.id, id);
  if (entry.blind === null) throw new AppError("invalidParameters", { fields: { pick: "invalid_value" } });
  await updatePick(kernel.database.db, person.id, id, pick);
  return readEntry(kernel, person, id);
};

/** @throws AppError notFound; invalidParameters before the look, and for other than one mark a claim */
export const markClaims = async (
  kernel: Kernel,
  person: Person,
  { id, marks, note }: RequestOf<typeof contract.markClaims>,
): Promise<contract.JournalEntry> => {
  const entry = await getEntry(kernel, person.id, id);
  const isBlind = entry.blind !== null && entry.pick === null;
  if (isBlind || marks.length !== entry.claims.length) throw new AppError("invalidParameters", { fields: { marks: "invalid_value" } });
  await updateMarks(kernel.database.db, person.id, id, { marks, note });
  return readEntry(kernel, person, id);
};

/** @throws AppError notFound; gone where it is too late to undo */
export const dropEntry = async (kernel: Kernel, person: Person, { id, undo }: RequestOf<typeof contract.dropEntry>): Promise<void> => {
  const { db } = kernel.database;
  if (undo) {
    if (!(await updateRestored(db, person.id, id, undoDeletingSeconds))) throw new AppError("gone");
    return;
  }
  await getEntry(kernel, person.id, id);
  await updateDeleted(db, person.id, id);
};

const namedBy = (topic: string): readonly string[] => (isTopicId(topic) ? (manifest[topic].engine?.namedBy ?? []) : []);

export const readRecord = async ({ database }: Kernel, personId: PersonId): Promise<AnswerOf<typeof contract.getJournalRecord>> => {
  const rows = (await listAnswered(database.db, personId, answeredMost)).map((row) => ({ ...row, marks: row.marks ?? [] }));
  const looked = rows.map(({ topic, pick, own, marks }) => ({ topic, pick, isOwn: own !== null && pick === String(own), marks }));
  return { ...judgeMethods(looked), picksLeast, things: countThings(rows, namedBy) };
};

const drawing = topicIds.filter((id) => id !== "ask" && manifest[id].isDraw);

export const readPatterns = async (kernel: Kernel, personId: PersonId, locale: Locale): Promise<AnswerOf<typeof contract.getPatterns>> => {
  const casts = await listDrawnCasts(kernel.database.db, personId, drawing, drawsMost);
  return think(kernel, "journal.patterns", { casts, locale });
};

/** What was taken out of journals, or stood on what is deleted. @returns how many went for good */
export const forgetFallen = ({ database }: Kernel, afterSeconds = undoDeletingSeconds): Promise<number> => deleteFallen(database.db, afterSeconds);
