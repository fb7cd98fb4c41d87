import type { RequestOf } from "../../../../shared/contract/call.ts";
import type { SittingState, saveSitting as saveSittingCall } from "../../../../shared/contract/sitting.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import { isAnswer } from "../../../../topics/kit/questionnaire/parse-answers.ts";
import type { Answer, Item } from "../../../../topics/kit/questionnaire/questionnaire.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { mintSittingId } from "../../../kernel/mint.ts";
import { findOpenSitting, findSitting, insertSitting, mergeAnswers, type SittingRow, updateOpenSitting } from "./queries.ts";
import { getTest, type Test } from "./questions.ts";

/** @throws AppError notFound for anyone but whose it is */
export const getOwnSitting = async (db: Db, personId: PersonId, id: string): Promise<SittingRow> => {
  const sitting = await findSitting(db, personId, id);
  if (!sitting) throw new AppError("notFound");
  return sitting;
};

export const listSittingItems = async ({ test, version }: SittingRow): Promise<readonly Item[]> => {
  const found = await getTest(test, version);
  return found.questionnaire.listItems(found.version);
};

const toState = async (row: SittingRow): Promise<SittingState> => ({
  id: row.id,
  msggroup: row.groupId,
  messageId: row.messageId,
  test: row.test,
  version: row.version,
  total: (await listSittingItems(row)).length,
  answers: row.answers as SittingState["answers"],
  position: row.position,
  status: row.castId ? "submitted" : row.retiredAt ? "retired" : "open",
  castId: row.castId,
  updatedAt: new Date(row.updatedAt).toISOString(),
});

/** @throws AppError notFound */
export const readSitting = async (db: Db, personId: PersonId, id: string): Promise<SittingState> => toState(await getOwnSitting(db, personId, id));

const checkSent = (items: readonly Item[], answers: Record<string, unknown>): Record<string, Answer | null> => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const fields: Record<string, string> = {};
  for (const [id, value] of Object.entries(answers)) {
    const item = byId.get(id);
    if (!item) fields[`answers.${id}`] = "unknown";
    else if (value !== null && !isAnswer(item, value)) fields[`answers.${id}`] = "choice";
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalidParameters", { fields });
  return answers as Record<string, Answer | null>;
};

/**
 * Lays the sent answers over those that stand. The same call twice changes nothing more.
 * @throws AppError notFound; sittingClosed once it is submitted or retired; invalidParameters: `answers.<item>` → unknown or choice
 */
export const saveSitting = async (db: Db, personId: PersonId, { id, answers, position }: RequestOf<typeof saveSittingCall>): Promise<SittingState> => {
  const items = await listSittingItems(await getOwnSitting(db, personId, id));
  const sent = checkSent(items, answers);
  const saved = await mergeAnswers(db, personId, id, sent, position === undefined ? undefined : Math.min(position, items.length - 1));
  if (!saved) throw new AppError("sittingClosed");
  return toState(saved);
};

export interface Begun {
  row: SittingRow;
  total: number;
  minutes: number;
}

interface Beginning {
  personId: PersonId;
  groupId: ChatId;
  messageId: string;
  test: Test;
  /** True for one who wants to begin anew. */
  isFresh: boolean;
}

/** Begins a test in a chat, or takes up the same one where it was left; a newer one retires the older. */
export const beginSitting = async (kernel: Kernel, tx: Db, { personId, groupId, messageId, test: asked, isFresh }: Beginning): Promise<Begun> => {
  const { questionnaire, version } = asked;
  const { test } = questionnaire;
  const measure = { total: questionnaire.listItems(version).length, minutes: questionnaire.minutes[version] ?? 1 };
  const open = await findOpenSitting(tx, personId, groupId);
  if (open && open.test === test && open.version === version && !isFresh) {
    const row = await updateOpenSitting(tx, personId, open.id, { messageId });
    if (row) return { row, ...measure };
  }
  if (open) await updateOpenSitting(tx, personId, open.id, { retiredAt: new Date(kernel.now()).toISOString() });
  const id = mintSittingId(kernel);
  return { row: await insertSitting(tx, { personId, id, groupId, messageId, test, version }), ...measure };
};
