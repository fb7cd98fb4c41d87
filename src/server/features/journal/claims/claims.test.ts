import { expect, test } from "vitest";
import type { FactsData } from "../../../../shared/contract/stream.ts";
import { listClaims } from "./list-claims.ts";
import { listDates } from "./list-dates.ts";

const text = "## 可以换，先等一等。\n\n**隐者**在前头。\n\n> 天行健\n\n这周做一件。\n\n身体的事问医生。";
const at = (words: string): number => text.indexOf(words);
const data: FactsData = {
  facts: [{ id: "card.1", key: "card", label: "过去", value: "隐者" }],
  paragraphs: [
    { at: at("**隐者"), label: "过去", part: "lead", facts: ["card.1", "card.9"] },
    { at: at("> 天"), label: "", part: "verse", facts: ["card.1"] },
    { at: at("这周"), label: "", part: "close", facts: [] },
    { at: at("身体"), label: "", part: "caution", facts: [] },
  ],
};

test("a headline and what was told of the cast are claims; a verse, an act and a caution are none", () => {
  expect(listClaims(text, data)).toEqual([
    { label: "", text: "可以换，先等一等。", facts: [] },
    { label: "过去", text: "隐者在前头。", facts: [{ key: "card", label: "过去", value: "隐者" }] },
  ]);
});

test("without its facts each paragraph is a claim; none is endless, and there are not more than eight", () => {
  expect(listClaims("One.\n\nTwo.", undefined).map((claim) => claim.text)).toEqual(["One.", "Two."]);
  const claims = listClaims(`${"长".repeat(5000)}\n\n${"短。\n\n".repeat(40)}`, undefined);
  expect([claims.length, [...claims[0]!.text].length]).toEqual([8, 600]);
  expect(listClaims("   ", undefined)).toEqual([]);
});

test("the days a reading names are those to come within two years, soonest first", () => {
  const fact = (values: Record<string, string | number>) => ({ id: "x", key: "x", values });
  const facts = [
    fact({ at: "2027-01-09T04:00:00Z", born: "1990-05-01" }),
    fact({ date: "2026-12-24" }),
    fact({ date: "2026-11-23", n: 3 }),
    fact({ date: "2031-01-01" }),
  ];
  expect(listDates(facts, "2026-11-23")).toEqual(["2026-12-24", "2027-01-09"]);
});
