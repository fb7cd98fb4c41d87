import { expect, test } from "vitest";
import { comparedTopics } from "../../compared.ts";
import { hearQuestion } from "../hearing/to-question.ts";
import { type AskedForm, askedForms, chanceOfAccord, toForm } from "./chances.ts";
import { aspects } from "./compare.ts";
import { chances } from "./data/chances.ts";

const forms = Object.entries(askedForms) as [AskedForm, string][];

test("every two crafts have their chances for every kind of question, from two thousand casts at least", () => {
  expect(chances.casts).toBeGreaterThanOrEqual(2000);
  for (const [form] of forms)
    for (const [at, one] of comparedTopics.entries())
      for (const other of comparedTopics.slice(at + 1))
        for (const aspect of aspects) {
          const { agree, part } = chanceOfAccord(one, other, form, aspect);
          expect(chanceOfAccord(other, one, form, aspect)).toEqual({ agree, part });
          expect([agree >= 0, part >= 0, agree + part <= 1]).toEqual([true, true, true]);
        }
});

test.each(forms)("a question of %s is counted as what it is: %s", (form, question) => {
  expect(toForm(hearQuestion(question, "zh"))).toBe(form);
});

test.each([
  ["Should I change jobs?", "work"],
  ["Will I be promoted next year?", "year"],
  ["Should I leave my husband?", "leaving"],
  ["Should I stay in London or move to Leeds?", "choice"],
  ["How is my luck with money?", "open"],
] as const)("%s is counted as %s", (question, form) => {
  expect(toForm(hearQuestion(question, "en"))).toBe(form);
});
