import type { Tier } from "../../../../shared/constants.ts";
import type { MessagePart } from "../../../../shared/contract/stream.ts";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Risk } from "../../../../topics/kit/hearing/heard.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { findListedGroup } from "../queries.ts";
import { listByIds, listCastsByIds } from "./queries.ts";

/** A question with its answer, as they stand in a chat. */
export interface ChatRecord {
  answerId: string;
  /** The letter of the chat’s topic. */
  module: string;
  asked: string;
  /** Pictures sent with the question. */
  images: { id: string; width: number; height: number }[];
  text: string;
  parts: Exclude<MessagePart, { type: "text" }>[];
  /** The cast the answer rests on, with what it was made from. */
  cast: { topic: string; input: unknown; cast: unknown; moment: string | null } | null;
  tier: Tier | null;
  /** The danger the talk touched when it was answered. */
  risk: Risk | null;
  /** Births given in the chat, by whose they are. */
  people: Record<string, Record<string, unknown>>;
}

/** The records of these answers, in the order of the chat; what is no finished answer of this chat is left out. */
export const listRecords = async (db: Db, personId: PersonId, groupId: ChatId, answerIds: string[]): Promise<ChatRecord[]> => {
  const group = await findListedGroup(db, personId, groupId);
  if (!group) return [];
  const answers = (await listByIds(db, personId, groupId, answerIds)).filter(({ role, status }) => role === "assistant" && status !== "running");
  const parentIds = answers.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
  const questions = parentIds.length === 0 ? [] : await listByIds(db, personId, groupId, parentIds);
  const castIds = [...new Set(answers.flatMap(({ castId }) => (castId === null ? [] : [castId])))];
  const casts = castIds.length === 0 ? [] : await listCastsByIds(db, personId, castIds);
  return answers.map(({ id, parentId, text, parts, castId, flow, tier }) => {
    const question = questions.find((one) => one.id === parentId && one.role === "user");
    const cast = casts.find((one) => one.id === castId);
    return {
      answerId: id,
      module: group.module,
      asked: question?.text ?? "",
      images: question?.parts.flatMap((part) => (part.type === "data-image" ? [part.data] : [])) ?? [],
      text,
      parts,
      cast: cast ? { topic: cast.topic, input: cast.input, cast: cast.cast, moment: cast.moment } : null,
      tier,
      risk: flow?.risk?.kind ?? null,
      people: flow?.people ?? {},
    };
  });
};
