import type { IncomingMessage, ServerResponse } from "node:http";
import { openLoopback } from "./loopback.ts";

/** What the endpoint does with one request. */
export interface Script {
  /** Pieces of the answer, one chunk each. */
  tokens: string[];
  everyMs?: number;
  firstAfterMs?: number;
  /** While the first piece is awaited, comments keep the line open. */
  commentsEveryMs?: number;
  /** Answer with this status instead. */
  status?: number;
  /** Cut the connection after so many tokens. */
  breakAfter?: number;
  /** The endpoint's reason for ending. */
  finishReason?: string;
  /** Said in the fields for reasoning, before the tokens. */
  reasoning?: string;
  /** What stands in the body of an answer with another status. */
  complaint?: string;
  /** Send exactly this as the body, and nothing else. */
  raw?: (string | Buffer)[];
}

export interface SeenRequest {
  body: { model: string; messages: { role: string; content: string }[] };
  openedMs: number;
  /** When the client closed the connection before the end, else null. */
  abortedMs: number | null;
  sentTokens: number;
}

/** An OpenAI-compatible endpoint on loopback that answers from a script and logs when connections open and close. */
export const startFakeModel = async (toScript: (at: number) => Script) => {
  const requests: SeenRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = "";
    for await (const bytes of request) text += String(bytes);
    const seen: SeenRequest = { body: JSON.parse(text), openedMs: Date.now(), abortedMs: null, sentTokens: 0 };
    const script = toScript(requests.length);
    requests.push(seen);
    response.on("close", () => {
      if (!response.writableFinished) seen.abortedMs = Date.now();
    });
    if (script.status) {
      response.writeHead(script.status, { "content-type": "application/json" }).end(JSON.stringify({ error: { message: script.complaint ?? "scripted" } }));
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const comments = script.commentsEveryMs ? setInterval(() => response.write(": waiting\n\n"), script.commentsEveryMs) : undefined;
    if (script.firstAfterMs) await wait(script.firstAfterMs);
    clearInterval(comments);
    if (script.raw) {
      for (const piece of script.raw) response.write(piece);
      response.end();
      return;
    }
    if (script.reasoning)
      for (const delta of [
        { reasoning_content: script.reasoning, content: null },
        { reasoning: script.reasoning, content: "" },
      ])
        response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    for (const token of script.tokens) {
      if (seen.abortedMs !== null) return;
      if (script.breakAfter === seen.sentTokens) {
        response.destroy();
        return;
      }
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: token } }] })}\n\n`);
      seen.sentTokens += 1;
      if (script.everyMs) await wait(script.everyMs);
    }
    if (script.finishReason) response.write(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: script.finishReason }] })}\n\n`);
    response.write(`data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 10, completion_tokens: script.tokens.length } })}\n\n`);
    response.end("data: [DONE]\n\n");
  };
  const server = await openLoopback((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    baseUrl: `${server.url}/v1`,
    requests,
    close: server.close,
  };
};
