import { StringDecoder } from "node:string_decoder";
import { createParser } from "eventsource-parser";
import { Agent, request } from "undici";
import type { ModelSettings } from "../config.ts";
import { type ModelEndpoint, ModelFailure, type ModelRequest, type ModelUsage } from "./port.ts";

export interface OpenaiOptions extends ModelSettings {
  /** Until the endpoint's first byte. */
  firstByteTimeoutMs?: number;
  /** Between two events of the answer; comments that only keep the line open are none. */
  silenceTimeoutMs?: number;
  attempts?: number;
  retryAfterMs?: number;
}

interface Chunk {
  choices?: { delta?: { content?: unknown }; finish_reason?: string | null }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
  error?: { message?: string };
}

/** No event of an answer is longer; a line without end must not fill the memory. */
const eventMaxLength = 1024 * 1024;

/** Worth asking again: the endpoint was busy or hiccuped, nothing of an answer had come. */
const isRetryable = (status: number): boolean => status === 408 || status === 409 || status === 429 || status >= 500;

/** Not worth asking again: it was refused, or the person has waited long enough already. */
const isFinalError = (error: unknown): boolean => {
  const { isFinal, code } = error as { isFinal?: boolean; code?: string };
  return isFinal === true || code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT";
};

/** An OpenAI-compatible `/chat/completions` endpoint over undici: one keep-alive pool, one socket an answer, closed by abort. */
export const createOpenaiEndpoint = (options: OpenaiOptions): ModelEndpoint => {
  const { baseUrl, name, key, firstByteTimeoutMs = 30_000, silenceTimeoutMs = 45_000, attempts = 2, retryAfterMs = 400 } = options;
  const agent = new Agent({ connections: 512, pipelining: 1, headersTimeout: firstByteTimeoutMs, bodyTimeout: silenceTimeoutMs });

  const once = async ({ messages, signal, onText }: ModelRequest, seen: { text: boolean }): Promise<ModelUsage | null> => {
    const { statusCode, body } = await request(`${baseUrl}/chat/completions`, {
      method: "POST",
      dispatcher: agent,
      signal,
      headers: { "content-type": "application/json", accept: "text/event-stream", ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model: name, messages, stream: true, stream_options: { include_usage: true } }),
    });
    if (statusCode !== 200) {
      const reason = (await body.text()).slice(0, 300);
      throw Object.assign(new Error(`${statusCode} ${reason}`), { isFinal: !isRetryable(statusCode) });
    }
    let usage: ModelUsage | null = null;
    let isDone = false;
    const silence = setTimeout(() => body.destroy(Object.assign(new Error("the endpoint fell silent"), { isFinal: true })), silenceTimeoutMs);
    const parser = createParser({
      maxBufferSize: eventMaxLength,
      onError(error) {
        if (error.type === "max-buffer-size-exceeded") throw error;
      },
      onEvent({ data }) {
        silence.refresh();
        if (data === "[DONE]") {
          isDone = true;
          return;
        }
        const chunk = JSON.parse(data) as Chunk;
        if (chunk.error) throw new Error(chunk.error.message ?? "the endpoint reported an error");
        if (chunk.usage) usage = { promptTokens: chunk.usage.prompt_tokens ?? 0, completionTokens: chunk.usage.completion_tokens ?? 0 };
        const choice = chunk.choices?.[0];
        // Some endpoints close after the reason, without a last word.
        if (choice?.finish_reason) isDone = true;
        const text = choice?.delta?.content;
        if (typeof text === "string" && text !== "") {
          seen.text = true;
          onText(text);
        }
      },
    });
    const decoder = new StringDecoder("utf8");
    // A listener, not an async iterator: no promise a chunk, which is a tenth of the cost of a token.
    await new Promise<void>((resolve, reject) => {
      const feed = (text: string): void => {
        try {
          parser.feed(text);
        } catch (error) {
          body.destroy(error as Error);
        }
      };
      body.on("data", (bytes: Buffer) => feed(decoder.write(bytes)));
      body.once("end", () => {
        // The last event may lack its empty line.
        feed("\n\n");
        resolve();
      });
      body.once("error", reject);
    }).finally(() => clearTimeout(silence));
    if (!isDone && !seen.text) throw new Error("the endpoint closed without an answer");
    if (!isDone) throw new Error("the endpoint closed in the middle of an answer");
    return usage;
  };

  return {
    name,
    hasVision: options.vision,
    async stream(modelRequest) {
      const seen = { text: false };
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(modelRequest, seen);
        } catch (error) {
          if (modelRequest.signal.aborted || seen.text || isFinalError(error) || attempt >= attempts)
            throw new ModelFailure(error instanceof Error ? error.message : String(error), seen.text, error);
          await new Promise((resolve) => setTimeout(resolve, retryAfterMs * attempt));
        }
      }
    },
    close: () => agent.destroy(),
  };
};
