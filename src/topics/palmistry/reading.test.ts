import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import type { PalmistryCast } from "./cast-types.ts";
import { castPalmistry } from "./engine.ts";
import { toPalmistryFacts } from "./facts.ts";
import { palmistryInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { findPart } from "./telling/parts.ts";
import { rules } from "./telling/rules.ts";
import { toView } from "./telling/view.ts";
import { listHands } from "./testing/random-hand.ts";

const locales: Locale[] = ["zh", "en"];
const readers = { zh: readingZh, en: readingEn };

const tell = (locale: Locale, made: PalmistryCast, text = "", tier: "basic" | "plus" = "plus"): Reading =>
  readers[locale].tell({ cast: made, facts: toPalmistryFacts(made), question: hearQuestion(text, locale), tier, variant: 0 });
const toLength = (locale: Locale, { paragraphs }: Reading): number => countWords(paragraphs.map(({ text }) => text).join("\n"), locale);

const questions: Record<Locale, string[]> = {
  zh: [
    "",
    "看看我的感情线",
    "我今年该不该换工作？",
    "生命线短是什么意思？",
    "什么时候能有钱？",
    "考试能通过吗？",
    "左手和右手该看哪只？",
    "我适合留在公司还是自己创业？",
    "为什么我总是累？",
    "我这个人性格怎么样？",
    "他是不是出轨了？",
    "我能活多久？",
  ],
  en: [
    "",
    "What does my heart line say?",
    "Should I change my job?",
    "What does a short life line mean?",
    "When will I have money?",
    "Will I pass the exam?",
    "Which hand counts?",
    "Should I stay in the company or start my own business?",
    "Why am I always tired?",
    "What kind of person am I?",
    "Is he cheating on me?",
    "How long will I live?",
  ],
};

const typed = (given: Record<string, unknown> = {}): PalmistryCast =>
  castPalmistry(parseInput(palmistryInput, { hand: "left", palm: "square", fingers: "long", heart: "between", head: "longSloping", life: "medium", ...given }));

const listTyped = (): PalmistryCast[] =>
  ["square", "long"].flatMap((palm) =>
    ["short", "long"].flatMap((fingers) =>
      ["index", "between", "middle", "straight"].flatMap((heart) =>
        ["shortStraight", "longStraight", "shortSloping", "longSloping"].flatMap((head) =>
          ["close", "medium", "wide"].map((life) => typed({ palm, fingers, heart, head, life })),
        ),
      ),
    ),
  );

describe("what a question is about", () => {
  it.each([
    ["看看我的感情线", "love"],
    ["我今年该不该换工作？", "work"],
    ["生命线短是什么意思？", "vigour"],
    ["我能活多久", "vigour"],
    ["财运怎么样", "money"],
    ["考试能通过吗", "mind"],
    ["左手和右手该看哪只？", "sides"],
    ["我这个人性格怎么样", "hand"],
    ["我是左撇子", null],
    ["Which hand counts?", "sides"],
    ["How long will I live?", "vigour"],
    ["", null],
  ])("%s", (text, part) => {
    expect(findPart(hearQuestion(text, /\p{Script=Han}/u.test(text) ? "zh" : "en"))).toBe(part);
  });
});

describe("the texts", () => {
  const hands = listHands(1000, 11);
  it("none holds for more than half of the hands", () => {
    const shares = measureRules(
      rules,
      hands.map((made) => toView(made, toPalmistryFacts(made), hearQuestion("", "zh"))),
    );
    expect(shares.filter(([, share]) => share > 0.5)).toEqual([]);
  });
  describe.each(locales)("in %s", (locale) => {
    let readings: Reading[] = [];
    beforeAll(() => {
      readings = hands.slice(0, 200).map((made) => tell(locale, made));
    });
    it("share no sentence with half of the others", () => {
      expect(listCommonSentences(readings, 0.5)).toEqual([]);
    });
    it("share at most two sentences in five with the nearest other", () => {
      expect(findMostAlike(readings).share).toBeLessThanOrEqual(0.4);
    });
    it("are as long as promised, whole and short, measured or typed", () => {
      const { basic, whole } = readingLength[locale];
      for (const made of [...hands.slice(0, 300), ...listTyped()]) {
        const length = toLength(locale, tell(locale, made));
        expect(length).toBeGreaterThanOrEqual(whole.least);
        expect(length).toBeLessThanOrEqual(whole.most);
        const short = toLength(locale, tell(locale, made, "", "basic"));
        expect(short).toBeGreaterThanOrEqual(basic.least);
        expect(short).toBeLessThanOrEqual(basic.most);
      }
    });
    it("leave no blank and rest on facts there are, whatever is asked", () => {
      for (const made of [...hands.slice(0, 60), typed(), typed({ fate: "broken", start: "apart", lead: "ring", dominant: "left" })]) {
        const ids = new Set(toPalmistryFacts(made).map(({ id }) => id));
        for (const text of questions[locale]) {
          const reading = tell(locale, made, text);
          const all = [reading.headline, ...reading.paragraphs.map(({ text: said }) => said), ...reading.followUps];
          for (const said of all) expect(said).not.toMatch(/undefined|null|NaN|\[object|!|！|您|—|[，：；]。|，，/);
          if (locale === "en") expect(all.join(" ")).not.toMatch(/\p{Script=Han}/u);
          expect(reading.paragraphs.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
          for (const { facts } of reading.paragraphs) expect(facts.length).toBeGreaterThan(0);
          expect(new Set(reading.followUps).size).toBe(3);
          expect(reading.followUps).not.toContain(text);
        }
      }
    });
    it("begin with the part that was asked, under a headline of its own", () => {
      const made = hands[3]!;
      const heads = questions[locale].map((text) => tell(locale, made, text).headline);
      expect(new Set(heads).size).toBeGreaterThanOrEqual(heads.length - 2);
      for (const text of questions[locale].slice(1)) {
        const [first, second] = tell(locale, made, text).paragraphs;
        expect(first?.part).toBe("lead");
        expect(second?.label).toBe(tell(locale, made, text).paragraphs.find(({ part }) => part === "body")?.label);
      }
    });
    it("offer questions that lead on to other parts, each to one of its own", () => {
      for (const made of [...hands.slice(0, 80), typed()])
        for (const text of questions[locale]) {
          const asked = hearQuestion(text, locale);
          const facts = toPalmistryFacts(made);
          for (const turn of [0, 1, 2]) {
            const request = { cast: made, facts, question: asked, tier: "plus", variant: 0, asked, turn } as const;
            const { followUps } = turn === 0 ? readers[locale].tell(request) : readers[locale].answer(request);
            const led = followUps.map((one) => findPart(hearQuestion(one, locale)));
            expect(led, followUps.join(" ")).not.toContain(null);
            expect(new Set(led).size, followUps.join(" ")).toBe(3);
          }
        }
    });
    it("never read a life's length from a hand, and say so", () => {
      for (const made of hands.slice(0, 40)) {
        const { headline } = tell(locale, made, questions[locale].at(-1));
        expect(headline).toMatch(locale === "zh" ? /寿数手上看不出/ : /No hand shows how long/);
        for (const { text } of tell(locale, made).paragraphs) expect(text).not.toMatch(/长寿|短命|早逝|癌|die young|long-lived|cancer/i);
      }
    });
    it("say of oneself what kind of person one is, and of two fingers nothing to choose", () => {
      for (const made of hands.slice(0, 40)) {
        const self = tell(locale, made, locale === "zh" ? "我是个什么样的人" : "What sort of person am I?").headline;
        expect(self).not.toMatch(/是谁手上认不出|Who it is a hand/);
        const { headline } = tell(locale, made, locale === "zh" ? "感情线收在食指、中指之间，该找什么样的人？" : "Paris or Berlin?");
        expect(headline).not.toMatch(/手偏向/);
        expect(headline).not.toMatch(/: .*: /);
      }
    });
    it("tell the same follow-up three times in other sentences", () => {
      const made = hands[5]!;
      for (const text of questions[locale].slice(1)) {
        const said = [0, 1, 2].map((turn) =>
          readers[locale].answer({
            cast: made,
            facts: toPalmistryFacts(made),
            question: hearQuestion("", locale),
            tier: "basic",
            variant: 0,
            asked: hearQuestion(text, locale),
            turn,
          }),
        );
        expect(new Set(said.map(({ headline, paragraphs }) => headline + paragraphs[0]!.text)).size).toBe(3);
        const firsts = said.map(({ paragraphs }) => toSentences(paragraphs[0]?.text ?? ""));
        expect(firsts[1]?.filter((sentence) => firsts[0]?.includes(sentence))).toEqual([]);
      }
    });
  });
});
