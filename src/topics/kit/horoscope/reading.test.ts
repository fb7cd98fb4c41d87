import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { signs } from "../sky/signs.ts";
import { isFittingHeadline } from "../telling/headline.ts";
import { toSentences } from "../telling/sentences.ts";
import { castHoroscope, type HoroscopeCast } from "./cast.ts";
import { listDays } from "./span.ts";
import { signNames } from "./telling/names.ts";
import { listQuestions } from "./telling/questions.ts";
import { tellHoroscope } from "./telling/tell-horoscope.ts";
import type { ToldHoroscope } from "./telling/told.ts";
import { periods, scoreNames } from "./themes.ts";

const days = listDays({ from: "2026-01-01", to: "2026-12-31" });
const toText = ({ headline, paragraphs }: ToldHoroscope): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const toSet = (told: ToldHoroscope): Set<string> => new Set(toSentences(toText(told)));
const toShare = (one: Set<string>, other: Set<string>): number => [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size);

let casts: HoroscopeCast[][] = [];
beforeAll(() => {
  casts = days.map((date) => signs.map((sign) => castHoroscope({ sign, period: "day", date })));
}, 60_000);

describe.each(["zh", "en"] as const)("a year of days in %s", (locale) => {
  let told: ToldHoroscope[][] = [];
  let sets: Set<string>[][] = [];
  beforeAll(() => {
    told = casts.map((row) => row.map((cast) => tellHoroscope(cast, locale)));
    sets = told.map((row) => row.map(toSet));
  }, 60_000);
  it("tells no two signs of a day the same: at most 40 % of their sentences", () => {
    const shares = sets.flatMap((row) => row.flatMap((one, index) => row.slice(0, index).map((other) => toShare(one, other))));
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.4);
  });
  it("tells a sign no second day like the first: at most half of the sentences", () => {
    const shares = sets.slice(1).flatMap((row, index) => row.map((one, sign) => toShare(one, sets[index]![sign]!)));
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.5);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15);
  });
  it("has no sentence that stands in a sixth of it", () => {
    const counts = new Map<string, number>();
    for (const set of sets.flat()) for (const sentence of set) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > (days.length * 12) / 6)).toEqual([]);
  });
  it("rests every paragraph on reasons of its own day", () => {
    for (const [index, row] of told.entries())
      for (const [sign, { paragraphs }] of row.entries()) {
        const ids = new Set(Object.values(casts[index]![sign]!.points).flatMap((points) => points.map(({ id }) => id)));
        for (const { reasons } of paragraphs) {
          expect(reasons.length).toBeGreaterThan(0);
          for (const id of reasons) expect(ids).toContain(id);
        }
      }
  });
  it("opens with the Moon, goes through the four themes and closes with one act and one watch", () => {
    for (const { headline, paragraphs } of told.flat()) {
      expect(paragraphs.map(({ theme }) => theme)).toEqual(["opening", "love", "career", "wealth", "health", "closing"]);
      expect(headline).toMatch(locale === "zh" ? /^今天.+。$/ : /^Today, .+\.$/);
      expect(paragraphs.at(-1)!.text).toMatch(locale === "zh" ? /^今天做一件：.+。留意：.+。$/ : /^Today: .+\. Watch for this: .+\.$/);
    }
  });
});

describe.each(["zh", "en"] as const)("every period in %s", (locale) => {
  const dates = ["2024-02-11", "2025-07-20", "2026-03-01", "2027-10-09"];
  let all: ToldHoroscope[] = [];
  beforeAll(() => {
    all = dates.flatMap((date) => periods.flatMap((period) => signs.map((sign) => tellHoroscope(castHoroscope({ sign, period, date }), locale))));
  }, 60_000);
  it("has a headline of two lines of a phone", () => {
    expect(all.map(({ headline }) => headline).filter((headline) => !isFittingHeadline(locale, headline))).toEqual([]);
  });
  it("prints nothing half made, and no sentence twice", () => {
    for (const told of all) {
      const text = toText(told);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{place/);
      expect(text).not.toMatch(locale === "zh" ? /。。|，，|：：|。，|；。|：。|！|您|亲爱|[,;]/ : / {2}|\.\.|,\.|;\.|:\.|;;| [,;:]|!|[，。]/);
      const sentences = toSentences(text);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });
  it("promises nothing and frightens nobody", () => {
    const claims =
      locale === "zh"
        ? /一定会|必定|注定|大凶|灾|破财|发财|中奖|血光|生病|疾病|治/
        : /\b(?:will surely|destined|guarantee|disaster|doom|win the lottery|illness|disease|cure)\b/;
    for (const told of all) expect(toText(told)).not.toMatch(claims);
  });
  it("names its best and its careful time and what the sky does", () => {
    const month = tellHoroscope(castHoroscope({ sign: "leo", period: "month", date: "2026-08-01" }), locale);
    const text = (theme: string): string => month.paragraphs.find((paragraph) => paragraph.theme === theme)!.text;
    expect(text("course")).toMatch(locale === "zh" ? /最顺的是12日.+最该慢的是\d+日/ : /The best of it is the 12th .+ Go slowest on the \d+/);
    expect(text("sky")).toMatch(locale === "zh" ? /12日狮子座日全食，落在你的第一宫/ : /On the 12th comes a total solar eclipse in Leo, in your first house/);
  });
  it("lists the events of the sky by name", () => {
    const { events } = tellHoroscope(castHoroscope({ sign: "aries", period: "month", date: "2026-11-01" }), locale);
    const names = events.map(({ name }) => name);
    expect(names).toContain(locale === "zh" ? "水星在天蝎座转为顺行" : "Mercury turns direct in Scorpio");
    expect(names).toContain(locale === "zh" ? "双子座满月" : "Full Moon in Gemini");
  });
  it("states its rule and the lucky pair’s", () => {
    for (const { rule, lucky } of all) {
      expect(rule).toContain("55");
      expect(lucky.rule).toContain(lucky.color);
      expect(lucky.rule).toContain(String(lucky.number));
    }
  });
});

describe("the questions", () => {
  it.each<Locale>(["zh", "en"])("are four to six, the last about the sign: %s", (locale) => {
    for (const theme of scoreNames)
      for (const sign of [undefined, ...signs]) {
        const questions = listQuestions(theme, sign, locale);
        expect(questions.length).toBeGreaterThanOrEqual(4);
        expect(questions.length).toBeLessThanOrEqual(6);
        if (sign) expect(questions.at(-1)).toContain(signNames[locale][sign]);
      }
  });
});
