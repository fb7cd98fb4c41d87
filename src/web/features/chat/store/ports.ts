import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type { getMessageList } from "../../../../shared/contract/chat.ts";
import type { WhatWasOff } from "../../../../shared/contract/feedback.ts";
import type { Problem, Queued, SendRequest } from "./thread-state.ts";

/** What a conversation needs of the world; tests give it a world of their own. */
export interface ConversationPorts {
  list(cursor: string | null): Promise<AnswerOf<typeof getMessageList>>;
  openSend(request: SendRequest, signal: AbortSignal): Promise<Response>;
  openStream(generationId: string, afterSeq: number, signal: AbortSignal): Promise<Response>;
  stop(generationId: string, seenLength: number): Promise<{ status: string; text: string }>;
  skip(generationId: string): Promise<unknown>;
  selectVersion(messageId: string): Promise<unknown>;
  giveFeedback(messageId: string, value: "like" | "dislike" | null, off: WhatWasOff): Promise<unknown>;
  onWake(wake: (isSure: boolean) => void): () => void;
  newId(): string;
  /** The words that wait in this chat, as every page of this browser sees them. */
  readQueued(): Queued | null;
  keepQueued(queued: Queued | null): void;
  /** Words for what went wrong. */
  toProblem(error: unknown): Problem;
  /** True when the server was reached and said no. */
  isRefusal(error: unknown): boolean;
  /** True when asking for this run again can never work: it is not there, or not ours. */
  isGone(error: unknown): boolean;
  isOnline(): boolean;
  /** The chat's title was made or changed. */
  onTitle(title: string): void;
  /** The Plus uses left today, as the stream tells them. */
  onBalance(count: { num: number; total_num: number }): void;
  /** An answer began or ended: lists and counts may have changed. @param isOwn it was asked for by this page */
  onChange(isOwn: boolean): void;
}
