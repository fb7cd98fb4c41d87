import { createParser } from "eventsource-parser";
import type { StreamEvent } from "../../../../shared/contract/stream.ts";

/**
 * Reads an event stream until it closes.
 * @param onEvent is given each event with its number in the run's log, from 1
 * @throws whatever breaks the connection
 */
export const readStream = async (body: ReadableStream<Uint8Array>, onEvent: (seq: number, event: StreamEvent) => void): Promise<void> => {
  const parser = createParser({
    onEvent({ id, data }) {
      if (data !== "[DONE]") onEvent(Number(id ?? 0), JSON.parse(data) as StreamEvent);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
};
