import { undoDeletingSeconds } from "../../../../shared/constants.ts";
import type { PastAnswer, PastState } from "../../../../shared/contract/past.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { CastId, ChatId } from "../../../../shared/ids.ts";
import { isPastTopic, type PastTopic } from "../../../../topics/kit/past/past-topics.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import { craft } from "../crafts/works.ts";
import type { SendContext } from "../sending/task.ts";
import {
  findPastCheck,
  findStandingCast,
  hasEarlierCheck,
  insertPastCheck,
  mergePastAnswers,
  type PastRow,
  updatePastDeleted,
  updatePastRestored,
} from "./queries.ts";

type Person = SendContext["person"];

interface Caller {
  kernel: Kernel;
  person: Person;
  locale: Locale;
  signal?: AbortSignal | undefined;
}

interface Checked {
  castId: CastId;
  topic: PastTopic;
  input: unknown;
  groupId: ChatId;
}

/** @throws AppError notFound for anyone but whose it is, in the bin, and for a craft that names no years */
const getChecked = async ({ kernel, person }: Caller, castId: CastId): Promise<Checked> => {
  const row = await findStandingCast(kernel.database.db, person.id, castId);
  if (!row?.groupId || !isPastTopic(row.topic)) throw new AppError("notFound");
  return { castId, topic: row.topic, input: row.input, groupId: row.groupId };
};

const toLastYear = ({ kernel, person }: Caller): number => Number(toLocalDay(kernel.now(), person.timeZone).slice(0, 4)) - 1;

type Asked = Pick<PastRow, "asked" | "lastYear">;

const askOf = async (caller: Caller, { topic, input }: Checked): Promise<Asked> => {
  const lastYear = toLastYear(caller);
  return { lastYear, asked: await craft(caller.kernel, "chat.askPast", { topic, input, lastYear }, { signal: caller.signal }) };
};

const toState = async (caller: Caller, checked: Checked, row: PastRow | undefined): Promise<PastState> => {
  const { kernel, person, locale, signal } = caller;
  const { castId, topic, input, groupId } = checked;
  const { asked, lastYear } = row ?? (await askOf(caller, checked));
  const answers = row?.answers ?? {};
  const isDone = row !== undefined && row.doneAt !== null;
  return {
    ...{ castId, topic, asked, answers, isDone },
    wasChanged: row !== undefined && row.changedAt !== null,
    wasCheckedBefore: await hasEarlierCheck(kernel.database.db, person.id, groupId, castId, row?.createdAt),
    result: isDone ? await craft(kernel, "chat.readPast", { topic, input, lastYear, asked, answers, locale }, { signal }) : null,
  };
};

/** @throws AppError notFound */
export const getPast = async (caller: Caller, castId: CastId): Promise<PastState> => {
  const checked = await getChecked(caller, castId);
  return toState(caller, checked, await findPastCheck(caller.kernel.database.db, caller.person.id, castId));
};

const refuseUnasked = (asked: Asked["asked"], answers: Record<string, unknown>): void => {
  const known = new Set(asked.map(({ id }) => id));
  const fields = Object.fromEntries(Object.keys(answers).flatMap((id) => (known.has(id) ? [] : [[`answers.${id}`, "unknown"]])));
  if (Object.keys(fields).length > 0) throw new AppError("invalidParameters", { fields });
};

/**
 * Lays the sent answers over those that stand. The same call twice changes nothing more.
 * @throws AppError notFound; invalidParameters: `answers.<id>` → unknown
 */
export const savePast = async (
  caller: Caller,
  { castId, answers, isDone }: { castId: CastId; answers: Record<string, PastAnswer | null>; isDone?: true | undefined },
): Promise<PastState> => {
  const { db } = caller.kernel.database;
  const { id: personId } = caller.person;
  const checked = await getChecked(caller, castId);
  const standing = await findPastCheck(db, personId, castId);
  const asked = standing ?? (await askOf(caller, checked));
  refuseUnasked(asked.asked, answers);
  const row = await db.transaction(async (tx) => {
    if (!standing) await insertPastCheck(tx, { personId, castId, groupId: checked.groupId, asked: asked.asked, lastYear: asked.lastYear });
    return mergePastAnswers(tx, personId, castId, answers, isDone ?? false);
  });
  if (!row) throw new AppError("notFound");
  return toState(caller, checked, row);
};

/** Deletes a check, or brings it back while there is time. @throws AppError notFound */
export const deletePast = async (caller: Caller, castId: CastId, isUndo: boolean): Promise<PastState> => {
  const { db } = caller.kernel.database;
  await getChecked(caller, castId);
  await (isUndo ? updatePastRestored(db, caller.person.id, castId, undoDeletingSeconds) : updatePastDeleted(db, caller.person.id, castId));
  return getPast(caller, castId);
};
