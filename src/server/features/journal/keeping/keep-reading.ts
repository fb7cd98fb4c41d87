import { bytesToHex } from "../../../../shared/chance.ts";
import type { AnswerOf, RequestOf } from "../../../../shared/contract/call.ts";
import type * as contract from "../../../../shared/contract/journal.ts";
import { AppError } from "../../../../shared/errors.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import type { Person } from "../../../kernel/who.ts";
import { type ChatRecord, listAnswerTexts, listRecords } from "../../chat/index.ts";
import type { Blind } from "../blind/make-blind.ts";
import type { ReadAnswer } from "../claims/read-answer.ts";
import { countEntries, findEntry, insertEntry, updatePlan } from "../queries.ts";
import { think } from "../thinking/works.ts";

/** Nobody looks back on more. */
const openMost = 200;
const allMost = 2000;
const questionMost = 500;
const seedBytes = 32;
/** As far back as a chat is looked through for what was read. */
const textsMost = 100;
const readMost = 200_000;

type Named = RequestOf<typeof contract.previewKeeping>;
type Keep = AnswerOf<typeof contract.previewKeeping>["keep"];

interface Prepared {
  record: ChatRecord;
  question: string;
  answer: ReadAnswer;
  today: string;
}

/** @throws AppError notFound for what is no finished answer of theirs */
const prepare = async (kernel: Kernel, person: Person, { msggroup, messageId }: Named): Promise<Prepared> => {
  const [record] = await listRecords(kernel.database.db, person.id, msggroup, [messageId]);
  if (!record) throw new AppError("notFound");
  const today = toLocalDay(kernel.now(), person.timeZone);
  const castQuestion = record.parts.find((part) => part.type === "data-cast")?.data.question;
  const question = record.asked.trim() || castQuestion || "";
  const { asked, text, parts, cast, risk } = record;
  return { record, question, today, answer: await think(kernel, "journal.answer", { record: { asked, text, parts, cast, risk }, question, today }) };
};

const toKeep = async (kernel: Kernel, person: Person, { record, answer }: Prepared, isKept: boolean): Promise<Keep> => {
  if (answer.isCare) return "care";
  if (record.cast === null || answer.claims.length === 0) return "bare";
  const { open, all } = await countEntries(kernel.database.db, person.id);
  return !isKept && (open >= openMost || all >= allMost) ? "full" : "yes";
};

export const previewKeeping = async (kernel: Kernel, person: Person, named: Named): Promise<AnswerOf<typeof contract.previewKeeping>> => {
  const prepared = await prepare(kernel, person, named);
  const kept = await findEntry(kernel.database.db, person.id, named.messageId);
  const { isQuiet, mayLook, claims, dates } = prepared.answer;
  return {
    keep: await toKeep(kernel, person, prepared, kept !== undefined),
    kept: kept ? { expects: kept.expects, dueOn: kept.dueOn } : null,
    isQuiet,
    mayLook,
    claims: claims.length,
    dates,
    today: prepared.today,
  };
};

const makeBlind = async (kernel: Kernel, person: Person, { msggroup, messageId }: Named, prepared: Prepared): Promise<Blind | null> => {
  const { record, question, answer } = prepared;
  const { cast } = record;
  if (!answer.mayLook || !cast?.moment) return null;
  const texts = await listAnswerTexts(kernel.database.db, person.id, msggroup, textsMost);
  return think(kernel, "journal.blind", {
    id: messageId,
    topic: cast.topic,
    cast: cast.cast,
    input: cast.input,
    moment: new Date(cast.moment).toISOString(),
    question,
    locale: answer.locale,
    tier: record.tier ?? "plus",
    read: texts.join("\n").slice(0, readMost),
    seed: bytesToHex(kernel.randomBytes(seedBytes)),
  });
};

/**
 * Keeps an answer with what it claims, and seals the look in the same moment. Kept already, its words and day change, and the look stays as it was.
 * @throws AppError notFound; invalidParameters for a day that is past, and for what is not to be kept
 */
export const keepReading = async (
  kernel: Kernel,
  person: Person,
  request: RequestOf<typeof contract.keepReading>,
): Promise<AnswerOf<typeof contract.keepReading>> => {
  const { db } = kernel.database;
  const { msggroup, messageId, expects, dueOn } = request;
  const prepared = await prepare(kernel, person, request);
  if (dueOn !== null && dueOn <= prepared.today) throw new AppError("invalidParameters", { fields: { dueOn: "too_small" } });
  const known = await findEntry(db, person.id, messageId);
  const keep = await toKeep(kernel, person, prepared, known !== undefined);
  if (keep !== "yes") throw new AppError("invalidParameters", { fields: { messageId: keep } });
  if (known) {
    await updatePlan(db, person.id, messageId, { expects, dueOn });
    return { id: messageId, commitment: known.blind?.commitment ?? null };
  }
  const { record, question, answer } = prepared;
  const blind = await makeBlind(kernel, person, request, prepared);
  const isFresh = await insertEntry(db, {
    personId: person.id,
    answerId: messageId,
    groupId: msggroup,
    module: record.module,
    topic: record.cast!.topic,
    locale: answer.locale,
    question: cutText(question, questionMost),
    expects,
    dueOn,
    isQuiet: answer.isQuiet,
    claims: answer.claims,
    blind,
  });
  if (!isFresh) await updatePlan(db, person.id, messageId, { expects, dueOn });
  const kept = isFresh ? blind : (await findEntry(db, person.id, messageId))?.blind;
  return { id: messageId, commitment: kept?.commitment ?? null };
};
