import { describe, expect, test } from "vitest";
import { hearQuestion } from "../../kit/hearing/to-question.ts";
import { parseInput } from "../../kit/parse-input.ts";
import { toCivilDate } from "../../kit/time/civil.ts";
import { toDateText } from "../../kit/time/parse-civil.ts";
import { castBirthday } from "../engine.ts";
import { type BirthdayInput, birthdayInput } from "../input.ts";
import { birthday } from "../topic.ts";

/** A reading told whole. */
const whole = { tier: "plus", variant: 0 } as const;

const ends: Readonly<Record<string, string>> = { wood: "04-05", fire: "07-07", earth: "10-31", metal: "10-08", water: "12-31" };
const castOf = (at: number, moment: string) => {
  const birth = { date: toDateText(toCivilDate(1_000 + at * 97)), time: "13:45", timeZone: "Asia/Shanghai", sex: at % 2 ? "male" : "female" };
  return castBirthday(parseInput<BirthdayInput>(birthdayInput, { birth }), { moment } as never);
};
const births = Array.from({ length: 120 }, (_, at) => at);

describe.each([
  ["zh", "什么时候适合换工作？", /看(\d{4})年.{2}，/],
  ["en", "When should I change jobs?", /^(?:Look to )?(\d{4}),/],
] as const)("a season (%s)", (locale, text, named) => {
  test.each(["2026-02-10T00:00:00Z", "2026-08-20T00:00:00Z", "2026-11-22T00:00:00Z"])("that is over on %s is not told as to come", (moment) => {
    const years = new Set<number>();
    for (const at of births) {
      const cast = castOf(at, moment);
      const { headline } = birthday.tell(cast, hearQuestion(text, locale), whole);
      const year = Number(named.exec(headline)?.[1]);
      expect(year, headline).toBeGreaterThanOrEqual(2026);
      expect(`${year}-${ends[cast.usefulElements[0]!]}` >= moment.slice(0, 10), headline).toBe(true);
      years.add(year);
    }
    expect(years.size).toBeGreaterThan(2);
  });
});

test("of a year asked about that is over it is said so", () => {
  const fire = births.map((at) => castOf(at, "2026-11-22T00:00:00Z")).find(({ usefulElements }) => usefulElements[0] === "fire")!;
  const tell = (text: string, locale: "zh" | "en") => {
    const { headline, paragraphs } = birthday.tell(fire, hearQuestion(text, locale), whole);
    return `${headline} ${paragraphs[0]!.text}`;
  };
  expect(tell("今年什么时候适合换工作？", "zh")).toMatch(/^看20(?!26).+。 2026年合用的那一段已经过了。/);
  expect(tell("When should I change jobs this year?", "en")).toMatch(/^Look to 20(?!26).+\. The best stretch of 2026 is behind you\./);
});
