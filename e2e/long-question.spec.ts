import { describe, expect, test } from "vitest";
import { castTopic } from "./steps/cast.ts";
import { openHouse, quickly } from "./steps/house.ts";
import { said, toLong } from "./steps/said.ts";
import { listUnseen } from "./steps/seen.ts";

/** The lines of what was asked last, and the air above and below them. */
const countLines = `(() => {
  const asked = document.querySelector(".turn.is-last .me");
  return asked.clientHeight / parseFloat(getComputedStyle(asked).lineHeight);
})()`;
const topics = Object.keys(said) as (keyof typeof said)[];

describe.each(["zh", "en"] as const)("a question of three lines and more, %s", (locale) => {
  const house = openHouse(quickly);

  test("takes two of them: figure, headline and the first two lines stand above the input, in every topic and on every screen", async () => {
    const person = await house.visit({ locale, device: "phone", isCalm: true });
    const { page } = person;
    const unseen: Record<string, string[]> = {};
    for (const topic of topics) {
      await castTopic(person, topic, toLong(said[topic]));
      expect(await page.evaluate<number>(countLines), topic).toBeGreaterThan(3);
      unseen[topic] = await listUnseen(page);
    }
    expect(unseen).toEqual(Object.fromEntries(topics.map((topic) => [topic, []])));
  });
});
