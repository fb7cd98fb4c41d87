import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import { brandCharacterList, brandWordList } from "./brand-stems.ts";
import { type BusinessCast, castBusiness } from "./engine.ts";
import { toBusinessFacts } from "./facts.ts";
import { industries } from "./industries.ts";
import { businessInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { findAsk } from "./telling/parts.ts";
import { rules } from "./telling/rules.ts";
import { toBusinessView } from "./telling/view.ts";

const readers = { zh: readingZh, en: readingEn };
const locales: readonly Locale[] = ["zh", "en"];
const seed = 20261121;
const moment = "2026-11-21T12:00:00Z";

const two = (number: number): string => String(number).padStart(2, "0");
const aBirth = fc
  .record({
    year: fc.integer({ min: 1950, max: 2004 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  .map(({ year, month, day, hour }) => ({ date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:30`, timeZone: "Asia/Shanghai" }));
const aTrade = fc.constantFrom(...industries.map(({ id }) => id));
const aStem = fc.oneof(
  fc.constantFrom(...brandWordList.map(({ word }) => word)),
  fc
    .tuple(fc.constantFrom(...brandCharacterList.map(({ char }) => char)), fc.constantFrom(...brandCharacterList.map(({ char }) => char)))
    .map((pair) => pair.join("")),
);
const aTail = fc.constantFrom("", "", "", "科技", "商贸有限公司", "书店", "咖啡馆", "文化传媒有限公司", "餐饮");
const anOpening = fc.option(fc.record({ monthsOn: fc.integer({ min: 0, max: 11 }) }), { nil: undefined });
const anOwner = fc.option(aBirth, { nil: undefined });
const aChinese = fc
  .record({ stem: aStem, tail: aTail, industry: aTrade, owner: anOwner, opening: anOpening })
  .map(({ stem, tail, ...rest }) => ({ name: stem + tail, ...rest }));
const aLatin = fc
  .record({
    words: fc.array(
      fc.constantFrom(
        ..."Luma Northfold Amber Kettle Stone Vela Orchard Finch Maple Harbor Juniper Cinder Quill Saffron Tide Alder Beacon Willow Copper Lantern Meridian Sable Thistle Wren Zephyr Bramble Clover Ember Foundry Granite Hazel Iris Lattice Mosaic Nova Oak Pebble Raven Summit Terra Velvet".split(
          " ",
        ),
      ),
      { minLength: 1, maxLength: 2 },
    ),
    industry: aTrade,
    owner: anOwner,
    opening: anOpening,
  })
  .map(({ words, ...rest }) => ({ name: words.join(" "), ...rest }));
const aWish = fc.record({ suggest: fc.constant(true), industry: aTrade, owner: anOwner });

const castAll = (inputs: readonly unknown[]): BusinessCast[] => inputs.map((given) => castBusiness(parseInput(businessInput, given), { moment }));
const chinese = castAll(fc.sample(aChinese, { numRuns: 1000, seed }));
const latin = castAll(fc.sample(aLatin, { numRuns: 1000, seed }));
const proposed = castAll(fc.sample(aWish, { numRuns: 200, seed }));
const cast = (given: object): BusinessCast => castBusiness(parseInput(businessInput, given), { moment });

const ask = (text: string, locale: Locale) => hearQuestion(text, locale);
const view = (one: BusinessCast, text = "", locale: Locale = "zh") => toBusinessView(one, ask(text, locale));
const tell = (one: BusinessCast, locale: Locale, text = "", tier: "basic" | "plus" = "plus"): Reading =>
  readers[locale].tell({ cast: one, facts: toBusinessFacts(one), question: ask(text, locale), tier, variant: 0 });
const answer = (one: BusinessCast, locale: Locale, text: string, turn: number): Reading =>
  readers[locale].answer({ cast: one, facts: toBusinessFacts(one), question: ask("", locale), asked: ask(text, locale), tier: "plus", variant: 0, turn });
/** Of a Chinese name the two characters of the brand, of a Latin one the whole. */
const toBrand = (name: string): string => (/^[A-Z]/.test(name) ? name : name.slice(0, 2));
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const toLength = ({ paragraphs }: Reading, locale: Locale): number => countWords(paragraphs.map(({ text }) => text).join("\n"), locale);

const groups = [
  ["Chinese names", chinese],
  ["Latin names", latin],
  ["proposed names", proposed],
] as const;

describe.each(groups)("of %s", (kind, casts) => {
  test("no text holds for more than half", () => {
    expect(
      measureRules(
        rules,
        casts.map((one) => view(one)),
      ).filter(([, share]) => share > 0.5),
    ).toEqual([]);
  });

  test.each(locales)("no sentence in %s stands in half the readings, and no two readings are alike", (locale) => {
    const readings = casts.map((one) => tell(one, locale));
    expect(listCommonSentences(readings, 0.5)).toEqual([]);
    // One name is told alike whoever asks; different names are not.
    const different = readings.filter((_, index) => casts.findIndex(({ name }) => toBrand(name) === toBrand(casts[index]!.name)) === index);
    expect(different.length).toBeGreaterThan(kind === "Latin names" ? 30 : 60);
    // Two owners of one trade and one day master share the names after the first.
    expect(findMostAlike(different.slice(0, 200)).share).toBeLessThanOrEqual(kind === "proposed names" ? 0.5 : 0.4);
  });

  test.each(locales)("readings in %s have their length, whole and short", (locale) => {
    const { whole, basic } = readingLength[locale];
    const lengths = casts.slice(0, 300).map((one) => toLength(tell(one, locale), locale));
    expect(lengths.filter((length) => length > whole.most || length < whole.least * 0.85)).toEqual([]);
    expect(lengths.filter((length) => length < whole.least).length / lengths.length).toBeLessThan(0.5);
    const shorts = casts.slice(0, 300).map((one) => toLength(tell(one, locale, "", "basic"), locale));
    expect(shorts.filter((length) => length < basic.least || length > basic.most * 1.3)).toEqual([]);
  });

  test.each(locales)("every paragraph in %s rests on facts there are, and says no gap", (locale) => {
    for (const one of casts.slice(0, 300)) {
      const ids = new Set(toBusinessFacts(one).map(({ id }) => id));
      const reading = tell(one, locale);
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        expect(facts.filter((id) => !ids.has(id))).toEqual([]);
      }
      expect(toText(reading)).not.toMatch(/undefined|NaN|null|object Object|。。|，。|；。|：。|“”| ,|\ba [aeio][a-z]|\.\./);
    }
  });
});

describe("what is asked", () => {
  const star = cast({ name: "星河科技", industry: "software" });
  const owned = cast({
    name: "青禾书店",
    industry: "publishing",
    owner: { date: "1990-05-01", time: "13:45", timeZone: "Asia/Shanghai" },
    openingFrom: "2026-12-01",
    openingTo: "2026-12-31",
  });
  const luma = cast({ name: "Luma", industry: "skincare" });
  const names = cast({ suggest: true, industry: "cafe" });

  test.each([
    ["公司叫星河科技怎么样", star, "good"],
    ["有没有不好的谐音", star, "sound"],
    ["笔画吉不吉", star, "numbers"],
    ["和行业五行合不合", star, "trade"],
    ["适合我做吗", star, "noOwner"],
    ["哪天开业好", star, "noOpening"],
    ["哪天开业好", owned, "opening"],
    ["书店适合我吗", owned, "owner"],
    ["这个店能赚钱吗", star, "money"],
    ["要不要改名", star, "change"],
    ["I’m opening a coffee shop. How is the name?", luma, "good"],
    ["Where is it weakest?", luma, "weak"],
    ["Does it hide a bad word?", luma, "sound"],
    ["给我的咖啡馆起名", names, "proposals"],
    ["", star, "good"],
  ] as const)("“%s”", (text, one, wanted) => {
    expect(findAsk(ask(text, "zh"), view(one, text))).toBe(wanted);
  });

  test("is answered in the headline, in both languages", () => {
    expect(tell(owned, "zh", "哪天开业好").headline).toMatch(/^开业选12月/);
    expect(tell(owned, "en", "Which day should we open?").headline).toMatch(/^Open on .* December/);
    expect(tell(owned, "en", "Does a bookshop suit me?").headline).toContain("bookshop");
    expect(tell(star, "zh", "有没有不好的谐音").headline).toContain("谐音");
    expect(tell(names, "zh", "给我的咖啡馆起名").headline).toContain(names.name);
    expect(tell(luma, "en", "").headline).toMatch(/^Luma /);
  });

  test.each(locales)("twice in %s, it is not told in the same sentences", (locale) => {
    const questions = { zh: ["好不好", "读音怎么样", "笔画怎么看"], en: ["Is it good?", "How does it sound?", "What do the numbers say?"] };
    for (const one of [star, owned, luma, names])
      for (const text of questions[locale]) {
        const [first, second] = [0, 1].map((turn) => answer(one, locale, text, turn).paragraphs.map((paragraph) => paragraph.text));
        expect(second!.filter((line) => first!.includes(line))).toEqual([]);
      }
  });

  test.each(locales)("three follow-ups in %s, none of them what was asked", (locale) => {
    for (const one of [star, owned, luma, names]) {
      const text = locale === "zh" ? "读音怎么样" : "How does it sound?";
      const { followUps } = tell(one, locale, text);
      expect(new Set(followUps).size).toBe(3);
      expect(followUps.map((followUp) => findAsk(ask(followUp, locale), view(one, followUp, locale)))).not.toContain("sound");
    }
  });

  test("no profit is promised", () => {
    for (const one of [...chinese.slice(0, 100), ...latin.slice(0, 100)]) {
      expect(toText(tell(one, "zh", "能赚钱吗"))).not.toMatch(/一定赚|必赚|发大财|稳赚/);
      expect(toText(tell(one, "en", "will I make money"))).not.toMatch(/you will make money|guarantee/i);
    }
  });
});
