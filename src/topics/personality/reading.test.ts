import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Answer } from "../kit/questionnaire/questionnaire.ts";
import type { Reading } from "../kit/reading.ts";
import type { Rule } from "../kit/telling/rule.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import { items as bigFiveItems } from "./instruments/big-five/items.ts";
import { bigFiveRules } from "./instruments/big-five/telling/big-five-rules.ts";
import { items as discItems, words as discWords, toGroup } from "./instruments/disc/items.ts";
import { discRules } from "./instruments/disc/telling/disc-rules.ts";
import { items as enneagramItems } from "./instruments/enneagram/items.ts";
import { enneagramRules } from "./instruments/enneagram/telling/enneagram-rules.ts";
import { items as elementItems } from "./instruments/five-elements/items.ts";
import { fiveElementsRules } from "./instruments/five-elements/telling/five-elements-rules.ts";
import { items as jungianItems } from "./instruments/jungian/items.ts";
import { jungianRules } from "./instruments/jungian/telling/jungian-rules.ts";
import { items as temperamentItems } from "./instruments/keirsey/items.ts";
import { temperamentRules } from "./instruments/keirsey/telling/temperament-rules.ts";
import { items as socialItems } from "./instruments/social-styles/items.ts";
import { socialRules } from "./instruments/social-styles/telling/social-rules.ts";
import { findPart } from "./profile/parts.ts";
import type { Profile, ScaleItem } from "./profile/profile.ts";
import { profileRules } from "./profile/profile-rules.ts";
import { type ProfileView, toProfileView } from "./profile/profile-view.ts";
import { answerBlindly, answerLikePerson, chooseLikePerson, pickBlindly, pickLikePerson, toDice } from "./testing/answerers.ts";
import { personality } from "./topic.ts";

const moment = "2026-11-21T04:00:00.000Z";
const questions: Record<Locale, string[]> = {
  zh: [
    "",
    "感情里我是什么样的人？",
    "我适合什么工作",
    "为什么我总跟人吵架？",
    "我该不该换工作？",
    "累了我该怎么休息？",
    "我怎么才能成长？",
    "考试前我会怎样",
    "留在上海还是回老家？",
    "这个结果准吗？",
    "我什么时候能结婚",
    "这个手术要不要做？",
  ],
  en: [
    "",
    "What am I like in love?",
    "What kind of work suits me?",
    "Why do I keep quarrelling?",
    "Should I change jobs?",
    "How should I rest when I’m tired?",
    "How can I grow?",
    "How am I before exams?",
    "Stay in London or move back home?",
    "How accurate is this?",
    "When will I marry?",
    "Should I have the operation?",
  ],
};

/** Answers by somebody with leanings of their own, or by nobody in particular. */
type Answering = (dice: () => number) => Answer[];
interface Told {
  test: string;
  /** Statements of 1 … 5; none for pairs of statements. */
  items: readonly ScaleItem[];
  own: readonly Rule<ProfileView>[];
  answer: Answering;
  blindly: Answering;
  /** What share of their sentences two of 200 may have in common; with four or five scales more people have the same ones in front. */
  mostAlike?: number;
}
const scaleTest = (test: string, items: readonly ScaleItem[], own: readonly unknown[]): Told => ({
  test,
  items,
  own: own as readonly Rule<ProfileView>[],
  answer: (dice) => answerLikePerson(items, dice),
  blindly: (dice) => answerBlindly(items, dice),
});
const discGroups = discItems.map((_, at) => toGroup(at));
const tests: Told[] = [
  scaleTest("enneagram", enneagramItems, enneagramRules),
  scaleTest("jungian", jungianItems, jungianRules),
  {
    test: "keirsey",
    items: [],
    own: temperamentRules as unknown as readonly Rule<ProfileView>[],
    answer: (dice) => chooseLikePerson(temperamentItems, dice),
    blindly: (dice) => temperamentItems.map(() => 1 + Math.floor(dice() * 2)),
  },
  { ...scaleTest("bigFive", bigFiveItems, bigFiveRules), mostAlike: 0.45 },
  scaleTest("fiveElements", elementItems, fiveElementsRules),
  { ...scaleTest("socialStyles", socialItems, socialRules), mostAlike: 0.45 },
  {
    test: "disc",
    items: discWords,
    own: discRules as unknown as readonly Rule<ProfileView>[],
    answer: (dice) => pickLikePerson(discGroups, dice),
    blindly: (dice) => pickBlindly(discGroups, dice),
    mostAlike: 0.45,
  },
];

