import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Question } from "../../hearing/question.ts";
import { hearQuestion } from "../../hearing/to-question.ts";
import { goldens } from "../../testing/list-golden.ts";
import type { CastTopic } from "../../topic.ts";
import { isFittingHeadline } from "../headline.ts";

/** A headline and where it was said: of which of the casts, to what, and in the first reading or the follow-up of which turn. */
export interface SaidHeadline {
  locale: Locale;
  cast: number;
  question: string;
  turn: "first" | number;
  headline: string;
}

/** Nothing asked, and the golden questions. */
const questions: Record<Locale, readonly Question[]> = {
  zh: [hearQuestion("", "zh"), ...goldens.filter(({ locale }) => locale === "zh").map(({ text }) => hearQuestion(text, "zh"))],
  en: [hearQuestion("", "en"), ...goldens.filter(({ locale }) => locale === "en").map(({ text }) => hearQuestion(text, "en"))],
};

/** Each cast told for each golden question, and each asked again as a follow-up to another, at three turns between them. */
export function* listHeadlines(topic: CastTopic, casts: readonly unknown[], locales: readonly Locale[] = ["zh", "en"]): Generator<SaidHeadline> {
  for (const locale of locales)
    for (const [cast, one] of casts.entries())
      for (const [at, question] of questions[locale].entries()) {
        const telling = { tier: at % 2 === 0 ? "plus" : "basic", variant: at % 3 } as const;
        const said = { locale, cast, question: question.text };
        yield { ...said, turn: "first", headline: topic.tell(one, question, telling).headline };
        const before = questions[locale][(at * 7 + cast) % questions[locale].length]!;
        const turn = (at + cast) % 3;
        yield { ...said, turn, headline: topic.answer(one, before, { ...telling, asked: question, turn }).headline };
      }
}

/** Those that are empty, cut, or do not stand in two lines of a phone. */
export const listUnfitHeadlines = (topic: CastTopic, casts: readonly unknown[], locales?: readonly Locale[]): SaidHeadline[] =>
  [...listHeadlines(topic, casts, locales)].filter(
    ({ locale, headline }) => headline.trim() === "" || /(?:…|\.\.\.)$/.test(headline) || !isFittingHeadline(locale, headline),
  );
