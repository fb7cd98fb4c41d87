import { groupContentLength } from "../../../../shared/constants.ts";
import { locales } from "../../../../shared/i18n/locale.ts";
import { manifest } from "../../../../topics/manifest.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { reservePlusUse } from "../../balance/index.ts";
import { careTitle } from "../flow/care.ts";
import { isBareStart } from "../flow/is-bare-start.ts";
import { isOnlyGiven, toTitle } from "../flow/title.ts";
import type { RunIds } from "../generation/run.ts";
import { insertImage } from "../images/queries.ts";
import { toImagePart } from "../images/service.ts";
import { insertGeneration, insertGroup, insertMessage, updateBareTitle, updateGroupLeaf, updateMessage } from "../queries.ts";
import type { Enter, Prepared } from "./prepare.ts";
import type { SendContext, SendRequest, Task } from "./task.ts";

export interface Stored extends Prepared {
  /** The title of a chat that begins with this message, else null. */
  title: string | null;
}

/** Everything of a send but the telling, in one transaction: chat, words, cast (`enter`), answer, run and Plus use. */
export const storeSend = async (tx: Db, context: SendContext, request: SendRequest, task: Task, topic: TopicId, ids: RunIds, enter: Enter): Promise<Stored> => {
  const { kernel, person, locale } = context;
  const { words } = task;
  const prepared = await enter(tx);
  const { composition, flow, summary } = prepared;
  const isCare = task.plan.kind === "care";
  // "Start the test" names nothing: such a chat is called after its topic.
  const calling = isBareStart(task.plan) ? manifest[topic].names[locale].name : (words?.text ?? "");
  const told = summary ?? "";
  const named = () => (isOnlyGiven(calling) && told) || toTitle(calling) || told;
  const begun = words?.parentId === null ? (isCare ? careTitle[locale] : named()) : null;
  const own = { personId: person.id, groupId: request.msggroup };
  let title: string | null = null;
  if (words) {
    // Words of despair do not stand in a list for whoever looks over the shoulder.
    const content = isCare ? "" : cutText(words.text, groupContentLength);
    const group = { personId: person.id, id: request.msggroup, module: manifest[topic].letter, title: begun ?? "", titleSource: "question" as const, content };
    // A chat that stands keeps its title: an edited first question, and a name the person gave.
    if (await insertGroup(tx, group)) title = begun;
    const { image, ...said } = words;
    const parts = image ? [toImagePart(image)] : [];
    await insertMessage(tx, { ...own, ...said, parts, role: "user", status: "completed", clientMessageId: request.clientMessageId });
    if (image) await insertImage(tx, { ...own, ...image });
  }
  if (summary && task.sittingId) {
    const bare = locales.map((one) => toTitle(manifest[topic].names[one].name));
    if (await updateBareTitle(tx, person.id, request.msggroup, bare, summary)) title = summary;
  }
  const answer = { status: "running" as const, tier: request.model, cursor: 0, castId: flow.castId, flow };
  if (task.goesOn) await updateMessage(tx, person.id, ids.messageId, answer);
  else await insertMessage(tx, { ...own, ...answer, id: ids.messageId, parentId: task.answersId, role: "assistant", parts: composition.parts });
  await insertGeneration(tx, { ...ids, id: ids.generationId, nodeId: kernel.nodeId, status: "running" });
  if (request.model === "plus" && !task.isFree) await reservePlusUse(tx, person, ids.generationId, kernel.now());
  await updateGroupLeaf(tx, person.id, request.msggroup, ids.messageId);
  return { ...prepared, title };
};
