import { expect, test } from "vitest";
import { findWhose } from "./whose.ts";

test.each([
  ["那我呢", "me"],
  ["and mine?", "me"],
  ["now back to me: when will money be easier", "me"],
  ["那他的财运呢", "other"],
  ["and his?", "other"],
  ["那我妈会不会不高兴", null],
  ["我老公是1986年11月2日生的", "husband"],
])("“%s” speaks of %s", (text, whose) => {
  expect(findWhose(text, false)).toBe(whose);
});

test("who only told it, or where the slip was, is not whose it is", () => {
  expect(findWhose("我妈说是早上七点", true)).toBe(null);
  expect(findWhose("my mum says it was 7 am", true)).toBe(null);
  expect(findWhose("我写错了，是1991年", true)).toBe(null);
});
