import { describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { listUnfitHeadlines } from "../kit/telling/testing/headlines.ts";
import { chapterNumbers, getChapter } from "./data/chapters.ts";
import { castTaoTeChing } from "./engine.ts";
import { taoTeChing } from "./topic.ts";

const questions: Record<Locale, string[]> = {
  zh: [
    "该不该换工作？",
    "他还会回来找我吗",
    "为什么我总是存不下钱？",
    "怎么跟妈妈开口说这件事",
    "什么时候能找到新房子",
    "我的正缘是什么样的人",
    "留下还是走？",
    "",
  ],
  en: [
    "Should I change jobs?",
    "Will he come back to me?",
    "Why can’t I save any money?",
    "How do I tell my mother?",
    "When will I find a flat?",
    "What kind of person is my next partner?",
    "Should I stay or go?",
    "",
  ],
};
const followUps: Record<Locale, string[]> = {
  zh: ["那感情呢", "为什么会这样", "大概多久见分晓？", "头一件该做什么？", "有没有反过来的说法？", "那到底该不该", "这句怎么讲", "第十章怎么说", "嗯"],
  en: [
    "What about love?",
    "Why is that?",
    "How long before I know?",
    "What should I do first?",
    "Is there an opposing view?",
    "So should I?",
    "What does that line mean?",
    "And chapter 10?",
    "Go on",
  ],
};

const castOf = (chapter: number) => castTaoTeChing({ question: "", chapter }, { chance: { below: () => 0 } });
const tell = (locale: Locale, chapter: number, question: string, tier: "basic" | "plus" = "plus", variant = 0) =>
  taoTeChing.tell(castOf(chapter), hearQuestion(question, locale), { tier, variant });
const answer = (locale: Locale, chapter: number, question: string, asked: string, turn: number) =>
  taoTeChing.answer(castOf(chapter), hearQuestion(question, locale), { tier: "plus", variant: 0, asked: hearQuestion(asked, locale), turn });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const lengthOf = (text: string, locale: Locale): number => (locale === "zh" ? text.replace(/[\s>]/g, "").length : text.split(/\s+/).filter(Boolean).length);
const plus = { zh: [700, 1300], en: [500, 900] } as const;
const basic = { zh: [120, 200], en: [115, 200] } as const;
const answered = { zh: [100, 400], en: [70, 280] } as const;

describe.each(["zh", "en"] as const)("a reading (%s)", (locale) => {
  it("heads each in two lines of a phone, whatever was asked and whichever turn it is", () => {
    expect(listUnfitHeadlines(taoTeChing, chapterNumbers.filter((chapter) => chapter % 5 === 1).map(castOf), [locale])).toEqual([]);
  });

  it("keeps its length for every chapter and kind of question", () => {
    for (const chapter of chapterNumbers) {
      for (const question of questions[locale]) {
        for (const [tier, [least, most]] of [
          ["plus", plus[locale]],
          ["basic", basic[locale]],
        ] as const) {
          const length = lengthOf(toText(tell(locale, chapter, question, tier)), locale);
          expect(length, `${chapter} ${question} ${tier}`).toBeGreaterThanOrEqual(least);
          expect(length, `${chapter} ${question} ${tier}`).toBeLessThanOrEqual(most);
        }
      }
    }
  });

  it("rests every paragraph on facts of this cast, quotes the book, dissents once and closes once", () => {
    for (const chapter of chapterNumbers) {
      const ids = new Set(taoTeChing.facts(castOf(chapter)).map(({ id }) => id));
      for (const question of questions[locale]) {
        const { paragraphs, headline, followUps: offered } = tell(locale, chapter, question);
        for (const { facts, text, label } of paragraphs) {
          expect(facts.length, text).toBeGreaterThan(0);
          for (const id of facts) expect(ids.has(id), `${id} of ${chapter}`).toBe(true);
          expect(label).not.toBe("");
        }
        expect(headline).toMatch(/^[^#*\n]+[。.]$/);
        expect(paragraphs.find(({ part }) => part === "verse")?.text).toMatch(/^> \p{Script=Han}/u);
        expect(paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
        expect(paragraphs.at(-1)?.part).toBe("close");
        expect(new Set(offered).size).toBe(3);
      }
    }
  });

  it("joins its sentences cleanly and says no paragraph twice", () => {
    for (const chapter of chapterNumbers) {
      for (const question of questions[locale]) {
        const reading = tell(locale, chapter, question);
        expect(new Set(reading.paragraphs.map(({ text }) => text)).size).toBe(reading.paragraphs.length);
        expect(toText(reading), `${chapter} ${question}`).not.toMatch(/undefined|\{|\}|[，。、；]{2}|[.,;]{2}|。，| {2}| [,.]|the the/);
      }
    }
  });

  it("answers yes or no as the chapter leans, and turns about where a yes would be the bad news", () => {
    const affirms = locale === "zh" ? /^(?:像是|是)：/ : /^(?:It looks so|Yes):/;
    const denies = locale === "zh" ? /^(?:多半不是|不太像)：/ : /^(?:Most likely not|It doesn’t look so):/;
    const bad = locale === "zh" ? "我是不是选错行了" : "Am I in the wrong profession?";
    for (const chapter of chapterNumbers) {
      const { headline } = tell(locale, chapter, bad);
      const { lean } = getChapter(chapter);
      if (lean < 0) expect(headline).toMatch(affirms);
      if (lean > 0) expect(headline).toMatch(denies);
    }
  });

  it("leaves illness to doctors and the law to lawyers, with a caution", () => {
    for (const question of locale === "zh" ? ["这个手术该不该做", "官司能打赢吗"] : ["Should I have the operation?", "Will I win the lawsuit?"]) {
      const { headline, paragraphs } = tell(locale, 8, question);
      expect(headline).toMatch(locale === "zh" ? /大夫|律师/ : /doctor|lawyer/);
      expect(paragraphs.filter(({ part }) => part === "caution")).toHaveLength(1);
    }
  });

  it("tells no passage on love to someone who asks about a mother", () => {
    const question = locale === "zh" ? "我和妈妈为什么一说话就吵" : "Why do my mother and I quarrel?";
    for (const chapter of chapterNumbers) expect(tell(locale, chapter, question).paragraphs.flatMap(({ facts }) => facts)).not.toContain("clause.love");
  });

  it("tells the same cast alike each time, and in another order when asked again", () => {
    for (const chapter of chapterNumbers.slice(0, 20)) {
      expect(tell(locale, chapter, questions[locale][0]!)).toEqual(tell(locale, chapter, questions[locale][0]!));
      expect(toText(tell(locale, chapter, questions[locale][0]!, "plus", 1))).not.toBe(toText(tell(locale, chapter, questions[locale][0]!)));
    }
  });

  it("answers follow-ups shortly, on facts of the cast, with no paragraph of the first telling", () => {
    for (const chapter of chapterNumbers) {
      const ids = new Set(taoTeChing.facts(castOf(chapter)).map(({ id }) => id));
      const question = questions[locale][chapter % questions[locale].length]!;
      const told = new Set(tell(locale, chapter, question).paragraphs.map(({ text }) => text));
      for (const [turn, asked] of followUps[locale].entries()) {
        const reply = answer(locale, chapter, question, asked, turn);
        const length = lengthOf(toText(reply), locale);
        expect(length, `${chapter} ${asked}`).toBeGreaterThanOrEqual(answered[locale][0]);
        expect(length, `${chapter} ${asked}`).toBeLessThanOrEqual(answered[locale][1]);
        for (const { text, facts, part } of reply.paragraphs) {
          if (part === "body") expect(told.has(text), text).toBe(false);
          for (const id of facts) expect(ids.has(id)).toBe(true);
        }
        expect(toText(reply)).not.toMatch(/undefined|\{|\}|[，。、；]{2}|[.,;]{2}| {2}/);
        expect(new Set(reply.followUps).size).toBe(3);
      }
    }
  });

  it("repeats no paragraph when the same thing is asked a second time", () => {
    for (const chapter of chapterNumbers) {
      for (const asked of followUps[locale].filter((_, at) => at !== 7)) {
        const [first, second] = [0, 1].map((turn) => answer(locale, chapter, questions[locale][0]!, asked, turn).paragraphs.map(({ text }) => text)) as [
          string[],
          string[],
        ];
        expect(
          second.filter((text) => first.includes(text)),
          `${chapter} ${asked}`,
        ).toEqual([]);
      }
    }
  });

  it("can answer the follow-ups it offers, and offers none of them back", () => {
    for (const chapter of chapterNumbers) {
      for (const offered of tell(locale, chapter, questions[locale][0]!).followUps) {
        const reply = answer(locale, chapter, questions[locale][0]!, offered, 0);
        expect(reply.headline).toMatch(/[。.]$/);
        expect(reply.followUps).not.toContain(offered);
      }
    }
  });

  it("explains the line it is asked about by quoting it", () => {
    const asked = locale === "zh" ? "“夫唯不争，故无尤”这句怎么讲？" : "What does “no one finds fault with it” mean?";
    expect(answer(locale, 8, questions[locale][0]!, asked, 0).headline).toMatch(locale === "zh" ? /^“夫唯不争，故无尤”/ : /^“No one finds fault with it”/);
  });
});
