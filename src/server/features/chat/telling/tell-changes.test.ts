import { expect, test } from "vitest";
import { getCastTopic } from "../../../../topics/registry.ts";
import { tellChanges } from "./tell-changes.ts";

const birth = { date: "1981-07-24", timeZone: "Asia/Shanghai", latitude: 31.2, longitude: 121.5, sex: "male" };

test.each([
  ["birthday", /^[^；]*：时柱定下来了：丁巳；/, /Hour pillar can be placed now: /],
  ["astro", /^[^；]*：月亮定下来了：白羊/, /Moon can be placed now: /],
] as const)("an hour that was unknown and is taken over: of %s, what it gives is told first", async (id, zh, en) => {
  const topic = await getCastTopic(id);
  const cast = (time: string | null) => topic.cast(topic.parse({ birth: { ...birth, time } }), { moment: "2026-11-01T00:00:00Z" } as never);
  const change = { before: cast(null), now: cast("10:05"), how: "corrected" } as const;
  expect(tellChanges(topic, change, "zh", []).text).toMatch(zh);
  expect(tellChanges(topic, change, "en", []).text).toMatch(en);
  const between = { before: cast("10:05"), now: cast("12:05"), how: "corrected" } as const;
  expect(tellChanges(topic, between, "zh", []).text).not.toContain("定下来了");
});

test("a sign or a house that changed is told, not the minutes that every body has moved on by", async () => {
  const topic = await getCastTopic("astro");
  const cast = (time: string) => topic.cast(topic.parse({ birth: { ...birth, time } }), { moment: "2026-11-01T00:00:00Z" } as never);
  const text = tellChanges(topic, { before: cast("10:05"), now: cast("12:05"), how: "corrected" }, "zh", []).text;
  for (const [, before, now] of text.matchAll(/从([^；，。]+)变成([^；，。]+)/g)) {
    expect(before!.replace(/[\d°′.]+/g, "")).not.toBe(now!.replace(/[\d°′.]+/g, ""));
  }
  expect(text).toMatch(/从/);
  // A minute later nothing but figures has moved: then these are told.
  expect(tellChanges(topic, { before: cast("10:05"), now: cast("10:06"), how: "corrected" }, "zh", []).text).toMatch(/从|没有/);
});
