import { describe, expect, test } from "vitest";
import { chanceOf } from "../../../../shared/chance.ts";
import { locales } from "../../../../shared/i18n/locale.ts";
import { getCastTopic, registry } from "../../../../topics/registry.ts";
import { type CastTopicId, topicIds } from "../../../../topics/topic-ids.ts";
import { toGrounding } from "./grounding.ts";

/** Words no craft knows: whatever holds them was written by a person. */
const han = "龘";
const latin = "Qzxv";
const question = `${han}会回来吗 ${latin}`;
const birth = { date: "1990-05-01", time: "12:30", sex: "male", timeZone: "+08:00", latitude: 31.2, longitude: 121.5, name: latin };

/** Inputs with something in every field that takes free words; a topic that takes a question alone needs no row. */
const inputs: Partial<Record<CastTopicId, readonly Record<string, unknown>[]>> = {
  astro: [{ instant: "1990-05-01T05:45:00Z", latitude: 31.23, longitude: 121.47, question }],
  birthday: [{ birth, question }],
  business: [
    { name: `${han}星`, industry: `${latin} 贸易`, avoid: han, question },
    { name: latin, industry: latin, question },
    { suggest: true, industry: `${latin} 茶`, avoid: han, question },
  ],
  dream: [{ text: `梦见${han}和一条蛇追着我跑，有人喊${latin}`, question, earlier: [{ date: "2026-01-01", symbols: ["snake", latin] }] }],
  fengshui: [{ facing: "午", question, marks: { centre: { x: 1, y: 1 }, north: 0, door: { x: 1, y: 2 }, rooms: [{ x: 2, y: 2, name: `${han}${latin}` }] } }],
  huangdi: [{ birth, question }],
  marriage: [{ a: { ...birth, time: null }, b: { ...birth, date: "1992-03-03", sex: "female" }, maleName: han, femaleName: latin, question }],
  mbti: [{ version: "simplified", answers: Array(28).fill(1), question }],
  name: [{ name: `${han}沐阳` }, { name: latin }, { surname: "江", suggest: true, meaning: `像${han}一样，${latin}`, avoid: han, birth }],
  numerology: [{ date: "1990-05-01", name: latin, question }],
  palmistry: [{ hand: "right", palm: "square", fingers: "short", heart: "index", head: "longStraight", life: "wide", picture: latin, question }],
  personality: [{ test: "jungian", answers: Array.from({ length: 64 }, (_, at) => 1 + (at % 5)), question }],
  purpleStar: [{ birth, question }],
  tarot: [{ spread: "three", question }],
};

describe.each(topicIds.filter((id) => id !== "ask"))("%s", (id) => {
  const given = inputs[id] ?? [{ question }];
  test.each(locales)("what a person wrote stands in no system message (%s)", async (locale) => {
    const topic = await getCastTopic(id);
    const prompt = await registry[id].prompt();
    for (const input of given) {
      const cast = topic.cast(topic.parse(input), { chance: chanceOf(new Uint8Array(32), id, ""), moment: "2026-11-20T04:00:00.000Z" });
      const chips = topic.chips(cast, locale);
      const turns = [{ role: "user" as const, content: question }];
      const messages = toGrounding({ prompt, locale, chips, tier: "plus", history: turns, question, isFollowUp: true, variant: 1, begun: `## ${latin}` });
      const written = messages.filter(({ role }) => role !== "system").map(({ content }) => content);
      expect(written.join("")).toContain(latin);
      const ours = messages.filter(({ role }) => role === "system").map(({ content }) => content);
      expect(ours).toHaveLength(1);
      expect(ours[0]).not.toMatch(new RegExp(`${han}|${latin}`, "i"));
    }
  });
});

test("names and brands do come along as facts, so that the test above has something to find", async () => {
  const [input] = inputs.name!;
  const topic = await getCastTopic("name");
  const cast = topic.cast(topic.parse(input), { chance: chanceOf(new Uint8Array(32), "name", ""), moment: "2026-11-20T04:00:00.000Z" });
  expect(JSON.stringify(topic.chips(cast, "zh"))).toContain(han);
});
