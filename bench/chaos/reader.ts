import { randomBytes } from "node:crypto";
import { newTelling, type Telling, takeEvent } from "../../src/web/features/chat/store/telling.ts";
import { reattach } from "../../src/web/features/chat/stream/reattach.ts";
import type { Node } from "./node.ts";

/** One person with one question, and two pages that read the answer as the product's own page does, each over whichever node answers. */
export interface Asked {
  generationId: string;
  /** What a page holds in the end; null where it still waits. */
  pages: (Telling | null)[];
  /** Set where the person stopped the answer: how much was on the screen. */
  stoppedAt: number | null;
}

interface World {
  nodes: Node[];
  pick(count: number): number;
  /** Aborted when time is up. */
  signal: AbortSignal;
}

class Refused extends Error {}

export const ask = async ({ nodes, pick, signal }: World, at: number, stopAfter: number | null): Promise<Asked> => {
  const id = `chaos-${at}-${randomBytes(4).toString("hex")}`;
  const headers = { "x-visitor": randomBytes(16).toString("base64url"), "x-time-zone": "UTC", "accept-language": at % 2 === 0 ? "zh" : "en" };
  const body = {
    msggroup: id,
    clientMessageId: id,
    generationId: id,
    module: "tarot",
    model: "4",
    question: at % 2 === 0 ? "该不该换工作？" : "Should I move?",
  };
  const asked: Asked = { generationId: id, pages: [null, null], stoppedAt: null };

  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const url = nodes[pick(nodes.length)]!.url();
    if (!url) throw new TypeError("no node there");
    const response = await fetch(url + path, init);
    if (!response.ok || (path !== "/api/chat/stop" && !response.headers.get("content-type")?.includes("event-stream")))
      throw new Refused(`${response.status} ${(await response.text()).slice(0, 200)}`);
    return response;
  };
  const json = { ...headers, "content-type": "application/json" };
  const send = (line: AbortSignal) => call("/api/chat/send", { method: "POST", headers: json, body: JSON.stringify(body), signal: line });
  const stream = (afterSeq: number, line: AbortSignal) =>
    call(`/api/chat/stream?generationId=${id}`, { headers: { ...headers, ...(afterSeq > 0 && { "last-event-id": String(afterSeq) }) }, signal: line });
  const stop = async (seenLength: number): Promise<void> => {
    while (!signal.aborted) {
      const init = { method: "POST", headers: json, body: JSON.stringify({ generationId: id, seenLength }), signal: AbortSignal.timeout(20_000) };
      if (await call("/api/chat/stop", init).catch(() => null)) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };

  let hasBegun: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const page = async (which: number): Promise<void> => {
    let telling = newTelling;
    await reattach({
      open: (afterSeq, line) => (which === 0 && telling.messageId === null ? send(line) : stream(afterSeq, line)),
      seq: () => telling.seq,
      onEvent(seq, event) {
        telling = takeEvent(telling, seq, event);
        hasBegun();
        if (which !== 0 || stopAfter === null || asked.stoppedAt !== null || telling.text.length < stopAfter) return;
        asked.stoppedAt = telling.text.length;
        void stop(telling.text.length);
      },
      onChange: () => {},
      isFinal: () => false,
      onWake: () => () => {},
      signal,
    });
    if (!signal.aborted) asked.pages[which] = telling;
  };
  await Promise.all([page(0), begun.then(() => page(1))]);
  return asked;
};
