import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import type { HuangdiCast } from "./cast-types.ts";
import { harshVerses } from "./data/verse-lean.ts";
import { findPart } from "./telling/parts.ts";
import { rules } from "./telling/rules.ts";
import { toHuangdiView } from "./telling/view.ts";
import { huangdi } from "./topic.ts";

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
    "我的骨头有几两重？",
    "我生在黄帝身上哪一处？",
    "我会被裁员吗？",
    "哪一段年纪最顺？",
    "父母能帮我多少？",
    "按节气分会不一样吗？",
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
    "How much do my bones weigh?",
    "Where on the Yellow Emperor was I born?",
    "Will I be fired?",
    "Which stretch of my life is the best?",
    "How much can my parents help me?",
    "Would the solar terms change my place?",
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
const castOf = (birth: object, rest: object = {}): HuangdiCast =>
  huangdi.cast(huangdi.parse({ birth, ...rest }), { moment, chance: undefined as never }) as HuangdiCast;
const listCasts = (count: number, seed: number): HuangdiCast[] => {
  const next = chanceFrom(seed);
  return Array.from({ length: count }, () =>
    castOf({ date: `${1945 + next(70)}-${two(1 + next(12))}-${two(1 + next(28))}`, time: `${two(next(24))}:${two(next(60))}`, timeZone: "+08:00" }),
  );
};
/** No two of which share three of the four that a birth is weighed by: those share more, since little else tells them apart. */
const listApart = (list: readonly HuangdiCast[]): HuangdiCast[] => {
  const toFour = ({ year, lunarDate, hourBranch }: HuangdiCast) => [year, lunarDate.month, lunarDate.day, hourBranch];
  const kept: HuangdiCast[] = [];
  for (const cast of list) {
    const own = toFour(cast);
    if (!kept.some((other) => toFour(other).filter((part, at) => part === own[at]).length > 2)) kept.push(cast);
  }
  return kept;
};
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");

let casts: HuangdiCast[] = [];
beforeAll(() => {
  casts = listCasts(1000, 7);
});
const tell = (locale: Locale, index: number, tier: "basic" | "plus" = "plus", text = questions[locale][index % questions[locale].length]!, variant = 0) => {
  const cast = casts[index]!;
  return { cast, reading: huangdi.tell(cast, hearQuestion(text, locale), { tier, variant }) };
};

describe("the rules", () => {
  it("hold for less than two births in five, each text of them", () => {
    const question = hearQuestion("", "zh");
    const shares = measureRules(
      rules,
      casts.map((cast) => toHuangdiView(cast, question)),
    );
    expect(shares[0]![1], shares[0]![0]).toBeLessThan(0.38);
    expect(shares.length).toBeGreaterThan(350);
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
        const length = countWords(
          tell(locale, index, tier)
            .reading.paragraphs.map(({ text }) => text)
            .join("\n"),
          locale,
        );
        if (length < least || length > most) outside.push(`${index} ${tier}: ${length}`);
      }
    expect(outside).toEqual([]);
  });
  it("has no sentence that stands in a third of all readings", () => {
    expect(
      listCommonSentences(
        casts.map((_, index) => tell(locale, index, "plus", "").reading),
        0.33,
      ),
    ).toEqual([]);
  });
  it("is another for another birth, unless three of year, month, day and hour are the same", () => {
    for (const from of [0, 200]) {
      const births = listApart(casts.slice(from, from + 200));
      expect(births.length).toBeGreaterThan(180);
      const readings = births.map((cast) => huangdi.tell(cast, hearQuestion("", locale), { tier: "plus", variant: 0 }));
      expect(findMostAlike(readings).share).toBeLessThanOrEqual(0.4);
    }
  });
  it("shares two sentences of five at most with one of the same season, place, month and hour", () => {
    const near = listApart(
      Array.from({ length: 60 }, (_, at) =>
        castOf({ date: `${1950 + at}-06-${two(1 + ((at * 7) % 29))}`, calendar: "lunar", time: "20:30", timeZone: "+08:00" }),
      ),
    );
    expect(near.length).toBeGreaterThan(25);
    expect(new Set(near.map(({ season, part }) => season + part)).size).toBe(1);
    const readings = near.map((cast) => huangdi.tell(cast, hearQuestion("", locale), { tier: "plus", variant: 0 }));
    expect(findMostAlike(readings).share).toBeLessThanOrEqual(0.4);
  });
  it("rests every paragraph on facts of this cast", () => {
    for (const [index] of casts.slice(0, 400).entries()) {
      const { cast, reading } = tell(locale, index, "plus", undefined, index % 3);
      const ids = new Set(huangdi.facts(cast).map(({ id }) => id));
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        for (const id of facts) expect(ids).toContain(id);
      }
    }
  });
  it("answers first, dissents once, closes with one act and one watch, offers three questions", () => {
    for (let index = 0; index < 300; index += 1) {
      const { reading } = tell(locale, index, "plus", undefined, index % 3);
      expect(reading.headline).toMatch(locale === "zh" ? /[。]$/ : /^[A-Z“].*\.$/);
      expect(reading.paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
      expect(reading.paragraphs.at(-1)!.text).toMatch(locale === "zh" ? /^这周做一件：.+留意：/ : /^This week: .+ Watch for this: /);
      expect(new Set(reading.followUps).size).toBe(3);
    }
  });
  it("prints nothing half made, and no sentence twice", () => {
    for (let index = 0; index < 600; index += 1) {
      const text = toText(tell(locale, index, "plus", undefined, index % 4).reading);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text).not.toMatch(locale === "zh" ? /。。|，，|：：|。，|；。|；；|：。|！|您|亲爱/ : / {2}|\.\.|,\.|;\.|:\.|;;| [,;:]|!|—/);
      if (locale === "en") expect(text.replace(/^>.*$/gm, "")).not.toMatch(/\p{Script=Han}/u);
      const sentences = toSentences(text);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });
  it("reads no frightening song aloud", () => {
    for (const [index, { boneWeight, boneVerse }] of casts.entries())
      if (harshVerses.includes(boneWeight.total)) expect(toText(tell(locale, index, "plus", "").reading)).not.toContain(boneVerse![0]!);
  });
  it("answers each question in a sentence of its own", () => {
    const heads = questions[locale].map((_, at) => tell(locale, 5, "plus", questions[locale][at]).reading.headline);
    expect(new Set(heads).size).toBe(heads.length);
  });
  it("goes on in a follow-up: its questions land on the part they ask, and are told in other sentences", () => {
    const again: string[] = [];
    let told = 0;
    for (let index = 0; index < 100; index += 1) {
      const { cast, reading } = tell(locale, index);
      const question = hearQuestion(questions[locale][index % questions[locale].length]!, locale);
      const ids = new Set(huangdi.facts(cast).map(({ id }) => id));
      let before = new Set(toSentences(toText(reading)));
      for (const [turn, asked] of [...reading.followUps, question.text === "" ? reading.followUps[0]! : question.text].entries()) {
        const answer = huangdi.answer(cast, question, { tier: "plus", variant: 0, asked: hearQuestion(asked, locale), turn });
        for (const id of answer.paragraphs.flatMap(({ facts }) => facts)) expect(ids).toContain(id);
        expect(answer.followUps).toHaveLength(3);
        for (const next of answer.followUps) expect(findPart(hearQuestion(next, locale)), next).not.toBeNull();
        const first = toSentences(`${answer.headline}\n${answer.paragraphs[0]!.text}`);
        told += first.length;
        again.push(...first.filter((sentence) => before.has(sentence)));
        before = new Set([...before, ...first]);
      }
    }
    expect(again.length / told).toBeLessThan(0.5);
  });
});

