import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { streamHeartbeatMs } from "../../shared/constants.ts";

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
  "x-vercel-ai-ui-message-stream": "v1",
};
/** A reader that leaves this much unread is gone or hopelessly behind; it may come back with its last event id. */
const unreadLimitBytes = 4 * 1024 * 1024;
const heartbeat = ": hb\n\n";
const done = "data: [DONE]\n\n";

export interface EventSink {
  write(frames: string): void;
  /** Ends the stream; `isDone` adds the closing `[DONE]`. */
  end(isDone: boolean): void;
}

export interface EventSource {
  /** Called when the reader goes away. */
  close(): void;
  /** Asked before each heartbeat; where it says no, none is sent and the reader will look for itself. */
  isAlive?(): boolean;
}

/**
 * Answers with an event stream. On Node the frames go straight to the socket, without a web stream between.
 * @param open gets the sink, and returns what fills it
 */
export const sendEvents = (context: Context, open: (sink: EventSink) => EventSource): Response => {
  const outgoing = (context.env as Partial<HttpBindings> | undefined)?.outgoing;
  return outgoing ? sendToSocket(outgoing, open) : sendToWebStream(open);
};

const sendToSocket = (outgoing: HttpBindings["outgoing"], open: (sink: EventSink) => EventSource): Response => {
  outgoing.writeHead(200, headers);
  outgoing.flushHeaders();
  outgoing.socket?.setNoDelay(true);
  const beat = setInterval(() => {
    if (source.isAlive?.() ?? true) outgoing.write(heartbeat);
  }, streamHeartbeatMs);
  const source = open({
    write(frames) {
      if (outgoing.writableLength > unreadLimitBytes) outgoing.destroy();
      else outgoing.write(frames);
    },
    end(isDone) {
      clearInterval(beat);
      if (!outgoing.writableEnded) outgoing.end(isDone ? done : undefined);
    },
  });
  outgoing.on("close", () => {
    clearInterval(beat);
    source.close();
  });
  return RESPONSE_ALREADY_SENT;
};

const sendToWebStream = (open: (sink: EventSink) => EventSource): Response => {
  const encoder = new TextEncoder();
  let close = (): void => {};
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      ({ close } = open({
        write(frames) {
          if (isOpen) controller.enqueue(encoder.encode(frames));
        },
        end(isDone) {
          if (!isOpen) return;
          isOpen = false;
          if (isDone) controller.enqueue(encoder.encode(done));
          controller.close();
        },
      }));
    },
    cancel() {
      isOpen = false;
      close();
    },
  });
  return new Response(body, { headers });
};
