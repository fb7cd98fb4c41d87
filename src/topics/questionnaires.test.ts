import { expect, test } from "vitest";
import { listFaults } from "./kit/questionnaire/testing/list-faults.ts";
import { findQuestionnaire, listOpenTests } from "./questionnaires.ts";

test("every open test has whole items and words in both languages", async () => {
  const faults = await Promise.all(
    listOpenTests().map(async (id) => {
      const questionnaire = await findQuestionnaire(id);
      return questionnaire?.test === id ? listFaults(questionnaire) : [`${id} is registered for another`];
    }),
  );
  expect(faults.flat()).toEqual([]);
});

test("a test that is not there is not found", async () => {
  expect(await findQuestionnaire("toString")).toBeNull();
  expect(await findQuestionnaire("tarot")).toBeNull();
});
