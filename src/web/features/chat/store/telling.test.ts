import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { findPart, newTelling, type Telling, takeEvent } from "./telling.ts";

type Numbered = [seq: number, event: StreamEvent];

const toLog = (deltas: string[]): Numbered[] => {
  const events: StreamEvent[] = [
    { type: "start", messageId: "m1", messageMetadata: { generationId: "g1", userMessageId: "u1", msggroup: "c1" } },
    { type: "data-teller", data: { teller: "builtin", name: "yarrow", fellBack: false } },
    { type: "text-start", id: "m1" },
    ...deltas.map((delta) => ({ type: "text-delta", id: "m1", delta }) as const),
    { type: "text-end", id: "m1" },
    { type: "data-followups", data: { questions: ["然后呢？"] } },
    { type: "finish", messageMetadata: { status: "completed" } },
  ];
  return events.map((event, at) => [at + 1, event]);
};
const takeAll = (telling: Telling, log: Numbered[]): Telling => log.reduce((so, [seq, event]) => takeEvent(so, seq, event), telling);

describe("taking in the events of an answer", () => {
  it("gives the same answer wherever the stream is cut and however far back it is resumed", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { maxLength: 20 }),
        fc.array(fc.tuple(fc.nat(40), fc.nat(6)), { maxLength: 6 }),
        (deltas, cuts) => {
          const log = toLog(deltas);
          let telling = newTelling;
          for (const [length, overlap] of cuts) {
            const from = Math.max(0, telling.seq - overlap);
            telling = takeAll(telling, log.slice(from, from + length));
          }
          telling = takeAll(telling, log.slice(telling.seq));
          expect(telling).toEqual(takeAll(newTelling, log));
          expect(telling.text).toBe(deltas.join(""));
        },
      ),
    );
  });

  it("goes on from what was stored, exactly", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 }), fc.nat(20), (deltas, at) => {
        const log = toLog(deltas);
        const cursor = Math.min(at, log.length);
        const stored = takeAll(newTelling, log.slice(0, cursor));
        const reopened = { ...newTelling, seq: cursor, messageId: "m1", text: stored.text, parts: stored.parts };
        expect(takeAll(reopened, log.slice(cursor)).text).toBe(deltas.join(""));
      }),
    );
  });

  it("lets a snapshot replace text and parts, also when it goes back", () => {
    const before = takeAll(newTelling, toLog(["一", "二", "三"]));
    const after = takeEvent(before, 5, { type: "data-snapshot", data: { text: "一", cursor: 5, parts: [], status: "running" } });
    expect(after).toMatchObject({ seq: 5, text: "一", parts: [], status: "running" });
    expect(takeEvent(after, 6, { type: "text-delta", id: "m1", delta: "两" }).text).toBe("一两");
  });

  it("takes in the end that carries the number of the snapshot before it", () => {
    const cut = takeEvent(newTelling, 7, { type: "data-snapshot", data: { text: "断了", cursor: 7, parts: [], status: "interrupted" } });
    expect(takeEvent(cut, 7, { type: "finish", messageMetadata: { status: "interrupted" } })).toMatchObject({ status: "interrupted", text: "断了" });
  });

  it("keeps one part of each kind, the newest", () => {
    const once = takeEvent(newTelling, 1, { type: "data-followups", data: { questions: ["a"] } });
    const twice = takeEvent(once, 2, { type: "data-followups", data: { questions: ["b"] } });
    expect(twice.parts).toHaveLength(1);
    expect(findPart(twice.parts, "data-followups")).toEqual({ questions: ["b"] });
  });
});
