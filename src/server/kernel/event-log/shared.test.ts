import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StreamEvent } from "../../../shared/contract/stream.ts";
import { type FrameBatch, lastSeqOf, toContinuation } from "./frames.ts";
import type { EventLog } from "./port.ts";
import { createSharedEventLog, type FrameStore, type StoreListener } from "./shared.ts";

const delta = (text: string): StreamEvent => ({ type: "text-delta", id: "m", delta: text });

type Fault = "none" | "lost" | "unanswered" | "unheard";

/** What two nodes share, with a line that fails as it is told: a write is lost, or comes through without its answer, or its news are not heard. */
const createStore = (nextFault: () => Fault) => {
  const written: FrameBatch[] = [];
  const listeners: StoreListener[] = [];
  const counts = { reads: 0, writes: 0 };
  const open = (): FrameStore => ({
    async write(batches) {
      counts.writes += 1;
      const fault = nextFault();
      if (fault === "lost") return batches;
      written.push(...structuredClone(batches));
      if (fault !== "unheard") for (const { onNews } of listeners) for (const batch of batches) onNews(structuredClone(batch));
      return fault === "unanswered" ? batches : [];
    },
    async read(runKey, afterSeq) {
      counts.reads += 1;
      const own = written.filter((batch) => batch.runKey === runKey).sort((a, b) => lastSeqOf(a) - lastSeqOf(b) || Number(a.isEnd) - Number(b.isEnd));
      return own.length === 0 || lastSeqOf(own.at(-1)!) < afterSeq ? null : toContinuation(own, afterSeq);
    },
    listen: (listener) => listeners.push(listener),
    watch: async () => {},
    unwatch: () => {},
    sendStop: () => {},
    isConnected: () => true,
    sweep: async () => {},
    close: async () => {},
  });
  const comeBack = (): void => {
    for (const { onReturn } of listeners) onReturn();
  };
  return { open, counts, comeBack };
};
const openNode = (store: FrameStore): EventLog => createSharedEventLog({ store, now: () => 0, onProblem: () => {} });

const read = async (node: EventLog, afterSeq = 0) => {
  const got = { frames: "", isEnded: false, isLost: false };
  const stop = await node.follow("run", afterSeq, {
    onChunk: ({ frames }) => {
      got.frames += frames;
    },
    onEnd: () => {
      got.isEnded = true;
    },
    onLost: () => {
      got.isLost = true;
    },
  });
  return stop && got;
};
const toFrames = (texts: string[]): string => texts.map((text, at) => `id: ${at + 1}\ndata: ${JSON.stringify(delta(text))}\n\n`).join("");

describe("a run that is followed from another node", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("arrives whole and in order over a line that loses writes, answers and news", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.constantFrom<Fault>("none", "lost", "unanswered", "unheard"), { maxLength: 12 }),
        async (texts, faults) => {
          const left = [...faults];
          const store = createStore(() => left.shift() ?? "none");
          const [teller, other] = [openNode(store.open()), openNode(store.open())];
          teller.append("run", [delta(texts[0]!)]);
          let got: Awaited<ReturnType<typeof read>> = null;
          for (const text of texts.slice(1)) {
            await vi.advanceTimersByTimeAsync(60);
            got ??= await read(other);
            teller.append("run", [delta(text)]);
          }
          teller.end("run");
          await vi.advanceTimersByTimeAsync(60_000);
          got ??= await read(other);
          // News that were not heard are read when the line is back.
          store.comeBack();
          await vi.advanceTimersByTimeAsync(100);
          expect(got).toEqual({ frames: toFrames(texts), isEnded: true, isLost: false });
          await Promise.all([teller.close(), other.close()]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test("is given once, also when the line comes back just as its following begins", async () => {
    const store = createStore(() => "none");
    const frame = (seq: number) => `id: ${seq}\ndata: {}\n\n`;
    await store.open().write([{ runKey: "run", fromSeq: 1, frames: [frame(1), frame(2)], isEnd: false }]);
    const held = store.open();
    const slowly: FrameStore["read"] = async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return held.read(...asked);
    };
    const other = openNode({ ...held, read: slowly, watch: async () => store.comeBack() });
    const reading = read(other);
    await vi.advanceTimersByTimeAsync(100);
    expect(await reading).toEqual({ frames: frame(1) + frame(2), isEnded: false, isLost: false });
    await other.close();
  });

  test("costs its readers no question while nothing comes, however many they are", async () => {
    const store = createStore(() => "none");
    const [teller, other] = [openNode(store.open()), openNode(store.open())];
    teller.append("run", [delta("一")]);
    await vi.advanceTimersByTimeAsync(60);
    const readers = await Promise.all(Array.from({ length: 500 }, () => read(other)));
    const before = { ...store.counts };
    await vi.advanceTimersByTimeAsync(60_000);
    teller.append("run", [delta("二")]);
    await vi.advanceTimersByTimeAsync(60);
    expect([store.counts.reads - before.reads, store.counts.writes - before.writes]).toEqual([0, 1]);
    expect(new Set(readers.map((reader) => reader!.frames))).toEqual(new Set([toFrames(["一", "二"])]));
    await Promise.all([teller.close(), other.close()]);
  });

  test("says that it is lost where a part of it is nowhere, and never gives what comes after the gap", async () => {
    const store = createStore(() => "none");
    const [writer, other] = [store.open(), openNode(store.open())];
    const frame = (seq: number) => `id: ${seq}\ndata: {}\n\n`;
    await writer.write([{ runKey: "run", fromSeq: 1, frames: [frame(1)], isEnd: false }]);
    const got = await read(other);
    await writer.write([{ runKey: "run", fromSeq: 4, frames: [frame(4)], isEnd: true }]);
    await vi.advanceTimersByTimeAsync(10);
    expect(got).toEqual({ frames: frame(1), isEnded: false, isLost: true });
    expect(await read(other, 1)).toBeNull();
    expect(await read(other, 3)).toEqual({ frames: frame(4), isEnded: true, isLost: false });
    await other.close();
  });
});
