import { expect, test } from "vitest";
import { createActivity } from "./activity.ts";

const blockMs = 50;
/** A block as loud as said, of noise that is the same each time. */
const block = (loud: number): Float32Array => Float32Array.from({ length: 400 }, (_, at) => loud * Math.SQRT2 * Math.sin(at * 1.7));
const hear = (louds: readonly number[]) => {
  const feed = createActivity();
  return louds.map((loud) => feed(block(loud), blockMs));
};
const many = (loud: number, seconds: number): number[] => Array.from({ length: (seconds * 1000) / blockMs }, () => loud);
const speech = (seconds: number): number[] => many(0.1, seconds).map((loud, at) => (at % 5 === 4 ? 0.01 : loud));

test("a still room is nobody, however long", () => {
  const heard = hear(many(0.002, 9));
  expect(heard.at(-1)).toMatchObject({ hasSpoken: false, quietMs: 9000 });
});

test("speech is heard, in a still room and over a fan, and the silence after it is counted from its last word", () => {
  for (const room of [0.001, 0.015]) {
    const heard = hear([...many(room, 1), ...speech(2), ...many(room, 3)]);
    expect(heard.at(-1)).toMatchObject({ hasSpoken: true });
    expect(heard.at(-1)!.quietMs).toBeGreaterThanOrEqual(2900);
    expect(heard.at(-1)!.quietMs).toBeLessThanOrEqual(3100);
  }
});

test("whoever speaks at once is heard", () => {
  expect(hear(speech(0.5)).at(-1)).toMatchObject({ hasSpoken: true });
});

test("a knock is no word, and a breath between two words is no end", () => {
  expect(hear([...many(0.001, 1), 0.4, ...many(0.001, 1)]).at(-1)).toMatchObject({ hasSpoken: false });
  const heard = hear([...speech(1), ...many(0.002, 1), ...speech(1)]);
  expect(Math.max(...heard.map(({ quietMs }) => quietMs))).toBeLessThan(1200);
});

test("a room that grows loud is the room after a while, not somebody who never stops", () => {
  expect(hear([...many(0.003, 2), ...many(0.02, 20)]).at(-1)!.quietMs).toBeGreaterThan(3000);
});
