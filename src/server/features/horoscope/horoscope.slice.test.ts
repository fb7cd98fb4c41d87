import { expect, test, vi } from "vitest";
import type { AnswerOf, Call } from "../../../shared/contract/call.ts";
import * as contract from "../../../shared/contract/horoscope.ts";
import { describeServer } from "../../testing/describe-server.ts";

const themes = ["love", "career", "wealth", "health"] as const;
const date = "2026-11-22";
/** 22 November 2026, a Sunday, the whole day long. */
const now = () => Date.parse("2026-11-22T10:30:00Z");

describeServer(
  "the horoscope",
  (app) => {
    const ask = async <C extends Call>(call: C, input: Record<string, unknown>, headers: Record<string, string> = {}) =>
      (await (await app().visitor().raw(call, input, headers)).json()) as { code: number; data: AnswerOf<C> };
    const countKept = async (): Promise<number> => (await app().kernel.database.run("select sign from horoscopes", [])).length;

    test("is made once and kept: another day of the same week gives the same words and no second row", async () => {
      const before = await countKept();
      const first = await ask(contract.yunshi, { sign: "leo", period: "week", date });
      const again = await ask(contract.yunshi, { sign: "leo", period: "week", date: "2026-11-18" });
      expect(first.data).toMatchObject({ date, from: "2026-11-16", to: "2026-11-22" });
      expect(again.data).toEqual({ ...first.data, date: "2026-11-18" });
      expect(await countKept()).toBe(before + 1);
    });

    test("is told in both languages from one and the same sky", async () => {
      const [zh, en] = [await ask(contract.yunshi, { sign: "libra", date, lang: "zh" }), await ask(contract.yunshi, { sign: "libra", date, lang: "en" })];
      expect(zh.data.scores).toEqual(en.data.scores);
      expect(zh.data.rule).toMatch(/\p{Script=Han}/u);
      expect(JSON.stringify(en.data)).not.toMatch(/\p{Script=Han}/u);
      for (const theme of themes) expect(zh.data.reasons[theme].map(({ id }) => id)).toEqual(en.data.reasons[theme].map(({ id }) => id));
    });

    test("the reasons of a day add up to its scores, from the base on", async () => {
      for (const sign of contract.horoscopeSigns) {
        const { data } = await ask(contract.yunshi, { sign, date });
        for (const theme of themes) {
          const reasons = data.reasons[theme];
          const sum = data.base + reasons.reduce((total, { points }) => total + points, 0);
          // Each is rounded to a tenth, those under half a point are left out, and the score is a whole number between 5 and 98.
          expect(Math.abs(Math.min(98, Math.max(5, sum)) - data.scores[theme])).toBeLessThanOrEqual(1.5);
        }
      }
    });

    test("today is the caller's own day, and China's where no zone is told", async () => {
      const dayIn = async (zone: string) => (await ask(contract.yunshi, { sign: "aries" }, { "x-time-zone": zone })).data.date;
      // These two are 25 hours apart: never the same day.
      expect((await dayIn("Pacific/Kiritimati")) > (await dayIn("Pacific/Pago_Pago"))).toBe(true);
      const zoneless = await app().fetch(
        new Request("http://localhost/xingzuo/ranking", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }),
      );
      expect(((await zoneless.json()) as { data: { date: string } }).data.date).toBe(await dayIn("Asia/Shanghai"));
    });

    test.each([
      [contract.yunshi, { sign: "ophiuchus" }, "sign"],
      [contract.yunshi, { sign: "leo", period: "decade" }, "period"],
      [contract.yunshi, { sign: "leo", date: "2026-02-30" }, "date"],
      [contract.yunshi, { sign: "leo", date: "2022-12-31" }, "date"],
      [contract.yunshi, { sign: "leo", period: "year", date: "2030-01-01" }, "date"],
      [contract.ranking, { date: "2030-01-01" }, "date"],
      [contract.ranking, { theme: "fame" }, "theme"],
      [contract.rankingGet, { sign: "leo", date: "2022-12-31" }, "date"],
      [contract.rankingQuestion, { theme: "fame" }, "theme"],
      [contract.skyCalendar, { month: "2026-13" }, "month"],
      [contract.skyCalendar, { month: "2101-01" }, "month"],
    ])("$path refuses $1 by its field $2", async (call: Call, input, field) => {
      expect(await ask(call, input)).toMatchObject({ code: 1001, data: { fields: { [field]: expect.any(String) } } });
    });

    test("is told for three years back and three ahead, and says so where it is asked for more", async () => {
      for (const near of ["2023-01-01", "2029-12-31"]) expect((await ask(contract.yunshi, { sign: "leo", period: "year", date: near })).code).toBe(200);
      const refusal = async (lang: string) => (await ask(contract.yunshi, { sign: "leo", date: "2040-01-01", lang })) as unknown as { msg: string };
      expect((await refusal("zh")).msg).toBe("运势只说 2023 年到 2029 年的");
      expect((await refusal("en")).msg).toBe("Horoscopes are told from 2023 to 2029");
    });

    test("a day far from today is told and not kept; what was kept forty days ago goes when another is", async () => {
      const before = await countKept();
      const far = await ask(contract.yunshi, { sign: "gemini", date: "2025-03-01" });
      expect([far.data.date, await countKept()]).toEqual(["2025-03-01", before]);
      await ask(contract.yunshi, { sign: "gemini", date: "2026-12-20" });
      expect(await countKept()).toBe(before + 1);

      await app().kernel.database.run("update horoscopes set created_at = now() - interval '41 days'", []);
      const again = await ask(contract.yunshi, { sign: "gemini", date: "2026-12-20" });
      expect([again.data.date, await countKept()]).toEqual(["2026-12-20", 1]);
    });

    test("those who ask for the same at once wait for one making", async () => {
      const { kernel } = app();
      const run = vi.spyOn(kernel.workers, "run");
      const told = await Promise.all(Array.from({ length: 8 }, () => ask(contract.yunshi, { sign: "virgo", period: "month", date })));
      for (const { data } of told) expect(data).toEqual(told[0]!.data);
      expect(run.mock.calls.filter(([work]) => work === "horoscope.yunshi")).toHaveLength(1);
      run.mockRestore();
    });

    test("the ranking has all twelve, best first, equals sharing a place", async () => {
      const { data } = await ask(contract.ranking, { date, theme: "love" });
      expect(new Set(data.list.map(({ sign }) => sign))).toEqual(new Set(contract.horoscopeSigns));
      for (const { score, scores, rank } of data.list) {
        expect(score).toBe(scores.love);
        expect(rank).toBe(1 + data.list.filter((other) => other.score > score).length);
      }
    });

    test("a sign's place agrees with the ranking and with its own day, and says why", async () => {
      for (const theme of ["overall", "wealth"] as const) {
        const { data: ranked } = await ask(contract.ranking, { date, theme, lang: "en" });
        const { data: place } = await ask(contract.rankingGet, { sign: "scorpio", date, theme, lang: "en" });
        expect(ranked.list.find(({ sign }) => sign === "scorpio")).toEqual({
          sign: place.sign,
          name: place.name,
          rank: place.rank,
          score: place.score,
          scores: place.scores,
        });
        expect(place.scores).toEqual((await ask(contract.yunshi, { sign: "scorpio", date })).data.scores);
        expect(place.why).toMatch(/[a-z]{3}/);
        expect(place.reasons.length).toBeGreaterThan(0);
      }
    });

    test("a theme's questions open the natal chart", async () => {
      const { data } = await ask(contract.rankingQuestion, { theme: "career", sign: "virgo", lang: "zh" });
      expect(data).toMatchObject({ theme: "career", module: "a", topic: "astro" });
      expect(data.questions.length).toBeGreaterThanOrEqual(4);
      for (const question of data.questions) expect(question).toMatch(/[？?]$/);
    });

    test("the sky of August 2026 has its new Moon and the Sun's total eclipse on the 12th, and every day its Moon", async () => {
      const { data } = await ask(contract.skyCalendar, { month: "2026-08", lang: "zh" });
      expect(data.days.map((day) => day.date)).toEqual(Array.from({ length: 31 }, (_, index) => `2026-08-${String(index + 1).padStart(2, "0")}`));
      const on12th = data.events.filter(({ at }) => at.startsWith("2026-08-12")).map(({ kind }) => kind);
      expect(on12th).toEqual(expect.arrayContaining(["phase", "eclipse"]));
      expect(data.days[11]!.illumination).toBeLessThan(0.01);
    });
  },
  undefined,
  { now },
);
