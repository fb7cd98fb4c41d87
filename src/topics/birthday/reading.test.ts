import { describe, expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, toSentences } from "../kit/telling/sentences.ts";
import { listUnfitHeadlines } from "../kit/telling/testing/headlines.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import { type BirthdayCast, castBirthday } from "./engine.ts";
import { toBirthdayFacts } from "./facts.ts";
import { type BirthdayInput, birthdayInput } from "./input.ts";
import { birthdayPrompt } from "./prompt.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { rules } from "./telling/reader.ts";
import { toBirthdayView } from "./telling/view.ts";
import { birthday } from "./topic.ts";

const moment = "2026-11-21T04:00:00.000Z";
const readers = { zh: readingZh, en: readingEn };
const locales = ["zh", "en"] as const;
const chance = chanceOf(new Uint8Array(32), "birthday-readings", "");
const castOf = (birth: Record<string, unknown>, more: Record<string, unknown> = {}): BirthdayCast =>
  castBirthday(parseInput<BirthdayInput>(birthdayInput, { birth, ...more }), { chance, moment });

const toDate = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10);
const places = [
  { timeZone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47 },
  { timeZone: "Asia/Urumqi", latitude: 43.8, longitude: 87.6 },
  { timeZone: "Europe/London", latitude: 51.5, longitude: -0.1 },
  { timeZone: "America/New_York" },
];
/** Births from 1936 to 2009, one in twelve without a time, one in fifteen without a sex. */
const randomBirths = Array.from({ length: 1000 }, () => ({
  date: toDate(-12_400 + chance.below(27_000)),
  time: chance.below(12) === 0 ? null : `${String(chance.below(24)).padStart(2, "0")}:${String(chance.below(60)).padStart(2, "0")}`,
  ...places[chance.below(places.length)]!,
  ...(chance.below(15) === 0 ? {} : { sex: chance.below(2) === 0 ? "male" : "female" }),
}));
const casts = randomBirths.map((birth) => castOf(birth));

const ask = (cast: BirthdayCast, locale: Locale, text: string, tier: "basic" | "plus" = "plus", variant = 0): Reading =>
  readers[locale].tell({ cast, facts: toBirthdayFacts(cast), question: hearQuestion(text, locale), tier, variant });
const answer = (cast: BirthdayCast, locale: Locale, first: string, asked: string, turn: number): Reading =>
  readers[locale].answer({
    cast,
    facts: toBirthdayFacts(cast),
    question: hearQuestion(first, locale),
    asked: hearQuestion(asked, locale),
    tier: "plus",
    variant: 0,
    turn,
  });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");

const questions: Record<Locale, string[]> = {
  zh: [
    "",
    "我适合什么工作",
    "今年感情怎么样",
    "2027年事业运",
    "什么时候结婚",
    "我和他合适吗",
    "该不该换工作？",
    "为什么总存不下钱",
    "怎么睡得好些",
    "留在上海还是回老家？",
    "今年好还是明年换工作好",
  ],
  en: [
    "",
    "What kind of work suits me?",
    "How is this year for love?",
    "How is 2027 for my career?",
    "When will I get married?",
    "Are we compatible?",
    "Should I change jobs?",
    "Why can’t I save money?",
    "How can I sleep better?",
    "Stay in London or move to Leeds?",
    "What should I watch for this year?",
  ],
};

describe("the rules", () => {
  const open = hearQuestion("", "en");
  const views = casts.map((cast) => toBirthdayView(cast, [], open));
  it("say no text to more than a quarter of 1,000 random charts", () => {
    expect(measureRules(rules, views).filter(([, share]) => share > 0.25)).toEqual([]);
  });
  it("have a dissent for every chart", () => {
    const none = views.filter((view) => !rules.some((rule) => rule.role === "dissent" && rule.holds(view)));
    expect(none).toEqual([]);
  });
});

