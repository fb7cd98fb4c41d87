import { describe, expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { type Locale, locales } from "../../shared/i18n/locale.ts";
import { purposes } from "../kit/almanac/data/purposes.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import type { Reader, Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import { toCivilDate, toEpochDay } from "../kit/time/civil.ts";
import { toDateText } from "../kit/time/parse-civil.ts";
import { type AuspiciousCast, castAuspicious } from "./engine.ts";
import type { AuspiciousFacts } from "./fact-types.ts";
import { toAuspiciousFacts } from "./facts.ts";
import { auspiciousInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { rules } from "./telling/rules.ts";
import { toView } from "./telling/view.ts";

const readers: Record<Locale, Reader<AuspiciousCast, AuspiciousFacts>> = { zh: readingZh, en: readingEn };
const moment = "2026-11-21T04:00:00Z";
const castOf = (given: unknown): AuspiciousCast => castAuspicious(parseInput(auspiciousInput, given), { moment });
const toDate = (epochDay: number): string => toDateText(toCivilDate(epochDay));

const chance = chanceOf(new Uint8Array(32), "", "choices");
const first = toEpochDay(2026, 1, 1);
/** A third of the wishes are for one day, the others for two weeks to seven; none to three people. */
const casts = Array.from({ length: 1000 }, () => {
  const from = first + chance.below(1800);
  const purpose = purposes[chance.below(purposes.length)]!;
  const people = Array.from({ length: chance.below(4) }, () => ({ date: toDate(toEpochDay(1950, 1, 1) + chance.below(20_000)) }));
  return castOf(
    chance.below(3) === 0 ? { purpose, date: toDate(from), people } : { purpose, from: toDate(from), to: toDate(from + 13 + chance.below(36)), people },
  );
});
const tell = (locale: Locale, cast: AuspiciousCast, text = "", tier: "basic" | "plus" = "plus"): Reading =>
  readers[locale].tell({ cast, facts: toAuspiciousFacts(cast), question: hearQuestion(text, locale), tier, variant: 0 });
const toText = ({ paragraphs }: Reading): string => paragraphs.map(({ text }) => text).join("\n");

describe("what is told", () => {
  it("holds, text by text, for less than a third of all choices", () => {
    const shares = measureRules(
      rules,
      casts.map((cast) => toView(cast, [], hearQuestion("", "zh"))),
    );
    expect(shares.filter(([, share]) => share > 0.33)).toEqual([]);
  });
});

describe.each(locales)("readings in %s", (locale) => {
  const readings = casts.map((cast) => tell(locale, cast));

  it("have no sentence in common", () => {
    expect(listCommonSentences(readings, 0.3)).toEqual([]);
  });
  it("share at most two fifths of their sentences, any two of 200", () => {
    expect(findMostAlike(readings.slice(0, 200)).share).toBeLessThanOrEqual(0.4);
  });
  it("keep their length, whole and short", () => {
    const { whole, basic } = readingLength[locale];
    const lengths = readings.map((reading) => countWords(toText(reading), locale));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(whole.most);
    expect(lengths.filter((length) => length < whole.least).length / lengths.length).toBeLessThan(0.05);
    const short = casts.slice(0, 200).map((cast) => countWords(toText(tell(locale, cast, "", "basic")), locale));
    expect(Math.max(...short)).toBeLessThanOrEqual(basic.most);
    expect(Math.min(...short)).toBeGreaterThanOrEqual(basic.least);
  });
  it("rest on facts of the cast, each paragraph on one at least", () => {
    for (const [index, { paragraphs }] of readings.entries()) {
      const ids = new Set(toAuspiciousFacts(casts[index]!).map(({ id }) => id));
      for (const { facts } of paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        expect(facts.filter((id) => !ids.has(id))).toEqual([]);
      }
    }
  });
  it("always have a dissenting voice, something to do and something to watch", () => {
    for (const { paragraphs } of readings)
      expect(paragraphs.map(({ part }) => part).filter((part) => part === "dissent" || part === "close")).toEqual(["dissent", "close"]);
  });
  it("read as the language is written", () => {
    for (const reading of readings) {
      const text = [reading.headline, toText(reading)].join("\n");
      expect(text).not.toMatch(/undefined|NaN|null|\[object|!|！|您|亲，|。。|，，|，。|\.\./);
      if (locale === "en") expect(text).not.toMatch(/\ba (?:Establish|Open|Ox)\b|\b1 (?:days|points|ties|births)\b|\ba [aeiou]/);
    }
  });
});

const questions: Record<Locale, { which: string; why: string; same: string[] }> = {
  zh: {
    which: "哪天搬家好？",
    why: "12月12日为什么不行？",
    same: ["几点最好？", "备选哪天？", "要避开什么？", "冲到谁？", "出门朝哪个方向？", "分数怎么算的？"],
  },
  en: {
    which: "Which day should we move?",
    why: "Why not 12 December?",
    same: ["Which hour?", "What’s second?", "What should be avoided?", "Whom does it clash with?", "Which direction?", "How did it get its points?"],
  },
};

describe.each(locales)("questions in %s", (locale) => {
  const cast = castOf({ purpose: "moving", from: "2026-12-01", to: "2026-12-31" });
  const question = hearQuestion(questions[locale].which, locale);
  const answer = (text: string, turn: number) =>
    readers[locale].answer({ cast, facts: toAuspiciousFacts(cast), question, tier: "plus", variant: 0, asked: hearQuestion(text, locale), turn });

  it("which day: the first sentence names it", () => {
    expect(tell(locale, cast, questions[locale].which).headline).toBe(
      locale === "zh" ? "搬家选12月17日（周四），备选12月24日。" : "Take Thursday 17 December, else 24 December.",
    );
  });
  it("about one day: the first sentence says yes or no to it", () => {
    expect(tell(locale, castOf({ purpose: "moving", date: "2026-12-12" })).headline).toBe(
      locale === "zh" ? "12月12日不宜搬家，换12月17日（周四）。" : "Not that day; for moving house take Thursday 17 December.",
    );
    expect(tell(locale, castOf({ purpose: "moving", date: "2026-12-17" })).headline).toBe(
      locale === "zh" ? "可以，12月17日（周四）能搬家，得10分。" : "Yes, Thursday 17 December will do for moving house.",
    );
    expect(answer(questions[locale].why, 0).headline).toBe(locale === "zh" ? "12月12日（周六）不选：历本写着诸事不宜。" : "Not Saturday 12 December.");
  });
  it("of a stretch in which nothing is left are told so", () => {
    const none = castOf({ purpose: "wedding", from: "2026-12-07", to: "2026-12-10" });
    expect(none.ranked).toEqual([]);
    expect(tell(locale, none).headline).toBe(locale === "zh" ? "12月7日到12月10日没有一天适合办婚礼。" : "No day in that stretch is fit for a wedding.");
  });
  it.each(questions[locale].same)("“%s” asked twice is answered twice in other sentences", (text) => {
    const [one, other] = [answer(text, 0), answer(text, 1)].map((reading) => new Set(toSentences(toText(reading))));
    expect([...one!].filter((sentence) => other!.has(sentence)).length / Math.min(one!.size, other!.size)).toBeLessThanOrEqual(0.5);
  });
  it("come back as three chips, none of them the one just asked", () => {
    for (const turn of [0, 1, 2, 3]) {
      const asked = answer(questions[locale].same[0]!, turn);
      expect(new Set(asked.followUps).size).toBe(3);
      expect(asked.followUps).not.toContain(questions[locale].same[0]);
    }
  });
});
