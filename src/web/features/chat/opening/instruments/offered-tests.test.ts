import { expect, test } from "vitest";
import { locales } from "../../../../../shared/i18n/locale.ts";
import { listOpenTests, questionnaires } from "../../../../../topics/questionnaires.ts";
import { instruments, lengths } from "./offered-tests.ts";

test("every test that is open is offered, with the questions and minutes it has", async () => {
  expect(["mbti", ...instruments.map((one) => one.test)].sort()).toEqual(listOpenTests().sort());
  const sixteen = await questionnaires.mbti!();
  expect(Object.keys(sixteen.minutes)).toEqual(lengths.map(({ version }) => version));
  for (const { version, questions, minutes } of lengths) expect([sixteen.listItems(version).length, sixteen.minutes[version]]).toEqual([questions, minutes]);
  for (const one of instruments) {
    const own = await questionnaires[one.test]!();
    expect([one.test, own.listItems("standard").length, own.minutes.standard]).toEqual([one.test, one.questions, one.minutes]);
    expect(new Set(locales.map((locale) => one.tells[locale])).size).toBe(locales.length);
  }
});
