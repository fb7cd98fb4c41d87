import type { CastTopicId } from "../../../../../topics/topic-ids.ts";

const birth = { date: "1990-05-01", time: "12:30", sex: "female", timeZone: "+08:00", latitude: 31.2, longitude: 121.5 };

/** For each topic something whole to cast from; one that takes a question alone needs no row. */
export const inputsOf: Partial<Record<CastTopicId, Record<string, unknown>>> = {
  astro: { birth },
  birthday: { birth },
  business: { name: "晨星", industry: "茶" },
  dream: { text: "梦见一条蛇追着我跑，掉进水里" },
  fengshui: { facing: "午", built: 2010 },
  huangdi: { birth },
  marriage: { a: { ...birth, sex: "male" }, b: { ...birth, date: "1992-03-03" } },
  mbti: { version: "simplified", answers: Array(28).fill(1) },
  name: { name: "江沐阳" },
  numerology: { date: "1990-05-01", name: "Ada Stone" },
  palmistry: { hand: "right", palm: "square", fingers: "short", heart: "index", head: "longStraight", life: "wide" },
  personality: { test: "jungian", answers: Array.from({ length: 64 }, (_, at) => 1 + (at % 5)) },
  purpleStar: { birth },
  tarot: { spread: "three" },
};
