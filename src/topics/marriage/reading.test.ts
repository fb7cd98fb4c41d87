import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { findComingYear } from "../kit/hearing/asked-year.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import { castMarriage, type MarriageCast } from "./engine.ts";
import { toMarriageFacts } from "./facts.ts";
import { marriageInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { findPart } from "./telling/parts.ts";
import { rules } from "./telling/reader.ts";
import { toMarriageView } from "./telling/view.ts";

const locales: Locale[] = ["zh", "en"];
const readers = { zh: readingZh, en: readingEn };

/** Park and Miller's generator: the same pairs on every run. */
const toNumbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

const cast = (given: unknown): MarriageCast => castMarriage(parseInput(marriageInput, given), { moment: "2026-11-21T04:00:00Z" });
const listPairs = (count: number, seed: number): MarriageCast[] => {
  const next = toNumbers(seed);
  const birth = () => ({
    date: new Date(Date.UTC(1960, 0, 1) + next(16_000) * 86_400_000).toISOString().slice(0, 10),
    time: next(5) === 0 ? null : `${String(next(24)).padStart(2, "0")}:${String(next(60)).padStart(2, "0")}`,
    timeZone: "+08:00",
  });
  return Array.from({ length: count }, () => cast({ a: birth(), b: birth() }));
};

const tell = (locale: Locale, made: MarriageCast, text = "", tier: "basic" | "plus" = "plus"): Reading =>
  readers[locale].tell({ cast: made, facts: toMarriageFacts(made), question: hearQuestion(text, locale), tier, variant: 0 });
const toLength = (locale: Locale, { paragraphs }: Reading): number => countWords(paragraphs.map(({ text }) => text).join("\n"), locale);

const questions: Record<Locale, string[]> = {
  zh: [
    "",
    "我们合适吗？",
    "能走到结婚吗？",
    "我们为什么老吵架？",
    "钱怎么管？",
    "2028年结婚好吗？",
    "什么时候结婚好？",
    "该不该分手？",
    "我们是不是选错了？",
    "他爱我吗？",
  ],
  en: [
    "",
    "Are we a match?",
    "Will we make it to marriage?",
    "Why do we fight?",
    "How should we handle money?",
    "Is 2028 a good year to marry?",
    "When should we marry?",
    "Should we break up?",
    "Did we choose wrong?",
    "Does he love me?",
  ],
};
const verdicts = /不(?:能|该|要|可)结婚|不适合结婚|克夫|克妻|注定|must not marry|should(?: not|n’t) marry|doomed/i;

describe("what a question is about", () => {
  it.each([
    ["我们合适吗？", null],
    ["我们为什么老吵架？", "quarrel"],
    ["两个人的钱怎么管", "money"],
    ["跟婆婆怎么处", "family"],
    ["哪一年结婚好", "year"],
    ["日子怎么过", "daily"],
    ["Are we a match?", null],
    ["Why do we keep fighting?", "quarrel"],
    ["What about the in-laws?", "family"],
    ["When should we marry?", "year"],
  ])("%s", (text, part) => {
    expect(findPart(hearQuestion(text, /\p{Script=Han}/u.test(text) ? "zh" : "en"))).toBe(part);
  });
  it("is a year to come, not a year of birth", () => {
    expect(findComingYear("他1990年生，我1992年，2028年结婚好吗", 2026)).toBe(2028);
    expect(findComingYear("他1990年生", 2026)).toBeNull();
  });
});

describe("the texts", () => {
  const pairs = listPairs(1000, 7);
  it("none holds for more than half of the pairs", () => {
    const views = pairs.map((made) => toMarriageView(made, [], hearQuestion("", "zh")));
    expect(measureRules(rules, views).filter(([, share]) => share > 0.5)).toEqual([]);
  });
  describe.each(locales)("in %s", (locale) => {
    let readings: Reading[] = [];
    beforeAll(() => {
      readings = pairs.map((made) => tell(locale, made));
    });
    it("share no sentence between half of the readings", () => {
      expect(listCommonSentences(readings, 0.5)).toEqual([]);
    });
    it("make readings of which no two are alike by more than two fifths", () => {
      expect(findMostAlike(readings.slice(0, 200)).share).toBeLessThanOrEqual(0.4);
    });
    it("come to a reading's length, whole or short", () => {
      const { whole, basic } = readingLength[locale];
      for (const reading of readings) {
        expect(toLength(locale, reading)).toBeGreaterThanOrEqual(whole.least);
        expect(toLength(locale, reading)).toBeLessThanOrEqual(whole.most);
      }
      for (const made of pairs.slice(0, 100)) {
        const short = toLength(locale, tell(locale, made, "", "basic"));
        expect(short).toBeGreaterThanOrEqual(basic.least);
        expect(short).toBeLessThanOrEqual(basic.most);
      }
    });
    it("rest on facts of the cast, leave no hole, and never forbid", () => {
      for (const made of pairs.slice(0, 40)) {
        const ids = new Set(toMarriageFacts(made).map(({ id }) => id));
        for (const text of questions[locale]) {
          const reading = tell(locale, made, text);
          expect(reading.paragraphs.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
          expect(reading.paragraphs.filter(({ facts }) => facts.length === 0)).toEqual([]);
          const all = [reading.headline, ...reading.paragraphs.map(({ text: told }) => told), ...reading.followUps].join("\n");
          expect(all).not.toMatch(/undefined|NaN|\{\w+\}|\[object/);
          expect(all).not.toMatch(verdicts);
          expect(reading.followUps.length).toBe(3);
        }
      }
    });
  });
});

describe("answers", () => {
  const [pair] = listPairs(1, 23) as [MarriageCast];
  it("a low match is told as where the work lies", () => {
    expect(pair.total.score).toBeLessThan(50);
    expect(tell("zh", pair, "我们合适吗？").headline).toBe("能处，活儿落在同一屋檐下的起居：日支巳亥坐不稳。");
    expect(tell("en", pair, "Are we a match?").headline).toBe("You can be, with work on daily life under one roof.");
  });
  it("of two years the better one is named", () => {
    expect(tell("zh", pair, "2027年还是2032年结婚好？").headline).toMatch(/^偏向2032年/);
    expect(tell("en", pair, "Should we marry in 2027 or 2032?").headline).toMatch(/^Rather 2032/);
  });
  it("where somebody is hurt nothing is read", () => {
    const reading = tell("zh", pair, "他打我怎么办");
    expect(reading.headline).toContain("110");
    expect(reading.paragraphs.length).toBe(1);
    expect(tell("en", pair, "He hits me, what should I do?").paragraphs.length).toBe(1);
  });
  it("of the young only how they get on is told", () => {
    const young = cast({ a: { date: "2010-05-01", time: null }, b: { date: "2011-03-03", time: null } });
    const reading = tell("zh", young, "我们什么时候结婚？");
    expect(reading.headline).toBe("没满十八，婚事不看：日支亥巳相冲，同进同出反而累。");
    expect(reading.paragraphs.map(({ label }) => label)).not.toEqual(expect.arrayContaining(["年份"]));
    expect(reading.paragraphs.map(({ label }) => label)).not.toEqual(expect.arrayContaining(["牵引"]));
  });
  it.each(locales)("asked the same again, a follow-up is not told in the same sentences (%s)", (locale) => {
    for (const made of listPairs(30, 41)) {
      const question = hearQuestion(questions[locale][1]!, locale);
      const asked = hearQuestion(questions[locale][4]!, locale);
      const request = { cast: made, facts: toMarriageFacts(made), question, tier: "plus" as const, variant: 0, asked };
      const [one, other] = [0, 1].map((turn) => toSentences(readers[locale].answer({ ...request, turn }).paragraphs[0]!.text));
      expect(other!.filter((sentence) => one!.includes(sentence)).length).toBeLessThan(other!.length / 2);
    }
  });
});