describe.each(locales)("a reading in %s", (locale) => {
  const readings = casts.map((cast) => ask(cast, locale, ""));
  it("shares no sentence with more than half of 1,000 charts", () => {
    expect(listCommonSentences(readings, 0.5)).toEqual([]);
  });
  it("shares at most two sentences in five with any other of 200 births", () => {
    expect(findMostAlike(readings.slice(0, 200)).share).toBeLessThanOrEqual(0.4);
  });
  it("keeps its length, whole and short, whatever is asked", () => {
    const outside: string[] = [];
    for (const [index, cast] of casts.slice(0, 330).entries()) {
      const text = questions[locale][index % questions[locale].length]!;
      for (const [tier, least, most] of [
        ["plus", locale === "zh" ? 700 : 500, locale === "zh" ? 1300 : 900] as const,
        ["basic", locale === "zh" ? 120 : 90, locale === "zh" ? 260 : 210] as const,
      ]) {
        const length = countWords(toText(ask(cast, locale, text, tier)), locale);
        if (length < least || length > most) outside.push(`${randomBirths[index]!.date} ${text} ${tier}: ${length}`);
      }
    }
    expect(outside).toEqual([]);
  });
  it("answers in one sentence, dissents once, closes with an act and a watch, and rests every paragraph on facts of the chart", () => {
    for (const [index, cast] of casts.slice(0, 220).entries()) {
      const reading = ask(cast, locale, questions[locale][index % questions[locale].length]!, "plus", index % 3);
      expect(reading.headline).toMatch(locale === "zh" ? /^[^。]+。$/ : /^[^\n]+[^.]\.$/);
      expect(reading.headline.split(locale === "zh" ? "。" : /\. /).filter(Boolean)).toHaveLength(1);
      expect(reading.paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
      const close = reading.paragraphs.at(-1)!;
      expect(close.text).toMatch(locale === "zh" ? /^这周.+留意：/ : /^This week .+\. Watch /);
      expect(new Set(reading.followUps).size).toBe(3);
      const ids = new Set(toBirthdayFacts(cast).map(({ id }) => id));
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        for (const id of facts) expect(ids).toContain(id);
      }
    }
  });
  it("has a headline of two lines on a phone, whatever is asked and whichever turn it is", () => {
    expect(listUnfitHeadlines(birthday, casts.slice(0, 25), [locale])).toEqual([]);
  });
  it("prints nothing half made, and no sentence twice", () => {
    for (const [index, cast] of casts.slice(0, 400).entries()) {
      const text = toText(ask(cast, locale, questions[locale][index % questions[locale].length]!, "plus", index % 4));
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
      expect(text).not.toMatch(locale === "zh" ? /。。|，。|，，|。，|；。|！|[a-zA-Z]/ : / {2}|\.\.|,\.|;\.|:\.|[!—]|(?<=[a-z])'/);
      const sentences = toSentences(text);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });
  it("answers its chips, and the same question asked again in other sentences", () => {
    for (const cast of casts.slice(0, 60)) {
      const first = ask(cast, locale, "");
      for (const [turn, chip] of first.followUps.entries()) {
        const told = answer(cast, locale, "", chip, turn);
        expect(told.followUps).toHaveLength(3);
        expect(told.followUps).not.toContain(chip);
        expect(countWords(toText(told), locale)).toBeGreaterThan(locale === "zh" ? 110 : 80);
      }
      const [once, twice] = [0, 1].map((turn) => answer(cast, locale, "", questions[locale][1]!, turn));
      const heard = new Set(once!.paragraphs.slice(0, 1).flatMap(({ text }) => toSentences(text)));
      const again = twice!.paragraphs.slice(0, 1).flatMap(({ text }) => toSentences(text));
      expect(again.filter((sentence) => heard.has(sentence)).length / again.length).toBeLessThanOrEqual(0.5);
    }
  });
  it("names only names that the prompt knows of this cast", () => {
    for (const cast of casts.slice(0, 20)) for (const name of birthdayPrompt.namesIn(cast, locale)) expect(birthdayPrompt.names[locale]).toContain(name);
  });
});

describe("the first sentence", () => {
  const cast = castOf({ date: "1990-05-01", time: "13:45", timeZone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47, sex: "male" });
  const headline = (text: string, locale: Locale): string => ask(cast, locale, text).headline;
  it("names the trades of the useful element for work", () => {
    expect(headline("我适合什么工作", "zh")).toBe("找有章程、有考核的地方，做贸易、物流一类的活。");
    expect(headline("What kind of work suits me?", "en")).toMatch(/^Trade or travel suits you, /);
  });
  it("names the year that is asked about", () => {
    expect(headline("2027年事业运", "zh")).toMatch(/^2027年丁未，做事/);
    expect(headline("How is next year for love?", "en")).toMatch(/^Love in 2027 [^:]+: /);
  });
  it("says so of a year beyond the ten, and names its luck", () => {
    expect(headline("2045年怎么样", "zh")).toMatch(/^2045年落在丙戌大运/);
  });
  it("names a year for when, and takes one of two years", () => {
    expect(headline("什么时候结婚", "zh")).toMatch(/^看20\d\d年/);
    expect(headline("今年好还是明年换工作好", "zh")).toMatch(/^偏向202[67]年/);
  });
  it("leaves illness to the doctor, another heart alone, and a match to two charts", () => {
    expect(headline("Will the operation go well?", "en")).toMatch(/^Ask a doctor/);
    expect(headline("他还爱我吗？", "zh")).toMatch(/^对方的心看不见；你要的是/);
    expect(headline("Are we compatible?", "en")).toMatch(/^It takes both charts to say; /);
  });
  it("does not tell a child of love or money", () => {
    const child = castOf({ date: "2015-07-07", time: "14:02", timeZone: "Asia/Shanghai", sex: "female" });
    const { headline: first, paragraphs } = ask(child, "zh", "感情怎么样");
    expect(first).toMatch(/^虚岁才12/);
    expect(paragraphs.map(({ label }) => label)).not.toContain("感情");
  });
});

describe("another school", () => {
  it("is told with the pillar it would show and why", () => {
    const cast = castOf({ date: "1964-10-15", time: "23:20", timeZone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47, sex: "male" });
    const told = ask(cast, "zh", "为什么别处排得不一样？").paragraphs.find(({ label }) => label === "排法");
    expect(told?.text).toMatch(/日柱丁酉，这里是戊戌：它到零点才换日/);
  });
});
