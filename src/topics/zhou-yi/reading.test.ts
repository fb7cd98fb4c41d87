import { describe, expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hexagrams } from "../kit/hexagrams/king-wen.ts";
import { understandQuestion } from "../kit/question/understand.ts";
import type { Reading } from "../kit/reading.ts";
import { zhouYiPrompt } from "./prompt.ts";
import { countChinese, countEnglish } from "./telling/fill.ts";
import { zhouYi } from "./topic.ts";

const moment = "2026-11-20T03:00:00Z";
const questions: Record<Locale, string[]> = {
  zh: [
    "我该不该换工作？",
    "我和他还有可能吗？",
    "怎么跟老板提加薪？",
    "这笔钱什么时候能要回来？",
    "为什么最近总提不起劲？",
    "留在上海还是回老家？",
    "我会被裁员吗？",
    "谁能帮我？",
    "最近怎么样",
    "考研能上岸吗？",
    "要不要和他分手？",
    "",
    "先租房还是先买房？",
  ],
  en: [
    "Should I go back to school?",
    "Is there still a chance for us?",
    "How do I ask my boss for a raise?",
    "When will I get my money back?",
    "Why can’t I get going lately?",
    "Stay in London or move back home?",
    "Will I be fired?",
    "Who can help me?",
    "What do I need to see?",
    "Will I pass the exam?",
    "Should I break up with him?",
    "",
    "Take the job in Leeds or the one in York?",
  ],
};
const further: Record<Locale, string[]> = {
  zh: [
    "对方是怎么想的？",
    "为什么会这样？",
    "我该先做什么？",
    "如果我什么都不做呢？",
    "那感情呢？",
    "到底行不行？",
    "上六说的是什么？",
    "再说说",
    "卦辞怎么讲？",
  ],
  en: [
    "What does he want?",
    "Why is it like this?",
    "What should I do first?",
    "What if I do nothing?",
    "And in love?",
    "So is it yes or no?",
    "What does the top line say?",
    "Tell me more",
    "What does the judgment mean?",
  ],
};
const measure: Record<Locale, (text: string) => number> = { zh: countChinese, en: countEnglish };
const whole: Record<Locale, [number, number]> = { zh: [700, 1300], en: [500, 900] };
const short: Record<Locale, [number, number]> = { zh: [120, 200], en: [120, 200] };

