import { describe, expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { listUnfitHeadlines } from "../kit/telling/testing/headlines.ts";
import { coupleCards } from "./data/couples.ts";
import { textsEn } from "./data/texts.en.ts";
import { textsZh } from "./data/texts.zh.ts";
import { getDeckCard } from "./deck-card.ts";
import { castTarot } from "./engine.ts";
import { toLean } from "./lean.ts";
import type { SpreadId } from "./spreads.ts";
import { spreadIds } from "./spreads.ts";
import { tarot } from "./topic.ts";

const questions: Record<Locale, string[]> = {
  zh: [
    "该不该换工作？",
    "他还会回来找我吗",
    "为什么我总是存不下钱？",
    "怎么跟妈妈开口说这件事",
    "什么时候能找到新房子",
    "我的正缘是什么样的人",
    "留下还是走？",
    "最近很焦虑，怎么办",
    "今年运势",
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
    "I’m so anxious. What can I do?",
    "My year",
    "",
  ],
};
const followUps: Record<Locale, string[]> = {
  zh: ["那感情呢", "为什么会这样", "大概多久见分晓？", "头一件该做什么？", "对方怎么想的", "如果先留下呢", "再说说第一张", "那到底该不该", "结果呢", "嗯"],
  en: [
    "What about love?",
    "Why is that?",
    "How long before I know?",
    "What should I do first?",
    "What does he think?",
    "What if I stay?",
    "Explain the first card",
    "So should I?",
    "And the outcome?",
    "Go on",
  ],
};

const castOf = (spread: SpreadId, n: number) => castTarot({ spread, question: "" }, { chance: chanceOf(new Uint8Array(32).fill(n & 255), `reading-${n}`, "") });
const questionOf = (locale: Locale, n: number) => hearQuestion(questions[locale][n % 10]!, locale);
const tell = (locale: Locale, spread: SpreadId, n: number, tier: "basic" | "plus" = "plus", variant = 0) =>
  tarot.tell(castOf(spread, n), questionOf(locale, n), { tier, variant });

const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const lengthOf = (text: string, locale: Locale): number => (locale === "zh" ? text.replace(/\s/g, "").length : text.split(/\s+/).filter(Boolean).length);
const toSentences = (text: string): string[] => (text.match(/[^。？！.?!\n]+[。？！.?!]+[”’]?/g) ?? []).map((sentence) => sentence.trim());
const draws = Array.from({ length: 120 }, (_, n) => n);
const plus = { zh: [700, 1300], en: [500, 900] } as const;
const basic = { zh: [160, 250], en: [120, 200] } as const;
const answered = { zh: [120, 350], en: [85, 250] } as const;

describe.each(["zh", "en"] as const)("a reading (%s)", (locale) => {
  it("on Plus keeps its length with three cards or more, and tells one card in fewer words", () => {
    for (const spread of spreadIds) {
      const [least, most] = spread === "one" ? [plus[locale][0] / 2, plus[locale][1]] : plus[locale];
      for (const n of draws) {
        const length = lengthOf(toText(tell(locale, spread, n)), locale);
        expect(length, `${spread} ${n}`).toBeGreaterThanOrEqual(least);
        expect(length, `${spread} ${n}`).toBeLessThanOrEqual(most);
      }
    }
  });

  it("on Basic gives the answer and two reasons in short", () => {
    for (const spread of spreadIds) {
      for (const n of draws.slice(0, 60)) {
        const reading = tell(locale, spread, n, "basic");
        const length = lengthOf(toText(reading), locale);
        expect(reading.paragraphs.map(({ part }) => part)).toEqual(["lead", "close"]);
        expect(length, `${spread} ${n}`).toBeGreaterThanOrEqual(basic[locale][0]);
        expect(length, `${spread} ${n}`).toBeLessThanOrEqual(basic[locale][1]);
      }
    }
  });

  it("rests every paragraph on facts of this cast, dissents once and closes once", () => {
    for (const spread of spreadIds) {
      for (const n of draws.slice(0, 40)) {
        const ids = new Set(tarot.facts(castOf(spread, n)).map(({ id }) => id));
        const { paragraphs, headline, followUps: offered } = tell(locale, spread, n);
        for (const { facts, text, label } of paragraphs) {
          expect(facts.length, text).toBeGreaterThan(0);
          for (const id of facts) expect(ids.has(id), `${id} of ${spread} ${n}`).toBe(true);
          expect(label).not.toBe("");
        }
        expect(headline).toMatch(/^[^#*\n]+[。.]$/);
        expect(paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
        expect(paragraphs.at(-1)?.part).toBe("close");
        expect(new Set(offered).size).toBe(3);
      }
    }
  });

  it("closes with one thing to do and one to watch", () => {
    const close = tell(locale, "three", 3).paragraphs.at(-1)!.text;
    expect(close).toMatch(locale === "zh" ? /^这周.*：.+。(?:也)?留意：.+。$/ : /^(?:This week|One thing this week): .+\. (?:Watch|And watch) for: .+\.$/);
  });

  it("says no sentence twice, and joins its sentences cleanly", () => {
    for (const spread of spreadIds) {
      for (const n of draws.slice(0, 40)) {
        const text = toText(tell(locale, spread, n));
        const sentences = toSentences(text);
        expect(new Set(sentences).size, `${spread} ${n}`).toBe(sentences.length);
        expect(text).not.toMatch(/undefined|\{|\}|[，。、：；]{2}|[.,:;]{2}|：[^。]*：[^。]*：|是是|的的|了了。|，。| {2}| [,.]|the the|\ba a\b|先先/i);
      }
    }
  });

  it("tells another cast in other sentences: two readings share far less than two fifths", () => {
    const readings = Array.from({ length: 200 }, (_, n) => new Set(toSentences(toText(tell(locale, "three", n)))));
    let shared = 0;
    let pairs = 0;
    for (const [at, one] of readings.entries()) {
      for (const other of readings.slice(at + 1)) {
        let same = 0;
        for (const sentence of one) if (other.has(sentence)) same += 1;
        shared += same / Math.min(one.size, other.size);
        pairs += 1;
      }
    }
    expect(shared / pairs).toBeLessThan(0.4);
  });

  it("tells the same cast alike each time, and from another side when asked again", () => {
    for (const n of draws.slice(0, 30)) {
      expect(tell(locale, "three", n)).toEqual(tell(locale, "three", n));
      const first = tell(locale, "three", n);
      const again = tell(locale, "three", n, "plus", 1);
      expect(toText(again)).not.toBe(toText(first));
      expect(again.paragraphs.at(-1)?.text).not.toBe(first.paragraphs.at(-1)?.text);
    }
  });

  it("names the way it leans to, as it was written", () => {
    const question = hearQuestion(locale === "zh" ? "留在成都还是去上海？" : "Should I stay in Leeds or move to York?", locale);
    const ways = new RegExp(locale === "zh" ? "“(?:留在成都|去上海)”" : "“(?:stay in Leeds|move to York)”", "i");
    for (const n of draws.slice(0, 20)) expect(tarot.tell(castOf("three", n), question, { tier: "plus", variant: 0 }).headline).toMatch(ways);
  });

  it("answers follow-ups from the same cast, shortly, without a paragraph of the first telling", () => {
    for (const spread of spreadIds) {
      for (const n of draws.slice(0, 20)) {
        const told = new Set(tell(locale, spread, n).paragraphs.map(({ text }) => text));
        const ids = new Set(tarot.facts(castOf(spread, n)).map(({ id }) => id));
        for (const [turn, words] of followUps[locale].entries()) {
          const asked = hearQuestion(words, locale);
          const reply = tarot.answer(castOf(spread, n), questionOf(locale, n), { tier: "plus", variant: 0, asked, turn });
          const length = lengthOf(toText(reply), locale);
          expect(length, `${spread} ${n} ${words}`).toBeGreaterThanOrEqual(answered[locale][0]);
          expect(length, `${spread} ${n} ${words}`).toBeLessThanOrEqual(answered[locale][1]);
          for (const { text, facts } of reply.paragraphs) {
            expect(told.has(text)).toBe(false);
            for (const id of facts) expect(ids.has(id)).toBe(true);
          }
          expect(new Set(reply.followUps).size).toBe(3);
        }
      }
    }
  });

  it("answers the same follow-up in other words on a later turn", () => {
    const asked = hearQuestion(followUps[locale][3]!, locale);
    const [first, second] = [0, 1].map((turn) => toText(tarot.answer(castOf("three", 5), questionOf(locale, 0), { tier: "plus", variant: 0, asked, turn })));
    expect(first).not.toBe(second);
  });

  it("can answer the follow-ups it offers", () => {
    for (const n of draws.slice(0, 30)) {
      for (const offered of tell(locale, "three", n).followUps) {
        const reply = tarot.answer(castOf("three", n), questionOf(locale, n), {
          tier: "plus",
          variant: 0,
          asked: hearQuestion(offered, locale),
          turn: 0,
        });
        expect(reply.headline).not.toBe("");
        expect(reply.followUps).not.toContain(offered);
      }
    }
  });

  it("says in its headline what stands in two lines of a phone, whatever was asked", () => {
    const casts = spreadIds.flatMap((spread) => draws.slice(0, 2).map((n) => castOf(spread, n)));
    expect(listUnfitHeadlines(tarot, casts, [locale])).toEqual([]);
  });

  it("says no words of its headline again", () => {
    for (const spread of spreadIds)
      for (const n of draws.slice(0, 20)) {
        const { headline, paragraphs } = tell(locale, spread, n);
        const told = paragraphs.map(({ text }) => text).join("\n");
        const [, words] = /[：:] ?(.+)[。.]$/.exec(headline) ?? [];
        if (words) expect(told, headline).not.toContain(words);
      }
  });

  it("names the card whose words its headline borrows, there or in the first sentence of the text", () => {
    for (const n of draws.slice(0, 40)) {
      const { headline, paragraphs } = tarot.tell(castOf("three", n), hearQuestion(questions[locale][n % 5]!, locale), { tier: "plus", variant: 0 });
      const first = /^.*?[。.:：]/.exec(paragraphs[0]!.text)![0];
      const names = castOf("three", n).cards.map(({ id }) => (locale === "zh" ? getDeckCard(id).nameZh : getDeckCard(id).nameEn.replace(/^The /, "")));
      expect(
        names.some((name) => `${headline} ${first}`.includes(name)),
        headline,
      ).toBe(true);
    }
  });

  it("turns its answer about where a yes would be the bad news", () => {
    const question = hearQuestion(locale === "zh" ? "我是不是选错行了" : "Am I in the wrong profession?", locale);
    const affirms = locale === "zh" ? /^(?:多半是|是，|偏向是|像是)/ : /^(?:Very likely so|Yes|It is|It looks that way|Probably so|More yes)/;
    for (const n of draws) {
      const { total, level } = toLean(castOf("three", n));
      const { headline } = tarot.tell(castOf("three", n), question, { tier: "plus", variant: 0 });
      if (level !== "even") expect(affirms.test(headline), headline).toBe(total < 0);
    }
  });

  it("tells no couple’s passage to someone who asks about a mother", () => {
    const question = hearQuestion(locale === "zh" ? "我和妈妈为什么一说话就吵" : "Why do my mother and I quarrel?", locale);
    const texts = locale === "zh" ? textsZh : textsEn;
    for (const n of draws) {
      const text = toText(tarot.tell(castOf("relationship", n), question, { tier: "plus", variant: 0 }));
      for (const side of ["upright", "reversed"] as const) for (const slug of coupleCards[locale][side]) expect(text).not.toContain(texts[slug]![side].love);
    }
  });

  it("heads no answer about an illness with Death or the Tower", () => {
    const question = hearQuestion(locale === "zh" ? "我爸住院了，我该怎么办" : "My dad is in hospital. What should I do?", locale);
    for (const n of draws)
      expect(tarot.tell(castOf("cross", n), question, { tier: "plus", variant: 0 }).headline).not.toMatch(/死神|高塔|恶魔|Death|Tower|Devil/);
  });
});
