import type { Tier } from "../../../../shared/constants.ts";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Question } from "../../../../topics/kit/hearing/question.ts";
import type { Paragraph, Reading } from "../../../../topics/kit/reading.ts";
import { chooseUnsaid } from "../talking/choose-unsaid.ts";
import { carryChips } from "../talking/limits/carry.ts";
import type { VerdictRisk } from "../talking/limits/limit-words.ts";
import { toLimitLead } from "../talking/limits/limits.ts";
import { hanging, plainly, unbound } from "./bound-words.ts";
import { findCrossings } from "./red-lines.ts";
import { sentencesOf } from "./sentences.ts";

export interface Bounds {
  risk: VerdictRisk;
  /** What was asked. */
  text: string;
  locale: Locale;
  tier: Tier;
  variant: number;
  /** Our earlier answers in this chat, oldest first. */
  said: readonly string[];
}

/** What a topic is asked in place of what no cast may answer. */
export const toCarryQuestion = ({ risk, locale }: Pick<Bounds, "risk" | "locale">): Question => ({
  text: "",
  locale,
  kind: "open",
  theme: "inner",
  matter: null,
  who: null,
  polarity: "is",
  isDreaded: false,
  risk,
  options: null,
});

const mostParagraphs = { basic: 2, plus: 4 } satisfies Record<Tier, number>;
const mostSentences = 3;
const leastLength: Record<Locale, number> = { zh: 12, en: 30 };

const keepSentences = (text: string, { risk, locale, said }: Bounds): string[] => {
  const kept: string[] = [];
  let wasDropped = false;
  for (const sentence of sentencesOf(text.replace(/^>.*$/gm, "").replace(/\n+/g, " "))) {
    const isFree = !unbound[locale].test(sentence) && findCrossings(`.\n${sentence}`, risk, locale).length === 0;
    const stands: boolean =
      isFree && !(hanging[locale].test(sentence) && (wasDropped || kept.length === 0)) && !said.some((earlier) => earlier.includes(sentence));
    if (stands && kept.length < mostSentences) kept.push(sentence);
    wasDropped = !stands;
  }
  return kept;
};

const bindParagraph = (paragraph: Paragraph, bounds: Bounds): Paragraph[] => {
  if (paragraph.part === "verse" || paragraph.part === "caution") return [];
  const text = keepSentences(paragraph.text, bounds).join(bounds.locale === "zh" ? "" : " ");
  if (text.length < leastLength[bounds.locale]) return [];
  return [{ ...paragraph, label: unbound[bounds.locale].test(paragraph.label) ? "" : paragraph.label, text }];
};

/** A reading without a verdict: who can tell comes first, then only how it is carried. */
export const bindReading = (reading: Reading, bounds: Bounds): Reading => {
  const { locale, tier, said, text, variant } = bounds;
  const { headline, first } = toLimitLead(bounds);
  const kept = reading.paragraphs.flatMap((paragraph) => bindParagraph(paragraph, bounds)).slice(0, mostParagraphs[tier]);
  const plain = chooseUnsaid(plainly[locale], said, `${text}${variant}`);
  const own: Paragraph = { label: "", text: plain, facts: [], part: "caution" };
  const lead: Paragraph = { label: "", text: first, facts: [], part: "caution" };
  return { headline, paragraphs: [lead, ...(kept.length > 0 ? kept : [own])], followUps: listCarrying(bounds) };
};

const listCarrying = ({ locale, text }: Bounds): string[] => carryChips[locale].filter((chip) => chip !== text).slice(-3);

/** Facts that lean, time or grade are not shown beside such a reading. */
const leaning = /lean|pace|timing|grade|score|rank|luck|level|verdict|day|year|month|period|transit/i;

/** True for a fact that is itself a lean, a grade or a time. */
export const isLeaning = ({ id, key }: Pick<FactChip, "id" | "key">): boolean => leaning.test(id) || leaning.test(key);

/** The facts that what is left rests on. */
export const bindChips = (chips: readonly FactChip[], { paragraphs }: Reading): FactChip[] => {
  const used = new Set(paragraphs.flatMap(({ facts }) => facts));
  return chips.filter((chip) => used.has(chip.id) && !isLeaning(chip));
};
