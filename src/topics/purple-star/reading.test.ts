import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import { majorStars } from "./data/stars.ts";
import type { PurpleStarFact } from "./fact-types.ts";
import { toPurpleStarFacts } from "./facts.ts";
import { findPart } from "./telling/find-part.ts";
import { rules } from "./telling/rules.ts";
import { toPlateView } from "./telling/view.ts";
import { purpleStar } from "./topic.ts";

const moment = "2026-11-21T04:00:00.000Z";
const questions: Record<Locale, string[]> = {
  zh: [
    "",
    "我适合什么工作",
    "今年感情怎么样",
    "2027年事业运",
    "什么时候结婚",
    "我和他合适吗",
    "我该不该换工作？",
    "为什么总存不下钱？",
    "怎么跟老板提加薪？",
    "留在上海还是回老家？",
    "谁能帮我？",
    "最近怎么样",
    "我的健康要注意什么",
    "我会被裁员吗？",
    "眼下这十年的大限怎么走？",
  ],
  en: [
    "",
    "What kind of work suits me?",
    "How is love this year?",
    "How will work go in 2027?",
    "When will I marry?",
    "Is he right for me?",
    "Should I change jobs?",
    "Why can’t I save money?",
    "How do I ask my boss for a raise?",
    "Stay in London or move back home?",
    "Who can help me?",
    "How are things going?",
    "What should I change for my sleep?",
    "Will I be fired?",
    "What should I watch for this year?",
  ],
};

/** mulberry32: the same births in every run. */
const chanceFrom = (seed: number) => (below: number) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
};
const two = (number: number): string => String(number).padStart(2, "0");
const listBirths = (count: number, seed: number) => {
  const next = chanceFrom(seed);
  return Array.from({ length: count }, () => ({
    date: `${1945 + next(70)}-${two(1 + next(12))}-${two(1 + next(28))}`,
    time: `${two(next(24))}:${two(next(60))}`,
    sex: next(2) === 0 ? "male" : "female",
    timeZone: "+08:00",
  }));
};
const castOf = (birth: object, rest: object = {}): PurpleStarCast =>
  purpleStar.cast(purpleStar.parse({ birth, ...rest }), { moment, chance: undefined as never }) as PurpleStarCast;
const readingOf = (birth: object, locale: Locale): Reading => purpleStar.tell(castOf(birth), hearQuestion("", locale), { tier: "plus", variant: 0 });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");

let casts: PurpleStarCast[] = [];
beforeAll(() => {
  casts = listBirths(1000, 7).map((birth) => castOf(birth));
});
const tell = (locale: Locale, index: number, tier: "basic" | "plus" = "plus", text = questions[locale][index % questions[locale].length]!, variant = 0) => {
  const cast = casts[index]!;
  return { cast, reading: purpleStar.tell(cast, hearQuestion(text, locale), { tier, variant }) };
};

describe("the rules", () => {
  it("hold for a quarter of plates at most, each text of them", () => {
    const views = casts.map((cast) => toPlateView(cast, purpleStar.facts(cast) as PurpleStarFact[], hearQuestion("", "zh")));
    const [commonest] = measureRules(rules, views);
    expect(commonest![1], commonest![0]).toBeLessThan(0.28);
    expect(measureRules(rules, views).length).toBeGreaterThan(900);
  });
  it("see fourteen majors in every plate, and one in or opposite each palace", () => {
    for (const cast of casts.slice(0, 300)) {
      const { palaces } = toPlateView(cast, toPurpleStarFacts(cast), hearQuestion("", "zh"));
      const own = Object.values(palaces).flatMap(({ majors, isBorrowed }) => (isBorrowed ? [] : majors.map(({ name }) => name)));
      expect([...own].sort()).toEqual([...majorStars].sort());
    }
  });
});