describe("the first sentence", () => {
  const headline = (text: string, locale: Locale): string =>
    huangdi.tell(castOf({ date: "1988-06-12", time: "09:20", timeZone: "+08:00" }), hearQuestion(text, locale), { tier: "plus", variant: 0 }).headline;
  it("says what work suits, and when, and why", () => {
    expect(headline("我适合什么工作", "zh")).toBe("适合你的是凭手艺计件的活。");
    expect(headline("什么时候结婚", "zh")).toBe("感情要看2033年起（虚岁46以后）。");
    expect(headline("为什么总存不下钱？", "zh")).toBe("因为你的钱放在后头，眼前看着自然少。");
    expect(headline("What kind of work suits me?", "en")).toBe("What suits you is a craft paid by the piece.");
    expect(headline("When will I marry?", "en")).toBe("For love look to 2033 onward, age 46 and after.");
    expect(headline("Why can’t I save money?", "en")).toBe("Because your money lies further on, with little now.");
  });
  it("gives a verdict, a first step, a side", () => {
    expect(headline("我该不该换工作？", "zh")).toBe("可以，有个条件：把最近做得最好的一件收进作品夹。");
    expect(headline("怎么跟老板提加薪？", "zh")).toBe("把最近做得最好的一件收进作品夹，旁边记下用了几个钟头。");
    expect(headline("留在上海还是回老家？", "zh")).toBe("选“回老家”：你生在手上，动比守顺手。");
    expect(headline("Should I change jobs?", "en")).toBe("Yes, if you file the best thing you’ve made lately.");
    expect(headline("How do I ask my boss for a raise?", "en")).toBe("Start here: file the best thing you’ve made lately.");
  });
  it("names the year that is asked", () => {
    expect(headline("2027年事业运", "zh")).toBe("2027年事业有得做，要挑着做：走在日骨八钱这一段。");
    expect(headline("How will work go in 2031?", "en")).toMatch(/^In 2031 work /);
  });
  it("turns its verdict where nobody wants a yes", () => {
    expect(headline("我会被裁员吗？", "zh")).toMatch(/^(?:看着不会|不大会|要防着)/);
    expect(headline("Will I be fired?", "en")).toMatch(/^(?:It doesn’t look so|Hardly|Be on your guard)/);
  });
  it("leaves illness to the doctor, the verdict to the court and a suspicion to a talk", () => {
    expect(headline("这个手术要不要做？", "zh")).toMatch(/大夫/);
    expect(headline("Will we win the lawsuit?", "en")).toMatch(/lawyer/);
    expect(headline("他是不是出轨了？", "zh")).toMatch(/直接问/);
  });
  it("names place, weight and its heavy end where nothing is asked", () => {
    expect(headline("", "zh")).toBe("你生在黄帝手上，骨重四两五钱，像一担水。");
    expect(headline("", "en")).toBe("Born on the Yellow Emperor’s hand, with 4.5 taels of bone.");
  });
});