const castOf = (seed: number, input: Record<string, unknown> = {}) =>
  zhouYi.cast(zhouYi.parse(input), { chance: chanceOf(new Uint8Array(32).fill(seed % 251), `reading-${seed}`, ""), moment });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const toSentences = (text: string): string[] =>
  text
    .replace(/^> ?/gm, "")
    .split(/(?<=[。？！])|(?<=[.?!][”’]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 6);

const tell = (locale: Locale, seed: number, model: "3.5" | "4", variant = 0, input: Record<string, unknown> = {}) => {
  const question = understandQuestion(questions[locale][seed % questions[locale].length]!, locale);
  const cast = castOf(seed, input);
  return { cast, question, reading: zhouYi.tell(cast, question, { model, variant }) };
};
/** Every hexagram with 0 to 6 lines moving, the moving ones chosen by its number. */
const everyShape = hexagrams.flatMap(({ number, lines }) =>
  [0, 1, 2, 3, 4, 5, 6].map((count) => [...lines].map((line, index) => ((index + number) % 6 < count ? (line === "1" ? 9 : 6) : line === "1" ? 7 : 8))),
);

describe.each(["zh", "en"] as const)("a reading in %s", (locale) => {
  it("keeps its length on Plus and on Basic, whatever moves", () => {
    const outside: string[] = [];
    for (const [seed, lines] of everyShape.entries())
      for (const [model, [least, most]] of [
        ["4", whole[locale]],
        ["3.5", short[locale]],
      ] as const) {
        const length = measure[locale](toText(tell(locale, seed, model, 0, { method: "manual", lines }).reading));
        if (length < least || length > most) outside.push(`${lines.join("")} ${model}: ${length}`);
      }
    expect(outside).toEqual([]);
  });
  it("answers first, dissents on Plus, closes with one act and one watch, offers three questions", () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const { reading } = tell(locale, seed, "4", seed % 3);
      expect(reading.headline).toMatch(locale === "zh" ? /。$/ : /\.$/);
      expect(reading.paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
      const close = reading.paragraphs.at(-1)!;
      expect(close.part).toBe("close");
      expect(close.text).toMatch(locale === "zh" ? /一件：.+留意：/ : /^This week: .+ Watch for this: /);
      expect(reading.followUps).toHaveLength(3);
      expect(new Set(reading.followUps).size).toBe(3);
    }
  });
  it("says no sentence twice, and rests every paragraph on facts of this cast", () => {
    const repeats: string[] = [];
    for (const [seed, lines] of everyShape.entries()) {
      const { cast, reading } = tell(locale, seed, "4", seed % 3, { method: "manual", lines });
      const sentences = toSentences(toText(reading).replace(/^>.*$/gm, ""));
      repeats.push(...sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index).map((sentence) => `${lines.join("")}: ${sentence}`));
      const ids = new Set(zhouYi.facts(cast).map(({ id }) => id));
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        for (const id of facts) expect(ids).toContain(id);
      }
    }
    expect(repeats).toEqual([]);
  });
  it("prints nothing half made", () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const text = toText(tell(locale, seed, "4", seed % 4).reading);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text).not.toMatch(locale === "zh" ? /。。|，。|：：|，，|。，|；。|！/ : / {2}|\.\.|,\.|;\.|:\.|\. [,;:]|(?<!“[^”]*)!/);
    }
  });
  it("shares less than 40 % of its sentences with readings of other casts", () => {
    const readings = Array.from({ length: 60 }, (_, seed) => new Set(toSentences(toText(tell(locale, seed, "4").reading))));
    let shared = 0;
    let pairs = 0;
    for (const [index, one] of readings.entries())
      for (const other of readings.slice(index + 1)) {
        shared += [...one].filter((sentence) => other.has(sentence)).length / one.size;
        pairs += 1;
      }
    expect(shared / pairs).toBeLessThan(0.4);
  });
  it("answers its chips and other questions from the same cast, in a few sentences it has not said, with three more", () => {
    const again: string[] = [];
    for (let seed = 0; seed < 80; seed += 1) {
      const { cast, question, reading } = tell(locale, seed, "4");
      const ids = new Set(zhouYi.facts(cast).map(({ id }) => id));
      const told = new Set(toSentences(toText(reading).replace(/^>.*$/gm, "")));
      for (const [turn, asked] of [...reading.followUps, ...further[locale]].entries()) {
        const answer = zhouYi.answer(cast, question, { model: "4", variant: 0, asked: understandQuestion(asked, locale), turn });
        const length = measure[locale](toText(answer));
        expect(length, `${asked}\n${toText(answer)}`).toBeGreaterThanOrEqual(locale === "zh" ? 110 : 80);
        expect(length, toText(answer)).toBeLessThanOrEqual(350);
        expect(answer.followUps).toHaveLength(3);
        for (const id of answer.paragraphs.flatMap(({ facts }) => facts)) expect(ids).toContain(id);
        again.push(
          ...answer.paragraphs
            .flatMap(({ text }) => toSentences(text.replace(/^>.*$/gm, "")))
            .filter((sentence) => told.has(sentence))
            .map((sentence) => `${seed} ${asked}: ${sentence}`),
        );
      }
    }
    // Hexagrams of one cast can coincide, so a few sentences do come back.
    expect(again.length, again.slice(0, 30).join("\n")).toBeLessThan(60);
  });
  it("names only hexagrams that the cast holds", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { cast } = tell(locale, seed, "4");
      for (const name of zhouYiPrompt.namesIn(cast, locale)) expect(zhouYiPrompt.names[locale]).toContain(name);
    }
  });
});

describe("the answer comes in the first sentence", () => {
  const well = { method: "manual", lines: [8, 7, 9, 8, 7, 8] };
  const headline = (text: string, locale: Locale, input: Record<string, unknown> = well): string =>
    zhouYi.tell(castOf(1, input), understandQuestion(text, locale), { model: "4", variant: 0 }).headline;
  it("lifts the deed out of the question", () => {
    expect(headline("我该不该换工作？", "zh")).toMatch(/^偏向换工作，但/);
    expect(headline("Should I go back to school?", "en")).toMatch(/^It leans towards going back to school, on one condition: /);
    expect(headline("Should we sell our flat?", "en")).toMatch(/selling your flat/);
  });
  it("turns its words round where a yes would be unwelcome", () => {
    expect(headline("我会被裁员吗？", "zh")).toMatch(/^眼下看着不大会/);
    expect(headline("Will I be fired?", "en")).toMatch(/^It doesn’t look like it yet/);
  });
  it("names the way it favours", () => {
    expect(headline("留在上海还是去深圳？", "zh")).toContain("去深圳");
    expect(headline("Stay in London or move to Leeds?", "en")).toContain("move to Leeds");
  });
  it("says so where the favourable text is one of turning back", () => {
    const back = { method: "manual", lines: [9, 8, 8, 8, 8, 8] };
    expect(headline("这套房要不要买？", "zh", back)).toBe("顺是顺的，顺在收，不在冲：趁没走远，马上掉头。");
    expect(headline("Should we buy this flat?", "en", back)).toBe("It goes well, and by holding back: turn round at the first corner.");
    expect(headline("留在上海还是去深圳？", "zh", back)).toContain("留在上海");
  });
  it("names months for when", () => {
    expect(headline("这件事什么时候能定？", "zh")).toContain("酉月（9月上旬到10月初）");
    expect(headline("When will it be settled?", "en")).toContain("early September to early October");
  });
});
