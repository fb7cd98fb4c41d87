/** What each topic that cannot be cast from nothing is cast from here. */
const birth = { date: "1990-05-01", time: "12:30", sex: "male", timeZone: "+08:00", latitude: 31.23, longitude: 121.47 };

export const samples: Readonly<Record<string, Record<string, unknown>>> = {
  business: { name: "星河科技", industry: "software" },
  birthday: { birth },
  dream: { text: "梦见一条蛇追着我跑，吓醒了" },
  fengshui: { facing: "午" },
  marriage: { a: birth, b: { ...birth, date: "1992-03-03", sex: "female" } },
  mbti: { version: "simplified", answers: Array(28).fill(1) },
  name: { name: "江沐阳" },
  astro: { birth },
  numerology: { date: "1990-05-01", name: "Anna Schmidt" },
  huangdi: { birth },
  palmistry: { hand: "right", palm: "square", fingers: "short", heart: "index", head: "longStraight", life: "wide" },
  personality: { test: "jungian", answers: Array.from({ length: 64 }, (_, at) => 1 + (at % 5)) },
  purpleStar: { birth },
};
