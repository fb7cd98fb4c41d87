import type { Questionnaire } from "./kit/questionnaire/define-questionnaire.ts";
import { type TestId, testIds } from "./kit/questionnaire/questionnaire.ts";

/** The tests one can sit, each read when it is first asked for. A test joins with one line: `disc: async () => (await import(…)).disc`. */
export const questionnaires: Partial<Record<TestId, () => Promise<Questionnaire>>> = {
  mbti: async () => (await import("./kit/sixteen-types/questionnaire.ts")).mbtiQuestionnaire,
  enneagram: async () => (await import("./personality/instruments/enneagram/questionnaire.ts")).enneagram,
  jungian: async () => (await import("./personality/instruments/jungian/questionnaire.ts")).jungian,
  keirsey: async () => (await import("./personality/instruments/keirsey/questionnaire.ts")).keirsey,
  bigFive: async () => (await import("./personality/instruments/big-five/questionnaire.ts")).bigFive,
  fiveElements: async () => (await import("./personality/instruments/five-elements/questionnaire.ts")).fiveElements,
  socialStyles: async () => (await import("./personality/instruments/social-styles/questionnaire.ts")).socialStyles,
  disc: async () => (await import("./personality/instruments/disc/questionnaire.ts")).disc,
};

export const listOpenTests = (): TestId[] => testIds.filter((test) => questionnaires[test] !== undefined);

/** @returns null for a test that is unknown or still being prepared */
export const findQuestionnaire = async (test: string): Promise<Questionnaire | null> =>
  Object.hasOwn(questionnaires, test) ? ((await questionnaires[test as TestId]?.()) ?? null) : null;