const castOf = (test: string, answers: readonly Answer[]): Profile =>
  personality.cast(personality.parse({ test, answers }), { moment, chance: undefined as never }) as Profile;
const listCasts = (test: string, answer: Answering, count: number, seed: number): Profile[] => {
  const dice = toDice(seed);
  return Array.from({ length: count }, () => castOf(test, answer(dice)));
};
const tell = (cast: Profile, text: string, locale: Locale, tier: "basic" | "plus" = "plus", variant = 0): Reading =>
  personality.tell(cast, hearQuestion(text, locale), { tier, variant });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");

describe.each(tests)("$test", ({ test, items, own, answer, blindly, mostAlike = 0.4 }) => {
  let casts: Profile[] = [];
  beforeAll(() => {
    casts = listCasts(test, answer, 1000, 7);
  });
  const questionOf = (locale: Locale, index: number): string => questions[locale][index % questions[locale].length]!;

  it("has no text that holds for half of people", () => {
    const views = casts.map((cast) => toProfileView(cast, items));
    const measured = measureRules([...own, ...profileRules], views);
    expect(measured[0]![1], measured[0]![0]).toBeLessThan(0.5);
    expect(measured.length).toBeGreaterThan(150);
  });

  describe.each(["zh", "en"] as const)("in %s", (locale) => {
    it("keeps its length on Plus and on Basic", () => {
      const outside: string[] = [];
      for (const [index, cast] of casts.entries())
        for (const [tier, { least, most }] of [
          ["plus", readingLength[locale].whole],
          ["basic", readingLength[locale].basic],
        ] as const) {
          const text = tell(cast, questionOf(locale, index), locale, tier)
            .paragraphs.map((paragraph) => paragraph.text)
            .join("\n");
          const length = countWords(text, locale);
          if (length < least || length > most) outside.push(`${index} ${tier}: ${length}`);
        }
      expect(outside).toEqual([]);
    });
    it("has no sentence that stands in a third of all reports, of blind answers neither in half", () => {
      const readings = (given: Profile[]) => given.map((cast) => tell(cast, "", locale));
      expect(listCommonSentences(readings(casts.slice(0, 400)), 0.34)).toEqual([]);
      expect(listCommonSentences(readings(listCasts(test, blindly, 200, 3)), 0.5)).toEqual([]);
    });
    it.each([7, 11, 23, 42, 99])("is another for another person: 200 people of seed %i", (seed) => {
      const readings = listCasts(test, answer, 200, seed).map((cast) => tell(cast, "", locale));
      expect(findMostAlike(readings).share).toBeLessThanOrEqual(mostAlike);
    });
    it("is another for other blind answers", () => {
      const readings = listCasts(test, blindly, 200, 5).map((cast) => tell(cast, "", locale));
      expect(findMostAlike(readings).share).toBeLessThanOrEqual(0.4);
    });
    it("rests every paragraph on facts of this cast", () => {
      for (const [index, cast] of casts.slice(0, 200).entries()) {
        const ids = new Set(personality.facts(cast).map(({ id }) => id));
        for (const { facts } of tell(cast, questionOf(locale, index), locale, "plus", index % 3).paragraphs) {
          expect(facts.length).toBeGreaterThan(0);
          for (const id of facts) expect(ids).toContain(id);
        }
      }
    });
    it("answers first, dissents once, closes with one act and one watch, offers three questions", () => {
      for (const [index, cast] of casts.slice(0, 200).entries()) {
        const reading = tell(cast, questionOf(locale, index), locale, "plus", index % 3);
        expect(reading.headline).toMatch(locale === "zh" ? /[。”]$/ : /[.”]$/);
        expect(reading.paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
        expect(reading.paragraphs.at(-1)!.text).toMatch(locale === "zh" ? /^这周做一件：.+留意：/ : /^This week: .+ Watch for this: /);
        expect(new Set(reading.followUps).size).toBe(3);
      }
    });
    it("prints nothing half made, and no sentence twice", () => {
      for (const [index, cast] of casts.slice(0, 600).entries()) {
        const text = toText(tell(cast, questionOf(locale, index), locale, "plus", index % 4));
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        expect(text).not.toMatch(locale === "zh" ? /。。|，，|：：|。，|；。|；；|：。|！|您|亲爱/ : / {2}|\.\.|,\.|;\.|:\.|;;| [,;:]|!/);
        const sentences = toSentences(text);
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
      }
    });
    it("goes on in a follow-up: its questions land on the part they ask, mostly in other sentences", () => {
      const again: string[] = [];
      let told = 0;
      for (const [index, cast] of casts.slice(0, 100).entries()) {
        const question = hearQuestion(questionOf(locale, index), locale);
        const reading = personality.tell(cast, question, { tier: "plus", variant: 0 });
        const before = new Set(toSentences(toText(reading)));
        for (const [turn, asked] of reading.followUps.entries()) {
          const heard = hearQuestion(asked, locale);
          expect(findPart(heard), asked).not.toBeNull();
          const answer = personality.answer(cast, question, { tier: "plus", variant: 0, asked: heard, turn });
          expect(answer.followUps).toHaveLength(3);
          const sentences = toSentences(answer.paragraphs[0]!.text);
          told += sentences.length;
          again.push(...sentences.filter((sentence) => before.has(sentence)));
          for (const sentence of sentences) before.add(sentence);
        }
      }
      expect(again.length / told).toBeLessThan(0.45);
    });
    it("gives every fact a chip", () => {
      for (const cast of casts.slice(0, 40))
        for (const { label, value, note } of personality.chips(cast, locale)) {
          expect(label).not.toBe("");
          expect(value).not.toBe("");
          expect(note).not.toMatch(/undefined|NaN/);
        }
    });
  });
});

describe("the first sentence", () => {
  const cast = castOf(
    "enneagram",
    enneagramItems.map(({ scale, isReversed }) => (scale === "5" ? (isReversed ? 1 : 5) : scale === "4" ? (isReversed ? 2 : 4) : 3)),
  );
  it.each([
    ["", "zh", "五号（旁观）排在最前：你先退半步看清楚，再决定动不动。"],
    ["感情里我是什么样的人？", "zh", "感情里，你想靠近，又要留一间谁也不进的屋。"],
    ["为什么我总跟人吵架？", "zh", "因为你先不出声走开去想，想好了对方已经凉了。"],
    ["怎么跟老板提加薪？", "zh", "从这一步起：报告没写完也先给一个人看。"],
    ["我该不该换工作？", "zh", "是否得你自己定；你适合能关上门往深里钻的活，怕随叫随到。"],
    ["这个结果准吗？", "zh", "第一名可以信：五号多出25分，出了误差。"],
    ["这个手术要不要做？", "zh", "先听大夫的；累了你关门、断电、谁也不见，才缓得过来。"],
    ["", "en", "Type 5 leads: you step back to see before you move."],
    ["Why do I keep quarrelling?", "en", "Because you walk off to think, and they go cold."],
    ["Should I change jobs?", "en", "It’s your call: you need to start at seven tenths known."],
    ["Will we win the lawsuit?", "en", "Ask your lawyer; you walk off to think, and they go cold."],
  ] as const)("to “%s” in %s answers", (text, locale, headline) => {
    expect(tell(cast, text, locale).headline).toBe(headline);
  });
});
