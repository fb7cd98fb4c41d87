import { AppError } from "../../../../shared/errors.ts";
import type { CastId, ChatId, GenerationId, PersonId } from "../../../../shared/ids.ts";
import type { Answer, Item } from "../../../../topics/kit/questionnaire/questionnaire.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { findFirstGenerationOf, findSitting, updateOpenSitting } from "./queries.ts";
import { getOwnSitting, listSittingItems } from "./service.ts";

type Inputs = Record<string, unknown>;

/** Answers sent with the submission, by item; they may come in the items' order, named, or as a map. */
const toSentById = (items: readonly Item[], sent: unknown): Record<string, unknown> => {
  if (typeof sent !== "object" || sent === null) return {};
  if (!Array.isArray(sent)) return sent as Record<string, unknown>;
  return Object.fromEntries(
    sent.flatMap((one, at) => {
      if (typeof one === "object" && one !== null && "id" in one && "value" in one) return [[String(one.id), one.value]];
      return items[at] ? [[items[at].id, one]] : [];
    }),
  );
};

/**
 * A submission's inputs with the sitting's own answers in the items' order, those sent along laid over them; other inputs as they came.
 * @throws AppError notFound for another's sitting or another chat's, sittingClosed for one that is over
 */
export const withSittingAnswers = async (
  db: Db,
  personId: PersonId,
  groupId: ChatId,
  inputs: Inputs,
): Promise<{ inputs: Inputs; sittingId: string | null }> => {
  const { sitting: id, ...others } = inputs;
  if (id === undefined) return { inputs, sittingId: null };
  if (typeof id !== "string") throw new AppError("invalidParameters", { fields: { sitting: "invalid_type" } });
  const sitting = await getOwnSitting(db, personId, id);
  if (sitting.groupId !== groupId) throw new AppError("notFound");
  if (sitting.castId || sitting.retiredAt) throw new AppError("sittingClosed");
  const items = await listSittingItems(sitting);
  const byId: Record<string, Answer | unknown> = { ...sitting.answers, ...toSentById(items, inputs.answers) };
  const { test, version } = sitting;
  return { inputs: { ...others, test, version, answers: items.map((item) => byId[item.id] ?? null) }, sittingId: id };
};

/** @throws AppError sittingClosed when another submission came first */
export const closeSitting = async (tx: Db, personId: PersonId, id: string, castId: CastId): Promise<void> => {
  if (!(await updateOpenSitting(tx, personId, id, { castId }))) throw new AppError("sittingClosed");
};

/** The run that tells the report of a sitting submitted before, or null: a second submission follows the first one's. */
export const findSubmittedRun = async (db: Db, personId: PersonId, inputs: Inputs | undefined): Promise<GenerationId | null> => {
  const id = inputs?.sitting;
  const sitting = typeof id === "string" ? await findSitting(db, personId, id) : undefined;
  return sitting?.castId ? ((await findFirstGenerationOf(db, personId, sitting.castId)) ?? null) : null;
};
