import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { manifest } from "../../../../topics/manifest.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import { craft } from "../crafts/works.ts";
import { listRecalled } from "../drawing/recall.ts";
import { getDrawnCast, makeDraw, openDraw } from "../drawing/service.ts";
import { toPastPart } from "../past/to-past-part.ts";
import { listToldTexts } from "../queries.ts";
import { composeSit } from "../sitting/compose.ts";
import { getTest } from "../sitting/questions.ts";
import { beginSitting } from "../sitting/service.ts";
import { closeSitting } from "../sitting/submit.ts";
import type { FlowState } from "../tables.ts";
import { type Composition, composeAnswer, composeAsk, composeCare, composeTell, type Manner } from "./compose.ts";
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

const prepareDraw = async (context: SendContext, request: SendRequest, { sittingId }: Task, plan: Draw, manner: Manner): Promise<Enter> => {
  const { kernel, person, locale, signal } = context;
  const { db } = kernel.database;
  const { topic, input, question, recalls } = plan;
  const [personId, groupId] = [person.id, request.msggroup];
  const earlier = recalls ? await listRecalled(db, person, groupId, topic) : [];
  const moment = new Date(kernel.now()).toISOString();
  const { castId, nonce } = request;
  const after = plan.after && { row: await getDrawnCast(db, personId, plan.after.castId), how: plan.after.how };
  const beside =
    after?.how === "beside" && after.row.topic === topic
      ? await craft(kernel, "chat.beside", { topic, cast: after.row.cast, text: request.question, locale }, { signal })
      : null;
  const made = await makeDraw(kernel, db, { personId, groupId, castId, nonce, topic, input, earlier, question, moment, locale }, signal);
  const { isOwn } = made;
  return async (tx) => {
    const row = await openDraw(tx, made);
    if (sittingId) await closeSitting(tx, personId, sittingId, row.id);
    const { commitment } = row;
    return {
      composition: composeTell({ row, shown: plan.shown, because: plan.because, remembered: plan.remembered, after, isOwn, beside }, manner, plan.flow),
      flow: { ...plan.flow, castId: row.id, turn: 0 },
      sealed: castId || !manifest[topic].isDraw || isOwn ? [] : [{ type: "data-commitment", data: { castId: row.id, commitment } }],
      summary: made.summary,
    };
  };
};

/** Casts, or reads, what the answer is told from: all that takes time, before the transaction that keeps it. Nothing is left to decide but the telling. */
export const prepare = async (context: SendContext, request: SendRequest, task: Task, messageId: string): Promise<Enter> => {
  const { kernel, person, locale } = context;
  const { plan, variant } = task;
  const said = task.history.flatMap(({ role, text }) => (role === "assistant" ? [text] : []));
  const saidElsewhere = plan.kind === "tell" ? await listToldTexts(kernel.database.db, person.id, plan.topic, request.msggroup) : [];
  const manner: Manner = { locale, tier: request.model, variant, today: toLocalDay(kernel.now(), person.timeZone), said, saidElsewhere };
  const getCast = (castId: Parameters<typeof getDrawnCast>[2]) => getDrawnCast(kernel.database.db, person.id, castId);
  const standing =
    (composition: Composition): Enter =>
    async () => ({ composition, flow: plan.flow, sealed: [], summary: null });
  if (plan.kind === "care") {
    const earlier = task.history.flatMap(({ role, text }) => (role === "user" ? [text] : []));
    const { risk, text, flow } = plan;
    const { timeZone } = person;
    return standing(composeCare({ risk, text, earlier, turns: flow.risk?.turns ?? 1, said, locale, timeZone, own: kernel.helpLines }));
  }
  if (plan.kind === "talk") {
    const row = plan.castId === null ? null : await getCast(plan.castId);
    const cast = row && { topic: row.topic, cast: row.cast, input: row.input, question: row.question ?? "" };
    const { say, heard, text, topic, flow } = plan;
    const asked = { say, heard, text, topic, locale, standing: cast, question: flow.question, risk: flow.risk ?? null, tier: request.model, variant, said };
    const parts: Composition["parts"] = say === "past" && row ? [toPastPart(row)] : [];
    return standing({ parts, telling: await craft(kernel, "chat.talk", asked, { signal: context.signal }) });
  }
  if (plan.kind === "ask") return standing(await composeAsk(plan, locale, said));
  // The flow after this answer counts it already; the reader is told of those before.
  if (plan.kind === "answer") return standing(composeAnswer(await getCast(plan.castId), manner, plan.flow, { ...plan, turn: plan.flow.turn - 1 }));
  if (plan.kind === "retell") {
    const row = await getCast(plan.castId);
    return standing(composeTell({ ...plan, row, shown: plan.shown, because: null, after: null }, manner, plan.flow));
  }
  if (plan.kind === "tell") return prepareDraw(context, request, task, plan, manner);
  const { isFresh, isAsked, flow } = plan;
  const test = await getTest(plan.test, plan.version);
  return async (tx) => {
    const begun = await beginSitting(kernel, tx, { personId: person.id, groupId: request.msggroup, messageId, test, isFresh });
    const known = { ...flow.known, test: begun.row.test, version: begun.row.version };
    return { composition: composeSit(begun, isAsked, locale, said), flow: { ...flow, known }, sealed: [], summary: null };
  };
};
