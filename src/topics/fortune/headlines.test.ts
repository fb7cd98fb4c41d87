import { describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import type { Reading } from "../kit/reading.ts";
import { isFittingHeadline } from "../kit/telling/headline.ts";
import { lotSetIds } from "./data/lot.ts";
import { lotTexts } from "./data/texts.ts";
import type { FortuneCast } from "./engine.ts";
import { toFortuneFacts } from "./facts.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { castsOf } from "./testing/casts.ts";

const readers = { zh: readingZh, en: readingEn };
const locales: Locale[] = ["zh", "en"];
const casts = new Map(lotSetIds.map((set) => [set, castsOf(set)]));
const questions: Record<Locale, string[]> = {
  zh: [
    "",
    "我和他还有可能吗？",
    "什么时候能怀上？",
    "留在上海还是回老家？",
    "选红的还是选蓝的？",
    "继续在现在这家做了九年的公司待着还是去表哥新开的面包店帮忙？",
    "我会被裁员吗？",
  ],
  en: [
    "",
    "Is there still a chance for us?",
    "When will I recover?",
    "Stay in London or move home?",
    "The red one or the blue one?",
    "Keep on at the firm where I’ve been for nine long years or join my brother in his new bakery up in Leeds?",
    "Will I be laid off?",
  ],
};
const further: Record<Locale, string[]> = {
  zh: [
    "那感情呢？",
    "身体呢？",
    "出行呢？",
    "东西找得到吗？",
    "官司呢？",
    "工作呢？",
    "签诗什么意思？",
    "退回的签说什么？",
    "我先做什么？",
    "要小心什么？",
    "这是上签吗？",
    "再说说",
  ],
  en: [
    "And love?",
    "And my health?",
    "And travel?",
    "Will I find my ring?",
    "And the lawsuit?",
    "And work?",
    "What does the verse mean?",
    "What did the returned sticks say?",
    "What should I do?",
    "What should I watch out for?",
    "Is it a good lot?",
    "Go on",
  ],
};

const tell = (cast: FortuneCast, locale: Locale, asked: string, tier: "plus" | "basic" = "plus"): Reading =>
  readers[locale].tell({ cast, facts: toFortuneFacts(cast), question: hearQuestion(asked, locale), tier, variant: 0 });
const countIn = (text: string, part: string): number => text.split(part).length - 1;
/** A sentence without its first letter, whose case depends on what it stands in. */
const bodyOf = (sentence: string): string => sentence.slice(1);

describe.each(lotSetIds)("the headlines of %s", (set) => {
  it.each(locales)("stand in two lines, whatever was asked, in %s", (locale) => {
    for (const cast of casts.get(set)!) {
      for (const asked of questions[locale]) {
        const { headline } = tell(cast, locale, asked);
        expect(isFittingHeadline(locale, headline), `${cast.number} ${asked} ${headline}`).toBe(true);
      }
      const question = hearQuestion(questions[locale][1]!, locale);
      further[locale].forEach((text, turn) => {
        const asked = hearQuestion(text, locale);
        const { headline } = readers[locale].answer({ cast, facts: toFortuneFacts(cast), question, tier: "plus", variant: 0, asked, turn });
        expect(isFittingHeadline(locale, headline), `${cast.number} ${text} ${headline}`).toBe(true);
      });
    }
  });

  it.each(locales)("are no two alike, and a head stands only where the lot's word is too long for one, in %s", (locale) => {
    const texts = Object.values(lotTexts[set]![locale]);
    const said = texts.flatMap(({ essence, head }) => (head === undefined ? [essence] : [essence, head]));
    expect(new Set(said).size).toBe(said.length);
    for (const { essence, head } of texts) expect(head === undefined, essence).toBe(isFittingHeadline(locale, essence));
  });

  it.each(locales)("leave the lot's whole word to be told once in %s", (locale) => {
    for (const cast of casts.get(set)!) {
      const { essence } = lotTexts[set]![locale][cast.number]!;
      for (const asked of questions[locale]) {
        for (const tier of ["plus", "basic"] as const) {
          const { headline, paragraphs } = tell(cast, locale, asked, tier);
          const text = [headline, ...paragraphs.map((one) => one.text)].join("\n");
          expect(countIn(text, bodyOf(essence)), `${cast.number} ${asked} ${tier}`).toBe(1);
        }
      }
    }
  });
});
