import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Item, ItemWords, TestId, TestVersion } from "./questionnaire.ts";

export type ItemWordsById = Readonly<Record<string, ItemWords>>;

/** One test: what is asked in which version, and the words it is asked in. The words may be a file of their own, read when the test begins. */
export interface Questionnaire {
  test: TestId;
  /** Shortest first; a test of one length has one. */
  versions: readonly [TestVersion, ...TestVersion[]];
  /** In the order they are asked; the same order each time, since stored answers stand in it. */
  listItems(version: TestVersion): readonly Item[];
  words: Record<Locale, () => ItemWordsById | Promise<ItemWordsById>>;
  /** About how long it takes, in minutes. */
  minutes: Partial<Record<TestVersion, number>>;
}

/** Keeps a test's types whole where it is written; `listFaults` in `testing/` holds it to its rules. */
export const defineQuestionnaire = (questionnaire: Questionnaire): Questionnaire => questionnaire;

/** The version asked for; of a test with one length that length, whatever was asked for; null where there is a choice and none was made. */
export const findVersion = ({ versions }: Questionnaire, asked: unknown): TestVersion | null =>
  versions.find((version) => version === asked) ?? (versions.length === 1 ? versions[0] : null);
