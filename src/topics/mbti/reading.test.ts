import { describe, expect, it, test } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { TestVersion } from "../kit/questionnaire/questionnaire.ts";
import type { Reading } from "../kit/reading.ts";
import { listItems } from "../kit/sixteen-types/items.ts";
import { answerByLeaning, answerByTheme, answerPurely, chanceFrom } from "../kit/sixteen-types/testing/answerers.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import type { MbtiCast } from "./cast-types.ts";
import { castMbti } from "./engine.ts";
import { findPart } from "./telling/find-part.ts";
import { rules } from "./telling/rules.ts";
import { toTypeView } from "./telling/view.ts";
import { mbti } from "./topic.ts";

const locales: readonly Locale[] = ["zh", "en"];
const versions = ["simplified", "standard", "full"] as const;
const questions: Record<Locale, string[]> = {
  zh: [
    "",
    "我适合什么工作？",
    "我和妈妈为什么一说话就吵？",
    "该不该换工作？",
    "我怎么学习最省力？",
    "我总是很累怎么办？",
    "我和他合适吗？",
    "这份结果准不准？",
    "别人怎么看我？",
  ],
  en: [
    "",
    "What work suits me?",
    "Why do I quarrel with my mother?",
    "Should I change jobs?",
    "How do I learn best?",
    "I’m always tired, what can I do?",
    "Is he right for me?",
    "How accurate is this?",
    "How do people misread me?",
  ],
};

/** People whose leanings are spread evenly, every other one steady in like scenes. */
const listCasts = (count: number, seed: number, only?: TestVersion): MbtiCast[] => {
  const next = chanceFrom(seed);
  return Array.from({ length: count }, (_, turn) => {
    const version = only ?? versions[turn % 3]!;
    const items = listItems(version);
    const leanings = { EI: next(), SN: next(), TF: next(), JP: next() };
    const answers = (turn % 2 === 0 ? answerByTheme : answerByLeaning)(items, leanings, next);
    return castMbti({ test: "mbti", version, answers });
  });
};

const casts = listCasts(1000, 20261121);
const ask = (text: string, locale: Locale) => hearQuestion(text, locale);
const tell = (cast: MbtiCast, locale: Locale, text = "", tier: "basic" | "plus" = "plus", variant = 0): Reading =>
  mbti.tell(cast, ask(text, locale), { tier, variant });
const answer = (cast: MbtiCast, locale: Locale, text: string, turn = 0): Reading =>
  mbti.answer(cast, ask("", locale), { asked: ask(text, locale), turn, tier: "plus", variant: 0 });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const toLength = ({ paragraphs }: Reading, locale: Locale): number => countWords(paragraphs.map(({ text }) => text).join("\n"), locale);

describe("the rules", () => {
  it("hold for less than half of a thousand people, each text of them", () => {
    const measured = measureRules(
      rules,
      casts.map((cast) => toTypeView(cast)),
    );
    expect(measured.filter(([, share]) => share > 0.45)).toEqual([]);
    expect(measured.length).toBeGreaterThan(700);
  });
});

