import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import type { NumerologyCast } from "./cast-types.ts";
import { findPart } from "./telling/parts.ts";
import { rules } from "./telling/rules.ts";
import { toNumerologyView } from "./telling/view.ts";
import { numerology } from "./topic.ts";

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
    "我名字里缺哪个数？",
    "我的生命数是几？",
    "我会被裁员吗？",
    "迦勒底算法会不一样吗？",
    "心里烦怎么办？",
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
    "Which number is missing from my name?",
    "What is my life path?",
    "Will I be fired?",
    "Would the Chaldean system give something else?",
    "How do I find some calm?",
  ],
};
const firsts = [
  "Anna",
  "James",
  "Mei",
  "Oliver",
  "Sofía",
  "Yusuf",
  "Priya",
  "Chloë",
  "Henry",
  "Lena",
  "Marcus",
  "Ivy",
  "Thomas",
  "Noor",
  "Peter",
  "Xinyi",
  "Hugo",
  "Ruth",
  "Diego",
  "Kate",
];
const middles = ["", "", "Jane", "Robert", "Lee", "Marie", "Paul", "Grace", "Edward"];
const lasts = [
  "Schmidt",
  "Okafor",
  "Li",
  "García",
  "Brown",
  "Tanaka",
  "Nowak",
  "Singh",
  "O’Neil",
  "Wójcik",
  "Fisher",
  "Hughes",
  "Kim",
  "Dubois",
  "Rossi",
  "Walker",
  "Petrov",
  "Zhang",
];

/** mulberry32: the same births in every run. */
const chanceFrom = (seed: number) => (below: number) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
};
const two = (number: number): string => String(number).padStart(2, "0");
const castOf = (given: object): NumerologyCast => numerology.cast(numerology.parse(given), { moment, chance: undefined as never }) as NumerologyCast;
const listCasts = (count: number, seed: number, isNamed: boolean): NumerologyCast[] => {
  const next = chanceFrom(seed);
  const pick = (list: readonly string[]): string => list[next(list.length)]!;
  return Array.from({ length: count }, () =>
    castOf({
      date: `${1945 + next(62)}-${two(1 + next(12))}-${two(1 + next(28))}`,
      ...(isNamed ? { name: `${pick(firsts)} ${pick(middles)} ${pick(lasts)}` } : {}),
    }),
  );
};
/** No two of which share a date or a name: those share what stands on it. */
const listApart = (list: readonly NumerologyCast[]): NumerologyCast[] =>
  list.filter(({ date, name }, at) => !list.slice(0, at).some((other) => other.date === date || (name !== null && other.name === name)));
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const toBody = ({ paragraphs }: Reading): string => paragraphs.map(({ text }) => text).join("\n");

let named: NumerologyCast[] = [];
let dated: NumerologyCast[] = [];
beforeAll(() => {
  named = listCasts(1000, 7, true);
  dated = listCasts(1000, 11, false);
});
const tellOf = (cast: NumerologyCast, locale: Locale, text: string, tier: "basic" | "plus" = "plus", variant = 0): Reading =>
  numerology.tell(cast, hearQuestion(text, locale), { tier, variant });
const toQuestion = (locale: Locale, index: number): string => questions[locale][index % questions[locale].length]!;

describe("the rules", () => {
  it.each(["a name and a date", "a date"])("hold for less than two casts of %s in five, each text of them", (given) => {
    const question = hearQuestion("", "zh");
    const shares = measureRules(
      rules,
      (given === "a date" ? dated : named).map((cast) => toNumerologyView(cast, question)),
    );
    expect(shares[0]![1], shares[0]![0]).toBeLessThan(0.36);
    expect(shares.length).toBeGreaterThan(given === "a date" ? 250 : 350);
  });
});

