import { describe, expect, test } from "vitest";
import { chanceOf } from "../shared/chance.ts";
import { locales } from "../shared/i18n/locale.ts";
import { toUnevennessOdds } from "../shared/odds/evenness.ts";
import { manifest } from "./manifest.ts";
import { findDraws, getCastTopic } from "./registry.ts";
import { topicIds } from "./topic-ids.ts";

const drawing = topicIds.filter((id) => id !== "ask" && manifest[id].isDraw);
const castsEach = 1200;

test("a topic that draws counts its draws, and no other does", async () => {
  const counting = await Promise.all(topicIds.map(async (id) => ((await findDraws(id)) ? id : null)));
  expect(counting.filter(Boolean)).toEqual(drawing);
  expect(await findDraws("no-topic")).toBeNull();
});

describe.each(drawing)("what %s draws", (id) => {
  test("is so many different things of its set, each as likely as another", async () => {
    const [topic, draws] = await Promise.all([getCastTopic(id), findDraws(id)]);
    const input = topic.parse({});
    const seen = new Map<string, number[]>();
    const counts: { size: number; count: number }[] = [];
    for (let at = 0; at < castsEach; at += 1) {
      const chance = chanceOf(new Uint8Array(32).fill(3), `${id} ${at}`, "");
      const { set, size, items } = draws!.toDrawn(topic.cast(input, { chance, moment: "2026-11-20T04:00:00Z" }));
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items).size).toBe(items.length);
      const row = seen.get(set) ?? Array<number>(size).fill(0);
      seen.set(set, row);
      for (const item of items) row[item] = row[item]! + 1;
      counts.push({ size, count: items.length });
    }
    const [row, ...others] = seen.values();
    expect(others).toEqual([]);
    expect(row!.every((times) => Number.isInteger(times))).toBe(true);
    expect(toUnevennessOdds(row!, counts, chanceOf(new Uint8Array(32), id, "")).p).toBeGreaterThan(0.001);
  }, 60_000);

  test("has a name of its own in both languages", async () => {
    const [topic, draws] = await Promise.all([getCastTopic(id), findDraws(id)]);
    const cast = topic.cast(topic.parse({}), { chance: chanceOf(new Uint8Array(32), id, ""), moment: "2026-11-20T04:00:00Z" });
    const { set, size } = draws!.toDrawn(cast);
    for (const locale of locales) {
      const names = Array.from({ length: size }, (_, item) => draws!.toItemName(set, item, locale));
      expect(new Set(names).size).toBe(size);
      expect(names.every((name) => /\p{Script=Han}/u.test(name) === (locale === "zh"))).toBe(true);
    }
  });
});
