import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StreamEvent } from "../../../shared/contract/stream.ts";
import { createMemoryEventLog } from "./memory.ts";
import type { EventLog } from "./port.ts";

const delta = (text: string): StreamEvent => ({ type: "text-delta", id: "m", delta: text });

/** What a reader that joins after `afterSeq` gets in the end. */
const readAll = async (log: EventLog, afterSeq: number, then: () => void): Promise<string | null> => {
  let frames = "";
  let hasEnded = false;
  const stop = await log.follow("run", afterSeq, {
    onChunk: (chunk) => {
      frames += chunk.frames;
    },
    onEnd: () => {
      hasEnded = true;
    },
    onLost: () => {},
  });
  then();
  return stop && hasEnded ? frames : null;
};

describe("the memory event log", () => {
  test("a reader that joins anywhere gets exactly what it missed, in order, once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 5 }), { minLength: 1, maxLength: 30 }), fc.nat(30), fc.nat(30), async (texts, joinAt, after) => {
        const log = createMemoryEventLog({ now: () => 0 });
        const cut = joinAt % (texts.length + 1);
        const afterSeq = after % (cut + 1);
        for (const text of texts.slice(0, cut)) log.append("run", [delta(text)]);
        if (cut === 0) log.append("run", []);
        const frames = await readAll(log, afterSeq, () => {
          for (const text of texts.slice(cut)) log.append("run", [delta(text)]);
          log.end("run");
        });
        const expected = texts.slice(afterSeq).map((text, at) => `id: ${afterSeq + at + 1}\ndata: ${JSON.stringify(delta(text))}\n\n`);
        expect(frames).toBe(expected.join(""));
      }),
    );
  });

  test("a reader ahead of the log is told so", async () => {
    const log = createMemoryEventLog({ now: () => 0 });
    log.append("run", [delta("a")]);
    expect(await log.follow("run", 2, { onChunk: () => {}, onEnd: () => {}, onLost: () => {} })).toBeNull();
    expect(await log.follow("other", 0, { onChunk: () => {}, onEnd: () => {}, onLost: () => {} })).toBeNull();
  });

  test("an ended run stays readable for a while, then is forgotten", async () => {
    let now = 0;
    const log = createMemoryEventLog({ now: () => now, keepEndedMs: 1000 });
    log.append("run", [delta("a")]);
    log.end("run");
    now = 999;
    await log.sweep();
    expect(await log.follow("run", 0, { onChunk: () => {}, onEnd: () => {}, onLost: () => {} })).not.toBeNull();
    now = 1001;
    await log.sweep();
    expect(await log.follow("run", 0, { onChunk: () => {}, onEnd: () => {}, onLost: () => {} })).toBeNull();
  });
});
