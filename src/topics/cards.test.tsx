import { expect, test } from "vitest";
import { chanceOf } from "../shared/chance.ts";
import { findCard } from "./cards.ts";
import { getCastTopic } from "./registry.ts";
import { topicIds } from "./topic-ids.ts";

test.each(topicIds.filter((id) => id !== "ask"))("%s has its own picture, found by its folder", async (id) => {
  const { Card, toCaption } = await findCard(id)!();
  expect([typeof Card, typeof toCaption]).toEqual(["function", "function"]);
});

test("what casts nothing, and what is no topic, has none", () => {
  for (const id of ["ask", "kit", "", "../web"]) expect(findCard(id)).toBeUndefined();
});

test.each([
  ["tarot", { spread: "three" }, "card", 3],
  ["tarot", { spread: "celticCross" }, "card", 10],
  ["zhouYi", { method: "coins" }, "coin", 6],
  ["zhouYi", { method: "yarrow" }, "stick", 6],
  ["zhouYi", { method: "numbers", numbers: [3, 8, 5] }, "coin", 0],
  ["fortune", {}, "stick", 1],
] as const)("%s %o: whatever lands is heard while it lands, and nothing else", async (id, given, of, count) => {
  const topic = await getCastTopic(id);
  const { toKnocks, toLandingMs } = await findCard(id)!();
  const drawn = topic.cast(topic.parse(given), { chance: chanceOf(new Uint8Array(32), "knocks", ""), moment: "2026-06-15T04:00:00Z" });
  const knocks = toKnocks!(drawn);
  expect(knocks.map((knock) => knock.of)).toEqual(Array(count).fill(of));
  for (const { atMs } of knocks) expect(atMs).toBeLessThan(toLandingMs!(drawn));
});
