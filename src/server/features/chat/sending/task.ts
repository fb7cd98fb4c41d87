import type { RequestOf } from "../../../../shared/contract/call.ts";
import type { sendMessage } from "../../../../shared/contract/chat.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { CastId } from "../../../../shared/ids.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { mintMessageId } from "../../../kernel/mint.ts";
import type { Person } from "../../../kernel/who.ts";
import { craft } from "../crafts/works.ts";
import type { Plan } from "../flow/plan.ts";
import type { Runs } from "../generation/runs.ts";
import type { KeptImage } from "../images/service.ts";
import { listSiblings, type MessageRow } from "../queries.ts";
import { withSittingAnswers } from "../sitting/submit.ts";
import type { FlowState } from "../tables.ts";
import { findPlace, getAnswered } from "./place.ts";

export interface SendContext {
  kernel: Kernel;
  runs: Runs;
  person: Person;
  locale: Locale;
  /** Aborted when whoever sent it goes away before it is stored. */
  signal: AbortSignal | undefined;
}
export type SendRequest = RequestOf<typeof sendMessage>;

/** What is being answered: new words, an answer to tell once more, or one that broke off. */
export interface Task {
  plan: Plan | { kind: "retell"; castId: CastId; flow: FlowState };
  /** The person's new message, if there is one. */
  words: { id: string; parentId: string | null; text: string; image: KeptImage | null } | null;
  /** The message the answer hangs under. */
  answersId: string;
  /** An interrupted answer that goes on, instead of a new message. */
  goesOn: MessageRow | null;
  variant: number;
  isFree: boolean;
  /** The test whose report is asked for. */
  sittingId: string | null;
}

/** Only what is told from a cast costs a use. */
const isFreePlan = ({ kind }: Task["plan"]): boolean => kind === "care" || kind === "greet" || kind === "ask" || kind === "sit";

const planWords = async (
  db: Db,
  { kernel, person, locale, signal }: SendContext,
  request: SendRequest,
  topic: TopicId,
  image: KeptImage | null,
): Promise<Task> => {
  const { parent } = await findPlace(db, person.id, request.msggroup, request.parentId);
  const { inputs, sittingId } = await withSittingAnswers(db, person.id, request.msggroup, { ...request.inputs, ...(image && { picture: image.id }) });
  const asked = { topic, flow: parent?.flow ?? null, text: request.question, inputs, locale };
  const plan = await craft(kernel, "chat.plan", asked, { signal });
  const id = mintMessageId(kernel);
  return {
    plan,
    words: { id, parentId: parent?.id ?? null, text: request.question.trim(), image },
    answersId: id,
    goesOn: null,
    variant: 0,
    isFree: isFreePlan(plan),
    sittingId,
  };
};

/** Regenerating and continuing both tell the same cast again: nothing is drawn anew. */
const planAgain = async (db: Db, { kernel, person, locale, signal }: SendContext, request: SendRequest, answerId: string): Promise<Task> => {
  const { answer, asked } = await getAnswered(db, person.id, request.msggroup, answerId);
  if (!answer.flow) throw new AppError("invalidParameters", { fields: { messageId: "flow" } });
  const before = asked.parentId === null ? null : (await getAnswered(db, person.id, request.msggroup, asked.parentId)).answer.flow;
  const { castId } = answer.flow;
  const isFollowUp = castId !== null && before?.castId === castId;
  const plan: Task["plan"] =
    castId === null || isFollowUp
      ? await craft(kernel, "chat.plan", { topic: answer.flow.topic as TopicId, flow: before, text: asked.text, inputs: {}, locale }, { signal })
      : { kind: "retell", castId, flow: answer.flow };
  const versions = (await listSiblings(db, person.id, request.msggroup, [asked.id])).filter(({ role }) => role === "assistant");
  const goesOn = request.continueOf ? answer : null;
  if (goesOn && goesOn.status !== "interrupted" && goesOn.status !== "failed") throw new AppError("invalidParameters", { fields: { continueOf: "status" } });
  const own = goesOn ? versions.findIndex(({ id }) => id === goesOn.id) : versions.length;
  return { plan, words: null, answersId: asked.id, goesOn, variant: Math.max(0, own), isFree: goesOn !== null || isFreePlan(plan), sittingId: null };
};

/** @throws AppError notFound, invalidParameters, topicNotOpen */
export const planTask = (db: Db, context: SendContext, request: SendRequest, topic: TopicId, image: KeptImage | null): Promise<Task> => {
  const again = request.regenerateOf ?? request.continueOf;
  return again ? planAgain(db, context, request, again) : planWords(db, context, request, topic, image);
};