describe.each(["zh", "en"] as const)("a reading in %s", (locale) => {
  it("keeps its length on Plus and on Basic", () => {
    const outside: string[] = [];
    for (const [index] of casts.entries())
      for (const [tier, { least, most }] of [
        ["plus", readingLength[locale].whole],
        ["basic", readingLength[locale].basic],
      ] as const) {
        const { reading } = tell(locale, index, tier);
        const length = countWords(reading.paragraphs.map(({ text }) => text).join("\n"), locale);
        if (length < least || length > most) outside.push(`${index} ${tier}: ${length}`);
      }
    expect(outside).toEqual([]);
  });
  it("has no sentence that stands in half of all readings", () => {
    expect(
      listCommonSentences(
        casts.map((_, index) => tell(locale, index, "plus", "").reading),
        0.3,
      ),
    ).toEqual([]);
  });
  it.each([7, 11, 23, 42, 99])("is another for another birth, near-twins too: 200 births of seed %i", (seed) => {
    const readings = listBirths(200, seed).map((birth) => readingOf(birth, locale));
    expect(findMostAlike(readings).share).toBeLessThanOrEqual(0.4);
  });
  // Of one year’s stem, with 命宫 and 紫微 at the same places: about 1 pair in 1,400 births, so they are sought among many.
  it("is another for a near-twin: same 命宫, same 紫微, same stem of the year", () => {
    const births = listBirths(1500, 5);
    const shapes = new Map<string, number[]>();
    for (const [index, birth] of births.entries()) {
      const { soulPalace, stars, year } = castOf(birth);
      const shape = soulPalace + stars.紫微 + year[0];
      shapes.set(shape, [...(shapes.get(shape) ?? []), index]);
    }
    const shares: number[] = [];
    for (const twins of shapes.values()) {
      const readings = twins.map((index) => readingOf(births[index]!, locale));
      for (const [index, one] of readings.entries()) for (const other of readings.slice(0, index)) shares.push(findMostAlike([one, other]).share);
    }
    expect(shares.length).toBeGreaterThan(700);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.4);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.1);
  });
  it("is always the same for one birth", () => {
    for (const birth of listBirths(20, 3)) expect(readingOf(birth, locale)).toEqual(readingOf(birth, locale));
  });
  it("rests every paragraph on facts of this cast", () => {
    for (const [index] of casts.slice(0, 400).entries()) {
      const { cast, reading } = tell(locale, index, "plus", undefined, index % 3);
      const ids = new Set(purpleStar.facts(cast).map(({ id }) => id));
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        for (const id of facts) expect(ids).toContain(id);
      }
    }
  });
  it("answers first, dissents once, closes with one act and one watch, offers three questions", () => {
    for (let index = 0; index < 300; index += 1) {
      const { reading } = tell(locale, index, "plus", undefined, index % 3);
      expect(reading.headline).toMatch(locale === "zh" ? /[。]$/ : /\.$/);
      expect(reading.paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
      expect(reading.paragraphs.at(-1)!.text).toMatch(locale === "zh" ? /^这周做一件：.+留意：/ : /^This week: .+ Watch for this: /);
      expect(new Set(reading.followUps).size).toBe(3);
    }
  });
  it("prints nothing half made, and no sentence twice", () => {
    for (let index = 0; index < 600; index += 1) {
      const text = toText(tell(locale, index, "plus", undefined, index % 4).reading);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text).not.toMatch(locale === "zh" ? /。。|，，|：：|。，|；。|；；|：。|！|您|亲爱/ : / {2}|\.\.|,\.|;\.|:\.|;;| [,;:]|!/);
      const sentences = toSentences(text);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });
  it("goes on in a follow-up: its questions land on the part they ask, and are told in other sentences", () => {
    const again: string[] = [];
    let told = 0;
    for (let index = 0; index < 100; index += 1) {
      const { cast, reading } = tell(locale, index);
      const question = hearQuestion(questions[locale][index % questions[locale].length]!, locale);
      const ids = new Set(purpleStar.facts(cast).map(({ id }) => id));
      let before = new Set(toSentences(toText(reading)));
      for (const [turn, asked] of [...reading.followUps, question.text === "" ? reading.followUps[0]! : question.text].entries()) {
        const heard = hearQuestion(asked, locale);
        const answer = purpleStar.answer(cast, question, { tier: "plus", variant: 0, asked: heard, turn });
        for (const id of answer.paragraphs.flatMap(({ facts }) => facts)) expect(ids).toContain(id);
        expect(answer.followUps).toHaveLength(3);
        for (const next of answer.followUps) expect(findPart(hearQuestion(next, locale)), next).not.toBeNull();
        const first = toSentences(answer.paragraphs[0]!.text);
        told += first.length;
        again.push(...first.filter((sentence) => before.has(sentence)));
        before = new Set([...before, ...first]);
      }
    }
    // A palace with one star and little beside it has no more to say the third time.
    expect(again.length / told).toBeLessThan(0.4);
  });
});

