import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createParser } from "eventsource-parser";
import { type AnswerOf, type Call, fillPath } from "../../shared/contract/call.ts";
import type { StreamEvent } from "../../shared/contract/stream.ts";
import { createApp } from "../app.ts";
import { createRuns } from "../features/chat/index.ts";
import { readConfig } from "../kernel/config.ts";
import type { Database } from "../kernel/db/db.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createLog } from "../kernel/log.ts";
import { openKernel } from "../kernel/open-kernel.ts";
import { createInlineWorkers } from "../kernel/workers/inline.ts";
import { works } from "../works.ts";

export interface NumberedEvent {
  seq: number;
  event: StreamEvent;
}

/** Reads an event stream to its end, or until `enough` says so. */
export const readEvents = async (response: Response, enough?: (events: NumberedEvent[]) => boolean): Promise<NumberedEvent[]> => {
  const events: NumberedEvent[] = [];
  const parser = createParser({
    onEvent({ id, data }) {
      if (data !== "[DONE]") events.push({ seq: Number(id), event: JSON.parse(data) });
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return events;
    parser.feed(decoder.decode(value, { stream: true }));
    if (enough?.(events)) {
      await reader.cancel();
      return events;
    }
  }
};

/** The text a reader holds after these events. */
export const toText = (events: NumberedEvent[], given = ""): string => {
  let text = given;
  for (const { event } of events) {
    if (event.type === "text-delta") text += event.delta;
    if (event.type === "data-snapshot") text = event.data.text;
  }
  return text;
};

/** One visitor's browser, without the browser. */
export const createVisitor = (fetch: (request: Request) => Response | Promise<Response>, lang: "zh" | "en" = "zh", base = "http://localhost") => {
  const secret = randomBytes(16).toString("base64url");
  const headers = { "x-visitor": secret, "x-time-zone": "Asia/Shanghai", "accept-language": lang, "content-type": "application/json" };
  const toRequest = (call: Call, input: Record<string, unknown>, more: Record<string, string> = {}): Request => {
    const { path, rest } = fillPath(call, input);
    const url = new URL(path, base);
    if (call.method === "GET") for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
    return new Request(url, { method: call.method, headers: { ...headers, ...more }, ...(call.method === "GET" ? {} : { body: JSON.stringify(input) }) });
  };
  return {
    headers,
    raw: async (call: Call, input: Record<string, unknown> = {}, more: Record<string, string> = {}): Promise<Response> => fetch(toRequest(call, input, more)),
    async ask<C extends Call>(call: C, input: Record<string, unknown> = {}): Promise<{ code: number; data: AnswerOf<C>; msg: string }> {
      return (await fetch(toRequest(call, input))).json() as Promise<{ code: number; data: AnswerOf<C>; msg: string }>;
    },
  };
};
export type Visitor = ReturnType<typeof createVisitor>;

let counter = 0;
/** A fresh opaque id, as a client makes them. */
export const newId = (prefix: string): string => {
  counter += 1;
  return `${prefix}${counter}-${randomBytes(4).toString("hex")}`;
};

export interface TestApp {
  kernel: Kernel;
  visitor(lang?: "zh" | "en"): Visitor;
  fetch(request: Request): Response | Promise<Response>;
  runs: ReturnType<typeof createRuns>;
  close(): Promise<void>;
}

/** The whole server over a database of the test's choice; the built-in reader writes at once. */
export const openTestApp = async (database: Database, settings: Record<string, string> = {}, given: Partial<Kernel> = {}): Promise<TestApp> => {
  const dataDir = mkdtempSync(join(tmpdir(), "yarrow-test-"));
  const config = readConfig({ READER_PACE: "0", APP_ENV: "test", LOG_LEVEL: "silent", APP_SECRET: "a secret of the tests", DATA_DIR: dataDir, ...settings });
  const kernel = await openKernel(config, { database, log: createLog(config), workers: createInlineWorkers(works), ...given });
  const runs = createRuns(kernel);
  const app = createApp(kernel, runs);
  return {
    kernel,
    runs,
    visitor: (lang) => createVisitor(app.fetch, lang),
    fetch: app.fetch,
    async close() {
      await runs.drain(0);
      await kernel.events.close();
      await kernel.rateLimit.close();
      await Promise.all(Object.values(kernel.models).map((model) => model?.close()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
