import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { isPassing } from "../../../kernel/api-failure.ts";
import type { DrawApi, SendRequest } from "./api.ts";
import { readStream } from "./read-stream.ts";

/** Three more tries, a breath longer each: afterwards the chat has it all. */
export const retryMs = [500, 1500, 4000] as const;

interface RunPorts extends Pick<DrawApi, "send" | "follow"> {
  rest(ms: number): Promise<void>;
}

/**
 * Sends, and follows the answer to its end over broken connections. The server knows the run by its id, so a repeat draws nothing anew.
 * @throws ApiFailure when it was refused, or the line stayed down
 */
export const followRun = async ({ send, follow, rest }: RunPorts, request: SendRequest, onEvent: (event: StreamEvent) => void): Promise<void> => {
  let lastSeq = 0;
  let isOver = false;
  const connect = async (): Promise<void> => {
    const body = lastSeq === 0 ? await send(request) : await follow(request.generationId, lastSeq);
    await readStream(body, (seq, event) => {
      lastSeq = Math.max(lastSeq, seq);
      isOver ||= event.type === "finish";
      onEvent(event);
    });
  };
  for (let attempt = 0; ; attempt += 1) {
    const failure = await connect().then(
      () => null,
      (error: unknown) => error,
    );
    if (isOver) return;
    const waitMs = retryMs[attempt];
    // A line that breaks while reading throws the platform's own TypeError.
    const mayPass = failure === null || failure instanceof TypeError || isPassing(failure);
    if (!mayPass || waitMs === undefined) throw failure ?? new TypeError("the line closed early");
    await rest(waitMs);
  }
};
