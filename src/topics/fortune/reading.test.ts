import { describe, expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { aspects } from "./aspect.ts";
import { lotSetIds } from "./data/lot.ts";
import { lotSets } from "./data/sets.ts";
import { lotTexts } from "./data/texts.ts";
import { unheldDeities } from "./data/unheld.ts";
import { castFortune, type FortuneCast } from "./engine.ts";
import { toFortuneFacts } from "./facts.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { castsOf } from "./testing/casts.ts";

const readers = { zh: readingZh, en: readingEn };
const locales: Locale[] = ["zh", "en"];
const whole = lotSetIds.filter((id) => lotSets[id] !== undefined);
const questions: Record<Locale, string[]> = {
  zh: ["今年换工作能成吗？", "我和他还有可能吗？", "留在上海还是回老家？", "什么时候能怀上？", "我丢的戒指在哪？", "官司能赢吗？", ""],
  en: [
    "Will a new job come off?",
    "Is there still a chance for us?",
    "Stay in London or move home?",
    "When will I recover?",
    "Will I find my ring?",
    "Will I win in court?",
    "",
  ],
};
const further: Record<Locale, string[]> = {
  zh: [
    "那感情呢？",
    "签诗什么意思？",
    "能再抽一支吗？",
    "什么时候会有动静？",
    "到底行不行？",
    "退回的签说什么？",
    "我先做什么？",
    "他怎么想？",
    "这是上签吗？",
    "要小心什么？",
    "掷筊怎么掷的？",
    "再说说",
  ],
  en: [
    "And love?",
    "What does the verse mean?",
    "May I draw again?",
    "When?",
    "So yes or no?",
    "What did the returned sticks say?",
    "What should I do?",
    "What does he want?",
    "Is it a good lot?",
    "What should I watch out for?",
    "How did the blocks fall?",
    "Go on",
  ],
};

const basicLength = { least: 120, most: 200 };

const casts = new Map(whole.map((set) => [set, castsOf(set)]));
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const tell = (cast: FortuneCast, locale: Locale, text: string, tier: "plus" | "basic" = "plus", variant = 0): Reading =>
  readers[locale].tell({ cast, facts: toFortuneFacts(cast), question: hearQuestion(text, locale), tier, variant });

describe.each(whole)("the texts of %s", (set) => {
  it.each(locales)("say all ten things of every lot in %s", (locale) => {
    const texts = lotTexts[set]?.[locale] ?? {};
    for (const { number } of lotSets[set]!.facts) {
      const text = texts[number];
      expect(text, `${number}`).toBeDefined();
      for (const said of [text!.image, text!.essence, text!.doing, text!.watching, ...aspects.map((aspect) => text![aspect])]) {
        expect(said.trim(), `${number}`).not.toBe("");
        expect(said, `${number}`).not.toMatch(/[!！您*_"']/);
        expect(/\p{Script=Han}/u.test(said), `${number} ${said}`).toBe(locale === "zh");
      }
    }
  });

  it.each(locales)("share no sentence between two lots in %s", (locale) => {
    const seen = new Map<string, string>();
    for (const [number, text] of Object.entries(lotTexts[set]?.[locale] ?? {})) {
      for (const sentence of Object.values(text).flatMap(toSentences)) {
        expect(seen.get(sentence), `${number}: ${sentence}`).toBeUndefined();
        seen.set(sentence, number);
      }
    }
  });

  it.each(locales)("answer in one sentence in %s, and do and watch in one", (locale) => {
    const end = locale === "zh" ? /[。？]/g : /[.?](?=\s|$)/g;
    for (const [number, { essence, doing, watching }] of Object.entries(lotTexts[set]?.[locale] ?? {})) {
      for (const said of [essence, doing, watching]) expect(said.match(end), `${number}: ${said}`).toHaveLength(1);
    }
  });
});

describe.each(locales)("a reading in %s", (locale) => {
  const all = [...casts.values()].flat();

  it("keeps its length for every lot and question", () => {
    for (const cast of all) {
      for (const question of questions[locale]) {
        const full = readingLength[locale].whole;
        const long = countWords(toText(tell(cast, locale, question)), locale);
        const short = countWords(toText(tell(cast, locale, question, "basic")), locale);
        expect(long, `${cast.set} ${cast.number} ${question}`).toBeGreaterThanOrEqual(full.least);
        expect(long, `${cast.set} ${cast.number} ${question}`).toBeLessThanOrEqual(full.most);
        expect(short, `${cast.set} ${cast.number} ${question}`).toBeGreaterThanOrEqual(basicLength.least);
        expect(short, `${cast.set} ${cast.number} ${question}`).toBeLessThanOrEqual(basicLength.most);
      }
    }
  });

  it("rests every paragraph but a caution on facts of the cast", () => {
    for (const cast of all) {
      const ids = new Set(toFortuneFacts(cast).map(({ id }) => id));
      for (const question of questions[locale]) {
        for (const { facts, part } of tell(cast, locale, question).paragraphs) {
          if (part !== "caution") expect(facts.length).toBeGreaterThan(0);
          for (const id of facts) expect(ids).toContain(id);
        }
      }
    }
  });

  it("quotes the verse only where it is whole, as a block of its own", () => {
    for (const cast of all) {
      const verses = tell(cast, locale, "").paragraphs.filter(({ part }) => part === "verse");
      expect(verses).toHaveLength(cast.verse ? 1 : 0);
      for (const { text } of verses) expect(text.replace(/[>\s，；。]/g, "")).toBe(cast.verse?.join(""));
    }
  });

  it("says no sentence twice and leaves no hole", () => {
    for (const cast of all) {
      for (const question of questions[locale]) {
        const text = toText(tell(cast, locale, question));
        const sentences = toSentences(text);
        expect(new Set(sentences).size, text).toBe(sentences.length);
        expect(text).not.toMatch(/undefined|null|NaN|\$\{/);
      }
    }
  });

  it("names the way it leans to in a choice, and puts a caution under health and law only", () => {
    for (const cast of all) {
      const choice = questions[locale][2]!;
      const { options } = hearQuestion(choice, locale);
      expect(options?.some((option) => tell(cast, locale, choice).headline.includes(option))).toBe(true);
      const cautions = questions[locale].map((question) => tell(cast, locale, question).paragraphs.some(({ part }) => part === "caution"));
      expect(cautions).toEqual([false, false, false, true, false, true, false]);
    }
  });

  it("answers every further question from its own facts, without its headline said over in the body", () => {
    for (const cast of all) {
      const facts = toFortuneFacts(cast);
      const ids = new Set(facts.map(({ id }) => id));
      const question = hearQuestion(questions[locale][0]!, locale);
      further[locale].forEach((text, turn) => {
        const answer = readers[locale].answer({ cast, facts, question, tier: "plus", variant: 0, asked: hearQuestion(text, locale), turn });
        expect(answer.headline.length, text).toBeGreaterThan(2);
        expect(answer.followUps).toHaveLength(3);
        expect(
          answer.paragraphs.flatMap((paragraph) => toSentences(paragraph.text)),
          text,
        ).not.toContain(answer.headline);
        for (const { facts: rests } of answer.paragraphs) for (const id of rests) expect(ids).toContain(id);
      });
    }
  });

  it.each(unheldDeities.map((one) => [one.id, one] as const))("says in its first paragraph that the lots of %s are another’s, and whose", (id, unheld) => {
    const cast = castFortune({ deity: id, question: "" }, { chance: chanceOf(new Uint8Array(32).fill(3), id, "") });
    for (const question of questions[locale]) {
      for (const tier of ["plus", "basic"] as const) {
        const [first] = tell(cast, locale, question, tier).paragraphs;
        expect(first!.text.indexOf(unheld.name[locale])).toBeLessThan(40);
        expect(first!.text.indexOf(unheld.name[locale])).toBeGreaterThanOrEqual(0);
        expect(first!.text).toContain(unheld.because[locale]);
        expect(first!.facts).toContain("deity");
      }
    }
  });

  it("tells another side when it is told again", () => {
    const [cast] = all;
    expect(toText(tell(cast!, locale, "", "plus", 1))).not.toBe(toText(tell(cast!, locale, "", "plus", 0)));
  });
});