describe("the first sentence", () => {
  const birth = { date: "1988-06-12", time: "09:20", sex: "female", timeZone: "+08:00" };
  const headline = (text: string, locale: Locale, rest: object = {}): string =>
    purpleStar.tell(castOf(birth, rest), hearQuestion(text, locale), { tier: "plus", variant: 0 }).headline;
  it("says what work suits", () => {
    expect(headline("我适合什么工作", "zh")).toBe("官禄宫坐武曲，适合你的是碰数字和机器、看结果的活。");
    expect(headline("What kind of work suits me?", "en")).toBe("The Warrior in Career means work with figures or machines.");
  });
  it("names the year that is asked", () => {
    expect(headline("2027年事业运", "zh")).toMatch(/^2027年事业/);
    expect(headline("今年感情怎么样", "zh")).toMatch(/^2026年感情/);
    expect(headline("How will work go in 2031?", "en")).toMatch(/^In 2031 work /);
  });
  it("names two years for when", () => {
    expect(headline("什么时候结婚", "zh")).toMatch(/20\d\d年和20\d\d年/);
    expect(headline("When will I marry?", "en")).toMatch(/20\d\d and 20\d\d/);
  });
  it("gives a verdict, a cause, a first step, a side", () => {
    expect(headline("我该不该换工作？", "zh")).toMatch(/^(?:可以|先缓一缓)/);
    expect(headline("为什么总存不下钱？", "zh")).toMatch(/^因为/);
    expect(headline("怎么跟老板提加薪？", "zh")).toMatch(/^从这一步起：/);
    expect(headline("留在上海还是回老家？", "zh")).toMatch(/^与其.+不如/);
    expect(headline("Should I change jobs?", "en")).toMatch(/^(?:Yes|Not yet)/);
    expect(headline("Why can’t I save money?", "en")).toMatch(/^Because /);
    expect(headline("Stay in London or move back home?", "en")).toBe("Move back home: the Wolf’s Fortune shines on Travel.");
  });
  it("turns its verdict where nobody wants a yes", () => {
    expect(headline("我会被裁员吗？", "zh")).toMatch(/^(?:看着不会|不大会|要防着)/);
    expect(headline("Will I be fired?", "en")).toMatch(/^(?:It doesn’t look so|Hardly|Be on your guard)/);
  });
  it("leaves illness to the doctor and the verdict to the court", () => {
    expect(headline("这个手术要不要做？", "zh")).toMatch(/大夫/);
    expect(headline("Will we win the lawsuit?", "en")).toMatch(/lawyer/);
  });
  it("names what flows and what catches where nothing is asked and nothing is rare", () => {
    expect(headline("", "zh")).toBe("贪狼化禄，感情顺；天机化忌，身子要磨。");
  });
});

describe("another app’s plate", () => {
  it("is explained where the day’s start makes one, and only there", () => {
    const late = { date: "1990-05-01", time: "23:30", sex: "male", timeZone: "+08:00" };
    const labels = (birth: object): string[] =>
      purpleStar.tell(castOf(birth), hearQuestion("别的软件为什么排得不一样？", "zh"), { tier: "plus", variant: 0 }).paragraphs.map(({ label }) => label);
    expect(labels(late)).toContain("别处的盘");
    expect(labels({ ...late, date: "1991-05-01", time: "14:00" })).not.toContain("别处的盘");
  });
});
