import type { ChatMessage } from "../../../../shared/contract/chat.ts";
import type { MessagePart, StreamEvent } from "../../../../shared/contract/stream.ts";

export type Part = Exclude<MessagePart, { type: "text" }>;
export type MessageStatus = ChatMessage["status"];

/** One answer as its events have made it so far. */
export interface Telling {
  /** The number of the last event taken in. */
  seq: number;
  /** Null until the run has started. */
  messageId: string | null;
  userMessageId: string | null;
  text: string;
  parts: readonly Part[];
  status: MessageStatus;
  /** What the server said when it failed. */
  errorText: string | null;
}

export const newTelling: Telling = { seq: 0, messageId: null, userMessageId: null, text: "", parts: [], status: "running", errorText: null };

/** Each kind of part stands once in an answer; a second one is the same event seen again, or its newer form. */
const withPart = (parts: readonly Part[], part: Part): Part[] => {
  const at = parts.findIndex(({ type }) => type === part.type);
  return at < 0 ? [...parts, part] : parts.with(at, part);
};

const take = (telling: Telling, event: StreamEvent): Telling => {
  switch (event.type) {
    case "start":
      return { ...telling, messageId: event.messageId, userMessageId: event.messageMetadata.userMessageId };
    case "text-delta":
      return { ...telling, text: telling.text + event.delta };
    case "data-snapshot": {
      const { text, parts, status } = event.data;
      const stored = parts.filter((part): part is Part => part.type !== "text");
      return { ...telling, text, parts: stored, status: status as MessageStatus };
    }
    case "data-cast":
    case "data-facts":
    case "data-ask":
    case "data-heard":
    case "data-question":
    case "data-followups":
    case "data-teller":
    case "data-past":
    case "data-remembered":
    case "data-care":
      return { ...telling, parts: withPart(telling.parts, event) };
    case "error":
      return { ...telling, errorText: event.errorText };
    case "finish":
      return { ...telling, status: event.messageMetadata.status };
    default:
      return telling;
  }
};

/**
 * Takes in event `seq` of a run. One that was taken in before changes nothing, so replays may overlap; a snapshot may go back, and
 * the end may carry its number.
 */
export const takeEvent = (telling: Telling, seq: number, event: StreamEvent): Telling => {
  if (event.type === "data-snapshot") return { ...take(telling, event), seq };
  if (seq <= telling.seq && event.type !== "finish") return telling;
  return { ...take(telling, event), seq: Math.max(seq, telling.seq) };
};

export type PartData<Type extends Part["type"]> = Extract<Part, { type: Type }>["data"];

export const findPart = <Type extends Part["type"]>(parts: readonly Part[], type: Type): PartData<Type> | undefined =>
  parts.find((part) => part.type === type)?.data as PartData<Type> | undefined;
