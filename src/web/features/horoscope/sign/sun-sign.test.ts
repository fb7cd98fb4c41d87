import { expect, test } from "vitest";
import { findSunSign } from "./sun-sign.ts";

const ingressAt = (at: string) => [
  { at: "2026-11-09T07:02:04Z", kind: "phase", body: "moon", sign: "scorpio" as const, name: "" },
  { at, kind: "ingress", body: "sun", sign: "sagittarius" as const, name: "" },
];
const november = ingressAt("2026-11-22T07:23:20Z");

test("before the Sun's change of sign it is the one, after it the other", () => {
  expect(findSunSign("2026-11-05", november)).toEqual({ sign: "scorpio", border: null });
  expect(findSunSign("2026-11-28", november)).toEqual({ sign: "sagittarius", border: null });
});

test("on the day of the change the hour decides, and both are named", () => {
  const at = new Date(2026, 10, 22, 9, 30);
  expect(findSunSign("2026-11-22", ingressAt(at.toISOString()))).toEqual({
    sign: "sagittarius",
    border: { at, before: "scorpio", after: "sagittarius", isSameDay: true },
  });
});

test("the day beside it is said to be close, for another zone's clock could tell another day", () => {
  const noon = ingressAt(new Date(2026, 10, 22, 12).toISOString());
  expect(findSunSign("2026-11-21", noon)).toMatchObject({ sign: "scorpio", border: { isSameDay: false } });
  expect(findSunSign("2026-11-19", noon)?.border).toBeNull();
  expect(findSunSign("2026-11-25", noon)?.border).toBeNull();
});

test("a month without its Sun gives nothing", () => expect(findSunSign("2026-11-05", [])).toBeNull());
