import { createServer } from "node:http";
import { load, nowMs, toToken } from "./plan.ts";

/** A mock of an OpenAI-compatible endpoint: the same tokens at the same pace for every server under test. */
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const id = "chatcmpl-bench";
    let sent = 0;
    const write = (delta: object, finish: string | null): void => {
      response.write(
        `data: ${JSON.stringify({ id, object: "chat.completion.chunk", created: 0, model: "bench", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    };
    const step = (): void => {
      if (response.destroyed) return;
      if (sent === load.tokens) {
        write({}, "stop");
        response.write(
          `data: ${JSON.stringify({ id, object: "chat.completion.chunk", created: 0, model: "bench", choices: [], usage: { prompt_tokens: 1, completion_tokens: sent, total_tokens: sent + 1 } })}\n\n`,
        );
        response.end("data: [DONE]\n\n");
        return;
      }
      write({ content: toToken(nowMs()) }, null);
      sent += 1;
      setTimeout(step, 1000 / load.tokensPerSecond);
    };
    setTimeout(step, load.firstTokenMs);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
