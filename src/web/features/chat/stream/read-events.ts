import { createParser } from "eventsource-parser";
import type { StreamEvent } from "../../../../shared/contract/stream.ts";

export interface EventSink {
  /** Any sign of life; heartbeats count. */
  onBytes(): void;
  /** @param seq the event's number in its run's log, from 1 */
  onEvent(seq: number, event: StreamEvent): void;
}

/**
 * Reads an event stream until it closes.
 * @returns true when it closed with `[DONE]`: nothing more will ever come
 * @throws whatever breaks the connection
 */
export const readEvents = async (body: ReadableStream<Uint8Array>, sink: EventSink): Promise<boolean> => {
  let isDone = false;
  const parser = createParser({
    onEvent({ id, data }) {
      if (data === "[DONE]") isDone = true;
      else sink.onEvent(Number(id ?? 0), JSON.parse(data) as StreamEvent);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    while (!isDone) {
      const { done, value } = await reader.read();
      if (done) break;
      sink.onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  return isDone;
};
