import { describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { listUnfitHeadlines } from "../kit/telling/testing/headlines.ts";
import { toBodyUse } from "./body-use.ts";
import { castNumber } from "./engine.ts";
import { number } from "./topic.ts";

const questions: Record<Locale, string[]> = {
  zh: [
    "这份合同能签吗？",
    "他还会回来找我吗",
    "为什么我总是存不下钱？",
    "怎么跟妈妈开口说这件事",
    "什么时候能找到新房子",
    "我的正缘是什么样的人",
    "留下还是走？",
    "",
  ],
  en: [
    "Should I sign this?",
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
  zh: [
    "那感情呢",
    "为什么会这样",
    "大概多久有动静？",
    "第一步先做什么？",
    "有没有反过来的说法？",
    "那到底该不该",
    "用卦指的是什么？",
    "变卦说后来会怎样？",
    "嗯",
  ],
  en: [
    "What about love?",
    "Why is that?",
    "How long before something stirs?",
    "What should I do first?",
    "Is there an opposing view?",
    "So should I?",
    "What does the use stand for?",
    "What does it become later?",
    "Go on",
  ],
};

/** Two casts out of five, so that every trigram, relation and line comes. */
const everyFifthTwice = (n: number): boolean => n % 5 < 2;
const casts = Array.from({ length: 8 * 8 * 6 }, (_, n) => n)
  .filter(everyFifthTwice)
  .map((n) =>
    castNumber(
      { question: "", digits: [n % 8, Math.floor(n / 8) % 8, Math.floor(n / 64)] },
      { chance: { below: () => 0 }, moment: "2026-11-20T04:00:00.000Z" },
    ),
  );

const tell = (locale: Locale, n: number, question: string, tier: "basic" | "plus" = "plus", variant = 0) =>
  number.tell(casts[n]!, hearQuestion(question, locale), { tier, variant });
const answer = (locale: Locale, n: number, question: string, asked: string, turn: number) =>
  number.answer(casts[n]!, hearQuestion(question, locale), { tier: "plus", variant: 0, asked: hearQuestion(asked, locale), turn });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const lengthOf = (text: string, locale: Locale): number => (locale === "zh" ? text.replace(/[\s>]/g, "").length : text.split(/\s+/).filter(Boolean).length);
const plus = { zh: [700, 1300], en: [500, 900] } as const;
const basic = { zh: [120, 200], en: [110, 200] } as const;
const answered = { zh: [100, 420], en: [80, 300] } as const;
const unclean = /undefined|\{|\}|[，。、；]{2}|(?<!\.)\.\.(?!\.)|[,;]{2}|。，| {2}| [,.]|the the/;

describe.each(["zh", "en"] as const)("a reading (%s)", (locale) => {
  it("heads each in two lines of a phone, whatever was asked and whichever turn it is", () => {
    const some = casts.filter((_, at) => at % Math.ceil(casts.length / 16) === 0);
    expect(listUnfitHeadlines(number, some, [locale])).toEqual([]);
  });

  it("keeps its length for every cast and kind of question", () => {
    for (const n of casts.keys()) {
      for (const question of questions[locale]) {
        for (const [tier, [least, most]] of [
          ["plus", plus[locale]],
          ["basic", basic[locale]],
        ] as const) {
          const length = lengthOf(toText(tell(locale, n, question, tier)), locale);
          expect(length, `${n} ${question} ${tier}`).toBeGreaterThanOrEqual(least);
          expect(length, `${n} ${question} ${tier}`).toBeLessThanOrEqual(most);
        }
      }
    }
  });

  it("rests every paragraph on facts of this cast, quotes the line, dissents once and closes once", () => {
    for (const n of casts.keys()) {
      const ids = new Set(number.facts(casts[n]!).map(({ id }) => id));
      for (const question of questions[locale]) {
        const { paragraphs, headline, followUps: offered } = tell(locale, n, question);
        for (const { facts, text, label } of paragraphs) {
          expect(facts.length, text).toBeGreaterThan(0);
          for (const id of facts) expect(ids.has(id), id).toBe(true);
          expect(label).not.toBe("");
        }
        expect(headline).toMatch(/^[^#*\n]+[。.]$/);
        expect(paragraphs.find(({ part }) => part === "verse")?.text).toMatch(/^> \p{Script=Han}/u);
        expect(paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
        expect(paragraphs.at(-1)?.part).toBe("close");
        expect(new Set(offered).size).toBe(3);
        expect(new Set(paragraphs.map(({ text }) => text)).size).toBe(paragraphs.length);
        expect(toText(tell(locale, n, question)), `${n} ${question}`).not.toMatch(unclean);
      }
    }
  });

  it("says yes where body and use lean to yes, and turns about where a yes would be the bad news", () => {
    const affirms = locale === "zh" ? /^(?:像是|是)：/ : /^(?:It looks so|Yes):/;
    const bad = locale === "zh" ? "我是不是选错行了" : "Am I in the wrong profession?";
    for (const n of casts.keys()) {
      const { lean } = toBodyUse(casts[n]!);
      if (lean !== 0) expect(affirms.test(tell(locale, n, bad).headline), tell(locale, n, bad).headline).toBe(lean < 0);
    }
  });

  it("leaves illness to doctors and the law to lawyers, with a caution", () => {
    for (const question of locale === "zh" ? ["这个手术该不该做", "官司能打赢吗"] : ["Should I have the operation?", "Will I win the lawsuit?"]) {
      const { headline, paragraphs } = tell(locale, 3, question);
      expect(headline).toMatch(locale === "zh" ? /大夫|律师/ : /doctor|lawyer/);
      expect(paragraphs.filter(({ part }) => part === "caution")).toHaveLength(1);
    }
  });

  it("tells the same cast alike each time, and closes otherwise when asked again", () => {
    for (const n of casts.keys()) {
      const question = questions[locale][0]!;
      expect(tell(locale, n, question)).toEqual(tell(locale, n, question));
      expect(tell(locale, n, question, "plus", 1).paragraphs.at(-1)).not.toEqual(tell(locale, n, question).paragraphs.at(-1));
    }
  });

  it("answers follow-ups shortly, on facts of the cast, with no paragraph of the first telling", () => {
    for (const n of casts.keys()) {
      const ids = new Set(number.facts(casts[n]!).map(({ id }) => id));
      const question = questions[locale][n % questions[locale].length]!;
      const told = new Set(tell(locale, n, question).paragraphs.map(({ text }) => text));
      for (const [turn, asked] of followUps[locale].entries()) {
        const reply = answer(locale, n, question, asked, turn);
        const length = lengthOf(toText(reply), locale);
        expect(length, `${n} ${asked}`).toBeGreaterThanOrEqual(answered[locale][0]);
        expect(length, `${n} ${asked}`).toBeLessThanOrEqual(answered[locale][1]);
        for (const { text, facts, part } of reply.paragraphs) {
          if (part === "body") expect(told.has(text), text).toBe(false);
          for (const id of facts) expect(ids.has(id)).toBe(true);
        }
        expect(toText(reply)).not.toMatch(unclean);
        expect(new Set(reply.followUps).size).toBe(3);
        expect(reply.followUps).not.toContain(asked);
      }
    }
  });

  it("repeats no paragraph when the same thing is asked a second time", () => {
    for (const n of casts.keys()) {
      for (const asked of followUps[locale]) {
        const [first, second] = [0, 1].map((turn) => answer(locale, n, questions[locale][0]!, asked, turn)) as [Reading, Reading];
        const said = first.paragraphs.map(({ text }) => text);
        expect(
          second.paragraphs.filter(({ text, part }) => part === "body" && said.includes(text)),
          `${n} ${asked}`,
        ).toEqual([]);
        expect(second.headline).not.toBe(first.headline);
      }
    }
  });
});