describe.each(locales)("a reading in %s", (locale) => {
  it("has no sentence that stands in a third of all readings", () => {
    expect(
      listCommonSentences(
        casts.slice(0, 200).map((cast) => tell(cast, locale)),
        1 / 3,
      ),
    ).toEqual([]);
  });

  // Twenty-eight questions leave some people with the very same answers, and these are told the same.
  test.each([
    ["full", 0.4, 0],
    ["standard", 0.5, 0.0005],
    ["simplified", 1, 0.01],
  ] as const)(
    "is another for another person: of %s the two most alike share %d at most, more than two fifths no more than %d of pairs",
    (version, most, often) => {
      for (const seed of [7, 23, 42]) {
        const readings = listCasts(200, seed, version).map((cast) => tell(cast, locale));
        expect(findMostAlike(readings).share).toBeLessThanOrEqual(most);
        const sets = readings.map(({ paragraphs }) => new Set(paragraphs.flatMap(({ text }) => toSentences(text))));
        const shares = sets.flatMap((set, one) =>
          sets.slice(0, one).map((other) => [...set].filter((sentence) => other.has(sentence)).length / Math.min(set.size, other.size)),
        );
        expect(shares.filter((share) => share > 0.4).length / shares.length).toBeLessThanOrEqual(often);
      }
    },
  );

  it("keeps its length, whole and short, whatever is asked", () => {
    const { whole, basic } = readingLength[locale];
    const outside: string[] = [];
    for (const [index, cast] of casts.slice(0, 450).entries()) {
      const text = questions[locale][index % questions[locale].length]!;
      const [long, short] = [toLength(tell(cast, locale, text), locale), toLength(tell(cast, locale, text, "basic"), locale)];
      if (long < whole.least || long > whole.most) outside.push(`${cast.version} ${text}: ${long}`);
      if (short < basic.least * 0.9 || short > basic.most) outside.push(`${cast.version} ${text}: ${short}`);
    }
    expect(outside).toEqual([]);
  });

  it("rests every paragraph on facts there are, and says no gap", () => {
    for (const [index, cast] of casts.slice(0, 300).entries()) {
      const ids = new Set(mbti.facts(cast).map(({ id }) => id));
      const reading = tell(cast, locale, questions[locale][index % questions[locale].length]!);
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        expect(facts.filter((id) => !ids.has(id))).toEqual([]);
      }
      expect(toText(reading)).not.toMatch(/undefined|NaN|null|object Object|\{\w+\}|。。|，。|；。|：。|“”| ,| {2}/);
    }
  });

  it("tells one person a paragraph of dissent, one thing to do and one to watch", () => {
    for (const cast of casts.slice(0, 100)) {
      const { paragraphs } = tell(cast, locale);
      expect(paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
      const close = paragraphs.at(-1)!;
      expect(close.part).toBe("close");
      expect(close.text).toMatch(locale === "zh" ? /^这周做一件：.*留意：/ : /^This week: .*Watch for /);
    }
  });

  it("names both letters of every tied axis in its first sentence or says that none is sure", () => {
    for (const cast of casts.slice(0, 300)) {
      const { headline } = tell(cast, locale);
      expect(headline).toContain(cast.type);
      if (cast.ties.length === 0 || cast.ties.length === 4) continue;
      expect(headline).toMatch(locale === "zh" ? /分不出来/ : /can’t be told from/);
    }
  });

  it("is told from another side when told again", () => {
    for (const cast of casts.slice(0, 40)) expect(toText(tell(cast, locale, "", "plus", 1))).not.toBe(toText(tell(cast, locale)));
  });

  it("answers a follow-up about its part, the second time in other words", () => {
    for (const cast of casts.slice(0, 60)) {
      for (const text of questions[locale].slice(1)) {
        const [first, second] = [0, 1].map((turn) => answer(cast, locale, text, turn).paragraphs.map((paragraph) => paragraph.text));
        expect(second![0]).not.toBe(first![0]);
      }
    }
  });

  it("offers three follow-ups that are heard as what they ask, none of the kind just asked", () => {
    for (const [index, cast] of casts.slice(0, 120).entries()) {
      const text = questions[locale][index % questions[locale].length]!;
      for (const followUps of [tell(cast, locale, text).followUps, answer(cast, locale, text, 1).followUps, answer(cast, locale, text, 2).followUps]) {
        expect(new Set(followUps).size).toBe(3);
        const parts = followUps.map((one) => findPart(ask(one, locale)));
        expect(parts).not.toContain(null);
        expect(parts).not.toContain(findPart(ask(text, locale)));
        expect(new Set(parts).size).toBe(3);
        expect(followUps.filter((one) => Object.keys(mbti.understand(one, { version: cast.version, answers: [] }, locale)).length > 0)).toEqual([]);
      }
    }
  });
});

describe("what is asked", () => {
  const cast = castMbti({ test: "mbti", version: "full", answers: answerPurely(listItems("full"), "INFJ") });

  test.each([
    ["我适合什么工作？", "work"],
    ["为什么总跟妈妈吵架", "quarrel"],
    ["我该怎么备考", "study"],
    ["最近好累", "tired"],
    ["我和他合适吗", "others"],
    ["准不准", "certainty"],
    ["别人怎么看我", "growth"],
    ["我做决定为什么慢", "mind"],
    ["What job should I look for?", "work"],
    ["Why do we keep arguing?", "quarrel"],
    ["How should I study for the exam?", "study"],
    ["Is she right for me?", "others"],
    ["Am I close to burnt out?", "tired"],
    ["Which type am I?", "certainty"],
    ["", null],
  ] as const)("“%s” is told in the part: %s", (text, part) => {
    expect(findPart(ask(text, "zh"))).toBe(part);
  });

  it("is answered in the headline, and what no questionnaire can settle is said to be so", () => {
    expect(tell(cast, "zh", "我适合什么工作？").headline).toBe("INFJ：合你的是从没有到有、又有期限管着的活。");
    expect(tell(cast, "en", "What work suits me?").headline).toBe("As an INFJ, you do best making new things to a date.");
    expect(tell(cast, "zh", "该不该换工作？").headline).toBe("行不行你定；合你的是从没有到有、又有期限管着的活。");
    expect(tell(cast, "en", "Should I change jobs?").headline).toBe("Your call; you do best making new things to a date.");
    expect(tell(cast, "zh", "留在上海还是回老家？").headline).toBe("挑哪个你定；你先看见人会变成什么样，再看值不值。");
    expect(answer(cast, "zh", "什么时候能遇到对的人？").headline).toBe("时候看不出；你跟人近，靠长久惦记，惦记要说出口才算数。");
    expect(answer(cast, "en", "When will I meet someone?").headline).toBe("No date here; you keep people in mind, and should say it.");
    expect(tell(cast, "zh", "我是个什么样的人").headline).toBe("你答出来是 INFJ，内倾最清楚，判断最松。");
    expect(tell(cast, "en", "What sort of person am I?").headline).toBe("You come out INFJ: clearest on I, loosest on J.");
  });
});
