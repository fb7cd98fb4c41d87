import { matterSigns } from "./data/matter-signs.ts";
import type { Matter } from "./heard.ts";
import { toHeardLocale } from "./heard-locale.ts";
import type { Question } from "./question.ts";

/** The part of a reading each matter is told in; a matter that is left out is told by the craft’s own words. */
export type PartOf<Part extends string> = Readonly<Partial<Record<Matter, Part>>>;

/** One part for several matters. */
export const toAll = <Part extends string>(part: Part, matters: readonly Matter[]): PartOf<Part> =>
  Object.fromEntries(matters.map((matter) => [matter, part])) as PartOf<Part>;

/** A year, or luck, is asked about of a field where the words name one. */
const wide: ReadonlySet<Matter | null> = new Set<Matter>(["year", "luck", "self"]);

const isNamed = ({ text, locale }: Question, matter: Matter): boolean => matterSigns[toHeardLocale(text, locale)][matter].test(text);

/** The part the matter of a question is told in, where its words name that matter; null else. */
export const findPartOf = <Part extends string>(partOf: PartOf<Part>, question: Question): Part | null => {
  const { matter, theme } = question;
  if (matter === null || (theme !== null && wide.has(matter)) || !isNamed(question, matter)) return null;
  return partOf[matter] ?? null;
};

/** The same where no word names the matter, which then is a guess: for a question that neither the craft’s words nor a field of life place. */
export const guessPartOf = <Part extends string>(partOf: PartOf<Part>, { matter }: Question): Part | null => (matter && partOf[matter]) ?? null;
