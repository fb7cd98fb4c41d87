import type { ChatMessage } from "../../../../shared/contract/chat.ts";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Frame, Risk } from "../../../../topics/kit/hearing/heard.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { findListedGroup } from "../queries.ts";
import { listByIds, listCastsByIds } from "./queries.ts";

/** The reading of a cast, as it was asked for. */
export interface ChatReading {
  groupId: ChatId;
  answerId: string;
  status: ChatMessage["status"];
  topic: string;
  input: unknown;
  cast: unknown;
  question: string;
  /** ISO 8601 UTC. */
  moment: string;
  frame: Frame | undefined;
  risk: Risk | null;
}

/** A reading that stands; null for an answer that is none: a question back, care, a talk, a further answer from the same cast. */
export const findReading = async (db: Db, personId: PersonId, groupId: ChatId, answerId: string): Promise<ChatReading | null> => {
  if (!(await findListedGroup(db, personId, groupId))) return null;
  const [answer] = await listByIds(db, personId, groupId, [answerId]);
  if (answer?.role !== "assistant" || answer.castId === null || answer.flow?.castId !== answer.castId || answer.flow.turn !== 0) return null;
  const [row] = await listCastsByIds(db, personId, [answer.castId]);
  if (!row?.moment) return null;
  return {
    groupId,
    answerId,
    status: answer.status,
    topic: row.topic,
    input: row.input,
    cast: row.cast,
    question: row.question ?? "",
    moment: new Date(row.moment).toISOString(),
    frame: answer.flow.frame,
    risk: answer.flow.risk?.kind ?? null,
  };
};
