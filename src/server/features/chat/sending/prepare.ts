import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { manifest } from "../../../../topics/manifest.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { listRecalled } from "../drawing/recall.ts";
import { getDrawnCast, makeDraw, openDraw } from "../drawing/service.ts";
import { composeSit } from "../sitting/compose.ts";
import { getTest } from "../sitting/questions.ts";
import { beginSitting } from "../sitting/service.ts";
import { closeSitting } from "../sitting/submit.ts";
import type { FlowState } from "../tables.ts";
import { type Composition, composeAnswer, composeAsk, composeCare, composeGreeting, composeTell } from "./compose.ts";
import type { SendContext, SendRequest, Task } from "./task.ts";

export interface Prepared {
  composition: Composition;
  /** Where the flow stands after this answer. */
  flow: FlowState;
  /** The server's own seal, shown before the cast when the person brought none. */
  sealed: StreamEvent[];
  /** What the cast that was drawn just now is called in a list; null where none was. */
  summary: string | null;
}

/** What is left of a preparation: its rows. */
export type Enter = (tx: Db) => Promise<Prepared>;

type Draw = Extract<Task["plan"], { kind: "tell" }>;

const prepareDraw = async (context: SendContext, request: SendRequest, { variant, sittingId }: Task, plan: Draw): Promise<Enter> => {
  const { kernel, person, locale, signal } = context;
  const { db } = kernel.database;
  const { topic, input, question, recalls } = plan;
  const [personId, groupId] = [person.id, request.msggroup];
  const earlier = recalls ? await listRecalled(db, person, groupId, topic) : [];
  const moment = new Date(kernel.now()).toISOString();
  const { castId, nonce } = request;
  const made = await makeDraw(kernel, db, { personId, groupId, castId, nonce, topic, input, earlier, question, moment, locale }, signal);
  return async (tx) => {
    const row = await openDraw(tx, made);
    if (sittingId) await closeSitting(tx, personId, sittingId, row.id);
    const { commitment } = row;
    return {
      composition: composeTell(row, { locale, tier: request.model, variant }, plan.because),
      flow: { ...plan.flow, castId: row.id, turn: 0 },
      sealed: castId || !manifest[topic].isDraw ? [] : [{ type: "data-commitment", data: { castId: row.id, commitment } }],
      summary: made.summary,
    };
  };
};

/** Casts, or reads, what the answer is told from: all that takes time, before the transaction that keeps it. Nothing is left to decide but the telling. */
export const prepare = async (context: SendContext, request: SendRequest, task: Task, messageId: string): Promise<Enter> => {
  const { kernel, person, locale } = context;
  const { plan, variant } = task;
  const manner = { locale, tier: request.model, variant };
  const getCast = (castId: Parameters<typeof getDrawnCast>[2]) => getDrawnCast(kernel.database.db, person.id, castId);
  const standing =
    (composition: Composition): Enter =>
    async () => ({ composition, flow: plan.flow, sealed: [], summary: null });
  if (plan.kind === "care") return standing(composeCare(locale));
  if (plan.kind === "greet") return standing(await composeGreeting(plan, locale));
  if (plan.kind === "ask") return standing(await composeAsk(plan, locale));
  // The flow after this answer counts it already; the reader is told of those before.
  if (plan.kind === "answer") return standing(composeAnswer(await getCast(plan.castId), manner, plan.asked, plan.flow.turn - 1));
  if (plan.kind === "retell") return standing(composeTell(await getCast(plan.castId), manner, null));
  if (plan.kind === "tell") return prepareDraw(context, request, task, plan);
  const { isFresh, isAsked, flow } = plan;
  const test = await getTest(plan.test, plan.version);
  return async (tx) => {
    const begun = await beginSitting(kernel, tx, { personId: person.id, groupId: request.msggroup, messageId, test, isFresh });
    const known = { ...flow.known, test: begun.row.test, version: begun.row.version };
    return { composition: composeSit(begun, isAsked, locale), flow: { ...flow, known }, sealed: [], summary: null };
  };
};
