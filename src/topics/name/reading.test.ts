import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import { nameCharacters } from "./characters.ts";
import { frequentSurnames } from "./data/frequent-surnames.ts";
import { castName, type NameCast } from "./engine.ts";
import { englishNames } from "./english-names.ts";
import { toNameFacts } from "./facts.ts";
import type { NameInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { findAsk } from "./telling/parts.ts";
import { rules } from "./telling/rules.ts";
import { toNameView } from "./telling/view.ts";
import { listTriedNames } from "./tried.ts";
import { understandName } from "./understand.ts";

const readers = { zh: readingZh, en: readingEn };
const locales: readonly Locale[] = ["zh", "en"];
const seed = 20261121;
const tried = [...listTriedNames(null, 2), ...listTriedNames(null, 1)].map(({ given }) => given);
const surnames = [...[...frequentSurnames].slice(0, 120), "欧阳", "司马", "诸葛"];
const familyNames =
  "Clarke Smith Johnson Wright Schmidt Brown Taylor Wilson Evans Thomas Roberts Walker Hall Green Young King Baker Cooper Ward Bell Murphy Kelly Okafor Patel Garcia Rossi Novak Fischer Li Chen Harper Fox Reed Shaw Price Barnes".split(
    " ",
  );

const two = (number: number): string => String(number).padStart(2, "0");
const aBirth = fc
  .record({
    year: fc.integer({ min: 1950, max: 2024 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  .map(({ year, month, day, hour }) => ({ date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:30`, timeZone: "Asia/Shanghai" }));
const aChar = fc.constantFrom(...nameCharacters.map(({ char }) => char));
const aGiven = fc.oneof(
  fc.constantFrom(...tried),
  fc.tuple(aChar, aChar).map((chars) => chars.join("")),
);
const aChinese = fc.record({ surname: fc.constantFrom(...surnames), given: aGiven, birth: fc.option(aBirth, { nil: undefined }) });
const aFirst = fc.constantFrom(...englishNames.map(({ name }) => name));
const anEnglish = fc.tuple(aFirst, fc.option(aFirst, { nil: undefined, freq: 1 }), fc.constantFrom(...familyNames)).map((parts) => ({
  name: parts.filter((part) => part !== undefined).join(" "),
}));

const castAll = (inputs: readonly unknown[]): NameCast[] => inputs.map((input) => castName(input as NameInput));
const chinese = castAll(fc.sample(aChinese, { numRuns: 1000, seed }));
const english = castAll(fc.sample(anEnglish, { numRuns: 1000, seed }));
const proposed = castAll(surnames.map((surname, index) => ({ surname, suggest: true, sex: index % 2 === 0 ? "female" : "male" })));

const ask = (text: string, locale: Locale) => hearQuestion(text, locale);
const tell = (cast: NameCast, locale: Locale, text = "", tier: "basic" | "plus" = "plus"): Reading =>
  readers[locale].tell({ cast, facts: toNameFacts(cast), question: ask(text, locale), tier, variant: 0 });
const answer = (cast: NameCast, locale: Locale, text: string, turn: number): Reading =>
  readers[locale].answer({ cast, facts: toNameFacts(cast), question: ask("", locale), asked: ask(text, locale), tier: "plus", variant: 0, turn });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const toLength = ({ paragraphs }: Reading, locale: Locale): number => countWords(paragraphs.map(({ text }) => text).join("\n"), locale);

const groups = [
  ["Chinese names", chinese],
  ["English names", english],
  ["proposed names", proposed],
] as const;

describe.each(groups)("of %s", (kind, casts) => {
  test("no text holds for more than half", () => {
    expect(measureRules(rules, casts.map(toNameView)).filter(([, share]) => share > 0.5)).toEqual([]);
  });

  test.each(locales)("no sentence in %s stands in half the readings, and no two readings are alike", (locale) => {
    const readings = casts.map((cast) => tell(cast, locale));
    expect(listCommonSentences(readings, 0.5)).toEqual([]);
    // 钟 and 邹 have as many strokes, so the same names are proposed to both.
    expect(findMostAlike(readings.slice(0, 200)).share).toBeLessThanOrEqual(kind === "proposed names" ? 0.55 : 0.4);
  });

  test.each(locales)("readings in %s have their length, whole and short", (locale) => {
    const { whole, basic } = readingLength[locale];
    const lengths = casts.slice(0, 300).map((cast) => toLength(tell(cast, locale), locale));
    expect(lengths.filter((length) => length > whole.most || length < whole.least * 0.85)).toEqual([]);
    expect(lengths.filter((length) => length < whole.least).length / lengths.length).toBeLessThan(0.5);
    const shorts = casts.slice(0, 300).map((cast) => toLength(tell(cast, locale, "", "basic"), locale));
    expect(shorts.filter((length) => length < basic.least || length > basic.most * 1.25)).toEqual([]);
  });

  test.each(locales)("every paragraph in %s rests on facts there are, and says no gap", (locale) => {
    for (const cast of casts.slice(0, 300)) {
      const ids = new Set(toNameFacts(cast).map(({ id }) => id));
      const reading = tell(cast, locale);
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        expect(facts.filter((id) => !ids.has(id))).toEqual([]);
      }
      expect(toText(reading)).not.toMatch(/undefined|NaN|null|object Object|。。|，。|；。|：。|“”| ,/);
    }
  });
});

describe("what is asked", () => {
  const name = castName({ name: "江沐阳" });
  const born = castName({ name: "江沐阳", birth: { date: "1990-05-01", time: "13:45", timeZone: "Asia/Shanghai" } as NameInput["birth"] });
  const clarke = castName({ name: "Emma Clarke" });
  const names = castName({ surname: "陈", suggest: true, sex: "female" });

  test.each([
    ["这个名字好不好", name, "good"],
    ["要不要改名", name, "change"],
    ["哪一格最弱", name, "weak"],
    ["三才怎么样", name, "triad"],
    ["康熙笔画怎么数", name, "writing"],
    ["命里缺什么，这个名字补得上吗", born, "chart"],
    ["好听吗", name, "sound"],
    ["给孩子起名", names, "suggest"],
    ["今年感情怎么样", name, "love"],
    ["Is Emma Clarke a good name?", clarke, "good"],
    ["Should I change it?", clarke, "change"],
    ["Do my initials spell anything odd?", clarke, "writing"],
    ["suggest a name for a girl, surname 林", names, "suggest"],
    ["", name, "good"],
  ] as const)("“%s”", (text, cast, wanted) => {
    expect(findAsk(ask(text, "zh"), toNameView(cast))).toBe(wanted);
  });

  test("is answered in the headline, in both languages", () => {
    expect(tell(name, "zh", "三才怎么样").headline).toContain("三才");
    expect(tell(clarke, "en", "Do my initials spell anything odd?").headline).toMatch(/initials/i);
    expect(tell(born, "en", "Does it bring what my birth chart lacks?").headline).toMatch(/chart/i);
    expect(tell(name, "zh", "要不要改名").headline).toContain("不必");
    expect(tell(names, "zh", "给女儿起名").headline).toContain(`陈${names.kind === "chinese" ? names.given : ""}`);
  });

  test("no one is told to change a name at once", () => {
    for (const cast of [...chinese.slice(0, 200), ...english.slice(0, 200)])
      for (const locale of locales)
        expect(toText(tell(cast, locale, locale === "zh" ? "要不要改名" : "Should I change it?"))).not.toMatch(
          /马上改|立刻改|尽快改|change it at once|change it now/,
        );
  });

  test.each(locales)("twice in %s, it is not told in the same sentences", (locale) => {
    const questions = {
      zh: ["好不好", "读音怎么样", "五格怎么看", "最弱的是哪一处"],
      en: ["Is it good?", "How does it sound?", "What do the numbers say?", "Where is it weakest?"],
    };
    for (const cast of [name, born, clarke, names])
      for (const text of questions[locale]) {
        const [first, second] = [0, 1].map((turn) => toText(answer(cast, locale, text, turn)).split("\n"));
        expect(second!.filter((line) => first!.includes(line))).toEqual([]);
      }
  });

  test.each(locales)("three follow-ups in %s, none of them what was asked", (locale) => {
    for (const cast of [name, born, clarke, names]) {
      const { followUps } = tell(cast, locale, locale === "zh" ? "读音怎么样" : "How does it sound?");
      expect(new Set(followUps).size).toBe(3);
      const view = toNameView(cast);
      expect(followUps.map((text) => findAsk(ask(text, locale), view))).not.toContain("sound");
    }
  });

  test.each(locales)("a follow-up in %s is heard as a question about the name that stands, and as the part it asks about", (locale) => {
    for (const [cast, known] of [
      [name, { name: "江沐阳" }],
      [clarke, { name: "Emma Clarke" }],
      [names, { suggest: true, surname: "陈", sex: "female" as const }],
    ] as const) {
      const view = toNameView(cast);
      const followUps = [0, 1, 2].flatMap((turn) => answer(cast, locale, "", turn).followUps);
      expect(followUps.filter((text) => Object.keys(understandName(text, known, locale)).length > 0)).toEqual([]);
      expect(followUps.filter((text) => findAsk(ask(text, locale), view) === "good")).toEqual([]);
    }
  });

  test("the second of the proposed names is told as the second", () => {
    if (names.kind !== "chinese") throw new Error("names are Chinese");
    for (const [locale, text] of [
      ["zh", "这几个名字里第二个好在哪？"],
      ["en", "What speaks for the second of these names?"],
    ] as const)
      expect(answer(names, locale, text, 1).headline).toContain(names.suggestions[1]!.given);
  });

  test("of proposed names each is told with a flaw", () => {
    const told = tell(names, "zh", "给女儿起名").paragraphs.find(({ label }) => label === "备选")!.text;
    expect(told.match(/毛病是|只是/g)?.length).toBe(names.kind === "chinese" ? names.suggestions.length : 0);
  });
});
