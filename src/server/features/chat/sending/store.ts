import { groupContentLength } from "../../../../shared/constants.ts";
import { locales } from "../../../../shared/i18n/locale.ts";
import { manifest } from "../../../../topics/manifest.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { type Write, writeTogether } from "../../../kernel/db/write-together.ts";
import { reservePlusUse } from "../../balance/index.ts";
import { careTitle } from "../caring/care.ts";
import { isBareStart } from "../flow/is-bare-start.ts";
import { isOnlyGiven, toTitle } from "../flow/title.ts";
import type { RunIds } from "../generation/run.ts";
import { insertImage } from "../images/queries.ts";
import { toImagePart } from "../images/service.ts";
import { insertGeneration, insertMessages, updateBareTitle, updateGroupLeaf, updateMessage, upsertGroup } from "../queries.ts";
import type { Enter, Prepared } from "./prepare.ts";
import type { SendContext, SendRequest, Task } from "./task.ts";

export interface Stored extends Prepared {
  /** The title of a chat that begins with this message, else null. */
  title: string | null;
}

/** What is to be stored, and for whom. */
interface Storing {
  context: SendContext;
  request: SendRequest;
  task: Task;
  topic: TopicId;
  ids: RunIds;
  prepared: Prepared;
}

/** What a chat that begins with these words is called. */
const toChatTitle = ({ context, task, topic, prepared }: Storing): string => {
  const { plan, words } = task;
  if (plan.kind === "care") return careTitle[context.locale];
  // "Start the test" names nothing: such a chat is called after its topic.
  const calling = isBareStart(plan) ? manifest[topic].names[context.locale].name : (words?.text ?? "");
  const told = prepared.summary ?? "";
  return (isOnlyGiven(calling) && told) || toTitle(calling) || told;
};

const writeChat = (tx: Db, storing: Storing, title: string | null): Write => {
  const { request, task, topic, ids } = storing;
  const { personId, groupId, messageId: activeLeafId } = ids;
  if (!task.words) return updateGroupLeaf(tx, personId, groupId, activeLeafId);
  // Words of despair do not stand in a list for whoever looks over the shoulder.
  const content = task.plan.kind === "care" ? "" : cutText(task.words.text, groupContentLength);
  const { letter: module } = manifest[topic];
  return upsertGroup(tx, {
    personId,
    id: request.msggroup,
    module,
    title: title ?? "",
    titleSource: "question",
    content,
    activeLeafId,
    isTemporary: task.isTemporary,
  });
};

/** The person's words, if there are any, and the answer to be told. */
const writeMessages = (tx: Db, { request, task, ids, prepared }: Storing): Record<string, Write> => {
  const { personId, groupId, messageId } = ids;
  const { words, goesOn, answersId } = task;
  const own = { personId, groupId };
  const answer = { status: "running" as const, tier: request.model, cursor: 0, castId: prepared.flow.castId, flow: prepared.flow };
  if (goesOn) return { answer: updateMessage(tx, personId, messageId, answer) };
  const answering = { ...own, ...answer, id: messageId, parentId: answersId, role: "assistant" as const, parts: prepared.composition.parts };
  if (!words) return { answer: insertMessages(tx, [answering]) };
  const { image, ...said } = words;
  const parts = image ? [toImagePart(image)] : [];
  const saying = { ...own, ...said, parts, role: "user" as const, status: "completed" as const, clientMessageId: request.clientMessageId };
  return { messages: insertMessages(tx, [saying, answering]), ...(image && { image: insertImage(tx, { ...own, ...image }) }) };
};

const writeRun = (tx: Db, { context, request, task, ids }: Storing): Record<string, Write> => {
  const { kernel, person } = context;
  const isCharged = request.model === "plus" && !task.isFree;
  return {
    run: insertGeneration(tx, { ...ids, id: ids.generationId, nodeId: kernel.nodeId, status: "running" }),
    ...(isCharged && { use: reservePlusUse(tx, person, ids.generationId, kernel.now()) }),
  };
};

/** A chat that was called after its topic, for want of words, is called after the report. @returns its new title */
const nameAfterReport = async (tx: Db, { request, task, topic, ids, prepared }: Storing): Promise<string | null> => {
  const { summary } = prepared;
  if (!summary || !task.sittingId) return null;
  const bare = locales.map((one) => toTitle(manifest[topic].names[one].name));
  return (await updateBareTitle(tx, ids.personId, request.msggroup, bare, summary)) ? summary : null;
};

/** Everything of a send but the telling, in one transaction: chat, words, cast (`enter`), answer, run and Plus use. */
export const storeSend = async (tx: Db, context: SendContext, request: SendRequest, task: Task, topic: TopicId, ids: RunIds, enter: Enter): Promise<Stored> => {
  const prepared = await enter(tx);
  const storing = { context, request, task, topic, ids, prepared };
  const begun = task.words?.parentId === null ? toChatTitle(storing) : null;
  const writes = { chat: writeChat(tx, storing, begun), ...writeMessages(tx, storing), ...writeRun(tx, storing) };
  const [chat] = await writeTogether<{ is_new: boolean }>(tx, writes, "chat");
  // A chat that stands keeps its title: an edited first question, and a name the person gave.
  const title = chat?.is_new ? begun : null;
  return { ...prepared, title: (await nameAfterReport(tx, storing)) ?? title };
};
