import { expect, test } from "vitest";
import { chanceOf } from "../shared/chance.ts";
import { toChipReader } from "./kit/sharing/sharing.ts";
import { toBodyState } from "./kit/sky/ephemeris.ts";
import { toSign } from "./kit/sky/signs.ts";
import { getCastTopic, getSharing } from "./registry.ts";
import type { CastTopicId } from "./topic-ids.ts";

/** How many birthdays of these hundred years fit what is shown of one: the living, and some. */
const century = { from: Date.UTC(1926, 0, 1), days: 36_525 };
const dayMs = 86_400_000;
const fitAtLeast = 300;

const toDay = (at: number): string => new Date(century.from + at * dayMs).toISOString().slice(0, 10);
const context = { chance: chanceOf(new Uint8Array(32), "fits", ""), moment: "2026-06-15T04:00:00Z" };
const born = (date: string, time = "10:30") => ({ date, time, timeZone: "+08:00", latitude: 31.2, longitude: 121.5, sex: "female" });

/** By topic: what a birthday is cast from, and how many days apart they are looked at (no divisor of sixty, so that every pillar comes by). */
const samples: Partial<Record<CastTopicId, { input(date: string, at: number): object; stride: number }>> = {
  birthday: { input: (date) => ({ birth: born(date) }), stride: 61 },
  marriage: { input: (date) => ({ a: { ...born(date), sex: "male" }, b: born("1990-05-01") }), stride: 61 },
  purpleStar: { input: (date, at) => ({ birth: born(date, `${String(at % 24).padStart(2, "0")}:30`) }), stride: 7 },
  numerology: { input: (date) => ({ date }), stride: 7 },
  huangdi: { input: (date, at) => ({ birth: born(date, `${String(at % 24).padStart(2, "0")}:30`) }), stride: 7 },
  fengshui: { input: (date) => ({ facing: 3, built: 1990, resident: born(date) }), stride: 7 },
};

test.each(Object.entries(samples) as [CastTopicId, { input(date: string, at: number): object; stride: number }][])(
  `at least ${fitAtLeast} birthdays of a century fit what a share of %s shows`,
  async (id, { input, stride }) => {
    const [topic, sharing] = await Promise.all([getCastTopic(id), getSharing(id)]);
    const fits = new Map<string, number>();
    for (let at = 0; at < century.days; at += stride) {
      const cast = topic.cast(topic.parse(input(toDay(at), at)), context);
      const shown = JSON.stringify(sharing.toLines({ cast, locale: "zh", chip: toChipReader(topic.chips(cast, "zh")) }));
      fits.set(shown, (fits.get(shown) ?? 0) + stride);
    }
    expect([...fits].filter(([, days]) => days < fitAtLeast)).toEqual([]);
  },
  120_000,
);

test(`at least ${fitAtLeast} birthdays of a century fit Sun, Moon and rising by sign`, () => {
  // On every day each sign rises somewhere at every moment, and the place stays out: Sun and Moon are what narrows the day. A day fits where both
  // stand so at some moment of it; neither crosses a whole sign in a day.
  const signsAt = (at: number) => {
    const instant = (century.from + at * dayMs) / 1000;
    return { sun: toSign(toBodyState("sun", instant).longitude).sign, moon: toSign(toBodyState("moon", instant).longitude).sign };
  };
  const fits = new Map<string, number>();
  let before = signsAt(0);
  for (let at = 1; at <= century.days; at += 1) {
    const now = signsAt(at);
    for (const pair of new Set([before, now].map(({ sun, moon }) => `${sun} ${moon}`))) fits.set(pair, (fits.get(pair) ?? 0) + 1);
    before = now;
  }
  expect(fits.size).toBe(144);
  expect([...fits].filter(([, days]) => days < fitAtLeast)).toEqual([]);
}, 120_000);
