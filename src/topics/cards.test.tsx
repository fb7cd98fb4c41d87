import { expect, test } from "vitest";
import { findCard } from "./cards.ts";
import { topicIds } from "./topic-ids.ts";

test.each(topicIds.filter((id) => id !== "ask"))("%s has its own picture, found by its folder", async (id) => {
  const { Card, toCaption } = await findCard(id)!();
  expect([typeof Card, typeof toCaption]).toEqual(["function", "function"]);
});

test("what casts nothing, and what is no topic, has none", () => {
  for (const id of ["ask", "kit", "", "../web"]) expect(findCard(id)).toBeUndefined();
});
