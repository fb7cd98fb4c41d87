import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../../../../shared/errors.ts";
import { toAddress, toPhone } from "./parse-address.ts";

test("an email is known by its lower case, its domain as DNS writes it, and shown as it was written", () => {
  expect(toAddress(" Li.Na@Example.COM ")).toEqual({ kind: "email", subject: "li.na@example.com", shown: "Li.Na@Example.COM" });
  expect(toAddress("na@例子.中国").subject).toBe("na@xn--fsqu00a.xn--fiqs8s");
  expect(toAddress("a+tag@sub.example.co").subject).toBe("a+tag@sub.example.co");
});

test("a phone is known by E.164; a bare number reads as +86", () => {
  for (const written of ["13800138000", "+8613800138000", "138 0013 8000", "+86 138-0013-8000", "008613800138000", "１３８００１３８０００"])
    expect(toAddress(written), written).toEqual({ kind: "phone", subject: "+8613800138000", shown: "+8613800138000" });
  expect(toAddress("+1 202 555 0143").subject).toBe("+12025550143");
});

test("what is no phone is one answer, what is no email another", () => {
  for (const written of ["123", "+86", "+999123456789", "138001380001380013800"]) expect(() => toAddress(written), written).toThrow("invalidPhone");
  for (const written of [
    "li",
    "li.na",
    "li.na.example.com",
    "li@",
    "@example.com",
    "li@example",
    "li@@example.com",
    "li @example.com",
    ".li@example.com",
    "li@-a.com",
    "li@1.2.3.4",
  ])
    expect(() => toAddress(written), written).toThrow("invalidParameters");
  expect(() => toPhone("li@example.com")).toThrow("invalidPhone");
});

test("whatever is typed is an address that reads the same again, or is refused by name", () => {
  const typed = fc.oneof(fc.string({ maxLength: 300 }), fc.emailAddress(), fc.stringMatching(/^[+\d ()-]{1,24}$/));
  fc.assert(
    fc.property(typed, (text) => {
      try {
        const { kind, subject } = toAddress(text);
        expect(toAddress(subject)).toEqual({ kind, subject, shown: subject });
        expect(subject).not.toMatch(/[\s,;<>"]/);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        expect(["invalidPhone", "invalidParameters"]).toContain(error.error);
      }
    }),
    { numRuns: 1000 },
  );
});

test("check 53: nothing that ends a header or names a second recipient is an address", () => {
  for (const written of [
    "li@example.com\r\nBcc: x@example.com",
    "li\n@example.com",
    "li@example.com,x@example.com",
    '"li"@example.com',
    "<li@example.com>",
    "li;x@example.com",
    "li(x)@example.com",
  ])
    expect(() => toAddress(written), written).toThrow("invalidParameters");
});
