import type { Locale } from "../../../shared/i18n/locale.ts";
import { keepLatest } from "../../../shared/keep-latest.ts";
import { hasAskingSign } from "./asks.ts";
import { matterSigns } from "./data/matter-signs.ts";
import { hearFrame } from "./hear.ts";
import { type Frame, framedActs, type Heard, type Kind, type Matter, matters, mattersByField } from "./heard.ts";
import { toHeardLocale } from "./heard-locale.ts";
import { findKind } from "./kind.ts";
import { toPolarity } from "./polarity.ts";
import type { Question, QuestionKind, Theme } from "./question.ts";
import { findTheme } from "./theme.ts";

/** The field a matter's texts are written for; a matter that belongs to none is told by what the words name. */
// biome-ignore format: a table
const themeOf: Partial<Record<Matter, Theme>> = {
  crush: "love", dating: "love", ambiguous: "love", relationship: "love", conflict: "love", breakup: "love", ex: "love", reunion: "love",
  infidelity: "love", marriage: "love", marriageTrouble: "love", divorce: "love", single: "love", inlaws: "love", parents: "love", child: "love",
  sibling: "love", familyConflict: "love", friend: "love",
  jobChange: "work", jobHunt: "work", interview: "work", promotion: "work", layoff: "work", boss: "work", colleague: "work", startBusiness: "work",
  runBusiness: "work", partnership: "work", exam: "work", study: "work", abroad: "work", direction: "work", retirement: "work", visa: "work",
  income: "money", invest: "money", debt: "money", lend: "money", house: "money", rent: "money", purchase: "money",
  self: "inner", mood: "inner", lonely: "inner", health: "inner", sleep: "inner", dream: "inner", grief: "inner", eldercare: "inner", pregnancy: "inner",
};

/** Kinds a reader takes from the classifier where no sign shows one; the rest are told openly. */
const trusted: ReadonlySet<Kind> = new Set(["yesNo", "choice", "when", "why"]);

/** The field of life a matter is told in; null for one that belongs to none. */
export const toTheme = (matter: Matter): Theme | null => themeOf[matter] ?? null;

/** A choice without its two ways is told as a yes or no. */
const toKind = (text: string, spoken: Locale, { kind, options }: Frame): QuestionKind => {
  const told = options ? "choice" : (findKind(text, spoken) ?? (kind && trusted.has(kind) && hasAskingSign(text) ? kind : "open"));
  return told === "what" ? "open" : told === "choice" && !options ? "yesNo" : told;
};

/** Of these the words say when, or how one is, beside what they are about. */
const wide: ReadonlySet<Matter> = new Set<Matter>(["year", "luck", "self", "mood", "other"]);

/** What it is about. A matter that no word names is a guess: where the words name one other, that is meant; where they are of another field, none. */
const toMatter = (text: string, spoken: Locale, heard: Matter | null, theme: Theme | null): Matter | null => {
  if (heard === null || (!wide.has(heard) && matterSigns[spoken][heard].test(text))) return heard;
  const named = matters.filter((matter) => !wide.has(matter) && matterSigns[spoken][matter].test(text) && (theme === null || themeOf[matter] === theme));
  const isElsewhere = theme !== null && (themeOf[heard] ?? theme) !== theme;
  if (named.length === 1 || (named.length > 0 && (isElsewhere || heard === "year" || heard === "luck"))) return named[0]!;
  return isElsewhere && !(theme === "love" && mattersByField.family.some((matter) => matter === heard)) ? null : heard;
};

const hearAlone: Record<Locale, (text: string) => ReturnType<typeof hearFrame>> = {
  zh: keepLatest(64, (text) => hearFrame({ topic: "ask", locale: "zh", state: "opening", recent: [], text })),
  en: keepLatest(64, (text) => hearFrame({ topic: "ask", locale: "en", state: "opening", recent: [], text })),
};
/** A turn's question is asked for at every step of it. */
const alone = (text: string, locale: Locale) => hearAlone[locale](text);

/** What was heard, as a reader gets it; of a turn that did not ask, what its words would ask. @param text the person's words; @param locale of the answer */
export const toQuestion = (text: string, locale: Locale, { act, ...heard }: Pick<Heard, "act" | "frame" | "risk">): Question => {
  const trimmed = text.trim();
  const spoken = toHeardLocale(trimmed, locale);
  const { frame } = framedActs.has(act) ? heard : alone(trimmed, locale);
  const { who, options, isDreaded } = frame;
  const kind = toKind(trimmed, spoken, frame);
  const words = findTheme(trimmed, spoken);
  const matter = toMatter(trimmed, spoken, frame.matter, words);
  // A matter that no word names is a guess, and tells no field.
  const isNamed = frame.matter !== null && matterSigns[spoken][frame.matter].test(trimmed);
  const theme = words ?? (isNamed ? themeOf[frame.matter!] : null) ?? null;
  return { text: trimmed, locale, kind, theme, matter, who, polarity: toPolarity(trimmed, spoken), isDreaded, risk: heard.risk, options };
};

/** A question that stands by itself, as the command line and a cast's own row know it. */
export const hearQuestion = (text: string, locale: Locale): Question => toQuestion(text, locale, { act: "ask", ...alone(text, locale) });
