import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { newTelling, takeEvent } from "../store/telling.ts";
import { backoffMs, type Line, reattach, stallMs } from "./reattach.ts";

const toFrames = (texts: string[]): string[] => {
  const events: StreamEvent[] = [
    { type: "start", messageId: "m", messageMetadata: { generationId: "g", userMessageId: null, msggroup: "c" } },
    ...texts.map((delta) => ({ type: "text-delta", id: "m", delta }) as const),
    { type: "finish", messageMetadata: { status: "completed" } },
  ];
  return events.map((event, at) => `id: ${at + 1}\ndata: ${JSON.stringify(event)}\n\n`);
};

/** A connection that gives these bytes, then breaks, closes, or stays silent until it is dropped. */
const respond = (bytes: Uint8Array, then: "break" | "close" | "silence", signal: AbortSignal): Response => {
  let isGiven = false;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal.addEventListener("abort", () => controller.error(new DOMException("dropped", "AbortError")));
      },
      pull(controller) {
        if (!isGiven && bytes.length > 0) controller.enqueue(bytes);
        else if (then === "close") controller.close();
        else if (then === "break") controller.error(new TypeError("network"));
        isGiven = true;
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body);
};

const setUp = (open: Line["open"], overrides: Partial<Line> = {}) => {
  let telling = newTelling;
  const leaving = new AbortController();
  const ups: boolean[] = [];
  let wake: (isSure: boolean) => void = () => {};
  const outcome = reattach({
    open,
    seq: () => telling.seq,
    onEvent(seq, event) {
      telling = takeEvent(telling, seq, event);
    },
    onChange: (isUp) => ups.push(isUp),
    isFinal: () => false,
    onWake(listener) {
      wake = listener;
      return () => {};
    },
    signal: leaving.signal,
    ...overrides,
  });
  return { outcome, telling: () => telling, ups, leaving, wake: (isSure: boolean) => wake(isSure) };
};

describe("following a run over broken connections", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("gives the identical text wherever the connections break, in the middle of a character too", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(400), fc.boolean()), { maxLength: 5 }),
        async (texts, cuts) => {
          const frames = toFrames(texts);
          const breaks = [...cuts];
          const { outcome, telling } = setUp(async (afterSeq, signal) => {
            const bytes = new TextEncoder().encode(`${frames.slice(afterSeq).join("")}data: [DONE]\n\n`);
            const cut = breaks.shift();
            return cut ? respond(bytes.slice(0, cut[0]), cut[1] ? "break" : "close", signal) : respond(bytes, "close", signal);
          });
          await vi.advanceTimersByTimeAsync(60_000);
          expect(await outcome).toBe("ended");
          expect(telling().text).toBe(texts.join(""));
          expect(telling().status).toBe("completed");
        },
      ),
      { numRuns: 60 },
    );
  });

  it("sees an event that is missing, and asks anew from the last one before it", async () => {
    const frames = toFrames(["一", "二", "三", "四"]);
    const asked: number[] = [];
    const { outcome, telling } = setUp(async (afterSeq, signal) => {
      asked.push(afterSeq);
      const given = asked.length === 1 ? frames.filter((_, at) => at !== 2) : frames.slice(afterSeq);
      return respond(new TextEncoder().encode(`${given.join("")}data: [DONE]\n\n`), "close", signal);
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect([await outcome, telling().text, telling().status]).toEqual(["ended", "一二三四", "completed"]);
    expect(asked).toEqual([0, 2]);
  });

  it("takes a snapshot for all the events before it, whichever number it carries", async () => {
    const snapshot: StreamEvent = { type: "data-snapshot", data: { text: "一二三", cursor: 9, parts: [], status: "running" } };
    const finish: StreamEvent = { type: "finish", messageMetadata: { status: "interrupted" } };
    const given = [...toFrames(["一"]).slice(0, 2), ...[snapshot, finish].map((event) => `id: 9\ndata: ${JSON.stringify(event)}\n\n`)];
    const { outcome, telling } = setUp(async (_, signal) => respond(new TextEncoder().encode(given.join("")), "close", signal));
    await vi.advanceTimersByTimeAsync(5000);
    expect([await outcome, telling().text, telling().status]).toEqual(["ended", "一二三", "interrupted"]);
  });

  it("waits longer after each failure, at most eight seconds, and anew from the start once something came", async () => {
    const openedAtMs: number[] = [];
    const frames = toFrames(["一"]);
    const { leaving, outcome } = setUp(async (_, signal) => {
      openedAtMs.push(Date.now());
      if (openedAtMs.length === 7) return respond(new TextEncoder().encode(frames[0]), "break", signal);
      throw new TypeError("network");
    });
    await vi.advanceTimersByTimeAsync(60_000);
    const waits = openedAtMs.slice(1).map((ms, at) => ms - openedAtMs[at]!);
    expect(waits.slice(0, 8)).toEqual([500, 1000, 2000, 4000, 8000, 8000, backoffMs.first, 1000]);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toBe("left");
  });

  it("drops a line that has been silent longer than two heartbeats could take", async () => {
    let opened = 0;
    const { leaving } = setUp(async (_, signal) => {
      opened += 1;
      return respond(new Uint8Array(), "silence", signal);
    });
    await vi.advanceTimersByTimeAsync(stallMs - 1);
    expect(opened).toBe(1);
    await vi.advanceTimersByTimeAsync(1 + backoffMs.first);
    expect(opened).toBe(2);
    leaving.abort();
  });

  it("tries at once when the page or the network come back", async () => {
    let opened = 0;
    const { wake, leaving } = setUp(async () => {
      opened += 1;
      throw new TypeError("network");
    });
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000);
    expect(opened).toBe(4);
    wake(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toBe(5);
    leaving.abort();
  });

  it("keeps a living line when the page comes back, and replaces it when the network was away", async () => {
    let opened = 0;
    const { wake, leaving } = setUp(async (_, signal) => {
      opened += 1;
      return respond(new Uint8Array(), "silence", signal);
    });
    await vi.advanceTimersByTimeAsync(10);
    wake(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toBe(1);
    wake(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toBe(2);
    leaving.abort();
  });

  it("never opens a line again after it was left", async () => {
    let opened = 0;
    const { leaving, outcome, wake } = setUp(async (_, signal) => {
      opened += 1;
      return respond(new Uint8Array(), "silence", signal);
    });
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    wake(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe("left");
    expect(opened).toBe(1);
  });

  it("ends with the finish even if the closing mark is lost", async () => {
    const { outcome } = setUp(async (_, signal) => respond(new TextEncoder().encode(toFrames(["好"]).join("")), "break", signal));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toBe("ended");
  });

  it("passes on an error that trying again cannot mend", async () => {
    const refusal = new Error("not found");
    const { outcome } = setUp(
      async () => {
        throw refusal;
      },
      { isFinal: (error) => error === refusal },
    );
    const caught = outcome.catch((error) => error);
    await vi.advanceTimersByTimeAsync(10);
    expect(await caught).toBe(refusal);
  });
});
