import type { TestQuestion } from "../../../../shared/contract/sitting.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { TestVersion } from "../../../../shared/test-ids.ts";
import { findVersion, type Questionnaire } from "../../../../topics/kit/questionnaire/define-questionnaire.ts";
import type { ItemType } from "../../../../topics/kit/questionnaire/questionnaire.ts";
import { findQuestionnaire } from "../../../../topics/questionnaires.ts";

/** The answers whose words all items of a type share. */
const sharedOptions: Record<Locale, Partial<Record<ItemType, readonly string[]>>> = {
  zh: { truefalse: ["是这样", "不是这样"], scale: ["完全不像我", "不太像", "说不准", "比较像", "非常像我"] },
  en: { truefalse: ["True of me", "Not true of me"], scale: ["Not at all like me", "Not much like me", "Hard to say", "Quite like me", "Very much like me"] },
};

/** A test in one of its lengths. */
export interface Test {
  questionnaire: Questionnaire;
  version: TestVersion;
}

/**
 * A test in the length asked for; one of a single length in that.
 * @throws AppError invalidParameters: test or version → invalid_value
 */
export const getTest = async (test: string, asked: unknown): Promise<Test> => {
  const questionnaire = await findQuestionnaire(test);
  if (!questionnaire) throw new AppError("invalidParameters", { fields: { test: "invalid_value" } });
  const version = findVersion(questionnaire, asked);
  if (!version) throw new AppError("invalidParameters", { fields: { version: "invalid_value" } });
  return { questionnaire, version };
};

/** @throws AppError invalidParameters: test or version → invalid_value */
export const listTestQuestions = async (test: string, asked: unknown, locale: Locale): Promise<TestQuestion[]> => {
  const { questionnaire, version } = await getTest(test, asked);
  const words = await questionnaire.words[locale]();
  return questionnaire.listItems(version).map(({ id, type }) => {
    const { text, options } = words[id] ?? { text: "", options: [] };
    return { id, type, text, options: (sharedOptions[locale][type] ?? options).map((option, at) => ({ value: at + 1, text: option })) };
  });
};
