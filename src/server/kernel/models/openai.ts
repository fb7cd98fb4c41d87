import { StringDecoder } from "node:string_decoder";
import { createParser } from "eventsource-parser";
import { Agent, request } from "undici";
import type { ModelSettings } from "../config.ts";
import { type ModelEnd, type ModelEndpoint, ModelFailure, type ModelRequest, type ModelUsage } from "./port.ts";

export interface OpenaiOptions extends ModelSettings {
  /** Until the endpoint's first byte. */
  firstByteTimeoutMs?: number;
  /** Between two events of the answer; comments that only keep the line open are none. */
  silenceTimeoutMs?: number;
  attempts?: number;
  retryAfterMs?: number;
}

interface Chunk {
  choices?: { delta?: { content?: unknown } | null; finish_reason?: string | null }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
  error?: unknown;
}

/** The endpoint broke the answer off; any other reason is a natural end. */
const brokenOff = ["length", "max_tokens", "content_filter"];

/** A problem in our own words: an endpoint's may repeat the question, and stand in the log then. */
class EndpointProblem extends Error {
  readonly isFinal: boolean;
  constructor(message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
  }
}

const toOwnWords = (error: unknown): string => {
  if (error instanceof EndpointProblem) return error.message;
  const { code } = (error ?? {}) as { code?: unknown };
  return `the endpoint could not be reached${typeof code === "string" && /^\w+$/.test(code) ? ` (${code})` : ""}`;
};

const parseChunk = (data: string): Chunk => {
  try {
    const chunk: unknown = JSON.parse(data);
    if (typeof chunk === "object" && chunk !== null) return chunk as Chunk;
  } catch {
    // The parser quotes what it could not read.
  }
  throw new EndpointProblem("the endpoint sent no JSON");
};

/** The words of a delta; its reasoning stands in other fields, or in parts of another type. */
const toText = (content: unknown): string => {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { type?: unknown; text?: unknown } | null) => (part?.type === "text" && typeof part.text === "string" ? part.text : "")).join("");
};

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

  const once = async ({ messages, signal, onText, schema }: ModelRequest, seen: { text: boolean }): Promise<ModelEnd> => {
    const { statusCode, body } = await request(`${baseUrl}/chat/completions`, {
      method: "POST",
      dispatcher: agent,
      signal,
      headers: { "content-type": "application/json", accept: "text/event-stream", ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model: name,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        ...(schema && { response_format: { type: "json_schema", json_schema: { ...schema, strict: true } } }),
      }),
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new EndpointProblem(`the endpoint answered ${statusCode}`, !isRetryable(statusCode));
    }
    let usage: ModelUsage | null = null;
    let isDone = false;
    let isWhole = true;
    const silence = setTimeout(() => body.destroy(new EndpointProblem("the endpoint fell silent", true)), silenceTimeoutMs);
    const parser = createParser({
      maxBufferSize: eventMaxLength,
      onError(error) {
        if (error.type === "max-buffer-size-exceeded") throw new EndpointProblem("the endpoint sent a line without end");
      },
      onEvent({ data }) {
        silence.refresh();
        if (data === "[DONE]") {
          isDone = true;
          return;
        }
        const chunk = parseChunk(data);
        if (chunk.error) throw new EndpointProblem("the endpoint reported an error");
        if (chunk.usage) usage = { promptTokens: chunk.usage.prompt_tokens ?? 0, completionTokens: chunk.usage.completion_tokens ?? 0 };
        const choice = chunk.choices?.[0];
        // Some endpoints close after the reason, without a last word.
        if (choice?.finish_reason) {
          isDone = true;
          isWhole = !brokenOff.includes(choice.finish_reason);
        }
        const text = toText(choice?.delta?.content);
        if (text !== "") {
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
    if (!isDone) throw new EndpointProblem(`the endpoint closed ${seen.text ? "in the middle of" : "without"} an answer`);
    return { usage, isWhole };
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
          if (modelRequest.signal.aborted || seen.text || isFinalError(error) || attempt >= attempts) throw new ModelFailure(toOwnWords(error), seen.text);
          await new Promise((resolve) => setTimeout(resolve, retryAfterMs * attempt));
        }
      }
    },
    close: () => agent.destroy(),
  };
};