describe.each(["zh", "en"] as const)("a reading in %s", (locale) => {
  it.each(["a name and a date", "a date"])("of %s keeps its length on Plus and on Basic", (given) => {
    const outside: string[] = [];
    for (const [index, cast] of (given === "a date" ? dated : named).entries())
      for (const [tier, { least, most }] of [
        ["plus", readingLength[locale].whole],
        ["basic", readingLength[locale].basic],
      ] as const) {
        const length = countWords(toBody(tellOf(cast, locale, toQuestion(locale, index), tier)), locale);
        if (length < least || length > most) outside.push(`${cast.date} ${cast.name} ${toQuestion(locale, index)} ${tier}: ${length}`);
      }
    expect(outside).toEqual([]);
  });
  it("has no sentence that stands in a quarter of all readings", () => {
    expect(
      listCommonSentences(
        named.map((cast) => tellOf(cast, locale, "")),
        0.25,
      ),
    ).toEqual([]);
    expect(
      listCommonSentences(
        dated.map((cast) => tellOf(cast, locale, "")),
        0.25,
      ),
    ).toEqual([]);
  });
  it.each(["", "work"])("shares two sentences of five at most with any other of two hundred (%s)", (theme) => {
    const text = theme === "" ? "" : questions[locale][1]!;
    for (const list of [named, dated])
      for (const from of [0, 200])
        expect(findMostAlike(listApart(list.slice(from, from + 200)).map((cast) => tellOf(cast, locale, text))).share).toBeLessThanOrEqual(0.4);
  });
  it("is told apart from others of the same life path", () => {
    const same = listApart(named.filter(({ lifePath }) => lifePath === 7).slice(0, 60));
    expect(same.length).toBeGreaterThan(40);
    expect(findMostAlike(same.map((cast) => tellOf(cast, locale, ""))).share).toBeLessThanOrEqual(0.4);
  });
  it("rests every paragraph on facts of this cast", () => {
    for (const [index, cast] of [...named.slice(0, 300), ...dated.slice(0, 100)].entries()) {
      const ids = new Set(numerology.facts(cast).map(({ id }) => id));
      for (const { facts } of tellOf(cast, locale, toQuestion(locale, index), "plus", index % 3).paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        for (const id of facts) expect(ids).toContain(id);
      }
    }
  });
  it("answers first, dissents once, closes with one act and one watch, offers three questions", () => {
    for (const [index, cast] of [...named.slice(0, 200), ...dated.slice(0, 100)].entries()) {
      const reading = tellOf(cast, locale, toQuestion(locale, index), "plus", index % 3);
      expect(reading.headline).toMatch(locale === "zh" ? /[。]$/ : /^[A-Z\d“].*\.$/);
      expect(reading.paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
      expect(reading.paragraphs.at(-1)!.text).toMatch(locale === "zh" ? /^这周做一件：.+留意：/ : /^This week: .+ Watch for /);
      expect(new Set(reading.followUps).size).toBe(3);
    }
  });
  it("prints nothing half made, and no sentence twice", () => {
    for (const [index, cast] of [...named.slice(0, 500), ...dated.slice(0, 200)].entries()) {
      const text = toText(tellOf(cast, locale, toQuestion(locale, index), "plus", index % 4));
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text).not.toMatch(locale === "zh" ? /。。|，，|：：|；。|；；|：。|！|您|亲爱/ : / {2}|\.\.|,\.|;\.|:\.|;;| [,;:]|!|—|\ba (?:8|11|18)\b/);
      if (locale === "en") expect(text).not.toMatch(/\p{Script=Han}/u);
      const sentences = toSentences(text);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });
  it("answers each question in a sentence of its own", () => {
    for (const cast of [named[5]!, dated[5]!]) {
      const heads = questions[locale].filter((text) => !/生命数是几|my life path/.test(text)).map((text) => tellOf(cast, locale, text).headline);
      expect(new Set(heads).size).toBe(heads.length);
    }
  });
  it("goes on in a follow-up: its questions land on the part they ask, and are told in other sentences", () => {
    const again: string[] = [];
    let told = 0;
    for (const [index, cast] of [...named.slice(0, 60), ...dated.slice(0, 40)].entries()) {
      const question = hearQuestion(toQuestion(locale, index), locale);
      const reading = tellOf(cast, locale, question.text);
      const ids = new Set(numerology.facts(cast).map(({ id }) => id));
      let before = new Set(toSentences(toText(reading)));
      for (const [turn, asked] of [...reading.followUps, question.text === "" ? reading.followUps[0]! : question.text].entries()) {
        const answer = numerology.answer(cast, question, { tier: "plus", variant: 0, asked: hearQuestion(asked, locale), turn });
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

describe("a reading nobody asked a question for", () => {
  it.each([
    ["2014-06-03", /工作，|感情上|说到钱|报价|账户/],
    ["1940-06-03", /论工作|的工作/],
  ])("of %s leaves out what is not for that age", (date, left) => {
    for (const name of ["Anna Schmidt", "James Okafor", "Mei Li", "Hugo Rossi", ""]) expect(toText(tellOf(castOf({ date, name }), "zh", ""))).not.toMatch(left);
    expect(toText(tellOf(castOf({ date }), "zh", "我适合什么工作"))).toMatch(/适合你的是/);
  });
});

describe("by the Chaldean table", () => {
  it.each(["zh", "en"] as const)("a name is told in %s whole, and by its root", (locale) => {
    for (const { name, date } of named.slice(0, 120)) {
      const made = castOf({ name, date, system: "chaldean" });
      const reading = tellOf(made, locale, "");
      expect(toText(reading)).not.toMatch(/undefined|null|NaN/);
      expect(countWords(toBody(reading), locale)).toBeGreaterThanOrEqual(readingLength[locale].whole.least);
    }
  });
});

describe("the first sentence", () => {
  const headline = (text: string, locale: Locale): string => tellOf(castOf({ date: "1988-06-12", name: "Anna Schmidt" }), locale, text).headline;
  it("says what work suits, and when, and why", () => {
    expect(headline("我适合什么工作", "zh")).toBe("生命数8：适合你的是带预算、要拍板的活。");
    expect(headline("什么时候结婚", "zh")).toBe("感情的事看2027年1月起，是两个人的年份，热得慢。");
    expect(headline("为什么总存不下钱？", "zh")).toBe("因为盘子铺得比现金大，生命数8的老毛病。");
    expect(headline("What kind of work suits me?", "en")).toBe("What suits you is work with a budget and a signature.");
    expect(headline("When will I marry?", "en")).toBe("For love, look to January 2027, a 3 month in a 2 year.");
    expect(headline("Why can’t I save money?", "en")).toBe("Because the table’s laid wider than the cash, as an 8 will.");
  });
  it("gives a verdict, a first step, a side", () => {
    expect(headline("我该不该换工作？", "zh")).toBe("可以：2026年是流年1，新位置、新摊子都是这年好开。");
    expect(headline("怎么跟老板提加薪？", "zh")).toBe("流年1，从这一步起：新的只挑一件，另外两件放下。");
    expect(headline("留在上海还是回老家？", "zh")).toBe("选“回老家”：流年1，动比守顺手。");
    expect(headline("Should I change jobs?", "en")).toBe("Yes: 2026, a 1 year, opens new posts and lines most easily.");
    expect(headline("How do I ask my boss for a raise?", "en")).toBe("Start here: pick one new thing and drop the other two.");
  });
  it("says who one is, and what suits one, without sending anybody away", () => {
    expect(headline("我是个什么样的人", "zh")).toBe(headline("", "zh"));
    expect(headline("What sort of person am I?", "en")).toBe(headline("", "en"));
    expect(headline("我适合做什么", "zh")).toBe("生命数8：适合你的是带预算、要拍板的活。");
  });
  it("keeps to one colon and one 先, whatever the year", () => {
    for (let month = 1; month <= 12; month += 1)
      for (const text of ["要不要跟前任复合", "我跟我妈老吵架怎么办"]) {
        const cast = castOf({ date: `1988-${String(month).padStart(2, "0")}-12` });
        expect(tellOf(cast, "zh", text).headline).not.toMatch(/先先|：.*：/);
      }
  });
  it("names the year that is asked, by its own number", () => {
    expect(headline("2027年事业运", "zh")).toBe("2027年工作要挑着做：流年2，进度在别人手里，要等。");
    expect(headline("How will work go in 2031?", "en")).toBe("In 2031, a 6 year, work moves in places.");
  });
  it("turns its verdict where nobody wants a yes", () => {
    expect(headline("我会被裁员吗？", "zh")).toBe("看着不会：流年1，新位置、新摊子都是这年好开。");
    expect(headline("Will I be fired?", "en")).toBe("It doesn’t look so: it’s a 1 year.");
  });
  it("leaves illness to the doctor, the verdict to the court and a suspicion to a talk", () => {
    expect(headline("这个手术要不要做？", "zh")).toBe("病和药先听大夫的；你是8，闲着会慌，压着才稳。");
    expect(headline("Will we win the lawsuit?", "en")).toBe("Ask a lawyer; you’re steadier with a load than without.");
    expect(headline("他是不是出轨了？", "zh")).toBe("瞒没瞒你，直接问；感情里你讲对等，谁也不欠谁。");
  });
  it("leads with a number said three times", () => {
    const cast = castOf({ date: "1988-07-16", name: "Anna Maria Schmidt" });
    expect(tellOf(cast, "zh", "").headline).toBe("你的数里最要紧的是4，凡事要按部就班。");
    expect(tellOf(cast, "en", "").headline).toBe("Your 4s count most: they want to get things in their order.");
  });
});
