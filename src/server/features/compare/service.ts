import { comparisonsKept, undoDeletingSeconds } from "../../../shared/constants.ts";
import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type * as contract from "../../../shared/contract/compare.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { clientId, type PersonId } from "../../../shared/ids.ts";
import { manifest } from "../../../topics/manifest.ts";
import { isTopicId } from "../../../topics/topic-ids.ts";
import { parseCursor, toPage } from "../../kernel/cursor.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { type ChatReading, findReading, leanOfReading } from "../chat/index.ts";
import { type Asking, askBoth } from "./asking/ask-both.ts";
import { type ComparisonRow, deleteBeyond, deleteForgotten, findComparison, insertComparison, listOwn, updateDeleted, updateRestored } from "./queries.ts";
import { compareBy } from "./telling/works.ts";

const toModule = (topic: string): string => (isTopicId(topic) ? manifest[topic].letter : topic);

/** @throws AppError as `askBoth` does; gone for one that was deleted */
export const createComparison = async (
  asking: Asking,
  request: RequestOf<typeof contract.createComparison>,
): Promise<AnswerOf<typeof contract.createComparison>> => {
  const { kernel, person } = asking;
  const { db } = kernel.database;
  const known = await findComparison(db, person.id, request.id);
  if (known && (known.deletedAt !== null || !known.stands)) throw new AppError("gone");
  if (known) return { id: known.id, chat: null };
  const asked = await askBoth(asking, request);
  if ("chat" in asked) return { id: null, chat: asked.chat };
  const [first, second] = asked.readings;
  await insertComparison(db, {
    personId: person.id,
    id: request.id,
    question: asked.question,
    firstGroupId: first.groupId,
    firstAnswerIds: [first.answerId],
    firstTopic: first.topic,
    secondGroupId: second.groupId,
    secondAnswerIds: [second.answerId],
    secondTopic: second.topic,
  });
  await deleteBeyond(db, person.id, comparisonsKept);
  return { id: request.id, chat: null };
};

const tell = async (kernel: Kernel, readings: readonly [ChatReading, ChatReading], locale: Locale) => {
  const [first, second] = await Promise.all(readings.map((reading) => leanOfReading(kernel, reading, locale)));
  const toSide = (at: 0 | 1, { leaning, chips }: NonNullable<typeof first>) => {
    const { topic } = readings[at];
    return { topic, isDraw: isTopicId(topic) && (manifest[topic].isDraw ?? false), leaning, chips };
  };
  return compareBy(kernel, "compare.tell", {
    sides: [toSide(0, first!), toSide(1, second!)],
    question: first!.question,
    unweighed: first!.unweighed ?? second!.unweighed,
    locale,
  });
};

/** @throws AppError notFound; gone once it, or what it stands on, is deleted */
const getStanding = async (kernel: Kernel, personId: PersonId, id: string): Promise<ComparisonRow> => {
  const row = await findComparison(kernel.database.db, personId, id);
  if (!row) throw new AppError("notFound");
  if (row.deletedAt !== null || !row.stands) throw new AppError("gone");
  return row;
};

/** @throws AppError notFound, gone */
export const readComparison = async (kernel: Kernel, personId: PersonId, id: string, locale: Locale): Promise<AnswerOf<typeof contract.getComparison>> => {
  const { db } = kernel.database;
  const row = await getStanding(kernel, personId, id);
  const [first, second] = await Promise.all([
    findReading(db, personId, row.firstGroupId, row.firstAnswerIds[0]),
    findReading(db, personId, row.secondGroupId, row.secondAnswerIds[0]),
  ]);
  if (!first || !second) throw new AppError("gone");
  const toSide = ({ groupId, answerId, topic, status }: ChatReading) => ({ msggroup: groupId, messageId: answerId, module: toModule(topic), status });
  const isTold = first.status !== "running" && second.status !== "running";
  return {
    id,
    question: row.question,
    createdAt: new Date(row.createdAt).toISOString(),
    sides: [toSide(first), toSide(second)],
    told: isTold ? await tell(kernel, [first, second], locale) : null,
  };
};

export const listComparisons = async (
  kernel: Kernel,
  personId: PersonId,
  { cursor, limit }: RequestOf<typeof contract.listComparisons>,
): Promise<AnswerOf<typeof contract.listComparisons>> => {
  const rows = await listOwn(kernel.database.db, personId, parseCursor(cursor, clientId), limit + 1);
  const { page, cursor: next } = toPage(rows, limit, ({ createdAt, id }) => [createdAt, id]);
  return {
    comparisons: page.map(({ id, question, firstTopic, secondTopic, createdAt }) => ({
      id,
      question,
      modules: [toModule(firstTopic), toModule(secondTopic)],
      createdAt: new Date(createdAt).toISOString(),
    })),
    cursor: next,
  };
};

/** The chats stay. @throws AppError notFound; gone where it is too late to undo */
export const deleteComparison = async (kernel: Kernel, personId: PersonId, id: string, isUndo: boolean): Promise<void> => {
  const { db } = kernel.database;
  const row = await findComparison(db, personId, id);
  if (!row) throw new AppError("notFound");
  if (!isUndo) await updateDeleted(db, personId, id);
  else if (row.deletedAt !== null && !(await updateRestored(db, personId, id, undoDeletingSeconds))) throw new AppError("gone");
};

export const forgetComparisons = async ({ database: { db } }: Kernel, afterSeconds = undoDeletingSeconds): Promise<void> => {
  await deleteForgotten(db, afterSeconds);
};
