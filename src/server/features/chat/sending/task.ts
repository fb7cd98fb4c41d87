import type { RequestOf } from "../../../../shared/contract/call.ts";
import type { sendMessage } from "../../../../shared/contract/chat.ts";
import type { Beside, HeardData } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { CastId, ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Turn as Said } from "../../../../topics/kit/hearing/heard.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import { mintMessageId } from "../../../kernel/mint.ts";
import type { Person } from "../../../kernel/who.ts";
import { chooseBirths } from "../../profiles/index.ts";
import { craft } from "../crafts/works.ts";
import type { Plan } from "../flow/plan.ts";
import { toState } from "../flow/to-state.ts";
import type { Runs } from "../generation/runs.ts";
import { hearTurn } from "../hearing/hear-turn.ts";
import type { KeptImage } from "../images/service.ts";
import { listBranch, listSiblings, type MessageRow } from "../queries.ts";
import type { Memory } from "../remembering/port.ts";
import { withSittingAnswers } from "../sitting/submit.ts";
import type { FlowState } from "../tables.ts";
import { findPlace, getAnswered } from "./place.ts";

export interface SendContext {
  kernel: Kernel;
  runs: Runs;
  memory: Memory;
  person: Person;
  locale: Locale;
  /** Aborted when whoever sent it goes away before it is stored. */
  signal: AbortSignal | undefined;
}
export type SendRequest = RequestOf<typeof sendMessage>;

/** What is being answered: new words, an answer to tell once more, or one that broke off. */
export interface Task {
  plan:
    | Plan
    | {
        kind: "retell";
        castId: CastId;
        shown: HeardData | undefined;
        remembered?: string[] | undefined;
        isOwn: boolean;
        beside: Beside | null;
        flow: FlowState;
      };
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
  /** Earlier messages of the branch, oldest first. */
  history: Said[];
  /** The flow before new words; null at a chat's start, and where there are none. */
  before: FlowState | null;
  /** Nothing of this chat outlasts it. */
  isTemporary: boolean;
}

/** How far back a turn is heard. */
const heardMessages = 10;
/** How far back the talk is remembered. */
const historyMessages = 80;

const listHistory = async (db: Db, personId: PersonId, groupId: ChatId, leafId: string | null): Promise<Said[]> =>
  leafId === null
    ? []
    : (await listBranch(db, personId, groupId, leafId, historyMessages))
        .filter(({ deletedAt }) => deletedAt === null)
        .reverse()
        .map(({ role, text }) => ({ role, text }));

/** Only what is told from a cast costs a use. */
const isFreePlan = ({ kind }: Task["plan"]): boolean => kind === "care" || kind === "talk" || kind === "ask" || kind === "sit";

const planWords = async (
  db: Db,
  { kernel, memory, person, locale, signal }: SendContext,
  request: SendRequest,
  topic: TopicId,
  image: KeptImage | null,
): Promise<Task> => {
  const { group, parent } = await findPlace(db, person.id, request.msggroup, request.parentId);
  const { inputs, sittingId } = await withSittingAnswers(db, person.id, request.msggroup, { ...request.inputs, ...(image && { picture: image.id }) });
  const history = await listHistory(db, person.id, request.msggroup, parent?.id ?? null);
  const today = toLocalDay(kernel.now(), person.timeZone);
  const [flow, recent] = [parent?.flow ?? null, history.slice(-heardMessages)];
  const heard = await hearTurn(kernel, { topic, locale, state: toState(flow), recent, text: request.question }, signal);
  const chosen = request.profileIds?.length ? await chooseBirths(kernel, person.id, request.profileIds) : [];
  const isTemporary = group ? group.temporaryAt !== null : (request.isTemporary ?? false);
  // Once a cast stands the chat has what it needs of its own.
  const remembered = isTemporary || (flow?.castId ?? null) !== null ? null : await memory.recall(kernel, person);
  const asked = {
    topic,
    flow,
    text: request.question,
    inputs,
    locale,
    recent,
    today,
    schools: person.schools ?? {},
    ...(heard && { heard }),
    ...(chosen.length > 0 && { chosen }),
    ...(remembered && { remembered }),
  };
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
    history,
    before: flow,
    isTemporary,
  };
};

/** Regenerating and continuing both tell the same cast again: nothing is drawn anew. */
const planAgain = async (db: Db, { kernel, person, locale, signal }: SendContext, request: SendRequest, answerId: string): Promise<Task> => {
  const { answer, asked } = await getAnswered(db, person.id, request.msggroup, answerId);
  if (!answer.flow) throw new AppError("invalidParameters", { fields: { messageId: "flow" } });
  const before = asked.parentId === null ? null : (await getAnswered(db, person.id, request.msggroup, asked.parentId)).answer.flow;
  const history = await listHistory(db, person.id, request.msggroup, asked.parentId);
  const today = toLocalDay(kernel.now(), person.timeZone);
  const { castId } = answer.flow;
  const isFollowUp = castId !== null && before?.castId === castId;
  const shownCast = answer.parts.find((part) => part.type === "data-cast")?.data;
  const plan: Task["plan"] =
    castId === null || isFollowUp
      ? await craft(
          kernel,
          "chat.plan",
          { topic: answer.flow.topic as TopicId, flow: before, text: asked.text, inputs: {}, locale, recent: history.slice(-heardMessages), today },
          { signal },
        )
      : {
          kind: "retell",
          castId,
          shown: answer.parts.find((part) => part.type === "data-heard")?.data,
          remembered: answer.parts.find((part) => part.type === "data-remembered")?.data.lines,
          isOwn: shownCast?.commitment === null,
          beside: shownCast?.beside ?? null,
          flow: answer.flow,
        };
  const versions = (await listSiblings(db, person.id, request.msggroup, [asked.id])).filter(({ role }) => role === "assistant");
  const goesOn = request.continueOf ? answer : null;
  if (goesOn && goesOn.status !== "interrupted" && goesOn.status !== "failed") throw new AppError("invalidParameters", { fields: { continueOf: "status" } });
  const own = goesOn ? versions.findIndex(({ id }) => id === goesOn.id) : versions.length;
  const isFree = goesOn !== null || isFreePlan(plan);
  const again = { words: null, answersId: asked.id, goesOn, variant: Math.max(0, own), sittingId: null, before: null, isTemporary: false };
  return { ...again, plan, isFree, history };
};

/** @throws AppError notFound, invalidParameters, topicNotOpen */
export const planTask = (db: Db, context: SendContext, request: SendRequest, topic: TopicId, image: KeptImage | null): Promise<Task> => {
  const again = request.regenerateOf ?? request.continueOf;
  return again ? planAgain(db, context, request, again) : planWords(db, context, request, topic, image);
};
