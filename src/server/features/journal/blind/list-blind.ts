import type { Tier } from "../../../../shared/constants.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { hearQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import type { Paragraph, Reading } from "../../../../topics/kit/reading.ts";
import { listSentences } from "../../../../topics/kit/sharing/keep-sentences.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";

export interface BlindRequest {
  topic: CastTopic;
  cast: unknown;
  question: string;
  locale: Locale;
  /** How the first telling was wanted: what it said is not said again. */
  tier: Tier;
  /** Which of the tellings comes first, from 0. */
  first: number;
  isNameless(sentence: string): boolean;
}

const tellings = 4;
/** Sides of a matter that a first telling mostly leaves out. */
const sides: Record<Locale, readonly string[]> = {
  zh: ["这件事接下来会怎样？", "我最该留意什么？", "难处在哪里？", "我自己在里头是什么样子？"],
  en: ["What comes next in this?", "What should I watch for?", "Where does it stick?", "What am I like in all this?"],
};
const parts: readonly Paragraph["part"][] = ["lead", "body", "dissent"];
const bounds: Record<Locale, readonly [least: number, most: number]> = { zh: [7, 64], en: [24, 230] };

const sentencesOf = (text: string, locale: Locale): string[] =>
  listSentences(text.replace(/^>.*$/gm, ""), locale)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const listAll = ({ headline, paragraphs }: Reading, locale: Locale): string[] =>
  [headline, ...paragraphs.filter(({ part }) => parts.includes(part)).map(({ text }) => text)].flatMap((text) => sentencesOf(text, locale));

/**
 * What a cast says that does not name what it is, in the order in which it is to be told: no sentence that its first telling had, so that whoever read
 * that one does not know it again. Pure.
 */
export const listBlind = ({ topic, cast, question, locale, tier, first, isNameless }: BlindRequest): string[] => {
  const heard = hearQuestion(question, locale);
  const known = new Set(listAll(topic.tell(cast, heard, { tier, variant: 0 }), locale));
  const variants = Array.from({ length: tellings }, (_, turn) => 1 + ((first + turn) % tellings));
  const readings = [
    ...variants.map((variant) => topic.tell(cast, heard, { tier: "plus", variant })),
    ...sides[locale].map((side, turn) => topic.answer(cast, heard, { tier: "plus", variant: variants[0]!, asked: hearQuestion(side, locale), turn })),
  ];
  const [least, most] = bounds[locale];
  const told = new Set(readings.flatMap((reading) => listAll(reading, locale)));
  return [...told].filter((sentence) => sentence.length >= least && sentence.length <= most && !known.has(sentence) && isNameless(sentence));
};
