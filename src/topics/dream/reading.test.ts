import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import type { DreamCast } from "./cast-types.ts";
import { castDream } from "./engine.ts";
import golden from "./golden/dreams.json" with { type: "json" };
import { findPart } from "./telling/parts.ts";
import { rules } from "./telling/rules.ts";
import { toDreamView } from "./telling/view.ts";
import { listRandomDreams } from "./testing/random-dreams.ts";
import { dream } from "./topic.ts";

const dayInMilliseconds = 86_400_000;
/** Told on days that follow each other, as dreams are. */
const momentOf = (index: number): string => new Date(Date.UTC(2026, 0, 1, 4) + index * dayInMilliseconds).toISOString();
const castsOf = (texts: readonly string[]): DreamCast[] => texts.map((text, index) => castDream({ text }, { moment: momentOf(index) }));
const isIn = (text: string, locale: Locale): boolean => /\p{Script=Han}/u.test(text) === (locale === "zh");
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const tell = (cast: DreamCast, locale: Locale, tier: "basic" | "plus" = "plus", text = "", variant = 0): Reading =>
  dream.tell(cast, hearQuestion(text, locale), { tier, variant });

describe.each(["zh", "en"] as const)("a reading in %s", (locale) => {
  let casts: DreamCast[] = [];
  beforeAll(() => {
    casts = castsOf([...golden.dreams.map(({ text }) => text).filter((text) => isIn(text, locale)), ...listRandomDreams(1000, 7, locale)]);
  }, 120_000);

  it("is told by rules none of whose texts holds for a third of dreams", () => {
    const [commonest] = measureRules(
      rules,
      casts.map((cast) => toDreamView(cast, hearQuestion("", locale))),
    );
    expect(commonest![1], commonest![0]).toBeLessThan(0.33);
  });
  /** Where nothing was recognised there is only the mood and the act to tell of. */
  const listReadings = (): Reading[] =>
    casts
      .filter(({ symbols }) => symbols.length > 0)
      .slice(-200)
      .map((cast) => tell(cast, locale));
  it("has no sentence that stands in three of ten", () => {
    expect(listCommonSentences(listReadings(), 0.3)).toEqual([]);
  });
  it("is another for another dream", () => {
    expect(findMostAlike(listReadings()).share).toBeLessThanOrEqual(0.4);
  });
  /** A dream of few images gives less to tell, and is not padded. */
  const leastOf = (images: number, least: number): number => (images >= 3 ? least : images === 2 ? least * 0.75 : 0);
  it("keeps its length by what was told, and is never longer", () => {
    const { whole, basic } = readingLength[locale];
    const outside: string[] = [];
    for (const cast of casts) {
      const length = (tier: "basic" | "plus") =>
        countWords(
          tell(cast, locale, tier)
            .paragraphs.map(({ text }) => text)
            .join("\n"),
          locale,
        );
      const [long, short] = [length("plus"), length("basic")];
      if (long > whole.most || short > basic.most) outside.push(`${long} ${short}: ${cast.text}`);
      if (long < leastOf(cast.symbols.length, whole.least) || (cast.symbols.length >= 3 && short < basic.least)) outside.push(`${long} ${short}: ${cast.text}`);
    }
    expect(outside).toEqual([]);
  });
  it("rests on facts of its cast, dissents where there is an image, closes with one act and one watch, offers three questions", () => {
    for (const cast of casts.slice(0, 300)) {
      const reading = tell(cast, locale);
      const ids = new Set(dream.facts(cast).map(({ id }) => id));
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        for (const id of facts) expect(ids).toContain(id);
      }
      expect(reading.paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(cast.symbols.length > 0 ? 1 : 0);
      expect(reading.paragraphs.at(-1)!.text).toMatch(locale === "zh" ? /^这周做一件：.+留意：/ : /^This week: .+ Watch for this: /);
      expect(new Set(reading.followUps).size).toBe(3);
      expect(reading.headline).toMatch(locale === "zh" ? /。$/ : /\.$/);
    }
  });
  it("quotes the dreamer", () => {
    for (const cast of casts.slice(0, 200)) if (cast.symbols.length > 0) expect(toText(tell(cast, locale))).toMatch(/“[^”]+”/);
  });
  it("prints nothing half made, and no sentence twice", () => {
    for (const cast of casts) {
      const text = tell(cast, locale)
        .paragraphs.map((paragraph) => paragraph.text.replaceAll(/“[^”]*”/g, "“”"))
        .join("\n");
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text).not.toMatch(locale === "zh" ? /。。|，，|：：|。，|；。|！|您/ : / {2}|,\.|;\.|:\.|;;| [,;:]|!/);
      const sentences = toSentences(text).filter((sentence) => !sentence.includes("“”"));
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });
  it("answers what its chips ask, and tells no future", () => {
    for (const cast of casts.slice(0, 60)) {
      const reading = tell(cast, locale);
      const ids = new Set(dream.facts(cast).map(({ id }) => id));
      const question = hearQuestion(cast.text, locale);
      for (const [turn, text] of reading.followUps.entries()) {
        const asked = hearQuestion(text, locale);
        const answer = dream.answer(cast, question, { tier: "plus", variant: 0, asked, turn });
        for (const id of answer.paragraphs.flatMap(({ facts }) => facts)) expect(ids).toContain(id);
        expect(answer.followUps).toHaveLength(3);
      }
    }
    const asked = locale === "zh" ? "这个梦是不是预示要发财？" : "Is this dream an omen?";
    const snake = castDream({ text: locale === "zh" ? "一条蛇咬了我" : "A snake bit me" }, { moment: momentOf(0) });
    expect(tell(snake, locale, "plus", asked).headline).toMatch(locale === "zh" ? /不报将来/ : /no news of the future/);
  });
  it("of a dream without an image says so", () => {
    const plain = castDream({ text: locale === "zh" ? "记不清了，只记得特别难过。" : "I only remember that I was so sad." }, { moment: momentOf(0) });
    expect(toText(tell(plain, locale))).toMatch(locale === "zh" ? /认得出|不硬认|补/ : /lexicon|make it up/);
  });
  it("names the days on which an image came before", () => {
    const again = castDream({ text: locale === "zh" ? "一条蛇" : "A snake", earlier: [{ date: "2026-03-05", symbols: ["snake"] }] }, { moment: momentOf(90) });
    expect(toText(tell(again, locale))).toMatch(locale === "zh" ? /3月5日/ : /5 March/);
  });
});

describe("the part a question asks about", () => {
  it.each([
    ["蛇在梦里是什么意思？", "image"],
    ["梦里那股心情从哪儿来？", "mood"],
    ["这跟我白天的生活有什么关系？", "days"],
    ["Why did I hide?", "act"],
    ["What do these images say together?", "together"],
    ["What about the ending?", "ending"],
  ])("%s is about %s", (text, part) => {
    expect(findPart(hearQuestion(text, /\p{Script=Han}/u.test(text) ? "zh" : "en"))).toBe(part);
  });
});
