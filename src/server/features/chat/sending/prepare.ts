import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import type { CastId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { withRecall } from "../drawing/recall.ts";
import { draw, getDrawnCast } from "../drawing/service.ts";
import { composeSit } from "../sitting/compose.ts";
import { beginSitting } from "../sitting/service.ts";
import { closeSitting } from "../sitting/submit.ts";
import type { FlowState } from "../tables.ts";
import { type CastInHand, type Composition, composeAnswer, composeAsk, composeCare, composeGreeting, composeTell, toCastInHand } from "./compose.ts";
import type { SendContext, SendRequest, Task } from "./task.ts";

export interface Prepared {
  composition: Composition;
  /** Where the flow stands after this answer. */
  flow: FlowState;
  /** The server's own seal, shown before the cast when the person brought none. */
  sealed: StreamEvent[];
  /** The cast that was drawn just now. */
  drawn: CastInHand | null;
}

/** Draws or reopens the task's cast inside the transaction, so that nothing is left to decide but the telling. */
export const prepare = async (tx: Db, { kernel, person, locale }: SendContext, request: SendRequest, task: Task, messageId: string): Promise<Prepared> => {
  const { plan, variant, sittingId } = task;
  const standing = { flow: plan.flow, sealed: [], drawn: null };
  const reopen = async (castId: CastId) => ({ cast: await toCastInHand(await getDrawnCast(tx, person.id, castId)), locale, tier: request.model, variant });
  if (plan.kind === "care") return { ...standing, composition: composeCare(locale) };
  if (plan.kind === "greet") return { ...standing, composition: await composeGreeting(plan, locale) };
  if (plan.kind === "ask") return { ...standing, composition: await composeAsk(plan, locale) };
  if (plan.kind === "sit") {
    const { test, version, isFresh, isAsked, flow } = plan;
    const begun = await beginSitting(kernel, tx, { personId: person.id, groupId: request.msggroup, messageId, test, version, isFresh });
    const known = { ...flow.known, test: begun.row.test, version: begun.row.version };
    return { ...standing, flow: { ...flow, known }, composition: composeSit(begun, isAsked, locale) };
  }
  // The flow after this answer counts it already; the reader is told of those before.
  if (plan.kind === "answer") return { ...standing, composition: composeAnswer(await reopen(plan.castId), plan.asked, plan.flow.turn - 1) };
  if (plan.kind === "retell") return { ...standing, composition: composeTell(await reopen(plan.castId)) };
  const { castId, commitment } = await draw(kernel, tx, {
    personId: person.id,
    groupId: request.msggroup,
    castId: request.castId,
    nonce: request.nonce,
    topic: plan.topic,
    input: await withRecall(tx, person, request.msggroup, plan.topic, plan.input),
    question: plan.question.text,
    moment: new Date(kernel.now()).toISOString(),
  });
  if (sittingId) await closeSitting(tx, person.id, sittingId, castId);
  const telling = await reopen(castId);
  return {
    composition: composeTell({ ...telling, because: plan.because }),
    flow: { ...plan.flow, castId, turn: 0 },
    sealed: request.castId || !plan.topic.isDraw ? [] : [{ type: "data-commitment", data: { castId, commitment } }],
    drawn: telling.cast,
  };
};
