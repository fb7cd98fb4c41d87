import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Paragraph } from "../../../../../topics/kit/reading.ts";
import { findTerm, type Term } from "../../../../../topics/kit/terms/term.ts";
import type { Standing } from "../standing.ts";
import { type Line, listLines } from "../wording/choose-line.ts";
import { listCuts, listSentences, toOpen, toRunning } from "../wording/sentences.ts";

/** What a reading comes down to. */
export interface Argument {
  claim: string;
  /** Of the lead, then of other paragraphs; each stands by itself. */
  reasons: readonly Line[];
  act: string | null;
  watch: string | null;
  facts: readonly string[];
}

const actLead = /^(?:这周|本周|这个月)?(?:为“[^”]{1,12}”)?(?:只)?做一件：|^(?:这周|本周)|^(?:One thing )?[Tt]his week[:,]? /;
const watchSign = /留意|\b(?:watch|notice)\b/i;
const watchLead: Record<Locale, RegExp> = { zh: /^.{0,12}?留意[：，]?/, en: /^(?:And )?(?=(?:watch|notice)\b)/i };

const toWatch = (sentence: string, locale: Locale): string => {
  const bare = toOpen(sentence).replace(watchLead[locale], "");
  return locale === "zh" ? bare : toRunning(bare.replace(/^[Ww]atch for(?: this)?:/, "watch for"));
};

/** An order is no reason. */
const ordering =
  /^(?:别|先|去|把|找|写|问|少|多|留|挑|拿|给|收|看看|Ask|Take|Put|Keep|Find|Go|Write|Say|Look|Set|Give|Don’t|Let|Send|Leave|Tell|Make|Bring|Pick|Sit|Hold|Wait|Start|Stop|Check|Use)(?![a-z])/;
const toReasons = (paragraphs: readonly Paragraph[]): Line[] =>
  listLines(paragraphs)
    .map((line) => (ordering.test(line.text) ? { ...line, score: line.score - 4 } : line))
    .sort((one, other) => other.score - one.score);

/** What a person can do and look out for, of a reading's close. */
const findUse = (paragraphs: readonly Paragraph[], locale: Locale): Pick<Argument, "act" | "watch"> => {
  const sentences = listSentences(paragraphs.find(({ part }) => part === "close")?.text ?? "");
  const act = sentences.find((sentence) => !watchSign.test(sentence));
  const watch = sentences.find((sentence) => watchSign.test(sentence));
  return { act: act ? toRunning(toOpen(act).replace(actLead, "").replace(actLead, "")) : null, watch: watch ? toWatch(watch, locale) : null };
};

/** The argument of a reading as it was told. */
export const toArgument = ({ reading: { headline, paragraphs } }: Standing, locale: Locale): Argument => {
  const [first, ...others] = paragraphs.filter(({ part }) => part === "lead" || part === "body" || part === "dissent");
  const own = first ? toReasons([first]) : [];
  const rest = toReasons(others);
  const taken = [...own.slice(0, 1), ...rest.slice(0, 1), ...own.slice(1), ...rest.slice(1)];
  const close = paragraphs.find(({ part }) => part === "close");
  const claim = toOpen(headline);
  const { act, watch } = findUse(paragraphs, locale);
  // An act that the claim names already is not told twice.
  const isNamed = act !== null && claim.includes(listCuts(act).at(-1)!);
  return {
    claim,
    reasons: taken.filter(({ score }) => score > -3),
    act: isNamed ? null : act,
    watch,
    facts: [...new Set([...(taken[0]?.facts ?? []), ...(taken[1]?.facts ?? []), ...(close?.facts ?? [])])],
  };
};

/** A clause that only follows from the one before it. */
const following = /^(?:so|and|but|which|that|看|所以|因此|于是)(?![a-z])/i;

/** A text without what is only the craft's: a whole sentence, or its beginning; null where nothing plain is left of it. */
export const toPlainer = (terms: readonly Term[], names: readonly string[]) => {
  const isCraft = (text: string) => findTerm(terms, text) !== undefined || names.some((name) => text.includes(name));
  const isLong = (text: string) => (/\p{Script=Han}/u.test(text) ? text.length > 7 : text.split(" ").length > 4);
  return {
    sentence: (text: string): string | null => listCuts(text).find((cut) => isLong(cut) && !isCraft(cut)) ?? null,
    /** Of a claim later clauses may go too, where the first stays. */
    claim(text: string): string | null {
      const clauses = toOpen(text).split(/(?<=[，；：])|(?<=[,;:])\s/);
      if (isCraft(clauses[0]!)) return null;
      const left = clauses.filter((clause, at) => !isCraft(clause) && (at === 0 || !following.test(clause))).map((clause) => clause.trim());
      return toOpen(left.join(/\p{Script=Han}/u.test(text) ? "" : " "));
    },
  };
};
