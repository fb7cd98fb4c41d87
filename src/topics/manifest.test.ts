import { describe, expect, it } from "vitest";
import { chanceOf } from "../shared/chance.ts";
import { manifest } from "./manifest.ts";
import { getCastTopic } from "./registry.ts";
import { topicIds } from "./topic-ids.ts";

/** What a topic that cannot be cast from nothing is asked. */
const inputs: Readonly<Record<string, unknown>> = {
  business: { name: "星河科技", industry: "software" },
  birthday: { birth: { date: "1990-05-01", time: "12:30", sex: "male", timeZone: "+08:00" } },
  fengshui: { facing: "午" },
  marriage: { a: { date: "1990-05-01", time: null }, b: { date: "1992-03-03", time: null } },
  mbti: { version: "simplified", answers: Array(28).fill(1) },
  name: { name: "江沐阳" },
  astro: { instant: "1990-05-01T05:45:00Z", latitude: 31.23, longitude: 121.47 },
  numerology: { date: "1990-05-01", name: "Anna Schmidt" },
  huangdi: { birth: { date: "1990-05-01", time: "12:30", timeZone: "+08:00" } },
  palmistry: { hand: "right", palm: "square", fingers: "short", heart: "index", head: "longStraight", life: "wide" },
  personality: { test: "jungian", answers: Array.from({ length: 64 }, (_, at) => 1 + (at % 5)) },
  purpleStar: { birth: { date: "1990-05-01", time: "12:30", sex: "female", timeZone: "+08:00" } },
};

const engines = topicIds.flatMap((id) => {
  const { engine } = manifest[id];
  return engine ? [{ id, ...engine }] : [];
});

describe("the engines of the page", () => {
  it.each(engines)("$id is the version its topic casts with", async ({ id, load }) => {
    expect((await load()).version).toBe((await getCastTopic(id)).engineVersion);
  });

  it.each(engines)("$id casts as its topic does, and names its casts by facts there are", async ({ id, load, namedBy }) => {
    const topic = await getCastTopic(id);
    const input = topic.parse(inputs[id] ?? {});
    const toContext = () => ({ chance: chanceOf(new Uint8Array(32), id, ""), moment: "2026-11-20T04:00:00.000Z" });
    const cast = topic.cast(input, toContext());
    expect((await load()).cast(input, toContext())).toEqual(cast);
    const keys = topic.facts(cast).map(({ key }) => key);
    expect(namedBy.some((key) => keys.includes(key))).toBe(true);
  });
});
