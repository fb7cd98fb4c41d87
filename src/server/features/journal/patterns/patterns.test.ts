import { expect, test } from "vitest";
import { chanceOf } from "../../../../shared/chance.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import { countPatterns } from "./count-patterns.ts";

const moment = "2026-11-20T04:00:00Z";
const drawCasts = async (topic: string, count: number, name: string, given: object = {}) => {
  const known = await getCastTopic(topic);
  const input = known.parse(given);
  return Array.from({ length: count }, (_, at) => ({
    topic,
    input,
    cast: known.cast(input, { chance: chanceOf(new Uint8Array(32).fill(5), `${name} ${at}`, ""), moment }),
  }));
};

test("each card stands with how often it came, what was to be expected, and how often chance brings that", async () => {
  const casts = await drawCasts("tarot", 20, "a", { spread: "three" });
  const { patterns, things } = await countPatterns({ casts, locale: "en" });
  const [tarot] = patterns;
  expect(tarot).toMatchObject({ topic: "tarot", set: null, thing: "cards", size: 78, draws: 20, picks: 60 });
  expect(tarot!.expected).toBeCloseTo(60 / 78, 12);
  expect(things).toBe(78);
  expect(tarot!.items.length).toBeLessThanOrEqual(6);
  expect(tarot!.items[0]!.times).toBeGreaterThanOrEqual(tarot!.items.at(-1)!.times);
  expect(tarot!.likeTop).toBeCloseTo(78 * tarot!.items[0]!.p, 12);
  // 20 draws of 3 of 78: at least once 1 − (75/78)²⁰.
  const once = tarot!.items.find(({ times }) => times === 1);
  if (once) expect(once.p).toBeCloseTo(1 - (75 / 78) ** 20, 12);
});

test("one card that always comes is told of, and corrected for all there are", async () => {
  const [cast] = await drawCasts("tarot", 1, "b", { spread: "one" });
  const { patterns } = await countPatterns({ casts: Array(9).fill(cast), locale: "zh" });
  expect(patterns[0]!.items[0]).toMatchObject({ times: 9 });
  expect(patterns[0]!.items[0]!.p / (1 / 78) ** 9).toBeCloseTo(1, 6);
  expect(patterns[0]!.unevenness!.p).toBeLessThan(0.001);
});

test("what was brought is not counted; below eight draws nothing is judged; two sets of lots are two records", async () => {
  const own = await drawCasts("tarot", 3, "c", { spread: "one", cards: [{ id: 16 }] });
  const guanyin = await drawCasts("fortune", 2, "d", { deity: "guanyin" });
  const other = await drawCasts("fortune", 1, "e", { deity: "huangdaxian" });
  const { patterns, things } = await countPatterns({ casts: [...own, ...guanyin, ...other], locale: "zh" });
  expect(patterns.map(({ topic, draws, unevenness }) => [topic, draws, unevenness])).toEqual([
    ["fortune", 2, null],
    ["fortune", 1, null],
  ]);
  expect(new Set(patterns.map(({ set }) => set)).size).toBe(2);
  expect(things).toBe(200);
});

test("of 400 people whose cards are drawn fairly, no more than one in twenty is shown a card that passes Holm’s bound", async () => {
  let shown = 0;
  const people = 400;
  const casts = await drawCasts("tarot", people * 12, "people", { spread: "three" });
  for (let person = 0; person < people; person += 1) {
    // Below eight draws the slow part is left out; the cards are judged all the same.
    const { patterns } = await countPatterns({ casts: casts.slice(person * 12, person * 12 + 7), locale: "zh" });
    if (patterns[0]!.items.some(({ holm }) => holm < 0.05)) shown += 1;
  }
  expect(shown / people).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / people));
}, 30_000);
